import type { Kysely, RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/schema.ts';
import { defineJob, type JobDefinition } from './define-job.ts';
import { type NoResult, noResult } from './done-without-trace.ts';
import type { JobQueue } from './job-queue.ts';

const nothing = z.object({});
export type ScheduledPayload = z.infer<typeof nothing>;

/** A job that nobody asks for. It is the studio's own. */
export const defineScheduled = <Result = NoResult>(kind: string, result?: z.ZodMiniType<Result>) =>
  defineJob(kind, nothing, (result ?? noResult) as z.ZodMiniType<Result>);

/** Whose the studio's own jobs are: nobody's id. */
export const studioOwner = '@studio';

export type Schedule = {
  /** Its kind names the schedule. */
  readonly job: JobDefinition<ScheduledPayload, unknown>;
  /** When it is due again; both in milliseconds since 1970. */
  readonly nextAfter: (at: number) => number;
  /** Whether a studio that never did it does it at once. */
  readonly isDueAtFirst: boolean;
};

type Scheduling = {
  readonly db: Kysely<Database>;
  readonly queue: JobQueue;
  /** Of the database that all processes share. */
  readonly now: () => RawBuilder<number>;
  readonly schedules: readonly Schedule[];
  readonly onError: (error: unknown) => void;
  readonly lookMs?: number;
};

/**
 * Puts jobs into the queue when they are due: each once over all processes that look, and what came
 * due while none did, once. Not while the one before is still open.
 */
export function keepSchedules(scheduling: Scheduling): { stop(): Promise<void> } {
  const { schedules, onError, lookMs = 20_000 } = scheduling;
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = looking.then(async () => {
      for (const schedule of schedules) await promiseDue(scheduling, schedule).catch(onError);
    });
  };
  look();
  const timer = setInterval(look, lookMs);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function promiseDue(scheduling: Scheduling, schedule: Schedule): Promise<void> {
  const { db, queue, now } = scheduling;
  const { job, nextAfter, isDueAtFirst } = schedule;
  const name = job.kind;
  const seen = await db
    .selectFrom('schedules')
    .select(['due_at', now().as('now')])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!seen) {
    const { at } = await db.selectNoFrom(now().as('at')).executeTakeFirstOrThrow();
    await db
      .insertInto('schedules')
      .values({ name, due_at: isDueAtFirst ? at : nextAfter(at) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (isDueAtFirst) await promiseDue(scheduling, schedule);
    return;
  }
  if (seen.due_at > seen.now) return;
  await queue.transact(async (transaction, promise) => {
    // Of several processes that see it due, one changes the row.
    const { numUpdatedRows } = await transaction
      .updateTable('schedules')
      .set({ due_at: nextAfter(seen.now) })
      .where('name', '=', name)
      .where('due_at', '=', seen.due_at)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n || (await isOpen(transaction, name))) return;
    const idempotencyKey = `due ${seen.due_at}`;
    await promise({ job, ownerId: studioOwner, payload: {}, idempotencyKey });
  });
}

async function isOpen(db: Kysely<Database>, kind: string): Promise<boolean> {
  const open = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirst();
  return open !== undefined;
}

export const hourly = (at: number): number => at + 3_600_000;

/** Each day at that time of this machine's clock, `HH:MM`. */
export function dailyAt(time: string): (at: number) => number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (at) => {
    const next = new Date(at);
    next.setHours(hours, minutes, 0, 0);
    if (next.getTime() <= at) next.setDate(next.getDate() + 1);
    return next.getTime();
  };
}
