import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import { definePictureTask } from '../../../platform/pictures/picture-task.ts';

/** Where a picture comes from, as far as it tells. */
export const readMarks = definePictureTask(import.meta.url, (bytes, _options: null) =>
  readOrigin(bytes),
);
