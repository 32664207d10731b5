import { type RawBuilder, sql } from 'kysely';

/** Of open jobs those that wait and are due, or were left by a worker silent past its lease. */
export function freeIn(now: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`(
    (status = 'queued' and available_at <= ${now}) or
    (status = 'processing' and lease_until <= ${now})
  )`;
}
