import type { StylePicture } from '../../style/learned-style.ts';

export type Content = {
  readonly layout: Float32Array;
  /** Mean lightness and chroma of the whole. */
  readonly lightness: number;
  readonly chroma: number;
};

export type Reference = { readonly picture: StylePicture; readonly weight: number };

/** What a hue that the pictures chosen so far lack is worth, up to a distance in OKLab. */
const novelty = { worth: 1.5, most: 0.12 } as const;
/** The seed may turn a near tie. */
const chance = 0.1;
/** Of the first picture, the second, and so on. */
const weights = [1, 0.5, 0.33, 0.33] as const;
const laterWeight = 0.25;

/**
 * What differences weigh: of the places of light, of the hues of fields, of mean lightness, too
 * little chroma, oddness, and what a wide range of tones is worth. Found on a drawn and a
 * photographed set: with half of `hue`, leaves turned skies green.
 */
const costs = { light: 0.35, hue: 45, lightness: 4, dull: 1.1, odd: 0.25, range: 0.35 } as const;
/** A wider range than this is worth no more. */
const mostRange = 0.6;
/** OKLab: what is less than noise in chroma and in the spread of light. */
const noise = { chroma: 0.02, light: 0.03 } as const;

/**
 * The style's pictures whose colours suit a content: lights and hues in the same places, plus
 * some with hues that the first ones lack.
 */
export function chooseReferences(
  content: Content,
  pictures: readonly StylePicture[],
  count: number,
  random: () => number,
): Reference[] {
  const rest = pictures.map((picture) => ({
    picture,
    distance: distanceTo(content, picture) + chance * random(),
    hue: meanHue(picture),
  }));
  const chosen: typeof rest = [];
  while (chosen.length < count && rest.length > 0) {
    const cost = (one: (typeof rest)[number]) =>
      one.distance - novelty.worth * Math.min(novelty.most, nearestHue(one.hue, chosen));
    const best = rest.reduce((least, one) => (cost(one) < cost(least) ? one : least));
    rest.splice(rest.indexOf(best), 1);
    chosen.push(best);
  }
  return chosen.map(({ picture }, i) => ({ picture, weight: weights[i] ?? laterWeight }));
}

function distanceTo({ layout, lightness, chroma }: Content, picture: StylePicture): number {
  const own = standardised(layout);
  const theirs = standardised(picture.layout);
  const fields = layout.length / 3;
  let light = 0;
  let colour = 0;
  for (let i = 0; i < fields; i += 1) {
    light += (own[i]! - theirs[i]!) ** 2 / fields;
    colour +=
      (layout[i * 3 + 1]! - picture.layout[i * 3 + 1]!) ** 2 +
      (layout[i * 3 + 2]! - picture.layout[i * 3 + 2]!) ** 2;
  }
  const theirLightness = meanLightness(picture.layout);
  return (
    costs.light * light +
    (costs.hue / fields) * colour +
    costs.lightness * (lightness - theirLightness) ** 2 +
    costs.dull * Math.max(0, 1 - picture.chroma / (chroma + noise.chroma)) +
    costs.odd * Math.max(0, picture.oddness - 1) -
    costs.range * Math.min(mostRange, picture.lightest - picture.darkest)
  );
}

/** Lightness of the fields with mean 0 and deviation 1: where it is light, however light. */
function standardised(layout: Float32Array): Float32Array {
  const light = Float32Array.from({ length: layout.length / 3 }, (_, i) => layout[i * 3]!);
  const middle = light.reduce((sum, value) => sum + value, 0) / light.length;
  const square = light.reduce((sum, value) => sum + (value - middle) ** 2, 0) / light.length;
  return light.map((value) => (value - middle) / (Math.sqrt(square) + noise.light));
}

function meanLightness(layout: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < layout.length; i += 3) sum += layout[i]!;
  return sum / (layout.length / 3);
}

function meanHue({ layout }: StylePicture): readonly [a: number, b: number] {
  let a = 0;
  let b = 0;
  for (let i = 0; i < layout.length; i += 3) {
    a += layout[i + 1]!;
    b += layout[i + 2]!;
  }
  return [a / (layout.length / 3), b / (layout.length / 3)];
}

function nearestHue(
  [a, b]: readonly [number, number],
  chosen: readonly { readonly hue: readonly [number, number] }[],
): number {
  if (chosen.length === 0) return 0;
  return Math.min(...chosen.map(({ hue }) => Math.hypot(a - hue[0], b - hue[1])));
}
