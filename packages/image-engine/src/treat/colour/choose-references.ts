import type { StylePicture } from '../../style/learned-style.ts';

export type Content = {
  readonly layout: Float32Array;
  /** Mean lightness and chroma of the whole. */
  readonly lightness: number;
  readonly chroma: number;
};

export type Reference = { readonly picture: StylePicture; readonly weight: number };

const hueNovelty = 1.5;

/**
 * The style's pictures whose colours suit a content: lights and hues in the same places, plus
 * some that bring hues the first ones lack. The seed may turn a near tie.
 */
export function chooseReferences(
  content: Content,
  pictures: readonly StylePicture[],
  count: number,
  random: () => number,
): Reference[] {
  const rest = pictures.map((picture) => ({
    picture,
    distance: distanceTo(content, picture) + 0.1 * random(),
    hue: meanHue(picture),
  }));
  const chosen: typeof rest = [];
  while (chosen.length < count && rest.length > 0) {
    const cost = (one: (typeof rest)[number]) =>
      one.distance - hueNovelty * Math.min(0.12, nearestHue(one.hue, chosen));
    const best = rest.reduce((least, one) => (cost(one) < cost(least) ? one : least));
    rest.splice(rest.indexOf(best), 1);
    chosen.push(best);
  }
  return chosen.map(({ picture }, i) => ({ picture, weight: [1, 0.5, 0.33, 0.33][i] ?? 0.25 }));
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
    0.35 * light +
    (45 / fields) * colour +
    4 * (lightness - theirLightness) ** 2 +
    1.1 * Math.max(0, 1 - picture.chroma / (chroma + 0.02)) +
    0.25 * Math.max(0, picture.oddness - 1) -
    0.35 * Math.min(0.6, picture.lightest - picture.darkest)
  );
}

/** Lightness of the fields with mean 0 and deviation 1: where it is light, however light. */
function standardised(layout: Float32Array): Float32Array {
  const light = Float32Array.from({ length: layout.length / 3 }, (_, i) => layout[i * 3]!);
  const middle = light.reduce((sum, value) => sum + value, 0) / light.length;
  const square = light.reduce((sum, value) => sum + (value - middle) ** 2, 0) / light.length;
  return light.map((value) => (value - middle) / (Math.sqrt(square) + 0.03));
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
