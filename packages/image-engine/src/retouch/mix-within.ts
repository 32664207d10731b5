import type { LinearImage } from '../raster/linear-image.ts';

type Where = {
  /** 0–1 a pixel. */
  readonly mask: Float32Array;
  readonly isBehind: boolean;
};

/** `changed` where the mask is, or everywhere else where it `isBehind`; both of one size. */
export function mixWithin(
  image: LinearImage,
  changed: LinearImage,
  { mask, isBehind }: Where,
): LinearImage {
  const data = Float32Array.from(image.data);
  for (let i = 0; i < mask.length; i += 1) {
    const share = isBehind ? 1 - mask[i]! : mask[i]!;
    for (let at = 3 * i; at < 3 * i + 3; at += 1) {
      data[at] = data[at]! + share * (changed.data[at]! - data[at]!);
    }
  }
  return { ...image, data };
}
