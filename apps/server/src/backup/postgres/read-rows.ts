import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { PostgresTable } from './postgres-tables.ts';

const fewestRows = 16;
const mostRows = 4000;
const pageBytes = 4 * 2 ** 20;

/**
 * The rows of a table, each as the JSON of its values in PostgreSQL's own text (null for null), in no
 * order. A cursor reads them in pages of about 4 MB, so that memory holds a page. Inside of a
 * transaction only.
 */
export async function* readRows(
  db: Kysely<Database>,
  { name, columns }: PostgresTable,
): AsyncGenerator<string> {
  const values = columns.map((column) => sql`${sql.id(column.name)}::text`);
  await sql`declare kept_rows no scroll cursor for
    select array_to_json(array[${sql.join(values)}]::text[])::text as line
    from ${sql.table(name)}`.execute(db);
  let rowsAtOnce = fewestRows;
  for (;;) {
    const fetch = sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from kept_rows`;
    const { rows } = await fetch.execute(db);
    let bytes = 0;
    for (const { line } of rows) {
      bytes += line.length;
      yield line;
    }
    if (rows.length < rowsAtOnce) break;
    rowsAtOnce = nextPage(rowsAtOnce, bytes);
  }
  await sql`close kept_rows`.execute(db);
}

/** Values that say the same on any server: floats to their last digit, times in UTC. */
export async function speakPlainly(db: Kysely<Database>): Promise<void> {
  for (const setting of [
    'extra_float_digits = 3',
    'datestyle = iso',
    'intervalstyle = iso_8601',
    'timezone = utc',
    'bytea_output = hex',
    // Objects are copied meanwhile, and rows may be long.
    'idle_in_transaction_session_timeout = 0',
    'statement_timeout = 0',
  ]) {
    await sql.raw(`set local ${setting}`).execute(db);
  }
}

function nextPage(rows: number, bytes: number): number {
  const wanted = Math.floor((rows * pageBytes) / Math.max(1, bytes));
  return Math.min(mostRows, 2 * rows, Math.max(fewestRows, wanted));
}
