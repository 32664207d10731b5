/** sRGB byte → linear 0–1. */
export const linearOfByte: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
  srgbToLinear(byte / 255),
);

// Fine enough that every byte's own value comes back as that byte.
const encodeSteps = 1 << 14;
const byteOfLinear = Uint8Array.from({ length: encodeSteps + 1 }, (_, step) =>
  Math.round(255 * linearToSrgb(step / encodeSteps)),
);

/** Linear, clipped to 0–1 → sRGB byte. */
export function byteOf(linear: number): number {
  if (!(linear > 0)) return 0;
  return byteOfLinear[linear >= 1 ? encodeSteps : (linear * encodeSteps + 0.5) | 0]!;
}

export function srgbToLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function linearToSrgb(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** `#rrggbb` → linear RGB. */
export function linearOfHex(hex: string): [number, number, number] {
  const packed = Number.parseInt(hex.slice(1), 16);
  return [
    linearOfByte[(packed >> 16) & 255]!,
    linearOfByte[(packed >> 8) & 255]!,
    linearOfByte[packed & 255]!,
  ];
}

/** Interleaved linear RGB → interleaved OKLab (Ottosson 2020); `into` may be the same array. */
export function toOklab(rgb: Float32Array, into: Float32Array = new Float32Array(rgb.length)) {
  for (let i = 0; i + 2 < rgb.length; i += 3) {
    const r = rgb[i]!;
    const g = rgb[i + 1]!;
    const b = rgb[i + 2]!;
    const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    into[i] = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
    into[i + 1] = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
    into[i + 2] = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  }
  return into;
}

/** Interleaved OKLab → interleaved linear RGB, not clipped; `into` may be the same array. */
export function fromOklab(lab: Float32Array, into: Float32Array = new Float32Array(lab.length)) {
  for (let i = 0; i + 2 < lab.length; i += 3) {
    const l = lab[i]!;
    const a = lab[i + 1]!;
    const b = lab[i + 2]!;
    const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
    into[i] = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
    into[i + 1] = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
    into[i + 2] = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  }
  return into;
}
