import { join } from 'node:path';
import type { StoredFile } from '@armoni/contract/files';
import { sha256Of } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import type { Person } from '../../apps/server/src/testing.ts';
import { checkRestored, type Kept } from '../shared/check-restored.ts';
import { type Ended, runCommand } from '../shared/commands.ts';
import { fillStudio } from '../shared/filled-studio.ts';
import { makePictures } from '../shared/material.ts';
import { bodyOf } from '../shared/patience.ts';
import type { Studio } from '../shared/studio.ts';
import type { Kind, Trial } from '../shared/trial.ts';
import { pause } from '../shared/wait.ts';

/** Nothing is written while the program itself starts: kills there would strike nothing. */
const shareOfStart = 0.3;

/** Backups are made of a studio to which somebody uploads, into one folder over and over. */
export const backup: Kind = {
  name: 'backup',
  fault: 'kill −9 of a backup of a serving studio',
  rounds: { quick: 1, full: 100 },
  async run(trial) {
    const filled = await fillStudio(trial);
    const studio = await filled.copy('serving');
    const folder = join(trial.folder, 'backup');
    const kept: Kept = new Map();
    await studio.start();
    try {
      let usualMs = (await whole(trial, runCommand('backup', studio.dataFolder, [folder]).ended))
        .ms;
      while (trial.hasNext()) {
        const person = await studio.renew(filled.going.person);
        // What was acknowledged before the last whole backup began is in it.
        const promised: Kept = new Map(kept);
        usualMs = (await whole(trial, runCommand('backup', studio.dataFolder, [folder]).ended)).ms;
        const uploads = trial.watch(uploadSome(trial, studio, { person, kept }));
        const cut = runCommand('backup', studio.dataFolder, [folder]);
        await pause(trial.random.between(shareOfStart * usualMs, usualMs));
        cut.kill();
        const { code } = await cut.ended;
        trial.strike(code === 0 ? 'after its end' : 'before its end');
        await uploads;
        await checkRestored(trial, folder, promised);
        trial.endRound();
      }
    } finally {
      await studio.kill();
    }
  },
};

async function whole(trial: Trial, ended: Promise<Ended>): Promise<Ended> {
  const end = await ended;
  if (end.code !== 0) trial.found('other', `a backup ended with ${end.code}: ${end.output}`);
  return end;
}

const uploadsInRound = 4;

type Uploading = { readonly person: Person; readonly kept: Kept };

async function uploadSome(trial: Trial, { url }: Studio, { person, kept }: Uploading) {
  for (const bytes of await makePictures(uploadsInRound)) {
    const { fullPath } = (await bodyOf<StoredFile>(() => uploadToChat(url, person, bytes)))!;
    kept.set(fullPath, sha256Of(bytes));
    trial.log.write({ what: 'upload', key: fullPath });
  }
}
