import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { PostgresTable } from './postgres-tables.ts';
import { readLines } from './rows-file.ts';

/** The tables there are and those of the backup are not the same. */
export class TablesDifferError extends Error {
  override readonly name = 'TablesDifferError';
}

type Filling = { readonly path: string; readonly tables: readonly PostgresTable[] };

const batchBytes = 2 ** 20;

/** Puts the rows of a file in the place of all rows there are. */
export async function fillTables(db: Kysely<Database>, { path, tables }: Filling): Promise<void> {
  for (const { name } of tables.toReversed()) {
    await sql`delete from ${sql.table(name)}`.execute(db);
  }
  const left = new Map(tables.map((table) => [table.name, table]));
  let target: PostgresTable | undefined;
  let batch: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (target && batch.length > 0) await insert(db, target, batch);
    batch = [];
    bytes = 0;
  };
  for await (const line of readLines(path)) {
    if (line.kind === 'row') {
      batch.push(line.line);
      bytes += line.line.length;
      if (bytes >= batchBytes) await flush();
      continue;
    }
    await flush();
    target = tableFor(line, left.get(line.table));
    left.delete(line.table);
  }
  await flush();
  if (left.size > 0) throw new TablesDifferError([...left.keys()].join());
}

function tableFor(
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  found: PostgresTable | undefined,
): PostgresTable {
  const typeOf = new Map(found?.columns.map(({ name, type }) => [name, type]));
  const isSame = typeOf.size === columns.length && columns.every((name) => typeOf.has(name));
  if (!isSame) throw new TablesDifferError(table);
  return { name: table, columns: columns.map((name) => ({ name, type: typeOf.get(name)! })) };
}

async function insert(
  db: Kysely<Database>,
  { name, columns }: PostgresTable,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => sql.id(column.name));
  const values = columns.map(
    ({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`,
  );
  await sql`insert into ${sql.table(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join()}]`}::jsonb) as line`.execute(
    db,
  );
}
