import sharp from 'sharp';
import { largestPicturePixels } from '../../../platform/pictures/picture-limits.ts';
import type { ReadReference } from '../ports.ts';

/** What vision models look at; more is only sent in vain. */
const longestSide = 1024;

/** A picture that the caller points at, small enough for a model to look at. */
export function makeShowPicture(readReference: ReadReference) {
  return async (ownerId: string, url: string, signal: AbortSignal): Promise<Uint8Array | null> => {
    const read = await readReference(ownerId, url, signal);
    if (!read.ok) return null;
    return sharp(read.reference.bytes, { limitInputPixels: largestPicturePixels })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer()
      .catch(() => null);
  };
}
