import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobQueue, Lease } from './job-queue.ts';

type LeaseDependencies = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  readonly leaseMs: number;
};

type Clocked = Pick<LeaseDependencies, 'db' | 'clock'>;

type LeaseWrites = Pick<
  JobQueue,
  'heartbeat' | 'complete' | 'fail' | 'postpone' | 'release' | 'settle' | 'recoverInterrupted'
>;

/** Everything a worker writes carries its fencing number; an older number changes no row. */
export function makeLeaseWrites({ db, clock, leaseMs }: LeaseDependencies): LeaseWrites {
  return {
    async heartbeat(lease, progress) {
      const now = clock();
      const percent = Math.max(0, Math.min(100, Math.round(progress.percent)));
      const kept = await heldRow(db, lease)
        .set({
          percent,
          stage: progress.stage,
          ...(progress.detail !== undefined && { detail: JSON.stringify(progress.detail) }),
          lease_until: now + leaseMs,
          updated_at: now,
          // What it waited for is there again.
          ...(progress.stage !== null && { error_message: null }),
        })
        .executeTakeFirst();
      return kept.numUpdatedRows === 1n;
    },
    complete: (lease, result, write) =>
      db.transaction().execute(async (transaction) => {
        // First the row of the job: it stays locked, so no other worker can end it meanwhile.
        const ended = await heldRow(transaction, lease)
          .set({
            status: 'completed',
            result: JSON.stringify(result),
            percent: 100,
            error_message: null,
            lease_until: null,
            updated_at: clock(),
          })
          .executeTakeFirst();
        if (ended.numUpdatedRows !== 1n) return false;
        await write(transaction);
        return true;
      }),
    async release(lease) {
      const now = clock();
      await heldRow(db, lease)
        .set(({ eb }) => ({
          status: 'queued',
          attempts: eb('attempts', '-', 1),
          available_at: now,
          lease_until: null,
          updated_at: now,
        }))
        .execute();
    },
    ...makeFailures({ db, clock }),
    ...makeEndings({ db, clock }),
  };
}

/** What lets a job wait for another time, or end without a result. */
function makeFailures({ db, clock }: Clocked): Pick<LeaseWrites, 'fail' | 'postpone'> {
  return {
    async fail(lease, failure) {
      const now = clock();
      const isOver = !failure.canRetry;
      const next = isOver
        ? { status: 'failed' as const, error_message: failure.message }
        : { status: 'queued' as const, available_at: now + backoffMs(lease.attempt) };
      const failed = await heldRow(db, lease)
        .set(({ eb }) => ({
          ...next,
          crashes: eb('crashes', '+', failure.isCrash ? 1 : 0),
          lease_until: null,
          updated_at: now,
        }))
        .executeTakeFirst();
      return failed.numUpdatedRows === 1n;
    },
    async postpone(lease, message, { longestPauseMs = usualLongestPauseMs } = {}) {
      const now = clock();
      const postponed = await heldRow(db, lease)
        .set(({ eb }) => ({
          status: 'queued',
          attempts: eb('attempts', '-', 1),
          waits: eb('waits', '+', 1),
          error_message: message,
          available_at: now + Math.min(longestPauseMs, 1000 * 2 ** lease.waits),
          lease_until: null,
          updated_at: now,
        }))
        .executeTakeFirst();
      return postponed.numUpdatedRows === 1n;
    },
  };
}

/** What frees a job whose worker has ended. */
function makeEndings({ db, clock }: Clocked): Pick<LeaseWrites, 'settle' | 'recoverInterrupted'> {
  return {
    async settle(lease) {
      await db
        .updateTable('jobs')
        .set({ lease_until: null, available_at: clock() })
        .where('id', '=', lease.jobId)
        .where('fence', '=', lease.fence)
        .where('status', '!=', 'processing')
        .where('lease_until', 'is not', null)
        .execute();
    },
    async recoverInterrupted() {
      const freed = await db
        .updateTable('jobs')
        .set({ status: 'queued', available_at: clock(), lease_until: null })
        .where('status', '=', 'processing')
        .executeTakeFirst();
      // Nobody is left to settle what was cancelled while it ran.
      await db
        .updateTable('jobs')
        .set({ lease_until: null, available_at: clock() })
        .where('status', '!=', 'processing')
        .where('lease_until', 'is not', null)
        .execute();
      return Number(freed.numUpdatedRows);
    },
  };
}

function heldRow(db: Kysely<Database>, lease: Lease) {
  return db
    .updateTable('jobs')
    .where('id', '=', lease.jobId)
    .where('fence', '=', lease.fence)
    .where('status', '=', 'processing');
}

/** 4 s, 8 s, 16 s… at most a minute. */
function backoffMs(attempt: number): number {
  return Math.min(60_000, 2000 * 2 ** attempt);
}

/** After 1 s, 2 s, 4 s… at most so much: what was away is soon made use of. */
const usualLongestPauseMs = 15_000;
