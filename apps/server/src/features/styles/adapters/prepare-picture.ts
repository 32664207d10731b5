import sharp from 'sharp';
import { largestPicturePixels } from '../../../platform/pictures/picture-limits.ts';
import type { PictureProcesses } from '../../../platform/pictures/picture-processes.ts';
import { definePictureTask } from '../../../platform/pictures/picture-task.ts';
import type { PreparePicture } from '../load-pictures.ts';

/** More than any engine looks at; a phone's photograph becomes a tenth of its size. */
const longestSide = 2048;
const largePictureBytes = 2 * 1024 * 1024;

/** The stored original stays as it is. */
const prepareForLearning = definePictureTask(
  import.meta.url,
  async (bytes, _options: null): Promise<Buffer> => {
    const image = sharp(bytes, { limitInputPixels: largestPicturePixels });
    const { autoOrient } = await image.metadata();
    const isSmall = Math.max(autoOrient.width, autoOrient.height) <= longestSide;
    if (isSmall && bytes.length <= largePictureBytes) return bytes;
    return image
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
  },
);

export function makePreparePicture(pictureProcesses: PictureProcesses): PreparePicture {
  return (call) => pictureProcesses.run(prepareForLearning, { ...call, options: null });
}
