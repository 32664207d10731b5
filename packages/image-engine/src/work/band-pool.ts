import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Always this many, whatever the number of workers: the bytes must not depend on the machine. */
export const bandCount = 16;

export type Band = {
  readonly index: number;
  /** Of the range given to `run`: rows, columns or items; `to` is excluded. */
  readonly from: number;
  readonly to: number;
  /** Depends on the pass's seed and the band only. */
  readonly seed: number;
};

export type BandPass<Input> = {
  /** `import.meta.url` of the module that exports the function. */
  readonly module: string;
  /** Name of an exported `(input: Input, band: Band) => void` that writes only its own part. */
  readonly task: string;
  /** Structured-cloneable; arrays from `sharedFloats` are shared, all others are copied. */
  readonly input: Input;
  /** How many rows (or columns, or items) to divide. */
  readonly length: number;
  readonly seed?: number;
};

/** Threads that do one pass after another; a pass ends when all of its bands have. */
export type BandPool = {
  /** Rejects with the signal's reason as soon as it aborts; nothing of a pass can be used then. */
  run<Input>(pass: BandPass<Input>): Promise<void>;
};

export class BandTaskError extends Error {
  override readonly name = 'BandTaskError';
}

export type BandMessage = { module: string; task: string; input: unknown; band: Band };
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
  const run: BandPool['run'] = (pass) => {
    // Started by the first pass: a refusal costs no thread.
    while (threads.length < count) threads.push(startThread());
    return runPass(threads, pass, signal);
  };
  try {
    return await use({ run });
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function startThread(): Worker {
  // Memory cap per thread: pictures live in shared memory, outside of it.
  const thread = new Worker(new URL('./band-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 160 },
    env: {},
    execArgv: [],
  });
  thread.unref();
  return thread;
}

async function runPass<Input>(
  threads: readonly Worker[],
  { module, task, input, length, seed = 0 }: BandPass<Input>,
  signal: AbortSignal,
): Promise<void> {
  const bands = divide(length, seed);
  const failures: unknown[] = [];
  const serve = async (thread: Worker) => {
    for (let band = bands.shift(); band && !signal.aborted; band = bands.shift()) {
      try {
        await runBand(thread, { module, task, input, band }, signal);
      } catch (failure) {
        bands.length = 0;
        failures.push(failure);
      }
    }
  };
  await Promise.all(threads.map(serve));
  signal.throwIfAborted();
  if (failures.length > 0) {
    throw new BandTaskError(`the task ${task} failed`, { cause: failures[0] });
  }
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

function divide(length: number, seed: number): Band[] {
  return Array.from({ length: bandCount }, (_, index) => ({
    index,
    from: Math.floor((length * index) / bandCount),
    to: Math.floor((length * (index + 1)) / bandCount),
    seed: mix(seed, index),
  })).filter(({ from, to }) => to > from);
}

function mix(seed: number, index: number): number {
  let mixed = Math.imul((seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
