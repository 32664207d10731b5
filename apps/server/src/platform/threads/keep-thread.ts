import { type OpenThread, threadsOf } from './open-thread.ts';

/**
 * A synchronous function whose calls run one after the other in one thread that stays: for work too
 * short to start a thread for, that would hold up the event loop or the four threads that read files.
 * The module that calls this at its top level, with its own `import.meta.url`, is loaded by the
 * thread too. The thread begins with the first call and keeps no process alive while it is idle.
 * Rejects with what the task throws, or with ThreadCrashed; the next call begins a new thread then.
 */
export function keepThread<Input, Output>(
  moduleUrl: string,
  task: (input: Input) => Output,
): (input: Input) => Promise<Output> {
  const open = threadsOf<null, Input, Output>(moduleUrl, () => task);
  let thread: OpenThread<Input, Output> | undefined;
  return (input) => {
    thread ??= open({
      setting: null,
      onEnd: () => {
        thread = undefined;
      },
    });
    return thread.call(input);
  };
}
