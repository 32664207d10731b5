import { tmpdir } from 'node:os';
import { openQueue } from '../../queue/open-queue.ts';
import { migrateToLatest } from '../migrate-to-latest.ts';
import { openDatabase } from '../open-database.ts';
import { answers, createPostgres, migratedTemplate, postgresUrl } from './postgres.ts';

/** Before all suites of a run: migrates one PostgreSQL database for them to copy. */
export default async function migrateTemplate(): Promise<undefined | (() => Promise<void>)> {
  const url = postgresUrl();
  if (!(await answers(url))) return;
  const template = await createPostgres(url);
  const database = openDatabase({ url: template.url, dataFolder: tmpdir() });
  await migrateToLatest(database);
  // With what the queue keeps there.
  const { queue } = await openQueue(database, {
    ...{ clock: Date.now, newId: () => '', supervises: false },
    onError: (error) => console.error(error),
  });
  await queue.close();
  // What is copied must not be open.
  await database.close();
  process.env[migratedTemplate] = template.name;
  return template.drop;
}
