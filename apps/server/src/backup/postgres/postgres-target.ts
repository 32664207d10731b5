import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { migrateToLatest } from '../../platform/database/migrate-to-latest.ts';
import { migrations } from '../../platform/database/migrations.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hashFile } from '../hash-file.ts';
import type { RestoreTarget } from '../kept-database.ts';
import type { Manifest, Tables } from '../manifest.ts';
import { findMissing, forget } from '../missing-objects.ts';
import { readMark } from '../read-mark.ts';
import { makeRowDigest } from './digest-rows.ts';
import { fillTables } from './fill-tables.ts';
import { isEmpty } from './postgres-source.ts';
import { listTables, type PostgresTable, setSequences } from './postgres-tables.ts';
import { readRows, speakPlainly } from './read-rows.ts';
import { type RowsHead, readHead, readLines } from './rows-file.ts';

/** The rows that were read back are not those of the backup; nothing of them stays. */
export class RestoredRowsError extends Error {
  override readonly name = 'RestoredRowsError';
}

/** An empty database. Everything is one transaction: what is cut short leaves it empty. */
export function makePostgresTarget(database: OpenDatabase): RestoreTarget {
  const { db } = database;
  return {
    format: 2,
    // A half restore is nobody's to see, and a database with tables is refused.
    claim: () => ({ release() {} }),
    async isWhole(folder, { file, sha256, tables }) {
      const path = join(folder, file);
      if (!existsSync(path) || (await hashFile(path)) !== sha256) return false;
      return isDeepStrictEqual(await digestsOf(path), tables);
    },
    occupation: async () => ((await isEmpty(db)) ? 'none' : 'kept'),
    async putBack(folder, manifest) {
      const path = join(folder, manifest.database.file);
      const head = await readHead(path);
      const keys = new Set(manifest.objects.map(({ key }) => key));
      await db.transaction().execute(async (transaction) => {
        await speakPlainly(transaction);
        if (!(await isEmpty(transaction))) return beDone(transaction, manifest);
        await migrateToLatest({ ...database, db: transaction }, migrationsOf(head));
        const tables = await listTables(transaction);
        await withoutTriggers(transaction, tables, () => fillTables(transaction, { path, tables }));
        await setSequences(transaction, head.sequences);
        await check(transaction, { tables, expected: manifest.database.tables });
        await forget(transaction, await findMissing(transaction, (key) => keys.has(key)));
      });
      await sql`analyze`.execute(db);
      return null;
    },
  };
}

/** A restore that was killed behind its transaction has done all that there is to do. */
async function beDone(db: Kysely<Database>, { installation }: Manifest): Promise<void> {
  if ((await readMark(db)) !== installation) throw new RestoredRowsError('other data');
}

/** The tables of the program that made the backup; its next start brings them up to date. */
function migrationsOf({ migrations: applied }: RowsHead) {
  const known = Object.entries(migrations).filter(([name]) => applied.includes(name));
  if (known.length < applied.length) throw new RestoredRowsError('of a later program');
  return Object.fromEntries(known);
}

/** What they would write is among the rows. */
async function withoutTriggers(
  db: Kysely<Database>,
  tables: readonly PostgresTable[],
  work: () => Promise<void>,
): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
  }
  await work();
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
  }
}

type Check = { readonly tables: readonly PostgresTable[]; readonly expected: Tables };

async function check(db: Kysely<Database>, { tables, expected }: Check): Promise<void> {
  for (const table of tables) {
    const digest = makeRowDigest();
    for await (const line of readRows(db, table)) digest.add(line);
    if (!isDeepStrictEqual(digest.result(), expected[table.name])) {
      throw new RestoredRowsError(table.name);
    }
  }
}

async function digestsOf(path: string): Promise<Tables> {
  const tables: Tables = {};
  let digest = makeRowDigest();
  let table: string | null = null;
  const end = () => {
    if (table !== null) tables[table] = digest.result();
  };
  for await (const line of readLines(path)) {
    if (line.kind === 'row') {
      digest.add(line.line);
      continue;
    }
    end();
    table = line.table;
    digest = makeRowDigest();
  }
  end();
  return tables;
}
