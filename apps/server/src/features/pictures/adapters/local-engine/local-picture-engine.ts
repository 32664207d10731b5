import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { engineVersion } from '@armoni/image-engine/origin/recipe';
import type { PictureOutcome, PictureRequest } from '@armoni/image-engine/picture-request';
import type { PictureEngine } from '../../ports.ts';

type Options = {
  /** Threads that draw one picture; the bytes are the same whatever the number. */
  readonly workers?: number;
  /** The module with `makePicture`; tests put another in its place. */
  readonly engine?: string;
};

export type PictureWorkerData = {
  readonly request: PictureRequest;
  readonly workers: number;
  readonly engine: string;
};

export type PictureWorkerMessage =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'made'; readonly outcome: PictureOutcome };

/** The thread with the engine ended without a picture. */
export class PictureWorkerCrashed extends Error {
  override readonly name = 'PictureWorkerCrashed';
}

/**
 * The embedded engine, each picture in a thread of its own (the engine's threads belong to that
 * one): the event loop stays free, and ending the thread ends the work at once and gives all of
 * its memory back.
 */
export function makeLocalPictureEngine(options: Options = {}): PictureEngine {
  const { engine = '@armoni/image-engine/make-picture' } = options;
  const workers = options.workers ?? Math.min(8, availableParallelism());
  return {
    name: 'moteur local',
    version: engineVersion,
    appliesStylesOf: 'local',
    async make(order, signal, onPercent) {
      signal.throwIfAborted();
      const made = await runThread({ request: order, workers, engine }, { signal, onPercent });
      if (!made.ok) return { ok: false, message: made.message };
      return { ok: true, bytes: made.png, altText: made.altText, notes: made.notes };
    },
  };
}

type Following = {
  readonly signal: AbortSignal;
  readonly onPercent: ((percent: number) => void) | undefined;
};

async function runThread(data: PictureWorkerData, following: Following): Promise<PictureOutcome> {
  const thread = new Worker(new URL('./local-picture-worker.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    return await outcomeOf(thread, following);
  } finally {
    await thread.terminate();
  }
}

function outcomeOf(thread: Worker, { signal, onPercent }: Following): Promise<PictureOutcome> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    thread.on('message', (message: PictureWorkerMessage) => {
      if (message.kind === 'made') resolve(message.outcome);
      else onPercent?.(message.percent);
    });
    thread.once('error', (cause) => {
      reject(new PictureWorkerCrashed('the engine threw', { cause }));
    });
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      reject(new PictureWorkerCrashed(`the thread ended with ${code}`));
    });
  });
}
