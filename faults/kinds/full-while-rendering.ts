import { join } from 'node:path';
import { canMount, mountSmallDisk } from '../shared/small-disk.ts';
import { makeStudio } from '../shared/studio.ts';
import type { Kind } from '../shared/trial.ts';
import { waitOut } from '../shared/wait-out.ts';

/** Holds the clips and not the film. */
const tooSmall = 1;
const largeEnough = 400;

/** Where films are made there is room for their clips, and none for what is drawn of them. */
export const fullWhileRendering: Kind = {
  name: 'full-while-rendering',
  fault: 'no space left in the middle of a film',
  rounds: { quick: 0, full: 5 },
  async run(trial) {
    if (!canMount()) return trial.skip('a small disk needs the right to mount');
    const studio = await makeStudio(trial);
    const disk = await mountSmallDisk(join(studio.dataFolder, 'work'), tooSmall);
    await studio.start();
    try {
      while (trial.hasNext()) {
        await waitOut(trial, studio, {
          break: async () => void (await disk.grow(tooSmall)),
          mend: async () => void (await disk.grow(largeEnough)),
          sentence: /plus de place/,
          lastsMs: 5000,
        });
      }
    } finally {
      await studio.kill();
      await disk.unmount();
    }
  },
};
