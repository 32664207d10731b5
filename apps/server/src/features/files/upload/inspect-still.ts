import { makeThumbnail } from '../../../platform/pictures/make-thumbnail.ts';
import { definePictureTask } from '../../../platform/pictures/picture-task.ts';
import { hasMarkup } from './detect-media.ts';

export type Inspected =
  | { readonly isPage: true }
  | {
      readonly isPage: false;
      readonly thumbnail: Buffer;
      /** Bytes from here on are behind the picture's end. */
      readonly endsAt: number;
    };

/**
 * Whether a picture is one all through: it is decoded once, to its end, into its small copy. From
 * memory, never by path.
 */
export const inspectStill = definePictureTask(
  import.meta.url,
  async (bytes, _options: null, { endsAt }): Promise<Inspected> => {
    if (hasMarkup(bytes)) return { isPage: true };
    return { isPage: false, thumbnail: await makeThumbnail(bytes), endsAt };
  },
);
