import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { assertOwnerStays } from '../database/gone.ts';
import type { Database } from '../database/schema.ts';
import type { JobTable } from '../database/tables/jobs.ts';
import type { AnyJob, EnqueueOutcome, EnqueueRequest, JobQueue } from './job-queue.ts';
import { jobFrom } from './job-row.ts';

type EnqueueDependencies = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly maxAttempts: number;
  readonly wake: (job: AnyJob) => void;
};

export function makeEnqueue(
  dependencies: EnqueueDependencies,
): Pick<JobQueue, 'enqueue' | 'recall' | 'transact'> {
  const { db, wake } = dependencies;
  return {
    async transact(write) {
      const promised: AnyJob[] = [];
      const done = await db.transaction().execute((transaction) =>
        write(transaction, async (request) => {
          await insertOnce(transaction, {
            ...newRow(dependencies, request),
            max_attempts: endless,
          });
          promised.push(request.job);
        }),
      );
      for (const job of promised) wake(job);
      return done;
    },
    recall: (request) => recall(db, request),
    async enqueue(request) {
      const row = newRow(dependencies, request);
      const isNew = await db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, request.ownerId);
        return insertOnce(transaction, row);
      });
      if (isNew) {
        wake(request.job);
        return { ok: true, job: jobFrom(request.job, row) };
      }
      const earlier = await recall(db, request);
      if (!earlier) throw new Error('a job that was in the way is gone');
      return earlier;
    },
  };
}

/** More attempts than there will ever be. */
const endless = 2 ** 31 - 1;

/** The unique index decides which of many equal requests makes the job. */
async function insertOnce(db: Kysely<Database>, row: JobTable): Promise<boolean> {
  const inserted = await db
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

async function recall<P, R>(
  db: Kysely<Database>,
  request: EnqueueRequest<P, R>,
): Promise<EnqueueOutcome<P, R> | null> {
  if (request.idempotencyKey === null) return null;
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('owner_id', '=', request.ownerId)
    .where('kind', '=', request.job.kind)
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirst();
  if (!row) return null;
  const isSame = row.payload_hash === hashOf(JSON.stringify(request.payload));
  if (!isSame) return { ok: false, reason: 'idempotency-mismatch' };
  return { ok: true, job: jobFrom(request.job, row) };
}

function newRow(dependencies: EnqueueDependencies, request: EnqueueRequest<unknown, unknown>) {
  const now = dependencies.clock();
  const payload = JSON.stringify(request.payload);
  return {
    id: dependencies.newId(),
    owner_id: request.ownerId,
    kind: request.job.kind,
    status: 'queued' as const,
    payload,
    payload_hash: hashOf(payload),
    idempotency_key: request.idempotencyKey,
    attempts: 0,
    max_attempts: dependencies.maxAttempts,
    waits: 0,
    crashes: 0,
    available_at: now,
    started_at: null,
    lease_until: null,
    fence: 0,
    percent: 0,
    detail: null,
    stage: null,
    result: null,
    error_message: null,
    created_at: now,
    updated_at: now,
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
