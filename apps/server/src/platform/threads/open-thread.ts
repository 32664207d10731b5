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

/** A thread that answers calls one after the other until it is closed. */
export type OpenThread<Input, Output> = {
  /** Rejects with what the task throws, or with ThreadCrashed. */
  call(input: Input): Promise<Output>;
  close(): Promise<void>;
};

export type OpenThreadOptions<Setting> = {
  /** For the function that makes its task. */
  readonly setting: Setting;
  /** It ended by itself: what waited has been told, and nothing may be asked any more. */
  readonly onEnd: () => void;
};

type ThreadData<Setting> = { readonly openModuleUrl: string; readonly setting: Setting };

/**
 * Threads that stay, and do a synchronous task that is made once in each of them. The module that
 * calls this at its top level, with its own `import.meta.url`, is loaded by the threads too. One
 * that is idle keeps no process alive. None has a limit of memory: native code that meets it, as
 * SQLite's may, ends the whole process.
 */
export function threadsOf<Setting, Input, Output>(
  moduleUrl: string,
  makeTask: (setting: Setting) => Task<Input, Output>,
): (options: OpenThreadOptions<Setting>) => OpenThread<Input, Output> {
  const given = workerData as ThreadData<Setting> | null;
  // After the module's own constants exist.
  if (given?.openModuleUrl === moduleUrl) queueMicrotask(() => answer(makeTask(given.setting)));
  return ({ setting, onEnd }) => {
    const thread = new Worker(new URL(moduleUrl), {
      workerData: { openModuleUrl: moduleUrl, setting } satisfies ThreadData<Setting>,
    });
    return following(thread, onEnd);
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

function following<Input, Output>(thread: Worker, onEnd: () => void): OpenThread<Input, Output> {
  const waiting = new Map<number, Waiting<Output>>();
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
      reject(new ThreadCrashed('the thread ended', { cause }));
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
  thread.unref();
  return {
    call: (input) =>
      new Promise((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve, reject });
        thread.ref();
        thread.postMessage({ id: calls, input } satisfies Call<Input>);
      }),
    close: async () => void (await thread.terminate()),
  };
}
