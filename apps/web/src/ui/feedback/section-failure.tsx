import { CircleAlert } from 'lucide-react';
import { Button } from '../controls/button.tsx';

/** A section that could not be read; the rest of the page stays of use. */
export function SectionFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 py-2">
      <CircleAlert size={16} aria-hidden className="text-danger" />
      <p className="min-w-0 flex-1">{text}</p>
      <Button size="small" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  );
}
