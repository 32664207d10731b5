import { type ChildProcess, fork } from 'node:child_process';
import { basename } from 'node:path';
import { makeProcessPolite } from '../concurrency/be-polite.ts';
import { inSpan } from '../tracing/tracing.ts';
import type {
  ProcessLimits,
  ProcessMessage,
  ProcessOrder,
  ProcessTaskOrder,
} from './process-messages.ts';
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
  /** The system's, when the task met one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

export type Following<Progress> = {
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};

type RunOptions<Progress> = Following<Progress> & {
  readonly limits?: ProcessLimits;
  /** Its end if the task takes longer, whatever the reason; the start of the process is apart. */
  readonly longestMs?: number;
  /** How long a task may take to stop by itself; its process is ended at once without. */
  readonly stopGraceMs?: number;
};

export type ProcessOptions = {
  /** Of JavaScript's own objects. */
  readonly heapMb: number;
  /**
   * Whether it may fill all of them before it looks for what was let go: cheaper for tasks that handle much and keep
   * nothing, since V8 counts pixels as well and would look after each.
   */
  readonly isHeapFilledFirst?: boolean;
  /**
   * Whether patterns are compiled at their first text, where V8 would interpret them first and compile them at the second:
   * cheaper for tasks that meet hundreds of long ones, each once or twice.
   */
  readonly arePatternsCompiledFirst?: boolean;
  /** Variables that it needs beside those that every process does. */
  readonly environment?: readonly string[];
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

export function openProcess(options: ProcessOptions): OpenProcess {
  const { heapMb, environment = [] } = options;
  const flags = [
    `--max-old-space-size=${heapMb}`,
    ...(options.isHeapFilledFirst ? [`--initial-heap-size=${heapMb}`] : []),
    ...(options.arePatternsCompiledFirst ? ['--no-regexp-tier-up'] : []),
  ];
  const child = fork(new URL('process-inside.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: flags,
    // A picture needs no secret of ours.
    env: pick(process.env, [...usualEnvironment, ...environment]),
  });
  // Whoever waits for an answer has something else that is open.
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) makeProcessPolite(child.pid);
  // Ends are told to whoever waits; nobody else needs to know.
  child.on('error', () => child.kill('SIGKILL'));
  return {
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    end: () => void child.kill('SIGKILL'),
    run: ({ moduleUrl }, input, { limits = {}, ...following }) =>
      inSpan(`process ${basename(moduleUrl, '.ts')}`, {}, () =>
        answerOf(child, { kind: 'task', moduleUrl, input, limits }, following),
      ),
  };
}

/** Some hundred milliseconds as a rule; a machine busy with something else may take seconds. */
const startPatienceMs = 60_000;

/** Of a process that aborted itself, where there are no signals. */
const abortedCode = 134;

async function answerOf<Output, Progress>(
  child: ChildProcess,
  order: ProcessTaskOrder,
  {
    signal,
    onProgress,
    longestMs = Number.POSITIVE_INFINITY,
    stopGraceMs = 0,
  }: Omit<RunOptions<Progress>, 'limits'>,
): Promise<Output> {
  signal.throwIfAborted();
  const watching = new AbortController();
  const answer = new Promise<Output>((resolve, reject) => {
    const endWith = (reason: unknown) => {
      child.kill('SIGKILL');
      reject(reason);
    };
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      clearTimeout(timer);
      timer = endAfter(longestMs, 'the process took too long', 'over-limits');
    };
    const onMessage = (message: ProcessMessage) => {
      if (message.kind === 'begun') begin();
      else if (message.kind === 'progress') onProgress?.(message.progress as Progress);
      else if (message.kind === 'output') resolve(message.output as Output);
      else if (message.kind === 'thrown') reject(new TaskThrew(message.message, message.code));
      else endWith(new ProcessEnded('the process needed more than it may', 'over-limits'));
    };
    const onExit = (code: number | null, how: NodeJS.Signals | null) => {
      // JavaScript aborts its process when its heap is full.
      const fault = how === 'SIGABRT' || code === abortedCode ? 'over-limits' : 'crashed';
      const message = `the process ended with ${code ?? how}`;
      reject(signal.aborted ? signal.reason : new ProcessEnded(message, hasBegun ? fault : 'away'));
    };
    const onAbort = () => {
      if (stopGraceMs === 0) return endWith(signal.reason);
      child.send({ kind: 'stop' } satisfies ProcessOrder, () => {});
      stopping = setTimeout(() => endWith(signal.reason), stopGraceMs);
    };
    let stopping: NodeJS.Timeout | undefined;
    const endAfter = (ms: number, message: string, fault: ProcessEnded['fault']) =>
      ms === Number.POSITIVE_INFINITY
        ? undefined
        : setTimeout(() => endWith(new ProcessEnded(message, fault)), ms);
    let timer = endAfter(startPatienceMs, 'the process did not begin', 'away');
    child.on('message', onMessage).once('exit', onExit).once('error', reject);
    signal.addEventListener('abort', onAbort, { once: true });
    watching.signal.addEventListener('abort', () => {
      child.off('message', onMessage).off('exit', onExit).off('error', reject);
      signal.removeEventListener('abort', onAbort);
      clearTimeout(timer);
      clearTimeout(stopping);
    });
    child.send(order, (error) => error && reject(new ProcessEnded(error.message, 'away')));
  });
  return answer.finally(() => watching.abort());
}

/** The last one is Node's own: what was compiled once is not compiled again. */
const usualEnvironment = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

function pick(all: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}
