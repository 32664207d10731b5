import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export type QueueDepth = {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  /** Since the oldest job that waits could have begun; 0 when none could. */
  readonly lagSeconds: number;
};

/** What is open of each kind of job, read from the index of open jobs. */
export async function queueDepth(db: Kysely<Database>, nowMs: number): Promise<QueueDepth[]> {
  const { rows } = await sql<{
    kind: string;
    waiting: number;
    running: number;
    due: number | null;
  }>`
    select kind,
      sum(case when status = 'queued' then 1 else 0 end) as waiting,
      sum(case when status = 'processing' then 1 else 0 end) as running,
      min(case when status = 'queued' then available_at end) as due
    from jobs where status in ('queued', 'processing')
    group by kind`.execute(db);
  return rows.map(({ kind, waiting, running, due }) => ({
    kind,
    waiting: Number(waiting),
    running: Number(running),
    lagSeconds: due === null ? 0 : Math.max(0, (nowMs - due) / 1000),
  }));
}
