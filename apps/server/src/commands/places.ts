import type { Kysely } from 'kysely';
import { makeSqlExports } from '../features/exports/adapters/sql-exports.ts';
import { makeSqlFiles } from '../features/files/adapters/sql-files.ts';
import { makeSqlFilms } from '../features/films/adapters/sql-films.ts';
import { makeSqlStyles } from '../features/styles/adapters/sql-styles.ts';
import type { Database } from '../platform/database/schema.ts';
import { anyOf, type KnownKeys } from '../platform/storage/known-keys.ts';

/** Which objects the rows of this database name. */
export function knownKeysOf(db: Kysely<Database>): KnownKeys {
  const features = [makeSqlFiles(db), makeSqlFilms(db), makeSqlStyles(db), makeSqlExports(db)];
  return anyOf(features.map(({ knownKeys }) => knownKeys));
}
