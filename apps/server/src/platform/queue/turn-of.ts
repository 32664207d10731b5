import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export type Asking = {
  readonly ownerId: string;
  readonly kind: string;
  readonly isShort: boolean;
};

/**
 * The turn of a job that is asked for now: start-time fair queueing (Goyal, Vin and Cheng, 1996). An
 * owner's jobs take consecutive turns, counted from the turn that is being served; so whoever comes
 * while ten thousand of somebody else wait is next but a few. Short jobs of an owner are counted
 * apart: they do not stand behind their own long ones. One look into an index each.
 */
export async function turnOf(
  within: Transaction<Database>,
  { ownerId, kind, isShort }: Asking,
  now: RawBuilder<number>,
): Promise<number> {
  const isOpen = sql`kind = ${kind} and status in ('queued', 'processing')`;
  const { rows } = await sql<Turns>`select
    (
      select turn from jobs
      where ${isOpen} and owner_id = ${ownerId} and is_short = ${isShort ? 1 : 0}
      order by turn desc limit 1
    ) as own,
    (
      select turn from jobs where kind = ${kind} and status = 'processing'
      order by turn desc limit 1
    ) as running,
    (
      select turn from jobs
      where ${isOpen} and status = 'queued' and available_at <= ${now}
      order by turn limit 1
    ) as waiting`.execute(within);
  const { own, running, waiting } = rows[0] ?? { own: null, running: null, waiting: null };
  const served = Math.min(running ?? Infinity, waiting ?? Infinity);
  return Math.max(own === null ? 0 : own + 1, Number.isFinite(served) ? served : 0);
}

/** Of open jobs; null where there is none. */
type Turns = {
  readonly own: number | null;
  readonly running: number | null;
  readonly waiting: number | null;
};
