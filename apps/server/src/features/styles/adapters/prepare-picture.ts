import sharp from 'sharp';
import { largestPicturePixels } from '../../../platform/pictures/picture-limits.ts';
import type { PreparePicture } from '../load-pictures.ts';

/** More than any engine looks at; a phone's photograph becomes a tenth of its size. */
const longestSide = 2048;
const largePictureBytes = 2 * 1024 * 1024;

/** libvips works in threads of its own. The stored original stays as it is. */
export const preparePicture: PreparePicture = async (bytes) => {
  const image = sharp(bytes, { limitInputPixels: largestPicturePixels });
  try {
    const { autoOrient } = await image.metadata();
    const isSmall = Math.max(autoOrient.width, autoOrient.height) <= longestSide;
    if (isSmall && bytes.length <= largePictureBytes) return bytes;
    return await image
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
  } catch {
    return null;
  }
};
