import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ThreadCrashed } from './run-in-thread.ts';

type Task<Input, Output> = (input: Input) => Output;

type Call<Input> = { readonly id: number; readonly input: Input };
type Answer<Output> = { readonly id: number } & (
  | { readonly output: Output }
  | { readonly error: unknown }
);

type Waiting<Output> = {
  readonly resolve: (output: Output) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * A synchronous function whose calls run one after the other in one thread that stays: for work too
 * short to start a thread for, that would hold up the event loop or the four threads that read files.
 * The module that calls this at its top level, with its own `import.meta.url`, is loaded by the
 * thread too. The thread begins with the first call and keeps no process alive while it is idle.
 * Rejects with what the task throws, or with ThreadCrashed; the next call begins a new thread then.
 */
export function keepThread<Input, Output>(
  moduleUrl: string,
  task: Task<Input, Output>,
): (input: Input) => Promise<Output> {
  // After the module's own constants exist.
  if (workerData?.keptModuleUrl === moduleUrl) queueMicrotask(() => answer(task));
  let thread: KeptThread<Input, Output> | undefined;
  return (input) => {
    thread ??= startThread<Input, Output>(moduleUrl, () => {
      thread = undefined;
    });
    return thread(input);
  };
}

/** The inside. */
function answer<Input, Output>(task: Task<Input, Output>): void {
  parentPort?.on('message', ({ id, input }: Call<Input>) => {
    try {
      parentPort?.postMessage({ id, output: task(input) } satisfies Answer<Output>);
    } catch (error) {
      parentPort?.postMessage({ id, error } satisfies Answer<Output>);
    }
  });
}

type KeptThread<Input, Output> = (input: Input) => Promise<Output>;

function startThread<Input, Output>(
  moduleUrl: string,
  onEnd: () => void,
): KeptThread<Input, Output> {
  const waiting = new Map<number, Waiting<Output>>();
  const thread = new Worker(new URL(moduleUrl), { workerData: { keptModuleUrl: moduleUrl } });
  let calls = 0;
  const settle = (id: number, end: (one: Waiting<Output>) => void) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    if (one) end(one);
  };
  const fail = (cause: unknown) => {
    onEnd();
    for (const { reject } of waiting.values()) {
      reject(new ThreadCrashed('the kept thread ended', { cause }));
    }
    waiting.clear();
  };
  thread.on('message', (answered: Answer<Output>) =>
    settle(answered.id, ({ resolve, reject }) =>
      'output' in answered ? resolve(answered.output) : reject(answered.error),
    ),
  );
  thread.once('error', fail);
  thread.once('exit', fail);
  return (input) =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      thread.ref();
      thread.postMessage({ id: calls, input } satisfies Call<Input>);
    });
}
