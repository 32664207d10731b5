import { type Kysely, sql } from 'kysely';
import type { DialectName } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/schema.ts';

export type Row = Readonly<Record<string, unknown>>;

const rowsAtOnce = 200;

/** All rows of a table, page by page, in no particular order. On PostgreSQL inside of a transaction only. */
export function rowPages(db: Kysely<Database>, dialect: DialectName, table: string) {
  return dialect === 'sqlite' ? pagesByRowid(db, table) : pagesByCursor(db, table);
}

async function* pagesByRowid(db: Kysely<Database>, table: string): AsyncGenerator<Row[]> {
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await sql<Row & { moved_row: number }>`select rowid as moved_row, *
      from ${sql.table(table)} where rowid > ${after} order by rowid
      limit ${sql.lit(rowsAtOnce)}`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.moved_row;
  }
}

async function* pagesByCursor(db: Kysely<Database>, table: string): AsyncGenerator<Row[]> {
  await sql`declare moved_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from moved_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close moved_rows`.execute(db);
}
