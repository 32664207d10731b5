import { type Following, openProcess, type ProcessOptions } from './open-process.ts';
import type { ProcessLimits } from './process-messages.ts';
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
  options: ProcessOptions & {
    readonly limits?: ProcessLimits;
    /** How long a task may take to stop by itself, e.g. to end processes of its own; at once without. */
    readonly stopGraceMs?: number;
  },
) {
  const { limits = {}, stopGraceMs = 0 } = options;
  const task = defineProcessTask(moduleUrl, run);
  return async (input: Input, following: Following<Progress>): Promise<Output> => {
    following.signal.throwIfAborted();
    const opened = openProcess(options);
    try {
      return await opened.run(task, input, { ...following, limits, stopGraceMs });
    } finally {
      opened.end();
    }
  };
}
