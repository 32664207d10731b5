import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import sharp from 'sharp';
import { definePictureTask } from '../../../platform/pictures/picture-task.ts';

/** Sizes of the upright picture, and whether somebody else has signed it. */
export const measureReference = definePictureTask(
  import.meta.url,
  async (bytes, _options: null) => {
    const { autoOrient } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    const origin = await readOrigin(bytes);
    // Our own pictures carry their recipe, and all of them are signed: nobody need be told.
    const isOthers = origin.kind === 'marked' || origin.kind === 'unmarked';
    const isOurs = origin.kind === 'armoni';
    const { style = null, strength = 0 } = isOurs ? origin.recipe : {};
    const wornStyle = style && { file: style, strength };
    return { width, height, isOurs, wornStyle, hasForeignManifest: isOthers && origin.hasManifest };
  },
);
