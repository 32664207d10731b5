import { type Kysely, sql } from 'kysely';
import type { Notifications } from '../database/notifications.ts';
import type { Database } from '../database/schema.ts';
import { makeClaim } from './claim-job.ts';
import type { JobDefinition } from './define-job.ts';
import { makeEnqueue } from './enqueue-job.ts';
import { followJob } from './follow-job.ts';
import type { AnyJob, JobQueue } from './job-queue.ts';
import { jobFrom } from './job-row.ts';
import { makeLeaseWrites } from './lease-writes.ts';
import { turnOf } from './turn-of.ts';
import type { WaitingLine } from './waiting-line.ts';
import { whileHeld } from './while-held.ts';

export type QueueParts = {
  readonly db: Kysely<Database>;
  readonly line: WaitingLine;
  readonly notifications: Notifications;
  readonly newId: () => string;
  /** How long a worker may be silent before its job is given to another. */
  readonly leaseMs: number;
  readonly maxAttempts?: number | undefined;
  readonly worker?: string | undefined;
  readonly close?: () => Promise<void>;
};

/** Jobs as rows of one table, in the order that a line gives them. */
export function makeQueue(parts: QueueParts): JobQueue {
  const { db, notifications, maxAttempts = 5, close = async () => {} } = parts;
  const line = announcing(parts);
  const find = async <P, R>(ownerId: string, job: JobDefinition<P, R>, id: string) => {
    const row = await rowsOf(db, ownerId, job).where('id', '=', id).executeTakeFirst();
    return row ? jobFrom(job, row) : null;
  };
  return {
    ...makeEnqueue({ ...parts, line, maxAttempts }),
    ...makeLeaseWrites({ ...parts, line }),
    claim: makeClaim({ ...parts, line }),
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
      await endByOwner({ db, line, notifications }, { ownerId, job, id });
      return find(ownerId, job, id);
    },
    async retry(ownerId, job, id) {
      await line.prepare(job.kind);
      await makeWaitingAgain({ db, line, notifications }, { ownerId, job, id });
      return find(ownerId, job, id);
    },
    erase: (ownerId, { kind }) => erase({ db, line, notifications }, { ownerId, kind }),
    async forgetEnded({ kind }, { agoMs }) {
      const { numDeletedRows } = await db
        .deleteFrom('jobs')
        .where('kind', '=', kind)
        // Literal: a partial index is used only where its condition stands in the statement.
        .where(sql<boolean>`status not in ('queued', 'processing')`)
        .where('updated_at', '<', sql<number>`${line.now()} - ${agoMs}`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    onAvailable: ({ kind }, listener) => notifications.listen(waitingOf(kind), listener),
    onEndedByOwner: (jobId, listener) => notifications.listen(endOf(jobId), listener),
    close,
  };
}

const waitingOf = (kind: string) => `job ${kind}`;
const endOf = (jobId: string) => `ended ${jobId}`;

/** The line, with a word to the workers when a job may be taken at once. */
function announcing({ line, notifications }: QueueParts): WaitingLine {
  return {
    ...line,
    async join(within, job, when) {
      await line.join(within, job, when);
      if (when.afterMs <= 0) await notifications.notify(within, waitingOf(job.kind));
    },
  };
}

function rowsOf(db: Kysely<Database>, ownerId: string, { kind }: AnyJob) {
  return db.selectFrom('jobs').selectAll().where('owner_id', '=', ownerId).where('kind', '=', kind);
}

type Writes = Pick<QueueParts, 'db' | 'line' | 'notifications'>;

type OwnersJob = { readonly ownerId: string; readonly job: AnyJob; readonly id: string };

async function endByOwner(writes: Writes, { ownerId, job, id }: OwnersJob): Promise<void> {
  const { db, line, notifications } = writes;
  await line.prepare(job.kind);
  await whileHeld(db, async (transaction, mustChange) => {
    await line.leave(transaction, { ids: [id], kind: job.kind }, 'gone');
    await mustChange(
      transaction
        .updateTable('jobs')
        .set({ status: 'cancelled', updated_at: line.now() })
        .where('owner_id', '=', ownerId)
        .where('kind', '=', job.kind)
        .where('id', '=', id)
        .where('status', 'in', ['queued', 'processing']),
    );
    await notifications.notify(transaction, endOf(id));
  });
}

/**
 * The handler of a cancelled job may still be stopping in the same work folder, so the next
 * attempt waits until it has settled or its lease has run out.
 */
function makeWaitingAgain({ db, line }: Writes, { ownerId, job, id }: OwnersJob): Promise<void> {
  const { kind } = job;
  return db.transaction().execute(async (transaction) => {
    const ended = await rowsOf(transaction, ownerId, job)
      .where('id', '=', id)
      .where('status', 'in', ['failed', 'cancelled'])
      .executeTakeFirst();
    if (!ended) return;
    const isShort = ended.is_short === 1;
    const turn = await turnOf(transaction, { ownerId, kind, isShort }, line.now());
    const again = await transaction
      .updateTable('jobs')
      .set(({ fn }) => ({
        status: 'queued',
        ...{ attempts: 0, waits: 0, crashes: 0, percent: 0 },
        ...{ stage: null, detail: null, error_message: null },
        turn,
        available_at: fn.coalesce('lease_until', line.now()),
        updated_at: line.now(),
      }))
      .where('id', '=', id)
      .where('status', '=', ended.status)
      .returning(sql<number>`available_at - ${line.now()}`.as('afterMs'))
      .executeTakeFirst();
    if (again) await line.join(transaction, { id, kind, turn }, again);
  });
}

function erase(
  { db, line, notifications }: Writes,
  { ownerId, kind }: { readonly ownerId: string; readonly kind: string },
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const found = await rowsOf(transaction, ownerId, { kind }).execute();
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return [];
    await line.prepare(kind);
    await line.leave(transaction, { ids, kind }, 'gone');
    await transaction.deleteFrom('jobs').where('id', 'in', ids).execute();
    for (const id of ids) await notifications.notify(transaction, endOf(id));
    return ids;
  });
}
