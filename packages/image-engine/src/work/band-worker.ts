import { parentPort } from 'node:worker_threads';
import type { Band, BandPass } from './band-pass.ts';
import type { BandAnswer, BandMessage, Told } from './band-pool.ts';
import { collectGarbage } from './collect-garbage.ts';

const noWork = () => {};
let work: (band: Band) => void = noWork;

parentPort?.on('message', async (message: BandMessage) => {
  const answer: BandAnswer = { failure: null };
  try {
    await follow(message);
  } catch (failure) {
    answer.failure = failure instanceof Error ? (failure.stack ?? failure.message) : `${failure}`;
  }
  parentPort?.postMessage(answer);
});

async function follow(message: BandMessage): Promise<void> {
  if (message === 'collect-garbage') {
    work = noWork;
    return collectGarbage();
  }
  if (message.pass) work = await workOf(message.pass);
  work(message.band);
}

async function workOf({ module, name, input }: Told) {
  const found = Object.values(await import(module)).find(isPassNamed(name));
  if (!found) throw new Error(`${module} exports no pass named ${name}`);
  return (band: Band) => found.work(input, band);
}

function isPassNamed(name: string) {
  return (value: unknown): value is BandPass<unknown> =>
    typeof value === 'object' &&
    value !== null &&
    'work' in value &&
    (value as BandPass<unknown>).name === name;
}
