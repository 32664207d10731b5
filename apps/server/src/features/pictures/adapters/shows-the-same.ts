import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureProcesses } from '../../../platform/pictures/picture-processes.ts';
import { definePictureTask } from '../../../platform/pictures/picture-task.ts';
import type { ShowsTheSame } from '../ports.ts';

type Seen = {
  readonly width: number;
  readonly height: number;
  readonly isLossless: boolean;
  /** Of its pixels. */
  readonly sha256: string;
  /** Its pixels again, so small that a lossy format's noise is gone. */
  readonly small: Uint8Array;
};

const smallSide = 256;
/**
 * Steps of 255 by which a picture that was only saved again or scaled differs, made small: at hard edges of strong
 * colours 16 were measured (JPEG 80), over the whole picture 2.6 on average (scaled to twice its sides).
 */
const noise = { most: 24, onAverage: 3 };

const see = definePictureTask(import.meta.url, async (bytes, _options: null): Promise<Seen> => {
  const { format } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const small = await sharp(data, { raw })
    .resize(smallSide, smallSide, { fit: 'fill' })
    .raw()
    .toBuffer();
  const sha256 = createHash('sha256').update(data).digest('hex');
  return { width: raw.width, height: raw.height, isLossless: format === 'png', sha256, small };
});

/** Pictures that were made are compared in one lane: they have waited for their turn already. */
const lane = 'comparing';

/**
 * The same pixels; where a service has saved or scaled them anew, the same as far as eyes go. Two files
 * without losses and of one size are compared as they are: a faint change is a change.
 */
export function makeShowsTheSame(pictureProcesses: PictureProcesses): ShowsTheSame {
  return async (before, after, { isExact, signal }) => {
    const seeing = (bytes: Uint8Array) =>
      pictureProcesses.run(see, {
        ...{ ownerId: lane, read: async () => Buffer.from(bytes), options: null, signal },
      });
    const [was, is] = [await seeing(before), await seeing(after)];
    if (!was.ok || !is.ok) return false;
    if (was.value.sha256 === is.value.sha256) return true;
    const isTold = isExact || areComparable(was.value, is.value);
    return !isTold && looksTheSame(was.value.small, is.value.small);
  };
}

/** Pixel by pixel: neither saving nor scaling has changed them. */
function areComparable(was: Seen, is: Seen): boolean {
  const isOneSize = was.width === is.width && was.height === is.height;
  return isOneSize && was.isLossless && is.isLossless;
}

function looksTheSame(was: Uint8Array, is: Uint8Array): boolean {
  let sum = 0;
  for (const [at, value] of was.entries()) {
    const step = Math.abs(value - is[at]!);
    if (step > noise.most) return false;
    sum += step;
  }
  return sum <= noise.onAverage * was.length;
}
