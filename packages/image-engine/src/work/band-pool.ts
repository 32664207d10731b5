import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Band, BandPass } from './band-pass.ts';

/** Always this many, whatever the number of workers: the bytes must not depend on the machine. */
export const bandCount = 16;

export type PassRun = {
  /** How many rows (or columns, or items) to divide. */
  readonly length: number;
};

/** Threads that do one pass after another; a pass ends when all of its bands have. */
export type BandPool = {
  /** Rejects with the signal's reason as soon as it aborts; nothing of a pass can be used then. */
  run<Input>(pass: BandPass<Input>, input: Input, run: PassRun): Promise<void>;
};

export class BandPassError extends Error {
  override readonly name = 'BandPassError';
}

export type BandMessage = { module: string; name: string; input: unknown; band: Band };
export type BandAnswer = { failure: string | null };

/**
 * Hands threads to `use` and ends them whatever happens, so that no thread and
 * no buffer outlives its picture.
 */
export async function withBandPool<Result>(
  { workers, signal }: { readonly workers: number; readonly signal: AbortSignal },
  use: (pool: BandPool) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const count = Math.max(1, Math.min(bandCount, Math.floor(workers)));
  const threads: Worker[] = [];
  const run: BandPool['run'] = (pass, input, { length }) => {
    // Started by the first pass: a refusal costs no thread.
    while (threads.length < count) threads.push(startThread());
    const { module, name } = pass;
    const messages = divide(length).map((band) => ({ module, name, input, band }));
    return runBands(threads, messages, signal);
  };
  try {
    return await use({ run });
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Pictures live in shared memory, outside of this. */
const threadMegabytes = 160;

function startThread(): Worker {
  const thread = new Worker(new URL('./band-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    env: whereCodeIsKept(),
    execArgv: [],
  });
  thread.unref();
  return thread;
}

/** Node's own variable: with it a thread finds what other threads have compiled, half of its start. */
function whereCodeIsKept(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

async function runBands(
  threads: readonly Worker[],
  waiting: BandMessage[],
  signal: AbortSignal,
): Promise<void> {
  const failures: Error[] = [];
  const serve = async (thread: Worker) => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      try {
        await runBand(thread, next, signal);
      } catch (failure) {
        waiting.length = 0;
        failures.push(new BandPassError(`the pass ${next.name} failed`, { cause: failure }));
      }
    }
  };
  await Promise.all(threads.map(serve));
  signal.throwIfAborted();
  if (failures[0]) throw failures[0];
}

async function runBand(thread: Worker, message: BandMessage, signal: AbortSignal): Promise<void> {
  const answered = once(thread, 'message', { signal }) as Promise<[BandAnswer]>;
  // Keeps the process alive while work is under way, and only then.
  thread.ref();
  thread.postMessage(message);
  try {
    const [answer] = await answered;
    if (answer.failure !== null) throw new Error(answer.failure);
  } finally {
    thread.unref();
  }
}

function divide(length: number): Band[] {
  return Array.from({ length: bandCount }, (_, index) => ({
    index,
    from: Math.floor((length * index) / bandCount),
    to: Math.floor((length * (index + 1)) / bandCount),
  })).filter(({ from, to }) => to > from);
}
