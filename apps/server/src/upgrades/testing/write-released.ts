import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../platform/database/open-database.ts';
import { testDatabases } from '../../platform/database/testing.ts';
import { signUpSomebody, startTestStudio } from '../../testing.ts';
import { releasedFile, releasedSecret } from './released.ts';
import { sampleRows } from './sample-rows.ts';

// Run at a release, by its own program: node apps/server/src/upgrades/testing/write-released.ts 0.2.0
// What it writes is committed and never written again. PostgreSQL as for the tests, and pg_dump.
const version = process.argv[2];
if (!version) throw new Error('Which version?');
writeFileSync(releasedFile(version, 'sqlite'), await dumpOfSqlite());
writeFileSync(releasedFile(version, 'postgres'), await dumpOfPostgres());

async function dumpOfSqlite(): Promise<string> {
  const dataFolder = await fillStudio({});
  const file = new DatabaseSync(join(dataFolder, 'armoni.sqlite'), { readOnly: true });
  const made = file
    .prepare(`select name, type, sql from sqlite_master
      where sql is not null and name not like 'sqlite_%' order by type desc, rowid`)
    .all() as { name: string; type: string; sql: string }[];
  const tables = made.filter(({ type }) => type === 'table').map(({ name }) => name);
  const rows = tables.flatMap((table) => rowsOf(file, table));
  file.close();
  rmSync(dataFolder, { recursive: true });
  return [...made.map((part) => part.sql), ...rows].map((text) => `${text};\n`).join('');
}

function rowsOf(file: DatabaseSync, table: string): string[] {
  const columns = file.prepare(`pragma table_info("${table}")`).all() as { name: string }[];
  const quoted = columns.map(({ name }) => `quote("${name}")`).join(` || ', ' || `);
  const rows = file.prepare(`select ${quoted} as row from "${table}"`).all() as { row: string }[];
  return rows.map(({ row }) => `INSERT INTO "${table}" VALUES (${row})`);
}

async function dumpOfPostgres(): Promise<string> {
  const kind = (await testDatabases()).find(({ name }) => name === 'postgres');
  if (!kind) throw new Error('No PostgreSQL answers.');
  const database = await kind.open({ migrate: false });
  const url = database.url as string;
  rmSync(await fillStudio({ DATABASE_URL: url }), { recursive: true });
  const options = ['--schema=public', '--no-owner', '--no-privileges', '--inserts'];
  const text = execFileSync('pg_dump', [...options, url], { encoding: 'utf8' });
  await database.close();
  // What belongs to the session or to the schema; the tables go where the reader's path leads.
  return text
    .replaceAll(/^(--|SET|SELECT pg_catalog\.set_config|CREATE SCHEMA|\\).*\n/gm, '')
    .replaceAll('public.', '')
    .replaceAll(/\n{2,}/g, '\n')
    .trimStart();
}

/** A person who signed up with the product itself, and a row in every other table. */
async function fillStudio(environment: Readonly<Record<string, string>>): Promise<string> {
  const studio = await startTestStudio({
    environment: { IDENTITY_SECRET: releasedSecret, ...environment },
  });
  const { id } = await signUpSomebody(studio.url);
  await studio.stop();
  const { dataFolder } = studio;
  const database = openDatabase({ url: environment.DATABASE_URL, dataFolder });
  for (const [table, rows] of Object.entries(sampleRows(id))) {
    await database.db
      .insertInto(table as never)
      .values(rows as never)
      .execute();
  }
  await database.close();
  return dataFolder;
}
