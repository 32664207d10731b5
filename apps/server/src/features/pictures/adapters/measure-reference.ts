import { findManifest } from '@armoni/image-engine/origin/find-manifest';
import sharp from 'sharp';
import { definePictureTask } from '../../../platform/pictures/picture-task.ts';

/** Sizes of the upright picture, and whether it carries a C2PA manifest. */
export const measureReference = definePictureTask(
  import.meta.url,
  async (bytes, _options: null) => {
    const { autoOrient } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    return { width, height, hasManifest: findManifest(bytes) !== null };
  },
);
