import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The tables that a query finds: on PostgreSQL those of its own schema, not of others beside it. */
export async function tableNames(db: Kysely<Database>): Promise<Set<string>> {
  const tables = await db.introspection.getTables();
  const isInSchemas = tables.some(({ schema }) => schema !== undefined);
  const own = isInSchemas ? await currentSchema(db) : undefined;
  return new Set(tables.filter(({ schema }) => schema === own).map(({ name }) => name));
}

/** PostgreSQL only. */
export async function currentSchema(db: Kysely<Database>): Promise<string> {
  const query = sql<{ name: string | null }>`select current_schema() as name`;
  const { rows } = await query.execute(db);
  return rows[0]?.name ?? 'public';
}
