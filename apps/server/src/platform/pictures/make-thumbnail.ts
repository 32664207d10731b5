import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import { markXmp } from '@armoni/image-engine/origin/write-origin';
import sharp from 'sharp';
import { largestPicturePixels } from './picture-limits.ts';

export const thumbnailType = { extension: 'webp', contentType: 'image/webp' } as const;

/** Of the small copies that lists show. */
export const ofLists = { longestSide: 320, largestBytes: 20_000 };

/** From the best to one that even noise fits with. */
const attempts = [
  { share: 1, quality: 80 },
  { share: 1, quality: 55 },
  { share: 1, quality: 25 },
  { share: 0.5, quality: 25 },
] as const;

/**
 * A picture small enough for a list: WebP, as a rule of at most 320 px a side and 20 kB, its first frame when
 * it moves, and marked as AI-made where the original is. All of the original is decoded, by
 * libvips in threads of its own, so that one that is cut off is noticed.
 * @throws when it is no picture, damaged, or of more than 100 million pixels.
 */
export async function makeThumbnail(
  bytes: Buffer,
  { longestSide, largestBytes } = ofLists,
): Promise<Buffer> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: largestPicturePixels,
    failOn: 'error',
  })
    .autoOrient()
    .resize(longestSide, longestSide, {
      fit: 'inside',
      withoutEnlargement: true,
      fastShrinkOnLoad: false,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Of all the metadata only the mark: the rest may be large, or tell where somebody lives.
  const { sourceType } = await markOf(bytes);
  for (const { share, quality } of attempts) {
    const side = longestSide * share;
    const { width, height, channels } = info;
    const small = sharp(data, { raw: { width, height, channels } })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality });
    if (sourceType !== null) small.withXmp(markXmp(sourceType));
    const thumbnail = await small.toBuffer();
    if (thumbnail.length <= largestBytes) return thumbnail;
  }
  throw new Error('a picture of noise beyond what noise can be');
}

async function markOf(bytes: Buffer): Promise<{ readonly sourceType: string | null }> {
  const origin = await readOrigin(bytes);
  return origin.kind === 'unreadable' ? { sourceType: null } : origin;
}
