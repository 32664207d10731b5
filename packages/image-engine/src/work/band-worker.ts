import { parentPort } from 'node:worker_threads';
import type { BandPass } from './band-pass.ts';
import type { BandAnswer, BandMessage } from './band-pool.ts';

parentPort?.on('message', async ({ module, name, input, band }: BandMessage) => {
  const answer: BandAnswer = { failure: null };
  try {
    const pass = Object.values(await import(module)).find(isPassNamed(name));
    if (!pass) throw new Error(`${module} exports no pass named ${name}`);
    pass.work(input, band);
  } catch (failure) {
    answer.failure = failure instanceof Error ? (failure.stack ?? failure.message) : `${failure}`;
  }
  parentPort?.postMessage(answer);
});

function isPassNamed(name: string) {
  return (value: unknown): value is BandPass<unknown> =>
    typeof value === 'object' &&
    value !== null &&
    'work' in value &&
    (value as BandPass<unknown>).name === name;
}
