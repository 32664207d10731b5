import { type Following, openProcess } from './open-process.ts';
import { defineProcessTask, type ProcessTask } from './process-task.ts';

/**
 * A function whose every call runs in a process of its own, at a lower priority: native code in it
 * takes none of the threads that this process shares between everybody, and its end is the end of
 * all it does. The module calls this at its top level, with its own `import.meta.url`.
 * @throws TaskThrew, ProcessEnded, or the signal's reason
 */
export function runInProcess<Input, Output, Progress>(
  moduleUrl: string,
  run: ProcessTask<Input, Output, Progress>['run'],
  options: { readonly heapMb: number },
) {
  const task = defineProcessTask(moduleUrl, run);
  return async (input: Input, following: Following<Progress>): Promise<Output> => {
    following.signal.throwIfAborted();
    const opened = openProcess(options);
    try {
      return await opened.run(task, input, following);
    } finally {
      opened.end();
    }
  };
}
