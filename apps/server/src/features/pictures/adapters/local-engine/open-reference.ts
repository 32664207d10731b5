import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import type { OpenedReference } from '@armoni/image-engine/picture-request';
import { decodeBytes, sidesOf } from '@armoni/image-engine/raster/decode';
import type { PictureProcesses } from '../../../../platform/pictures/picture-processes.ts';
import { definePictureTask } from '../../../../platform/pictures/picture-task.ts';

type Size = { readonly width: number; readonly height: number };

/** A picture to change, as the engine would open it itself; null when it cannot be read. */
export type OpenReference = (
  bytes: Uint8Array,
  size: Size,
  signal: AbortSignal,
) => Promise<OpenedReference | null>;

const open = definePictureTask(
  import.meta.url,
  async (bytes, { width, height }: Size): Promise<OpenedReference | null> => {
    const pixels = await decodeBytes(bytes, { cover: { width, height }, keepsAlpha: true });
    if (!pixels) return null;
    const [origin, sides] = await Promise.all([
      readOrigin(bytes),
      sidesOf(bytes, { width, height }),
    ]);
    return { pixels, origin, ...sides };
  },
);

/** Pictures to draw have waited for their turn already: here they share a lane. */
const lane = 'drawing';

export function makeOpenReference(pictureProcesses: PictureProcesses): OpenReference {
  return async (bytes, { width, height }, signal) => {
    const read = async () => Buffer.from(bytes);
    const call = { ownerId: lane, read, options: { width, height }, signal };
    const opened = await pictureProcesses.run(open, call);
    return opened.ok ? opened.value : null;
  };
}
