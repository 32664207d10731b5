import type { Retouch } from '../edit/retouch.ts';
import type { ChangedScene } from '../origin/recipe.ts';
import { type Margins, noMargins, scaledMargins } from '../raster/margins.ts';

/** Pixels a side of what is drawn here. */
export const mostOfOurs = 2048;
const usualTimes = 2;
/** Less is no larger picture. */
const leastTimes = 1.05;

export type Larger =
  /** `isLess`: more was asked for than is drawn. */
  | { readonly ok: true; readonly base: ChangedScene; readonly isLess: boolean }
  | { readonly ok: false };

/** The same picture, to be drawn with more pixels: as many as are wanted, within what is drawn. */
export function largerFrame(
  known: ChangedScene,
  { times, side }: Extract<Retouch, { kind: 'enlarge' }>,
): Larger {
  const longest = Math.max(known.shown.width, known.shown.height);
  const wanted = side === null ? (times ?? usualTimes) : side / longest;
  // What lies around a crop is drawn, too.
  const { left, top, right, bottom } = known.around ?? noMargins;
  const drawn = Math.max(longest, left + known.width + right, top + known.height + bottom);
  const scale = Math.min(wanted, mostOfOurs / drawn);
  if (scale < leastTimes) return { ok: false };
  const around = known.around && inWholePixels(scaledMargins(known.around, scale));
  const base = {
    ...known,
    width: Math.round(scale * known.width),
    height: Math.round(scale * known.height),
    ...(around && { around }),
  };
  return { ok: true, base, isLess: wanted > scale * leastTimes };
}

/** Never more than was scaled, so that no more is drawn than may be. */
const inWholePixels = ({ left, top, right, bottom }: Margins): Margins => ({
  ...{ left: Math.floor(left), top: Math.floor(top) },
  ...{ right: Math.floor(right), bottom: Math.floor(bottom) },
});
