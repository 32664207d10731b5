import { availableParallelism } from 'node:os';
import { engineVersion } from '@armoni/image-engine/origin/recipe';
import type { PictureEngine } from '../../ports.ts';
import { drawInThread } from './draw-in-thread.ts';

type Options = {
  /** Threads that draw one picture; the bytes are the same whatever the number. */
  readonly workers?: number;
  /** The module with `makePicture`; tests put another in its place. */
  readonly engine?: string;
};

/** The embedded engine, each picture in a thread of its own. */
export function makeLocalPictureEngine(options: Options = {}): PictureEngine {
  const { engine, workers = Math.min(8, availableParallelism()) } = options;
  return {
    name: 'moteur local',
    version: engineVersion,
    appliesStylesOf: 'local',
    async make(order, signal, onProgress) {
      const made = await drawInThread({ request: order, workers, engine }, { signal, onProgress });
      if (!made.ok) return { ok: false, message: made.message };
      return { ok: true, bytes: made.png, altText: made.altText, notes: made.notes };
    },
  };
}
