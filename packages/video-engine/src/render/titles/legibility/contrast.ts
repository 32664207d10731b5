import { srgbToLinear } from '@armoni/colour/srgb';

const linear = Float64Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/** 0–1, WCAG 2.2 "relative luminance". */
export function luminance(red: number, green: number, blue: number): number {
  return (
    0.2126 * (linear[Math.round(red)] as number) +
    0.7152 * (linear[Math.round(green)] as number) +
    0.0722 * (linear[Math.round(blue)] as number)
  );
}

/** 1–21, WCAG 2.2 "contrast ratio". */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
