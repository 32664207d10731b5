import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { cookieOf, eraseSomebody, postJson } from '../../apps/server/src/testing.ts';
import { checkAllThere } from '../shared/belongings.ts';
import { checkRows, checkSwept, readRows, unfinishedJobs } from '../shared/examine.ts';
import { type Belongings, fillStudio } from '../shared/filled-studio.ts';
import { momentsWithin } from '../shared/moments.ts';
import { expectSuccess, patiently, unlessCut } from '../shared/patience.ts';
import type { Studio } from '../shared/studio.ts';
import type { Kind, Trial } from '../shared/trial.ts';
import { pause, waitFor } from '../shared/wait.ts';

/** A password is checked first, which takes its time. */
const firstSpanMs = 1500;
const longestErasureSeconds = 30;

/** A person erases the account with everything in it. */
export const erasure: Kind = {
  name: 'erasure',
  fault: 'kill −9 while an account is erased',
  rounds: { quick: 1, full: 100 },
  async run(trial) {
    const filled = await fillStudio(trial);
    const moments = momentsWithin(trial.random, firstSpanMs);
    while (trial.hasNext()) {
      const studio = await filled.copy('erasing');
      try {
        await studio.start();
        const person = await studio.renew(filled.going.person);
        const erased = unlessCut(
          () => eraseSomebody(studio.url, person),
          async () => true,
        ).catch((error) => trial.found('other', `${error}`));
        await pause(moments.next());
        await studio.kill();
        const isAccepted = (await erased) === true;
        if (isAccepted) trial.log.write({ what: 'erasure', person: person.id });
        await studio.start();
        const isGone = await settle(trial, studio, filled.going);
        if (isAccepted && !isGone) trial.found('other', 'an accepted erasure did not happen');
        const staying = await studio.renew(filled.staying.person);
        await checkAllThere(trial, { url: studio.url, person: staying, of: filled.staying });
        await checkRows(trial, studio.dataFolder);
        moments.heard(isAccepted ? 'late' : isGone ? 'within' : 'early');
        trial.strike(isAccepted ? 'accepted' : isGone ? 'done, not answered' : 'before');
        await studio.stop();
        await studio.sweep();
        await checkSwept(trial, studio.dataFolder);
        if (isGone) await checkNothingLeft(trial, studio, filled.going);
        trial.endRound();
      } finally {
        await studio.kill();
      }
    }
  },
};

/** Either all of it happened or nothing; whether it did. */
async function settle(trial: Trial, studio: Studio, going: Belongings): Promise<boolean> {
  const ended = async () => (unfinishedJobs(studio.dataFolder) === 0 ? true : null);
  if (!(await waitFor(ended, { seconds: longestErasureSeconds }))) {
    trial.found('other', 'the erasure does not end');
  }
  const { email, password } = going.person;
  const url = `${studio.url}/api/auth/sign-in/email`;
  const signedIn = await patiently(() => postJson(url, { email, password }));
  // Nobody of that name.
  if (signedIn.status === 401) return true;
  await expectSuccess(signedIn);
  const person = await studio.renew({ ...going.person, cookie: cookieOf(signedIn) });
  await checkAllThere(trial, { url: studio.url, person, of: going });
  return false;
}

async function checkNothingLeft(trial: Trial, studio: Studio, going: Belongings): Promise<void> {
  const { id, email } = going.person;
  for (const file of await filesBelow(studio.dataFolder)) {
    if (file.includes(id.toLowerCase())) trial.found('orphans', `of the erased: ${file}`);
  }
  const tables = readRows(
    studio.dataFolder,
    `select name from sqlite_master where type = 'table'
    and sql not like 'create virtual%'`,
  );
  for (const { name } of tables) {
    const rows = JSON.stringify(readRows(studio.dataFolder, `select * from "${name}"`));
    if (rows.includes(id)) trial.found('orphans', `a row of the erased in ${name}`);
  }
  for (const file of ['armoni.sqlite', 'armoni.sqlite-wal']) {
    const bytes = await readFile(join(studio.dataFolder, file)).catch(() => Buffer.alloc(0));
    for (const word of [email, going.secretWord]) {
      if (bytes.includes(word)) trial.found('orphans', `${word} can be read in ${file}`);
    }
  }
}
