import sharp from 'sharp';
import { hasMarkup } from './detect-media.ts';

export const largestStillBytes = 64 * 1024 * 1024;
const largestPixels = 100_000_000;

export type StillOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'markup' | 'too-many-pixels' | 'damaged' };

/**
 * Whether a picture is one all through: its size is read before anything is decoded, then it
 * is decoded once. libvips works in threads of its own, from memory, never by path.
 */
export async function inspectStill(bytes: Buffer): Promise<StillOutcome> {
  if (hasMarkup(bytes)) return { ok: false, reason: 'markup' };
  const image = sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error' });
  try {
    const { width, height } = await image.metadata();
    if (width * height > largestPixels) return { ok: false, reason: 'too-many-pixels' };
    await image.resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return { ok: true };
  } catch (error) {
    const isTooMany = /pixel limit/i.test((error as Error).message);
    return { ok: false, reason: isTooMany ? 'too-many-pixels' : 'damaged' };
  }
}
