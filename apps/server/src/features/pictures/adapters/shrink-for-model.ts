import sharp from 'sharp';
import { largestPicturePixels } from '../../../platform/pictures/picture-limits.ts';
import { definePictureTask } from '../../../platform/pictures/picture-task.ts';

/** What vision models look at; more is only sent in vain. */
const longestSide = 1024;

/** A picture small enough for a model to look at. */
export const shrinkForModel = definePictureTask(import.meta.url, (bytes, _options: null) =>
  sharp(bytes, { limitInputPixels: largestPicturePixels })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer(),
);
