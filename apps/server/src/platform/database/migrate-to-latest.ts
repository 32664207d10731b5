import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { MigrationFor } from './migrations/migration-for.ts';
import { migrations } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';

/** A migration failed; the database is as it was before it. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings the tables up to date, each migration in a transaction of its own. Several
 * processes may call this at once on PostgreSQL: they wait for each other.
 * @throws {MigrationError}
 */
export async function migrateToLatest(
  database: OpenDatabase,
  list: Readonly<Record<string, MigrationFor>> = migrations,
): Promise<void> {
  const entries = Object.entries(list).map(([name, make]) => [name, make(database.dialect)]);
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => Object.fromEntries(entries) },
    // Without a name it takes tables of any schema for its own.
    ...(database.dialect === 'postgres' && { migrationTableSchema: await schemaOf(database) }),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error');
  throw new MigrationError(failed?.migrationName ?? 'migration', { cause: error });
}

async function schemaOf(database: OpenDatabase): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`
    .execute(database.db)
    .catch((cause) => {
      throw new MigrationError('schema', { cause });
    });
  return rows[0]?.name ?? 'public';
}
