import { EventEmitter } from 'node:events';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { makeClaim } from './claim-job.ts';
import type { JobDefinition } from './define-job.ts';
import { makeEnqueue } from './enqueue-job.ts';
import { followJob } from './follow-job.ts';
import type { AnyJob, JobQueue } from './job-queue.ts';
import { jobFrom } from './job-row.ts';
import { makeLeaseWrites } from './lease-writes.ts';

export type QueueDependencies = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  readonly newId: () => string;
  /** How long a worker may be silent before its job is given to another. */
  readonly leaseMs?: number;
  readonly maxAttempts?: number;
};

/** The queue in one table of either database; the update of a row decides every race. */
export function makeTableQueue(dependencies: QueueDependencies): JobQueue {
  const { db, clock, leaseMs = 30_000, maxAttempts = 5 } = dependencies;
  const events = new EventEmitter().setMaxListeners(0);
  const wake = ({ kind }: AnyJob) => void events.emit(kind);
  const find = async <P, R>(ownerId: string, job: JobDefinition<P, R>, id: string) => {
    const row = await rowsOf(db, ownerId, job).where('id', '=', id).executeTakeFirst();
    return row ? jobFrom(job, row) : null;
  };
  return {
    ...makeEnqueue({ ...dependencies, maxAttempts, wake }),
    ...makeLeaseWrites({ db, clock, leaseMs }),
    claim: makeClaim({ db, clock, leaseMs }),
    find,
    follow: (ownerId, job, id) => followJob(db, { ownerId, job, id }),
    async list(ownerId, job, { endedAfter }) {
      const rows = await rowsOf(db, ownerId, job)
        .where((where) =>
          where.or([
            where('status', 'in', ['queued', 'processing']),
            where('updated_at', '>', endedAfter),
          ]),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => jobFrom(job, row));
    },
    async cancel(ownerId, job, id) {
      await endByOwner({ db, clock }, { ownerId, job, id });
      events.emit(endOf(id));
      return find(ownerId, job, id);
    },
    async retry(ownerId, job, id) {
      await makeWaitingAgain({ db, clock }, { ownerId, job, id });
      wake(job);
      return find(ownerId, job, id);
    },
    async erase(ownerId, { kind }) {
      const gone = await db
        .deleteFrom('jobs')
        .where('owner_id', '=', ownerId)
        .where('kind', '=', kind)
        .returning('id')
        .execute();
      for (const { id } of gone) events.emit(endOf(id));
      return gone.map(({ id }) => id);
    },
    async forgetEnded({ kind }, { endedBefore }) {
      const { numDeletedRows } = await db
        .deleteFrom('jobs')
        .where('kind', '=', kind)
        .where('status', 'not in', ['queued', 'processing'])
        .where('updated_at', '<', endedBefore)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    onAvailable({ kind }, listener) {
      events.on(kind, listener);
      return () => void events.off(kind, listener);
    },
    onEndedByOwner(jobId, listener) {
      events.on(endOf(jobId), listener);
      return () => void events.off(endOf(jobId), listener);
    },
  };
}

const endOf = (jobId: string) => `ended ${jobId}`;

function rowsOf(db: Kysely<Database>, ownerId: string, { kind }: AnyJob) {
  return db.selectFrom('jobs').selectAll().where('owner_id', '=', ownerId).where('kind', '=', kind);
}

type Writes = Pick<QueueDependencies, 'db' | 'clock'>;

type OwnersJob = { readonly ownerId: string; readonly job: AnyJob; readonly id: string };

async function endByOwner({ db, clock }: Writes, { ownerId, job, id }: OwnersJob): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ status: 'cancelled', updated_at: clock() })
    .where('owner_id', '=', ownerId)
    .where('kind', '=', job.kind)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing'])
    .execute();
}

/**
 * The handler of a cancelled job may still be stopping in the same work folder, so the next
 * attempt waits until it has settled or its lease has run out.
 */
async function makeWaitingAgain(
  { db, clock }: Writes,
  { ownerId, job, id }: OwnersJob,
): Promise<void> {
  const now = clock();
  await db
    .updateTable('jobs')
    .set(({ fn, val }) => ({
      status: 'queued',
      attempts: 0,
      waits: 0,
      crashes: 0,
      percent: 0,
      stage: null,
      detail: null,
      error_message: null,
      available_at: fn.coalesce('lease_until', val(now)),
      updated_at: now,
    }))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', job.kind)
    .where('id', '=', id)
    .where('status', 'in', ['failed', 'cancelled'])
    .execute();
}
