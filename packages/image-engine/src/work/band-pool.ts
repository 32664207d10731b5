import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Band, BandPass } from './band-pass.ts';
import { collectGarbage } from './collect-garbage.ts';

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
  /** Lets go of what finished passes leave behind, here and in the threads: each holds what it shared. */
  collectGarbage(): Promise<void>;
};

export class BandPassError extends Error {
  override readonly name = 'BandPassError';
}

export type Told = { readonly module: string; readonly name: string; readonly input: unknown };
/** `pass` comes with the first band of it that a thread takes: its input is copied once. */
export type BandMessage = { readonly pass: Told | null; readonly band: Band } | 'collect-garbage';
export type BandAnswer = { failure: string | null };

export type PoolOptions = {
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Threads get ready while `use` is still thinking; else the first pass starts them. */
  readonly startsAtOnce?: boolean;
};

/**
 * Hands threads to `use` and ends them whatever happens, so that no thread and
 * no buffer outlives its picture.
 */
export async function withBandPool<Result>(
  { workers, signal, startsAtOnce = false }: PoolOptions,
  use: (pool: BandPool) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const count = Math.max(1, Math.min(bandCount, Math.floor(workers)));
  const threads: Worker[] = [];
  const start = () => {
    while (threads.length < count) threads.push(startThread());
  };
  const run: BandPool['run'] = (pass, input, { length }) => {
    // A refusal costs no thread.
    start();
    const { module, name } = pass;
    return runBands(threads, { pass: { module, name, input }, waiting: divide(length), signal });
  };
  if (startsAtOnce) start();
  const collectEverywhere = async () => {
    const collected = threads.map((thread) => tellThread(thread, 'collect-garbage', signal));
    collectGarbage();
    await Promise.all(collected);
  };
  try {
    return await use({ run, collectGarbage: collectEverywhere });
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Pictures live in shared memory, outside of this. */
const threadMegabytes = 160;
/** A pass leaves no object behind: more for young ones would only fill with what is dead. */
const youngMegabytes = 24;

function startThread(): Worker {
  const thread = new Worker(new URL('./band-worker.ts', import.meta.url), {
    resourceLimits: {
      maxOldGenerationSizeMb: threadMegabytes,
      maxYoungGenerationSizeMb: youngMegabytes,
    },
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

type Bands = {
  readonly pass: Told;
  readonly waiting: Band[];
  readonly signal: AbortSignal;
};

async function runBands(
  threads: readonly Worker[],
  { pass, waiting, signal }: Bands,
): Promise<void> {
  const failures: Error[] = [];
  const serve = async (thread: Worker) => {
    let untold: Told | null = pass;
    for (let band = waiting.shift(); band && !signal.aborted; band = waiting.shift()) {
      try {
        await tellThread(thread, { pass: untold, band }, signal);
        untold = null;
      } catch (failure) {
        waiting.length = 0;
        failures.push(new BandPassError(`the pass ${pass.name} failed`, { cause: failure }));
      }
    }
  };
  await Promise.all(threads.map(serve));
  signal.throwIfAborted();
  if (failures[0]) throw failures[0];
}

async function tellThread(
  thread: Worker,
  message: BandMessage,
  signal: AbortSignal,
): Promise<void> {
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
