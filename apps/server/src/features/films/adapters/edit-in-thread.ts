import { Worker } from 'node:worker_threads';
import type { EditOutcome, EditProgress, EditRequest } from '@armoni/video-engine/model/edit';
import type { RunEdit } from '../ports.ts';
import type { OpenaiPlannerOptions } from './openai-planner.ts';

export type EditWorkerOptions = {
  readonly ffmpegPath: string;
  readonly ffprobePath: string;
  /** ffmpeg processes at a time. */
  readonly concurrency?: number;
  /** The model that reads the wishes; without one the engine's rules do. */
  readonly planner?: OpenaiPlannerOptions;
  /** The module with `edit`; tests put another in its place. */
  readonly engine?: string;
};

export type EditWorkerData = {
  readonly request: EditRequest;
  readonly options: Omit<EditWorkerOptions, 'engine'>;
  readonly engine: string;
};

export type EditWorkerMessage =
  | { readonly kind: 'progress'; readonly progress: EditProgress }
  | { readonly kind: 'outcome'; readonly outcome: EditOutcome };

/** The thread with the engine ended without an outcome. */
export class EditWorkerCrashed extends Error {
  override readonly name = 'EditWorkerCrashed';
}

/** An engine that was asked to stop may end its ffmpeg processes first, within this time. */
const stopGraceMs = 10_000;

/** Runs the engine in a thread of its own: analysis and planning must not hold up a reply. */
export function makeEditInWorker(settings: EditWorkerOptions): RunEdit {
  const { engine = '@armoni/video-engine/edit', ...options } = settings;
  return (request, { signal, onProgress }) => {
    signal.throwIfAborted();
    const workerData: EditWorkerData = { request, options, engine };
    const worker = new Worker(new URL('./edit-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    const stop = () => {
      worker.postMessage('stop');
      setTimeout(() => void worker.terminate(), stopGraceMs).unref();
    };
    signal.addEventListener('abort', stop, { once: true });
    const outcome = new Promise<EditOutcome>((resolve, reject) => {
      worker.on('message', (message: EditWorkerMessage) => {
        if (message.kind === 'progress') onProgress(message.progress);
        else resolve(message.outcome);
      });
      worker.once('error', (cause) => {
        reject(new EditWorkerCrashed('the engine threw', { cause }));
      });
      worker.once('exit', (code) => {
        reject(new EditWorkerCrashed(`the thread ended with ${code}`));
      });
    });
    return outcome.finally(() => {
      signal.removeEventListener('abort', stop);
      void worker.terminate();
    });
  };
}
