import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { makeRowDigest } from '../backup/postgres/digest-rows.ts';
import type { DialectName, OpenDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/schema.ts';
import { type MovedTable, movedTables } from './moved-tables.ts';
import { boundValue, plainValue } from './plain-values.ts';
import { type Row, rowPages } from './row-pages.ts';

/** What arrived is not what was sent; nothing of it stays. */
export class MovedRowsError extends Error {
  override readonly name = 'MovedRowsError';
}

type Side = Pick<OpenDatabase, 'db' | 'dialect'>;
export type Ends = { readonly from: Side; readonly to: Side };

/**
 * Puts every row of one database into the empty tables of another, of whichever kinds they are, and
 * reads them back. The caller's transaction: what is cut short leaves nothing.
 * @returns how many rows there are
 */
export async function moveRows({ from, to }: Ends): Promise<number> {
  return reading(from, async (source) => {
    if (to.dialect === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(to.db);
    const ends = { from: { ...from, db: source }, to };
    const tables = await movedTables(source, to);
    for (const table of tables) await copyTable(ends, table);
    await continueNumbers(ends);
    const { rows, differing } = await compare(ends, tables);
    if (differing !== null) throw new MovedRowsError(differing);
    return rows;
  });
}

/** Whether both hold the same rows already; null when they do not. */
export async function sameRows({ from, to }: Ends): Promise<number | null> {
  return reading(from, (source) =>
    reading(to, async (target) => {
      const ends = { from: { ...from, db: source }, to: { ...to, db: target } };
      const { rows, differing } = await compare(ends, await movedTables(source, ends.to));
      return differing === null ? rows : null;
    }),
  );
}

/** One moment of a database that others might write to. */
function reading<Result>(
  { db, dialect }: Side,
  work: (snapshot: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (dialect === 'sqlite') return work(db);
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  return transaction.setAccessMode('read only').execute(async (snapshot) => {
    for (const limit of ['idle_in_transaction_session_timeout', 'statement_timeout']) {
      await sql`set local ${sql.raw(limit)} = 0`.execute(snapshot);
    }
    return work(snapshot);
  });
}

async function copyTable({ from, to }: Ends, table: MovedTable): Promise<void> {
  const names = sql.join(table.columns.map(({ name }) => sql.id(name)));
  // Ids that the database gives by itself come along as they are.
  const asGiven = to.dialect === 'postgres' ? sql`overriding system value` : sql``;
  for await (const page of rowPages(from.db, from.dialect, table.name)) {
    const lines = page.map((row) => sql`(${sql.join(valuesFor(to.dialect, table, row))})`);
    await sql`insert into ${sql.table(table.name)} (${names}) ${asGiven}
      values ${sql.join(lines)}`.execute(to.db);
  }
}

const valuesFor = (dialect: DialectName, { columns }: MovedTable, row: Row) =>
  columns.map((column) => boundValue(plainValue(row[column.name], column), column, dialect));

const usage: MovedTable = {
  name: 'usage',
  columns: ['owner_id', 'files', 'file_bytes', 'films', 'film_bytes'].map((name) => ({
    name,
    kind: 'other',
  })),
};

/** Also of what triggers have counted: it says that they saw every row. */
async function compare({ from, to }: Ends, tables: readonly MovedTable[]) {
  let rows = 0;
  for (const table of [...tables, usage]) {
    const [sent, arrived] = [await digestOf(from, table), await digestOf(to, table)];
    if (!isDeepStrictEqual(sent, arrived)) return { rows, differing: table.name };
    if (table !== usage) rows += sent?.rows ?? 0;
  }
  return { rows, differing: null };
}

async function digestOf({ db, dialect }: Side, { name, columns }: MovedTable) {
  const digest = makeRowDigest();
  for await (const page of rowPages(db, dialect, name)) {
    for (const row of page) {
      digest.add(JSON.stringify(columns.map((column) => plainValue(row[column.name], column))));
    }
  }
  return digest.result();
}

/** The one number that a database counts itself: no style gets the id of one that is gone. */
async function continueNumbers({ from, to }: Ends): Promise<void> {
  const last = await lastStyle(from);
  if (last === 0) return;
  await (to.dialect === 'postgres'
    ? sql`select setval(pg_get_serial_sequence('models', 'id'), ${last})`
    : sql`update sqlite_sequence set seq = max(seq, ${last}) where name = 'models'`
  ).execute(to.db);
}

async function lastStyle({ db, dialect }: Side): Promise<number> {
  const query =
    dialect === 'postgres'
      ? sql<{ last: string | null }>`select pg_sequence_last_value(
          pg_get_serial_sequence('models', 'id')::regclass) as last`
      : sql<{ last: number }>`select seq as last from sqlite_sequence where name = 'models'`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.last ?? 0);
}
