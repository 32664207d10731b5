import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerEnded } from '../../apps/server/src/faults/testing/server-process.ts';
import { checkAllThere } from '../shared/belongings.ts';
import { type Running, runCommand } from '../shared/commands.ts';
import { checkRows, orphansIn } from '../shared/examine.ts';
import { type FilledStudio, fillStudio } from '../shared/filled-studio.ts';
import { momentsWithin } from '../shared/moments.ts';
import { makeStudio, type Studio } from '../shared/studio.ts';
import type { Kind, Trial } from '../shared/trial.ts';
import { pause, waitFor } from '../shared/wait.ts';

const firstSpanMs = 400;
const longestStartSeconds = 60;
/** A kill that falls behind the end is no round. */
const triesPerRound = 3;
const whileItWrote = 'while it wrote';

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
    const moments = momentsWithin(trial.random, firstSpanMs);
    let tried = 0;
    while (trial.hasNext(tried / triesPerRound)) {
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
        tried += 1;
        await hasBegun(studio, cut);
        await pause(moments.next());
        cut.kill();
        const { code } = await cut.ended;
        const state = await stateAfterKill(trial, studio, code);
        trial.strike(state);
        moments.heard(state === whileItWrote ? 'within' : 'late');
        const again = await runCommand('restore', studio.dataFolder, given).ended;
        if (again.code !== 0) trial.found('lost', `a second restore: ${again.output}`);
        await checkWhole(trial, studio, { filled, isOverOlder });
        if (state === whileItWrote) trial.endRound();
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

const markerOf = ({ dataFolder }: Studio) => join(dataFolder, 'restauration-inachevee');

/** Nothing is written while the program itself starts: kills there would strike nothing. */
async function hasBegun(studio: Studio, command: Running): Promise<void> {
  let hasEnded = false;
  void command.ended.then(() => {
    hasEnded = true;
  });
  const begun = async () => (hasEnded || existsSync(markerOf(studio)) ? true : null);
  await waitFor(begun, { seconds: longestStartSeconds, everyMs: 2 });
}

/** What stands there after the kill may be refused, or empty, or whole: never half a studio. */
async function stateAfterKill(trial: Trial, studio: Studio, code: number | null): Promise<string> {
  if (code === 0) return 'after its end';
  if (!existsSync(markerOf(studio))) return 'before it wrote';
  const refused = await studio.start().then(
    () => null,
    (error: unknown) => error,
  );
  await studio.kill();
  const isRefused = refused instanceof ServerEnded && /restauration/.test(refused.errors);
  if (!isRefused) trial.found('half-visible', 'half a restore was started');
  return whileItWrote;
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
