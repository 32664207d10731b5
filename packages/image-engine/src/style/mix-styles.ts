import { mix } from '../maths/interpolation.ts';
import type { LearnedStyle, Stripe, StylePicture, StyleTiles } from './learned-style.ts';
import type { PictureStatistics } from './picture-statistics.ts';
import { treatments } from './treatment.ts';

/**
 * One style out of two: the hand of the one that weighs more, or of the first where both weigh the same,
 * and colours that lie between theirs. `share` is the second one's, 0–1; 0 and 1 are the styles themselves.
 */
export function mixStyles(first: LearnedStyle, second: LearnedStyle, share: number): LearnedStyle {
  const [leader, other, part] = share <= 0.5 ? [first, second, share] : [second, first, 1 - share];
  if (part <= 0) return leader;
  return {
    ...leader,
    name: `${first.name} × ${second.name}`,
    weights: {
      ...leader.weights,
      ...Object.fromEntries(
        treatments.map((one) => [one, mix(leader.weights[one], other.weights[one], part)]),
      ),
    },
    medians: betweenStatistics(leader.medians, other.medians, part),
    accord: betweenAccords(leader.accord, other.accord, part),
    pictures: leader.pictures.map((picture) =>
      betweenPictures(picture, nearestTo(picture, other.pictures), part),
    ),
    tiles: leader.tiles && betweenTiles(leader.tiles, other.tiles, part),
    shared: undefined,
  };
}

function betweenStatistics(
  one: PictureStatistics,
  other: PictureStatistics,
  part: number,
): PictureStatistics {
  const { bands, grid, cells, ...rest } = one;
  const numbers = Object.entries(rest).map(([name, value]) => [
    name,
    mix(value, other[name as keyof typeof rest], part),
  ]);
  return {
    ...(Object.fromEntries(numbers) as typeof rest),
    bands: bands.map((value, i) => mix(value, other.bands[i]!, part)),
    // A grid half as wide would be no grid of either.
    ...{ grid, cells },
  };
}

function betweenAccords(one: readonly Stripe[], other: readonly Stripe[], part: number): Stripe[] {
  const all = [
    ...one.map(({ colour, share }) => ({ colour, share: share * (1 - part) })),
    ...other.map(({ colour, share }) => ({ colour, share: share * part })),
  ];
  const widest = all.toSorted((x, y) => y.share - x.share).slice(0, one.length);
  const total = widest.reduce((sum, { share }) => sum + share, 0);
  return widest.map(({ colour, share }) => ({ colour, share: share / total }));
}

/** The picture whose light lies in the most similar places. */
function nearestTo({ layout }: StylePicture, pictures: readonly StylePicture[]): StylePicture {
  const distance = (other: StylePicture) =>
    layout.reduce((sum, value, i) => sum + (value - other.layout[i]!) ** 2, 0);
  return pictures.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

/**
 * Colours are paired by their rank of lightness, so that darks go with darks and lights with lights:
 * optimal transport along that one axis.
 */
function betweenPictures(one: StylePicture, other: StylePicture, part: number): StylePicture {
  const samples = new Float32Array(one.samples.length);
  const from = byLightness(one.samples);
  const to = byLightness(other.samples);
  from.forEach((place, rank) => {
    for (let c = 0; c < 3; c += 1) {
      samples[place * 3 + c] = mix(
        one.samples[place * 3 + c]!,
        other.samples[to[rank]! * 3 + c]!,
        part,
      );
    }
  });
  return {
    name: one.name,
    chroma: mix(one.chroma, other.chroma, part),
    darkest: mix(one.darkest, other.darkest, part),
    lightest: mix(one.lightest, other.lightest, part),
    oddness: one.oddness,
    layout: one.layout.map((value, i) => mix(value, other.layout[i]!, part)),
    samples,
  };
}

function byLightness(samples: Float32Array): number[] {
  const places = Array.from({ length: samples.length / 3 }, (_, i) => i);
  return places.sort((x, y) => samples[x * 3]! - samples[y * 3]! || x - y);
}

/** The leader's marks, in inks between both. */
function betweenTiles(one: StyleTiles, other: StyleTiles | null, part: number): StyleTiles {
  if (!other) return one;
  return { ...one, tint: one.tint.map((value, i) => mix(value, other.tint[i]!, part)) };
}
