import sharp from 'sharp';
import { makeThumbnail } from '../../../platform/pictures/make-thumbnail.ts';
import { largestPicturePixels } from '../../../platform/pictures/picture-limits.ts';
import { hasMarkup } from './detect-media.ts';

export type StillOutcome =
  | { readonly ok: true; readonly thumbnail: Buffer }
  | { readonly ok: false; readonly reason: 'markup' | 'too-many-pixels' | 'damaged' };

/**
 * Whether a picture is one all through: its size is read before anything is decoded, then it
 * is decoded once, into its small copy. libvips works in threads of its own, from memory, never
 * by path.
 */
export async function inspectStill(bytes: Buffer): Promise<StillOutcome> {
  if (hasMarkup(bytes)) return { ok: false, reason: 'markup' };
  try {
    const { width, height } = await sharp(bytes).metadata();
    if (width * height > largestPicturePixels) return { ok: false, reason: 'too-many-pixels' };
    return { ok: true, thumbnail: await makeThumbnail(bytes) };
  } catch (error) {
    const isTooMany = /pixel limit/i.test((error as Error).message);
    return { ok: false, reason: isTooMany ? 'too-many-pixels' : 'damaged' };
  }
}
