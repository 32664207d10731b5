import { sql } from 'kysely';
import { pause } from '../concurrency/retry.ts';
import type { OpenDatabase } from './open-database.ts';

/**
 * Takes what was deleted out of the write-ahead log. Deleted rows are overwritten in the database
 * file, but older images of their pages stay in the log until it is written anew. Gives way to a
 * reader at once, and answers false then: nobody waits for this.
 */
export function forgetDeleted({
  db,
  dialect,
}: Pick<OpenDatabase, 'db' | 'dialect'>): Promise<boolean> {
  if (dialect === 'postgres') return Promise.resolve(true);
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      );
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = 5000`.execute(connection);
    }
  });
}

/** Tries a few times; the next sweep of the hour does it otherwise. */
export function forgetterOf(database: Pick<OpenDatabase, 'db' | 'dialect'>): () => Promise<void> {
  return async () => {
    for (let tries = 0; tries < 5 && !(await forgetDeleted(database)); tries += 1) {
      await pause(1000);
    }
  };
}
