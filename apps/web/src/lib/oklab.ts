/** Lightness 0–1 and two opponent axes (Ottosson 2020). */
export type Oklab = { readonly l: number; readonly a: number; readonly b: number };

/** From sRGB bytes 0–255. */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const r = linear(red / 255);
  const g = linear(green / 255);
  const b = linear(blue / 255);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** `oklab(…)` as CSS takes it. */
export function toCss({ l, a, b }: Oklab): string {
  return `oklab(${l.toFixed(4)} ${a.toFixed(4)} ${b.toFixed(4)})`;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
