import { linearToOklab, oklabToLinear } from './oklab-samples.ts';
import { linearToSrgb, srgbToLinear } from './srgb.ts';

/** Lightness 0–1 and two opponent axes of about ±0.3 (Ottosson 2020). */
export type Oklab = { readonly l: number; readonly a: number; readonly b: number };

/** From sRGB bytes 0–255. */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const sample = Float64Array.of(red, green, blue).map((byte) => srgbToLinear(byte / 255));
  const [l, a, b] = linearToOklab(sample, sample);
  return { l: l!, a: a!, b: b! };
}

/** `oklab(…)` as CSS takes it. */
export function toCss({ l, a, b }: Oklab): string {
  return `oklab(${l.toFixed(4)} ${a.toFixed(4)} ${b.toFixed(4)})`;
}

/** `#rrggbb`; a colour that sRGB cannot show loses chroma, never lightness or hue. */
export function toHex(colour: Oklab): string {
  const bytes = linearRgb(withChroma(colour, shownChroma(colour))).map((value) =>
    Math.round(255 * linearToSrgb(Math.min(1, Math.max(0, value)))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function withChroma({ l, a, b }: Oklab, factor: number): Oklab {
  return { l, a: a * factor, b: b * factor };
}

export function chroma({ a, b }: Oklab): number {
  return Math.hypot(a, b);
}

// Halvings of the share of chroma: 1/4096 is finer than a step of a byte.
const chromaHalvings = 12;

// How far outside 0–1 a linear value still counts as shown: what the digits of the matrices leave.
const gamutTolerance = 1e-4;

/** The largest share of a colour's chroma that sRGB shows. */
function shownChroma(colour: Oklab): number {
  if (isShown(linearRgb(colour))) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < chromaHalvings; step += 1) {
    const share = (low + high) / 2;
    if (isShown(linearRgb(withChroma(colour, share)))) low = share;
    else high = share;
  }
  return low;
}

function linearRgb({ l, a, b }: Oklab): readonly number[] {
  return Array.from(oklabToLinear(Float64Array.of(l, a, b)));
}

function isShown(rgb: readonly number[]): boolean {
  return rgb.every((value) => value >= -gamutTolerance && value <= 1 + gamutTolerance);
}
