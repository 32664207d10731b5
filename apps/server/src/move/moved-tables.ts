import type { Kysely, TableMetadata } from 'kysely';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/schema.ts';
import { currentSchema } from '../platform/database/table-names.ts';
import type { MovedColumn } from './plain-values.ts';

export type MovedTable = { readonly name: string; readonly columns: readonly MovedColumn[] };

/** What triggers fill again while rows are put in; SQLite's index has tables of its own beside it. */
const refilled = /^(usage|search_.*)$/;

/**
 * What holds only where it was written: which objects were seen without a row, what still arrives (its
 * pieces lie in the store that is left), which program ran last.
 */
const local = new Set(['orphans', 'uploads', 'data_version']);

/** What triggers of other tables add to what these have counted. */
const countedFirst = new Set(['files', 'videos']);

/** The tables of two databases of the same version whose rows are moved, with the columns of both. */
export async function movedTables(
  from: Kysely<Database>,
  { db: to, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
): Promise<MovedTable[]> {
  const [here, there] = [await ownTables(from), await ownTables(to)];
  const names = [...here.keys()].filter((name) => !refilled.test(name) && !local.has(name));
  const order = dialect === 'postgres' ? await referredFirst(to) : names;
  const rankOf = (name: string) => (countedFirst.has(name) ? -1 : order.indexOf(name));
  return names
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((name) => ({ name, columns: columnsOf(name, here.get(name), there.get(name)) }));
}

function columnsOf(name: string, ...sides: (TableMetadata | undefined)[]): MovedColumn[] {
  const [here, there] = sides.map((table) => table?.columns ?? []);
  const names = (columns = here) => (columns ?? []).map((column) => column.name).sort();
  if (names(here).join() !== names(there).join()) throw new TablesDifferError(name);
  return names().map((column) => {
    const types = [here, there].map(
      (columns) => columns?.find((one) => one.name === column)?.dataType.toLowerCase() ?? '',
    );
    const isOneOf = (...kinds: string[]) => types.some((type) => kinds.includes(type));
    if (isOneOf('date', 'timestamptz', 'timestamp')) return { name: column, kind: 'date' };
    return { name: column, kind: isOneOf('bool', 'boolean') ? 'boolean' : 'other' };
  });
}

/** The two databases are not of the same version. */
export class TablesDifferError extends Error {
  override readonly name = 'TablesDifferError';
}

async function ownTables(db: Kysely<Database>): Promise<Map<string, TableMetadata>> {
  const tables = await db.introspection.getTables();
  const isInSchemas = tables.some(({ schema }) => schema !== undefined);
  const own = isInSchemas ? await currentSchema(db) : undefined;
  const ours = tables.filter(({ schema, isView }) => schema === own && !isView);
  return new Map(ours.map((table) => [table.name, table]));
}

/** PostgreSQL holds references while rows come in. */
async function referredFirst(db: Kysely<Database>): Promise<string[]> {
  const { listTables } = await import('../backup/postgres/postgres-tables.ts');
  return (await listTables(db)).map(({ name }) => name);
}
