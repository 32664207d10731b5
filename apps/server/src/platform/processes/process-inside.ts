import type {
  ProcessLimits,
  ProcessMessage,
  ProcessOrder,
  ProcessTaskOrder,
} from './process-messages.ts';
import { loadTask } from './process-task.ts';

/** The inside of a process: one task after the other, until it is ended or its parent is gone. */
process.on('message', (order: ProcessOrder) => {
  if (order.kind === 'task') void answer(order);
  else stopping.abort();
});
process.on('disconnect', () => process.exit());
// A terminal sends these to the whole group; the parent decides when its work is done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

let stopping = new AbortController();

async function answer({ moduleUrl, input, limits }: ProcessTaskOrder): Promise<void> {
  stopping = new AbortController();
  let endWatch = () => {};
  try {
    const task = await loadTask(moduleUrl);
    // Our own modules are loaded before anybody's picture is timed: on a busy machine that takes seconds.
    send({ kind: 'begun' });
    endWatch = watchLimits(limits);
    const onProgress = (progress: unknown) => send({ kind: 'progress', progress });
    send({ kind: 'output', output: await task(input, { signal: stopping.signal, onProgress }) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ kind: 'thrown', message, code: codeOf(error) });
  } finally {
    endWatch();
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : codeOf(error.cause);
}

function send(message: ProcessMessage): void {
  process.send?.(message);
}

const watchEveryMs = 50;
const overLimits: ProcessMessage = { kind: 'over-limits' };

/** Native code works in threads beside this loop, so the loop is free to look at what it takes. */
function watchLimits({ memoryMb = Infinity, cpuSeconds = Infinity }: ProcessLimits): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isOver =
      process.memoryUsage.rss() > memoryMb * 1024 ** 2 || user + system > cpuSeconds * 1e6;
    if (!isOver) return;
    // An orderly end would wait for what runs in the threads.
    process.send?.(overLimits, () => process.kill(process.pid, 'SIGKILL'));
  }, watchEveryMs);
  return () => clearInterval(timer);
}
