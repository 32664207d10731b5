import { makeThumbnail } from './make-thumbnail.ts';
import { definePictureTask } from './picture-task.ts';

type Size = { readonly longestSide: number; readonly largestBytes: number };

/** A picture small enough for where it is shown. */
export const shrinkPicture = definePictureTask(import.meta.url, (bytes, size: Size) =>
  makeThumbnail(bytes, size),
);
