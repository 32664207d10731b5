import { Images, PanelLeft } from 'lucide-react';

type FloatingButtonProps = {
  side: 'left' | 'right';
  label: string;
  /** Shown beside the icon when there is something to count. */
  count?: number;
  onClick: () => void;
};

/** Opens a side panel on small screens. */
export function FloatingButton({ side, label, count = 0, onClick }: FloatingButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
      className={`absolute top-3 z-10 flex h-11 min-w-11 items-center justify-center gap-2 rounded-full bg-float text-fg shadow-float forced-colors:border ${
        side === 'left' ? 'left-3' : 'right-3'
      } ${count > 0 ? 'px-3.5' : ''}`}
    >
      {side === 'left' ? (
        <PanelLeft size={20} strokeWidth={1.5} aria-hidden />
      ) : (
        <Images size={20} strokeWidth={1.5} aria-hidden />
      )}
      {count > 0 && <span className="font-[550] tabular-nums">{count}</span>}
    </button>
  );
}

/** What scrolls under the floating buttons fades out instead of running into them. */
export function TopShade() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-0 z-10 h-18 bg-linear-to-b from-bg from-25% to-transparent"
    />
  );
}
