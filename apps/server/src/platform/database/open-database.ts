import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { claimDataFolder } from './claim-data-folder.ts';
import { makeDataFolder } from './make-folder.ts';
import { openPostgresPool } from './postgres-pool.ts';
import type { Database } from './schema.ts';
import { SqliteFileDialect } from './sqlite-dialect.ts';
import { SqliteReaderDialect } from './sqlite-reader-dialect.ts';

export type DialectName = 'sqlite' | 'postgres';

/** An open database. Repositories take `db` or, inside a transaction, the transaction itself. */
export type OpenDatabase = {
  readonly db: Kysely<Database>;
  /**
   * For reads that may take long, of what has been committed: on SQLite they run in threads beside
   * `db`, whose only connection is synchronous. PostgreSQL needs no second way.
   */
  readonly reader: Kysely<Database>;
  readonly dialect: DialectName;
  /** Of PostgreSQL: for what keeps connections of its own. */
  readonly url?: string;
  /** Of PostgreSQL: its connections, and who waits for one. */
  readonly pool?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
};

export type OpenDatabaseOptions = {
  /** `postgres://…` chooses PostgreSQL, nothing a SQLite file inside the data folder. */
  readonly url?: string | undefined;
  readonly dataFolder: string;
  /** Called for a PostgreSQL connection that broke while nobody used it. */
  readonly onConnectionLost?: (error: Error) => void;
};

/**
 * Opens the database and, for SQLite, claims the data folder for this process first.
 * Migrations are a separate step: `migrateToLatest`.
 * @throws {DataFolderBusyError} when another process holds the data folder
 */
export function openDatabase(options: OpenDatabaseOptions): OpenDatabase {
  return options.url ? openPostgres(options, options.url) : openSqlite(options.dataFolder);
}

/** Throws what the database throws when it cannot answer. */
export async function checkDatabase(database: OpenDatabase): Promise<void> {
  await sql`select 1`.execute(database.db);
}

function openPostgres(options: OpenDatabaseOptions, url: string): OpenDatabase {
  const pool = openPostgresPool({
    url,
    onConnectionLost: options.onConnectionLost ?? (() => {}),
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const counts = () => ({
    ...{ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  });
  return { db, reader: db, dialect: 'postgres', url, pool: counts, close: () => db.destroy() };
}

function openSqlite(dataFolder: string): OpenDatabase {
  makeDataFolder(dataFolder);
  const claim = claimDataFolder(dataFolder);
  const path = join(dataFolder, 'armoni.sqlite');
  const db = new Kysely<Database>({ dialect: new SqliteFileDialect(path) });
  const reader = new Kysely<Database>({ dialect: new SqliteReaderDialect(path) });
  const close = async () => {
    await reader.destroy();
    await db.destroy();
    claim.release();
  };
  return { db, reader, dialect: 'sqlite', close };
}
