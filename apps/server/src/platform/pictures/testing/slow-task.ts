import { definePictureTask } from '../picture-task.ts';

export type Behaviour = 'say-who' | 'for-ever' | 'fill-memory' | 'crash' | 'throw';

/** Stands for decoders with a fault. */
export const slowTask = definePictureTask(import.meta.url, async (_bytes, behaviour: Behaviour) => {
  if (behaviour === 'crash') process.kill(process.pid, 'SIGKILL');
  if (behaviour === 'throw') throw new Error('not decodable');
  if (behaviour === 'fill-memory') await fillMemory();
  if (behaviour === 'for-ever') await burnForEver();
  return { processId: process.pid };
});

async function fillMemory(): Promise<never> {
  const taken: Buffer[] = [];
  for (;;) {
    taken.push(Buffer.alloc(8 * 1024 ** 2, taken.length + 1));
    await pause();
  }
}

async function burnForEver(): Promise<never> {
  for (;;) await pause();
}

const pause = () => new Promise((resolve) => setImmediate(resolve));
