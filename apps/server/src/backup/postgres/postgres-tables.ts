import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** A table as it is written down and read back: columns that are computed have no values of their own. */
export type PostgresTable = {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
};

/**
 * The tables of the current schema, each after those that it refers to. What belongs to an extension
 * is the extension's to make.
 */
export async function listTables(db: Kysely<Database>): Promise<PostgresTable[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.relname as "table", a.attname as "column",
      format_type(a.atttypid, a.atttypmod) as "type"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attnum`.execute(db);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const ordered = inOrder([...tables.keys()], await referencesOf(db));
  return ordered.map((name) => ({
    name,
    columns: tables.get(name)!.map(({ column, type }) => ({ name: column, type })),
  }));
}

/** By the table that refers, the tables it refers to. */
async function referencesOf(db: Kysely<Database>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ from: string; to: string }>`
    select f.relname as "from", t.relname as "to"
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid
    join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db);
  const references = new Map<string, string[]>();
  for (const { from, to } of rows) references.set(from, [...(references.get(from) ?? []), to]);
  return references;
}

function inOrder(names: readonly string[], references: ReadonlyMap<string, string[]>): string[] {
  const ordered = new Set<string>();
  const add = (name: string, above: readonly string[]) => {
    if (ordered.has(name) || above.includes(name)) return;
    for (const other of references.get(name) ?? []) add(other, [...above, name]);
    ordered.add(name);
  };
  for (const name of names) add(name, []);
  return [...ordered];
}

/** What a sequence gave out last; null before its first value. */
export type Sequences = Readonly<Record<string, string | null>>;

export async function readSequences(db: Kysely<Database>): Promise<Sequences> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last
    from pg_sequences where schemaname = current_schema() order by sequencename`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function setSequences(db: Kysely<Database>, sequences: Sequences): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last === null) continue;
    await sql`select setval(${quoted(name)}::regclass, ${last}::bigint)`.execute(db);
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
