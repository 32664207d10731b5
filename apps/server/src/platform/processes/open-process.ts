import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { ProcessLimits, ProcessMessage, ProcessOrder } from './process-messages.ts';
import type { ProcessTask } from './process-task.ts';

/** The process ended without an answer. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  /** `away`: it never began, which is nobody's picture's fault. */
  readonly fault: 'over-limits' | 'crashed' | 'away';

  constructor(message: string, fault: ProcessEnded['fault']) {
    super(message);
    this.fault = fault;
  }
}

/** The task threw; the process is as good as before. */
export class TaskThrew extends Error {
  override readonly name = 'TaskThrew';
}

export type Following<Progress> = {
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};

type RunOptions<Progress> = Following<Progress> & {
  readonly limits?: ProcessLimits;
  /** Its end if nothing is heard for so long, whatever the reason. */
  readonly longestMs?: number;
};

/** Another process of ours: its memory, its threads and its end are its own. One task at a time. */
export type OpenProcess = {
  isAlive(): boolean;
  /** @throws TaskThrew, ProcessEnded, or the signal's reason: then the process is ended, too. */
  run<Input, Output, Progress>(
    task: ProcessTask<Input, Output, Progress>,
    input: Input,
    options: RunOptions<Progress>,
  ): Promise<Output>;
  end(): void;
};

/** @param heapMb of JavaScript's own objects */
export function openProcess({ heapMb }: { readonly heapMb: number }): OpenProcess {
  const child = fork(new URL('process-inside.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    // A picture needs no secret of ours.
    env: pick(process.env, ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot']),
  });
  // Whoever waits for an answer has something else that is open.
  child.unref();
  child.channel?.unref();
  makePolite(child);
  // Ends are told to whoever waits; nobody else needs to know.
  child.on('error', () => child.kill('SIGKILL'));
  return {
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    end: () => void child.kill('SIGKILL'),
    run: ({ moduleUrl }, input, { limits = {}, ...following }) =>
      answerOf(child, { moduleUrl, input, limits }, following),
  };
}

/** As `nice` counts: half of what others get where all want the processor, never nothing. */
const politeness = 3;

/** People's calls go first where a machine is small. */
function makePolite({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, politeness);
  } catch {
    // It has ended already, or the system knows no such thing.
  }
}

async function answerOf<Output, Progress>(
  child: ChildProcess,
  order: ProcessOrder,
  { signal, onProgress, longestMs }: Omit<RunOptions<Progress>, 'limits'>,
): Promise<Output> {
  signal.throwIfAborted();
  const watching = new AbortController();
  const answer = new Promise<Output>((resolve, reject) => {
    const endWith = (reason: unknown) => {
      child.kill('SIGKILL');
      reject(reason);
    };
    let hasBegun = false;
    const onMessage = (message: ProcessMessage) => {
      if (message.kind === 'begun') hasBegun = true;
      else if (message.kind === 'progress') onProgress?.(message.progress as Progress);
      else if (message.kind === 'output') resolve(message.output as Output);
      else if (message.kind === 'thrown') reject(new TaskThrew(message.message));
      else endWith(new ProcessEnded('the process needed more than it may', 'over-limits'));
    };
    const onExit = (code: number | null) =>
      reject(new ProcessEnded(`the process ended with ${code}`, hasBegun ? 'crashed' : 'away'));
    const onAbort = () => endWith(signal.reason);
    const onTooLong = () => endWith(new ProcessEnded('the process took too long', 'over-limits'));
    child.on('message', onMessage).once('exit', onExit).once('error', reject);
    signal.addEventListener('abort', onAbort, { once: true });
    const timer = longestMs === undefined ? undefined : setTimeout(onTooLong, longestMs);
    watching.signal.addEventListener('abort', () => {
      child.off('message', onMessage).off('exit', onExit).off('error', reject);
      signal.removeEventListener('abort', onAbort);
      clearTimeout(timer);
    });
    child.send(order, (error) => error && reject(new ProcessEnded(error.message, 'away')));
  });
  return answer.finally(() => watching.abort());
}

function pick(all: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}
