import { CircleAlert } from 'lucide-react';

/** What went wrong with the whole form; read out when it appears. */
export function FormFailure({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p className="flex items-start gap-2 text-[13px] text-danger">
          <CircleAlert size={16} aria-hidden className="mt-0.5" />
          {text}
        </p>
      )}
    </div>
  );
}
