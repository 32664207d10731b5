import { Migrator } from 'kysely/migration';
import { NewerDataError, refuseNewerData } from './data-version.ts';
import type { MigrationFor } from './migrations/migration-for.ts';
import { migrations } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { currentSchema } from './table-names.ts';

/** A migration failed; the database is as it was before all of them. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings the tables up to date, all pending migrations in one transaction: the program that
 * wrote the data can go on with it when one fails. Several processes may call this at once on
 * PostgreSQL: they wait for each other.
 * @throws {MigrationError}
 * @throws {NewerDataError}
 */
export async function migrateToLatest(
  database: OpenDatabase,
  list: Readonly<Record<string, MigrationFor>> = migrations,
): Promise<void> {
  const schema = database.dialect === 'postgres' ? await schemaOf(database) : undefined;
  await refuse(database, { migrations: Object.keys(list), schema });
  const entries = Object.entries(list).map(([name, make]) => [name, make(database.dialect)]);
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => Object.fromEntries(entries) },
    // Without a name it takes tables of any schema for its own.
    ...(schema && { migrationTableSchema: schema }),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error');
  throw new MigrationError(failed?.migrationName ?? 'migration', { cause: error });
}

async function refuse(
  { db }: OpenDatabase,
  known: Parameters<typeof refuseNewerData>[1],
): Promise<void> {
  await refuseNewerData(db, known).catch((cause) => {
    throw cause instanceof NewerDataError ? cause : new MigrationError('schema', { cause });
  });
}

function schemaOf({ db }: OpenDatabase): Promise<string> {
  return currentSchema(db).catch((cause) => {
    throw new MigrationError('schema', { cause });
  });
}
