import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSource, RestoreTarget } from '../backup/kept-database.ts';
import type { Config } from '../config.ts';

type Opened<Database> = { readonly database: Database; readonly close: () => Promise<void> };

/** The database that the settings name; null when there is nothing in it. */
export async function openSource(config: Config): Promise<Opened<BackupSource> | null> {
  const { DATABASE_URL: url, dataFolder } = config;
  if (url) return await openPostgresSource(url, dataFolder);
  const { databaseFile, makeSqliteSource } = await import('../backup/sqlite/sqlite-source.ts');
  if (!existsSync(join(dataFolder, databaseFile))) return null;
  return { database: makeSqliteSource(dataFolder), close: async () => {} };
}

export async function openTarget(config: Config): Promise<Opened<RestoreTarget>> {
  const { DATABASE_URL: url, dataFolder } = config;
  if (!url) {
    const { makeSqliteTarget } = await import('../backup/sqlite/sqlite-target.ts');
    return {
      database: makeSqliteTarget({ dataFolder, clock: Date.now }),
      close: async () => {},
    };
  }
  const { openDatabase } = await import('../platform/database/open-database.ts');
  const { makePostgresTarget } = await import('../backup/postgres/postgres-target.ts');
  const database = openDatabase({ url, dataFolder });
  return { database: makePostgresTarget(database), close: database.close };
}

async function openPostgresSource(url: string, dataFolder: string) {
  const { openDatabase } = await import('../platform/database/open-database.ts');
  const { isEmpty, makePostgresSource } = await import('../backup/postgres/postgres-source.ts');
  const { db, close } = openDatabase({ url, dataFolder });
  if (!(await isEmpty(db))) return { database: makePostgresSource(db), close };
  await close();
  return null;
}
