import type { BarShot } from '../../../ui/film/merge-shots.ts';

const gapPixels = 3;

/**
 * The accord of a film as one CSS background, for walls of thousands of films: hard stripes
 * in shot lengths, clear gaps between shots. Null when no shot is known.
 */
export function accordGradient(shots: readonly BarShot[], widthPixels: number): string | null {
  const totalSeconds = shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);
  const paintedPixels = widthPixels - gapPixels * (shots.length - 1);
  if (totalSeconds <= 0 || paintedPixels <= 0) return null;
  const stops: string[] = [];
  let left = 0;
  for (const shot of shots) {
    if (stops.length > 0) {
      stops.push(stop('transparent', left, left + gapPixels));
      left += gapPixels;
    }
    const width = (shot.durationSeconds / totalSeconds) * paintedPixels;
    stops.push(...shotStops(shot, left, width));
    left += width;
  }
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

function shotStops(shot: BarShot, left: number, width: number): readonly string[] {
  const shares = shot.stripes.reduce((sum, stripe) => sum + stripe.share, 0);
  if (shares <= 0) return [stop('transparent', left, left + width)];
  let from = left;
  return shot.stripes.map(({ colour, share }) => {
    const to = from + (share / shares) * width;
    const text = stop(colour, from, to);
    from = to;
    return text;
  });
}

function stop(colour: string, from: number, to: number): string {
  return `${colour} ${rounded(from)}px ${rounded(to)}px`;
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
