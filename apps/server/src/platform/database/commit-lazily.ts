import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

/**
 * Commits without waiting for the disk: what is written survives the end of this process, and
 * the next ordinary commit brings it to the disk too. Only a power cut in between loses it.
 */
export function commitLazily<T>(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  write: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  if (dialect === 'postgres') {
    return db.transaction().execute(async (transaction) => {
      await sql`set local synchronous_commit = off`.execute(transaction);
      return write(transaction);
    });
  }
  // The one connection is ours alone until this ends, so nobody else's commit is relaxed.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await write(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
