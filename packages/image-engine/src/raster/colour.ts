import { linearToSrgb, srgbToLinear } from '@armoni/colour/srgb';

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

/** The same of every value; a typed array's `from` takes a hundred times as long. */
export function bytesOfLinear(data: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafe(data.length);
  for (let i = 0; i < data.length; i += 1) bytes[i] = byteOf(data[i]!);
  return bytes;
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
