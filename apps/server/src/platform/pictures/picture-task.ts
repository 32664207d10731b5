import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { defineProcessTask, type ProcessTask } from '../processes/process-task.ts';
import { checkStructure } from './check/check-structure.ts';
import { largestPicturePixels } from './picture-limits.ts';

export type PictureRefusal =
  | 'damaged'
  | 'too-many-pixels'
  /** To open it takes more time, memory or parts than a picture of anybody's does. */
  | 'too-complex'
  /** Too many wait already. */
  | 'busy';

export type PictureRead<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly reason: PictureRefusal };

/**
 * What a process is given of a picture: where a file of it is, which it reads itself, or the bytes, which
 * go through the event loop of whoever gives them.
 */
export type PictureBytes = Buffer | { readonly path: string };

type PictureInput<Options> = { readonly bytes: PictureBytes; readonly options: Options };

/** Work on a stranger's picture, in a process that may be killed. */
export type PictureTask<Options, Output> = ProcessTask<PictureInput<Options>, PictureRead<Output>>;

export type PictureFacts = {
  /** Bytes from here on are behind the picture's end. */
  readonly endsAt: number;
};

/**
 * A function of a picture's bytes that only a picture process runs, after their structure and
 * size were checked. Whatever it throws says that the picture is damaged.
 */
export function definePictureTask<Options, Output>(
  moduleUrl: string,
  run: (bytes: Buffer, options: Options, facts: PictureFacts) => Promise<Output>,
): PictureTask<Options, Output> {
  return defineProcessTask(moduleUrl, async ({ bytes: given, options }: PictureInput<Options>) => {
    const bytes = 'path' in given ? await readFile(given.path) : given;
    const structure = checkStructure(bytes);
    if (!structure.ok) return structure;
    // One picture at a time, none of them twice: more threads and a cache would only take memory.
    sharp.concurrency(1);
    sharp.cache(false);
    try {
      const { width, height } = await sharp(bytes).metadata();
      if (width * height > largestPicturePixels) return tooManyPixels;
      return { ok: true, value: await run(bytes, options, structure) };
    } catch (error) {
      const isTooMany = error instanceof Error && /pixel limit/i.test(error.message);
      return isTooMany ? tooManyPixels : { ok: false, reason: 'damaged' };
    }
  });
}

const tooManyPixels = { ok: false, reason: 'too-many-pixels' } as const;
