import { createHash } from 'node:crypto';
import type { InsertObject, Kysely, Transaction } from 'kysely';
import { assertOwnerStays } from '../database/gone.ts';
import type { Database } from '../database/schema.ts';
import { traceparentNow } from '../tracing/tracing.ts';
import type { EnqueueOutcome, EnqueueRequest, JobQueue } from './job-queue.ts';
import { jobFrom } from './job-row.ts';
import { turnOf } from './turn-of.ts';
import type { WaitingLine } from './waiting-line.ts';

type EnqueueDependencies = {
  readonly db: Kysely<Database>;
  readonly line: WaitingLine;
  readonly newId: () => string;
  readonly maxAttempts: number;
};

export function makeEnqueue(
  dependencies: EnqueueDependencies,
): Pick<JobQueue, 'enqueue' | 'recall' | 'transact'> {
  const { db, line, maxAttempts } = dependencies;
  return {
    transact: (write) =>
      db.transaction().execute((transaction) =>
        write(transaction, async (request) => {
          await line.prepare(request.job.kind);
          await insertOnce(transaction, { ...dependencies, maxAttempts: endless }, request);
        }),
      ),
    recall: (request) => recall(db, request),
    async enqueue(request) {
      await line.prepare(request.job.kind);
      const row = await db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, request.ownerId);
        return insertOnce(transaction, { ...dependencies, maxAttempts }, request);
      });
      if (row) return { ok: true, job: jobFrom(request.job, row) };
      const earlier = await recall(db, request);
      if (!earlier) throw new Error('a job that was in the way is gone');
      return earlier;
    },
  };
}

/** More attempts than there will ever be. */
const endless = 2 ** 31 - 1;

/** The unique index decides which of many equal requests makes the job. */
async function insertOnce(
  within: Transaction<Database>,
  dependencies: EnqueueDependencies,
  request: EnqueueRequest<unknown, unknown>,
) {
  const { line } = dependencies;
  const { ownerId, isShort = false } = request;
  const { kind } = request.job;
  const turn = await turnOf(within, { ownerId, kind, isShort }, line.now());
  const row = await within
    .insertInto('jobs')
    .values(newRow(dependencies, request, turn))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) await line.join(within, row, { afterMs: 0, isNew: true });
  return row;
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

function newRow(
  { line, newId, maxAttempts }: EnqueueDependencies,
  request: EnqueueRequest<unknown, unknown>,
  turn: number,
): InsertObject<Database, 'jobs'> {
  const payload = JSON.stringify(request.payload);
  return {
    id: newId(),
    owner_id: request.ownerId,
    kind: request.job.kind,
    status: 'queued',
    payload,
    payload_hash: hashOf(payload),
    idempotency_key: request.idempotencyKey,
    attempts: 0,
    max_attempts: maxAttempts,
    waits: 0,
    crashes: 0,
    started_at: null,
    lease_until: null,
    fence: 0,
    turn,
    is_short: request.isShort ? 1 : 0,
    percent: 0,
    detail: null,
    stage: null,
    result: null,
    error_message: null,
    trace: traceparentNow(),
    available_at: line.now(),
    created_at: line.now(),
    updated_at: line.now(),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
