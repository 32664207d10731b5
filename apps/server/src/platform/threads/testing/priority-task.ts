import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { runInThread } from '../run-in-thread.ts';

/** The priority of a thread and of one that it starts. */
export const priorityInThread = runInThread(
  import.meta.url,
  async (_: null) => {
    const source = `require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority())`;
    const [second] = (await once(new Worker(source, { eval: true }), 'message')) as [number];
    return { first: getPriority(), second };
  },
  { memoryMb: 64 },
);
