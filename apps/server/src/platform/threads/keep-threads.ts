import { type OpenThread, threadsOf } from './open-thread.ts';

/**
 * A synchronous function whose calls run one after the other in a thread that stays, one thread for each
 * name: for work too short to start a thread for, that would hold up the event loop or the four threads
 * that read files. The module that calls this at its top level, with its own `import.meta.url`, is loaded
 * by the threads too. A thread begins with its first call and keeps no process alive while it is idle.
 * Rejects with what the task throws, or with ThreadCrashed; the next call begins a new thread then.
 */
export function keepThreads<Name extends string, Input, Output>(
  moduleUrl: string,
  makeTask: (name: Name) => (input: Input) => Output,
): (name: Name, input: Input) => Promise<Output> {
  const open = threadsOf<Name, Input, Output>(moduleUrl, makeTask);
  const threads = new Map<Name, OpenThread<Input, Output>>();
  return (name, input) => {
    const thread = threads.get(name) ?? open({ setting: name, onEnd: () => threads.delete(name) });
    threads.set(name, thread);
    return thread.call(input);
  };
}
