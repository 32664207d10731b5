import { basename } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { makeThisThreadPolite } from '../concurrency/be-polite.ts';
import { inSpan } from '../tracing/tracing.ts';

/** The thread ended without an answer; `cause` is what its task threw, if it threw. */
export class ThreadCrashed extends Error {
  override readonly name = 'ThreadCrashed';
}

export type ThreadOptions = {
  /** Its heap; a task that needs more ends its thread, not the server. */
  readonly memoryMb: number;
  /** How long a task may take to stop by itself, e.g. to end processes of its own; at once without. */
  readonly stopGraceMs?: number;
};

/** For objects just made; left to itself V8 takes 130, most of it dead, for a task that reads much at once. */
const youngMb = 48;

type Following<Progress> = {
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};

type ThreadTask<Input, Output, Progress> = (
  input: Input,
  tools: Required<Following<Progress>>,
) => Promise<Output>;

/**
 * A function whose every call runs in a thread of its own, at a lower priority where the system
 * knows that of threads: the event loop stays free, and ending the thread ends the work at once and
 * gives all of its memory back. The module that calls this at its top level, with its own
 * `import.meta.url`, is loaded by the thread too.
 * @throws ThreadCrashed, or the signal's reason once the work has really ended
 */
export function runInThread<Input, Output, Progress>(
  moduleUrl: string,
  task: ThreadTask<Input, Output, Progress>,
  options: ThreadOptions,
) {
  // After the module's own constants exist.
  if (workerData?.moduleUrl === moduleUrl) queueMicrotask(() => void answer(task));
  return async (input: Input, following: Following<Progress>): Promise<Output> => {
    following.signal.throwIfAborted();
    const thread = new Worker(new URL(moduleUrl), {
      workerData: { moduleUrl, input } satisfies ThreadData<Input>,
      resourceLimits: {
        maxOldGenerationSizeMb: options.memoryMb,
        maxYoungGenerationSizeMb: youngMb,
      },
    });
    try {
      return await inSpan(`thread ${basename(moduleUrl, '.ts')}`, {}, () =>
        outputOf<Output, Progress>(thread, following, options),
      );
    } finally {
      await thread.terminate();
    }
  };
}

type ThreadData<Input> = { readonly moduleUrl: string; readonly input: Input };

type ThreadMessage<Output, Progress> =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'output'; readonly output: Output };

/** The inside: one task, then the end. */
async function answer<Input, Output, Progress>(
  task: ThreadTask<Input, Output, Progress>,
): Promise<void> {
  makeThisThreadPolite();
  const { input } = workerData as ThreadData<Input>;
  const stopping = new AbortController();
  parentPort?.on('message', () => stopping.abort());
  const send = (message: ThreadMessage<Output, Progress>) => parentPort?.postMessage(message);
  const onProgress = (progress: Progress) => send({ kind: 'progress', progress });
  send({ kind: 'output', output: await task(input, { signal: stopping.signal, onProgress }) });
}

function outputOf<Output, Progress>(
  thread: Worker,
  { signal, onProgress }: Following<Progress>,
  { stopGraceMs = 0 }: ThreadOptions,
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      if (stopGraceMs === 0) return reject(signal.reason);
      thread.postMessage('stop');
      setTimeout(() => void thread.terminate(), stopGraceMs).unref();
    };
    signal.addEventListener('abort', stop, { once: true });
    thread.on('message', (message: ThreadMessage<Output, Progress>) => {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else resolve(message.output);
    });
    thread.once('error', (cause) => reject(new ThreadCrashed('the task threw', { cause })));
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      reject(new ThreadCrashed(`the thread ended with ${code}`));
    });
  });
}
