import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { cookieOf, postJson } from '../../apps/server/src/testing.ts';
import { checkAllThere } from './belongings.ts';
import { readRows, unfinishedJobs } from './examine.ts';
import type { Belongings } from './filled-studio.ts';
import { expectSuccess, patiently } from './patience.ts';
import type { Studio } from './studio.ts';
import type { Trial } from './trial.ts';
import { waitFor } from './wait.ts';

const longestErasureSeconds = 30;

/** Either all of the erasure happened or nothing; whether it did. */
export async function isErased(trial: Trial, studio: Studio, going: Belongings): Promise<boolean> {
  const ended = async () => (unfinishedJobs(studio.dataFolder, ['erasure']) === 0 ? true : null);
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

/** Of a stopped studio: no row, object or readable word of these people. */
export async function checkNothingLeft(
  trial: Trial,
  dataFolder: string,
  gone: readonly Belongings[],
): Promise<void> {
  const files = await filesBelow(dataFolder);
  const tables = readRows(
    dataFolder,
    `select name from sqlite_master where type = 'table'
    and sql not like 'create virtual%'`,
  );
  const rowsOf = tables.map(({ name }) => {
    return [name, JSON.stringify(readRows(dataFolder, `select * from "${name}"`))] as const;
  });
  const bytesOf = await Promise.all(
    ['armoni.sqlite', 'armoni.sqlite-wal'].map(async (name) => {
      const bytes = await readFile(join(dataFolder, name)).catch(() => Buffer.alloc(0));
      return [name, bytes] as const;
    }),
  );
  for (const { person, secretWord } of gone) {
    for (const file of files) {
      if (file.includes(person.id.toLowerCase())) trial.found('orphans', `of the erased: ${file}`);
    }
    for (const [name, rows] of rowsOf) {
      if (rows.includes(person.id)) trial.found('orphans', `a row of the erased in ${name}`);
    }
    for (const word of [person.email, secretWord]) {
      for (const [name, bytes] of bytesOf) {
        if (bytes.includes(word)) trial.found('orphans', `${word} can be read in ${name}`);
      }
    }
  }
}
