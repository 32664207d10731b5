import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { migrateToLatest } from './migrate-to-latest.ts';
import { type DialectName, type OpenDatabase, openDatabase } from './open-database.ts';

/** One kind of database that a suite runs on: `open()` gives a fresh, migrated one. */
export type TestDatabase = {
  readonly name: DialectName;
  /** Its `close()` also removes what was made for the test. */
  open(options?: { migrate?: boolean }): Promise<OpenDatabase & { readonly url?: string }>;
};

/**
 * Every database that suites loop over:
 *
 *     for (const kind of await testDatabases()) describe(`films on ${kind.name}`, …)
 *
 * PostgreSQL is the one of TEST_DATABASE_URL, or a local one when it answers. Without one,
 * that half is left out with a printed line; under CI=true that is an error.
 */
export async function testDatabases(): Promise<TestDatabase[]> {
  const url = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
  if (await answers(url)) return [sqliteForTests, postgresForTests(url)];
  if (process.env.CI === 'true') throw new Error('No PostgreSQL answers at TEST_DATABASE_URL');
  console.warn('No PostgreSQL answers (TEST_DATABASE_URL): testing on SQLite only.');
  return [sqliteForTests];
}

const sqliteForTests: TestDatabase = {
  name: 'sqlite',
  async open({ migrate = true } = {}) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'armoni-database-'));
    const database = openDatabase({ dataFolder });
    if (migrate) await migrateWithPeople(database);
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
    async open({ migrate = true } = {}) {
      const schema = `test_${randomUUID().replaceAll('-', '')}`;
      const database = openDatabase({ url, schema, dataFolder: tmpdir() });
      await sql`create schema ${sql.id(schema)}`.execute(database.db);
      if (migrate) await migrateWithPeople(database);
      const close = async () => {
        await sql`drop schema ${sql.id(schema)} cascade`.execute(database.db);
        await database.close();
      };
      const withSchema = new URL(url);
      withSchema.searchParams.set('options', `-c search_path=${schema}`);
      return { ...database, close, url: withSchema.href };
    },
  };
}

/** Suites write rows of these people without signing them up. */
const people = ['u0', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'greedy', 'modest'];

async function migrateWithPeople(database: OpenDatabase): Promise<void> {
  await migrateToLatest(database);
  await database.db
    .insertInto('owners')
    .values(people.map((id) => ({ id })))
    .execute();
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
