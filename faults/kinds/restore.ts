import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerEnded } from '../../apps/server/src/faults/testing/server-process.ts';
import { checkAllThere } from '../shared/belongings.ts';
import { runCommand } from '../shared/commands.ts';
import { checkRows, orphansIn } from '../shared/examine.ts';
import { type FilledStudio, fillStudio } from '../shared/filled-studio.ts';
import { makeStudio, type Studio } from '../shared/studio.ts';
import type { Kind, Trial } from '../shared/trial.ts';
import { pause } from '../shared/wait.ts';

/** Nothing is written while the program itself starts: kills there would strike nothing. */
const shareOfStart = 0.3;

/** A backup is put into an empty folder, or over an older studio. */
export const restore: Kind = {
  name: 'restore',
  fault: 'kill −9 of a restore',
  rounds: { quick: 1, full: 100 },
  async run(trial) {
    const filled = await fillStudio(trial);
    const folder = join(trial.folder, 'backup');
    const source = await filled.copy('source');
    let older: string | null = null;
    await runCommand('backup', source.dataFolder, [folder]).ended;
    let usualMs = 2000;
    while (trial.hasNext()) {
      const studio = await makeStudio(trial, { name: 'target', port: filled.port });
      await rm(studio.dataFolder, { recursive: true, force: true, maxRetries: 5 });
      const isOverOlder = trial.random.pick([true, false]);
      if (isOverOlder) {
        older ??= await makeOlderStudio(trial);
        await cp(older, studio.dataFolder, { recursive: true });
      }
      try {
        const given = [folder, '--yes'];
        const cut = runCommand('restore', studio.dataFolder, given);
        await pause(trial.random.between(shareOfStart * usualMs, usualMs));
        cut.kill();
        const { code } = await cut.ended;
        trial.strike(await stateAfterKill(trial, studio, code));
        const again = await runCommand('restore', studio.dataFolder, given).ended;
        if (again.code !== 0) trial.found('lost', `a second restore: ${again.output}`);
        usualMs = again.ms;
        await checkWhole(trial, studio, { filled, isOverOlder });
        trial.endRound();
      } finally {
        await studio.kill();
      }
    }
  },
};

/** Another installation's data folder, from before. */
async function makeOlderStudio(trial: Trial): Promise<string> {
  const studio = await makeStudio(trial, { name: 'older' });
  await studio.start();
  await studio.signUp();
  // Killed, so that a part of its data is still in the log beside the database.
  await studio.kill();
  return studio.dataFolder;
}

/** What stands there after the kill may be refused, or empty, or whole: never half a studio. */
async function stateAfterKill(trial: Trial, studio: Studio, code: number | null): Promise<string> {
  if (code === 0) return 'after its end';
  if (!existsSync(join(studio.dataFolder, 'restauration-inachevee'))) return 'before it wrote';
  const refused = await studio.start().then(
    () => null,
    (error: unknown) => error,
  );
  await studio.kill();
  const isRefused = refused instanceof ServerEnded && /restauration/.test(refused.errors);
  if (!isRefused) trial.found('half-visible', 'half a restore was started');
  return 'while it wrote';
}

type Restored = { readonly filled: FilledStudio; readonly isOverOlder: boolean };

async function checkWhole(trial: Trial, studio: Studio, { filled, isOverOlder }: Restored) {
  await studio.start();
  for (const belongings of [filled.going, filled.staying]) {
    const person = await studio.renew(belongings.person);
    await checkAllThere(trial, { url: studio.url, person, of: belongings });
  }
  await checkRows(trial, studio.dataFolder);
  // Objects of the studio that was there before are left to the sweep.
  if (isOverOlder) return;
  for (const key of await orphansIn(studio.dataFolder)) trial.found('orphans', `restored: ${key}`);
}
