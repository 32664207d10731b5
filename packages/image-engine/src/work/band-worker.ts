import { parentPort } from 'node:worker_threads';
import type { Band, BandAnswer, BandMessage } from './band-pool.ts';

parentPort?.on('message', async ({ module, task, input, band }: BandMessage) => {
  const answer: BandAnswer = { failure: null };
  try {
    const tasks = (await import(module)) as Record<string, (input: unknown, band: Band) => void>;
    const work = tasks[task];
    if (!work) throw new Error(`${task} is not exported`);
    work(input, band);
  } catch (failure) {
    answer.failure = failure instanceof Error ? (failure.stack ?? failure.message) : `${failure}`;
  }
  parentPort?.postMessage(answer);
});
