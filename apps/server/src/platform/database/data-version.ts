import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Database } from './schema.ts';

/** The tables were changed by a later program; this one could only harm what it doesn't know. */
export class NewerDataError extends Error {
  override readonly name = 'NewerDataError';

  /** The program that wrote last, when it said so. */
  readonly program: string | null;

  constructor(migration: string, program: string | null) {
    super(migration);
    this.program = program;
  }
}

type Known = {
  readonly migrations: readonly string[];
  /** PostgreSQL lists the tables of every schema. */
  readonly schema?: string | undefined;
};

/**
 * Reads and changes nothing. The schema's version is the list of migrations that were applied:
 * a program that knows them all may write, whatever its own number.
 * @throws {NewerDataError}
 */
export async function refuseNewerData(db: Kysely<Database>, known: Known): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const has = (name: string) =>
    tables.some((table) => table.name === name && (!known.schema || table.schema === known.schema));
  if (!has(DEFAULT_MIGRATION_TABLE)) return;
  const unknown = (await appliedMigrations(db)).find((name) => !known.migrations.includes(name));
  if (unknown === undefined) return;
  throw new NewerDataError(unknown, has('data_version') ? await lastProgram(db) : null);
}

/** In the order in which they were applied. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Says that from now on this program writes here. */
export async function recordProgram(db: Kysely<Database>, program: string): Promise<void> {
  if ((await lastProgram(db)) === program) return;
  await db
    .insertInto('data_version')
    .values({ only: 1, program })
    .onConflict((conflict) => conflict.column('only').doUpdateSet({ program }))
    .execute();
}

async function lastProgram(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('data_version').select('program').executeTakeFirst();
  return row?.program ?? null;
}
