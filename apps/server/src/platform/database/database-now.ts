import { type RawBuilder, sql } from 'kysely';
import type { DialectName } from './open-database.ts';

/**
 * Milliseconds since 1970, for statements: PostgreSQL's own, so that clocks of processes do not count;
 * on SQLite, which has one process, that of the clock.
 */
export function databaseNow(dialect: DialectName, clock: () => number): () => RawBuilder<number> {
  // Not `now()`, which stands still during a transaction.
  if (dialect === 'postgres') {
    return () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  }
  // Typed, so that milliseconds can be added to it anywhere.
  return () => sql<number>`cast(${clock()} as bigint)`;
}
