import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from './migrate-to-latest.ts';
import { type DialectName, type OpenDatabase, openDatabase } from './open-database.ts';
import { answers, createPostgres, migratedTemplate, postgresUrl } from './testing/postgres.ts';

/** One kind of database that a suite runs on: `open()` gives a fresh, migrated one. */
export type TestDatabase = {
  readonly name: DialectName;
  /** Its `close()` also removes what was made for the test. `people`: whether `people` are in it. */
  open(options?: TestDatabaseOptions): Promise<OpenDatabase>;
};

type TestDatabaseOptions = { readonly migrate?: boolean; readonly people?: boolean };

/**
 * Every database that suites loop over:
 *
 *     for (const kind of await testDatabases()) describe(`films on ${kind.name}`, …)
 *
 * PostgreSQL is the one of TEST_DATABASE_URL, whose role makes databases there, or a local one when
 * it answers. Without one, that half is left out with a printed line; under CI=true that is an error.
 */
export async function testDatabases(): Promise<TestDatabase[]> {
  const url = postgresUrl();
  if (await answers(url)) return [sqliteForTests, postgresForTests(url)];
  if (process.env.CI === 'true') throw new Error('No PostgreSQL answers at TEST_DATABASE_URL');
  console.warn('No PostgreSQL answers (TEST_DATABASE_URL): testing on SQLite only.');
  return [sqliteForTests];
}

/**
 * As `testDatabases`, for suites that go through the studio's own calls: in the sample of `npm test`
 * on the last kind alone. What runs on SQLite are the browser's tests of the same calls.
 */
export async function sampleOfDatabases(): Promise<TestDatabase[]> {
  const every = await testDatabases();
  return process.env.TEST_SAMPLE === '1' ? every.slice(-1) : every;
}

const sqliteForTests: TestDatabase = {
  name: 'sqlite',
  async open({ migrate = true, people = migrate } = {}) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'armoni-database-'));
    const database = openDatabase({ dataFolder });
    if (migrate) await migrateToLatest(database);
    if (people) await addPeople(database);
    const close = async () => {
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    };
    return { ...database, close };
  },
};

function postgresForTests(url: string): TestDatabase {
  return {
    name: 'postgres',
    async open({ migrate = true, people = migrate } = {}) {
      const template = migrate ? process.env[migratedTemplate] : undefined;
      const own = await createPostgres(url, template);
      const database = openDatabase({ url: own.url, dataFolder: tmpdir() });
      if (migrate && template === undefined) await migrateToLatest(database);
      if (people) await addPeople(database);
      const close = async () => {
        await database.close();
        await own.drop();
      };
      return { ...database, close };
    },
  };
}

/** Suites write rows of these people without signing them up. */
const people = ['u0', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'greedy', 'modest'];

async function addPeople({ db }: OpenDatabase): Promise<void> {
  const rows = people.map((id) => ({ id }));
  await db.insertInto('owners').values(rows).execute();
}
