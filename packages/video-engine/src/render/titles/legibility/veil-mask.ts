import sharp from 'sharp';
import type { Coverage } from './ring.ts';

/** Sigmas in em of letters, their gain and their weight: a veil close to the letters and a wide one. */
const near = { sigma: 0.34, gain: 4.2, weight: 0.6 } as const;
const wide = { sigma: 1.1, gain: 2.6, weight: 0.85 } as const;
/** In units of the frame: small lines still get a soft veil. */
const leastWideSigma = 5;
/** sharp blurs from this sigma on. */
const leastSigma = 0.3;
/** Pixels: a picture blurred more is made smaller first. */
const finestSigma = 3;

/** Blurred letters, 0–1 a pixel: 1 − exp(−gain·x) of both blurs, joined. */
export async function veilMask(
  coverage: Coverage,
  { em, unit }: { readonly em: number; readonly unit: number },
): Promise<Float32Array> {
  const [close, far] = await Promise.all([
    blurred(coverage, near.sigma * em),
    blurred(coverage, Math.max(wide.sigma * em, leastWideSigma * unit)),
  ]);
  return Float32Array.from(close, (byte, at) => {
    const closeShare = near.weight * (1 - Math.exp((-near.gain * byte) / 255));
    const farShare = wide.weight * (1 - Math.exp((-wide.gain * (far[at] as number)) / 255));
    return 1 - (1 - closeShare) * (1 - farShare);
  });
}

/** A wide blur of the whole is one of a smaller picture: nothing fine is left of it. */
async function blurred({ width, height, bytes }: Coverage, sigma: number): Promise<Uint8Array> {
  const shrink = Math.max(1, Math.floor(sigma / finestSigma));
  const small = { width: Math.ceil(width / shrink), height: Math.ceil(height / shrink) };
  const soft = await sharp(bytes, { raw: { width, height, channels: 1 } })
    .resize(small.width, small.height, { fit: 'fill' })
    .blur(Math.max(leastSigma, sigma / shrink))
    .extractChannel(0)
    .raw()
    .toBuffer();
  if (shrink === 1) return soft;
  return await sharp(soft, { raw: { ...small, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** In units of the frame: from where a gradient darkens what stands at the foot of the picture. */
const gradient = { above: 9, weight: 0.5 } as const;

/** Rises from above a text to the lower edge, over the whole width. */
export function addFootGradient(
  mask: Float32Array,
  {
    width,
    height,
    textTop,
    unit,
  }: {
    readonly width: number;
    readonly height: number;
    readonly textTop: number;
    readonly unit: number;
  },
): void {
  const from = textTop - gradient.above * unit;
  for (let y = Math.max(0, Math.floor(from)); y < height; y += 1) {
    const share = Math.min(1, Math.max(0, (y - from) / (height - from)));
    const level = gradient.weight * share * share * (3 - 2 * share);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      mask[at] = 1 - (1 - (mask[at] as number)) * (1 - level);
    }
  }
}

/** The same darkness over the whole frame. */
export function addEverywhere(mask: Float32Array, level: number): void {
  mask.forEach((own, at) => {
    mask[at] = 1 - (1 - own) * (1 - level);
  });
}
