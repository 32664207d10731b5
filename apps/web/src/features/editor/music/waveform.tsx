import { clsx } from 'clsx';

/** Bars of the loudness; what has been played is bright. Without peaks, an even line of dots. */
export function Waveform({
  peaks,
  playedShare,
}: {
  peaks: readonly number[] | null;
  /** 0–1. */
  playedShare: number;
}) {
  const bars = peaks ?? evenBars;
  return (
    <div aria-hidden className="flex h-5 min-w-0 flex-1 items-center gap-0.5 overflow-hidden">
      {bars.map((peak, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a waveform never move
          key={index}
          className={clsx(
            'w-0.5 flex-none rounded-[1px] forced-color-adjust-none forced-colors:bg-[CanvasText]',
            index < playedShare * bars.length ? 'bg-fg' : 'bg-fg3',
          )}
          style={{ height: `${Math.max(2, peak * 18)}px` }}
        />
      ))}
    </div>
  );
}

const evenBars = Array.from({ length: 28 }, () => 0);
