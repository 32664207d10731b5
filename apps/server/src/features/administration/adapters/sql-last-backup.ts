import type { Overview } from '@armoni/contract/administration';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/database/schema.ts';

const made = z.object({ said: z.string() });
const isoTime = (at: number) => new Date(at).toISOString();

/** What became of the newest backup of the schedule, as its job says. */
export function makeSqlLastBackup(db: Kysely<Database>, kind: string) {
  return async (): Promise<NonNullable<Overview['backup']>> => {
    const due = await db
      .selectFrom('schedules')
      .select('due_at')
      .where('name', '=', kind)
      .executeTakeFirst();
    const next_at = due ? isoTime(due.due_at) : null;
    const job = (await newestOf(db, kind, isOpen)) ?? (await newestOf(db, kind, isEnded));
    if (!job) return { state: 'none-yet', at: null, next_at, said: null };
    const at = isoTime(job.updated_at);
    if (job.status === 'completed') {
      const result = z.safeParse(made, JSON.parse(job.result ?? 'null'));
      return { state: 'made', at, next_at, said: result.data?.said ?? null };
    }
    const isOver = job.status === 'failed' || job.status === 'cancelled';
    return { state: isOver ? 'failed' : 'running', at, next_at, said: job.error_message };
  };
}

// Literal: a partial index is used only where its condition stands in the statement.
const isOpen = sql<boolean>`status in ('queued', 'processing')`;
const isEnded = sql<boolean>`status not in ('queued', 'processing')`;

function newestOf(db: Kysely<Database>, kind: string, condition: typeof isOpen) {
  return db
    .selectFrom('jobs')
    .select(['status', 'result', 'error_message', 'updated_at'])
    .where('kind', '=', kind)
    .where(condition)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
