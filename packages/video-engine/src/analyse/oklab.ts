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

/** `#rrggbb`; a colour that sRGB cannot show loses chroma, never lightness or hue. */
export function toHex(colour: Oklab): string {
  let low = 0;
  let high = 1;
  if (isShown(linearRgb(colour))) low = 1;
  for (let step = 0; step < 12 && low < 1; step += 1) {
    const share = (low + high) / 2;
    if (isShown(linearRgb(withChroma(colour, share)))) low = share;
    else high = share;
  }
  const bytes = linearRgb(withChroma(colour, low)).map((value) =>
    Math.round(255 * companded(Math.min(1, Math.max(0, value)))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function withChroma({ l, a, b }: Oklab, factor: number): Oklab {
  return { l, a: a * factor, b: b * factor };
}

export function chroma({ a, b }: Oklab): number {
  return Math.hypot(a, b);
}

function linearRgb({ l, a, b }: Oklab): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function isShown(rgb: readonly number[]): boolean {
  return rgb.every((value) => value >= -1e-4 && value <= 1 + 1e-4);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function companded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
