import { Worker } from 'node:worker_threads';
import type { CoachReport } from '@armoni/image-engine/learn/coach-report';
import type { TrainingPicture } from '@armoni/image-engine/learn/training-picture';
import type { LearnOutcome, LearnProgress, LearnRequest } from '@armoni/image-engine/learn-request';
import type { CoachPictures } from '../../ports.ts';

export type LearnTask =
  | { readonly kind: 'learn'; readonly request: LearnRequest }
  | { readonly kind: 'coach'; readonly pictures: readonly TrainingPicture[] };

export type LearnThreadData = {
  readonly task: LearnTask;
  /** Modules with `learnStyle` and `coachPictures`. */
  readonly engine: LearnEngine;
};

export type LearnEngine = { readonly learn: string; readonly coach: string };

export type LearnThreadMessage =
  | { readonly kind: 'progress'; readonly progress: LearnProgress }
  | { readonly kind: 'learned'; readonly outcome: LearnOutcome }
  | { readonly kind: 'coached'; readonly report: CoachReport };

/** The thread with the engine ended without an answer. */
export class LearnThreadCrashed extends Error {
  override readonly name = 'LearnThreadCrashed';
}

const embedded: LearnEngine = {
  learn: '@armoni/image-engine/learn-style',
  coach: '@armoni/image-engine/learn/coach-pictures',
};

type Following = {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: LearnProgress) => void;
};

/**
 * Learning and coaching in a thread of its own each time: the event loop stays free, and ending
 * the thread ends the work at once and gives all of its memory back.
 */
export function makeLearnInThread(engine: LearnEngine = embedded) {
  const learn = async (request: LearnRequest, following: Following): Promise<LearnOutcome> => {
    const message = await runThread({ task: { kind: 'learn', request }, engine }, following);
    if (message.kind !== 'learned') throw new LearnThreadCrashed('the engine only coached');
    return message.outcome;
  };
  const coach: CoachPictures = async (pictures, signal) => {
    const message = await runThread({ task: { kind: 'coach', pictures }, engine }, { signal });
    if (message.kind !== 'coached') throw new LearnThreadCrashed('the engine only learned');
    return message.report;
  };
  return { learn, coach };
}

export type LearnInThread = ReturnType<typeof makeLearnInThread>;

async function runThread(data: LearnThreadData, following: Following) {
  following.signal.throwIfAborted();
  const thread = new Worker(new URL('./learn-thread.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  try {
    return await answerOf(thread, following);
  } finally {
    await thread.terminate();
  }
}

type Answer = Exclude<LearnThreadMessage, { kind: 'progress' }>;

function answerOf(thread: Worker, { signal, onProgress }: Following): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    thread.on('message', (message: LearnThreadMessage) => {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else resolve(message);
    });
    thread.once('error', (cause) => reject(new LearnThreadCrashed('the engine threw', { cause })));
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      reject(new LearnThreadCrashed(`the thread ended with ${code}`));
    });
  });
}
