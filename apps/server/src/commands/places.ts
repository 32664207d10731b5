import type { Kysely } from 'kysely';
import { makeSqlExports } from '../features/exports/adapters/sql-exports.ts';
import { makeSqlFiles } from '../features/files/adapters/sql-files.ts';
import { makeSqlCuts } from '../features/films/adapters/sql-cuts.ts';
import { makeSqlFilms } from '../features/films/adapters/sql-films.ts';
import { makeSqlProxies } from '../features/films/adapters/sql-proxies.ts';
import { makeSqlStyles } from '../features/styles/adapters/sql-styles.ts';
import type { Database } from '../platform/database/schema.ts';
import { tableNames } from '../platform/database/table-names.ts';
import type { KnownKeys } from '../platform/storage/known-keys.ts';

const keepers = [
  { table: 'files', make: makeSqlFiles },
  { table: 'videos', make: makeSqlFilms },
  { table: 'film_versions', make: makeSqlCuts },
  { table: 'clip_proxies', make: makeSqlProxies },
  { table: 'models', make: makeSqlStyles },
  { table: 'exports', make: makeSqlExports },
] as const;

/**
 * Which objects the rows of this database name. It may be of an earlier version, which lacks tables:
 * data is backed up before it is upgraded.
 */
export function knownKeysOf(db: Kysely<Database>): KnownKeys {
  let asking: Promise<KnownKeys> | undefined;
  return async (keys) => {
    asking ??= askThoseThere(db);
    return (await asking)(keys);
  };
}

async function askThoseThere(db: Kysely<Database>): Promise<KnownKeys> {
  const tables = await tableNames(db);
  const there = keepers.filter(({ table }) => tables.has(table));
  const each = there.map(({ make }) => make(db).knownKeys);
  return async (keys) => {
    const known = new Set<string>();
    // One after the other: a snapshot is a single connection.
    for (const knownKeys of each) for (const key of await knownKeys(keys)) known.add(key);
    return known;
  };
}
