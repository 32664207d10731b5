import { memo, useId } from 'react';

type WaveProps = {
  /** Of each bar, 0–1. */
  bars: readonly number[];
  /** From one bar to the next. */
  step: number;
  height: number;
  /** What has been played of it, in pixels: it is bright. */
  playedPx: number;
};

/** Loudness as bars around a middle line. */
export function Wave({ bars, step, height, playedPx }: WaveProps) {
  const clip = useId();
  const width = bars.length * step;
  return (
    <svg aria-hidden width={width} height={height} className="block">
      <clipPath id={clip}>
        <rect width={Math.max(0, playedPx)} height={height} />
      </clipPath>
      <g className="text-fg3">
        <Bars {...{ bars, step, height }} />
      </g>
      <g className="text-fg" clipPath={`url(#${clip})`}>
        <Bars {...{ bars, step, height }} />
      </g>
    </svg>
  );
}

/** Drawn once, however often the playhead moves. */
const Bars = memo(function Bars({ bars, step, height }: Omit<WaveProps, 'playedPx'>) {
  const path = bars
    .map((bar, index) => {
      const high = Math.max(2, bar * height);
      return `M${(index + 0.5) * step} ${(height - high) / 2}v${high.toFixed(1)}`;
    })
    .join('');
  return <path d={path} stroke="currentColor" strokeWidth={Math.min(2, step / 2)} />;
});

/** Bars so far apart from a measured stretch that begins and goes on as told, in seconds. */
export function barsBetween(
  peaks: readonly number[],
  perSecond: number,
  count: number,
  secondAt: (share: number) => number,
): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor(secondAt(index / count) * perSecond);
    const to = Math.max(from + 1, Math.floor(secondAt((index + 1) / count) * perSecond));
    return Math.max(0, ...peaks.slice(from, to));
  });
}
