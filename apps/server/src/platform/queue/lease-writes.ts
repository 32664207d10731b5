import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobFailure, JobQueue, Lease } from './job-queue.ts';
import type { WaitingLine } from './waiting-line.ts';
import { heldRow, whileHeld } from './while-held.ts';

type LeaseDependencies = {
  readonly db: Kysely<Database>;
  readonly line: WaitingLine;
  readonly leaseMs: number;
};

type Lined = Pick<LeaseDependencies, 'db' | 'line'>;

type LeaseWrites = Pick<
  JobQueue,
  'heartbeat' | 'complete' | 'fail' | 'postpone' | 'release' | 'settle' | 'recoverInterrupted'
>;

/**
 * Everything a worker writes carries its fencing number; an older number changes no row. Always the
 * line first and then the row, as a claim does: so no two transactions wait for each other.
 */
export function makeLeaseWrites({ db, line, leaseMs }: LeaseDependencies): LeaseWrites {
  return {
    heartbeat: (lease, progress) =>
      whileHeld(db, async (transaction, mustChange) => {
        await line.keep(transaction, named(lease));
        await mustChange(
          heldRow(transaction, lease).set({
            percent: Math.max(0, Math.min(100, Math.round(progress.percent))),
            stage: progress.stage,
            ...(progress.detail !== undefined && { detail: JSON.stringify(progress.detail) }),
            lease_until: sql<number>`${line.now()} + ${leaseMs}`,
            updated_at: line.now(),
            // What it waited for is there again.
            ...(progress.stage !== null && { error_message: null }),
          }),
        );
      }),
    complete: (lease, result, write) =>
      whileHeld(db, async (transaction, mustChange) => {
        await line.leave(transaction, namedAlone(lease), 'completed');
        // It stays locked, so no other worker can end it meanwhile.
        await mustChange(
          heldRow(transaction, lease).set({
            status: 'completed',
            result: JSON.stringify(result),
            percent: 100,
            error_message: null,
            lease_until: null,
            updated_at: line.now(),
          }),
        );
        await write(transaction);
      }),
    async release(lease) {
      await whileHeld(db, async (transaction, mustChange) => {
        await line.join(transaction, named(lease), { afterMs: 0 });
        await mustChange(
          waitingRow(transaction, line, { lease, afterMs: 0 }).set(({ eb }) => ({
            attempts: eb('attempts', '-', 1),
          })),
        );
      });
    },
    ...makeFailures({ db, line }),
    ...makeEndings({ db, line }),
  };
}

const named = ({ jobId: id, kind, turn }: Lease) => ({ id, kind, turn });
const namedAlone = ({ jobId, kind }: Lease) => ({ ids: [jobId], kind });

type Waiting = { readonly lease: Lease; readonly afterMs: number };

/** Lets the job of a lease wait for another attempt. */
function waitingRow(
  transaction: Transaction<Database>,
  line: WaitingLine,
  { lease, afterMs }: Waiting,
) {
  return heldRow(transaction, lease).set({
    status: 'queued',
    available_at: sql<number>`${line.now()} + ${afterMs}`,
    lease_until: null,
    updated_at: line.now(),
  });
}

/** What lets a job wait for another time, or end without a result. */
function makeFailures({ db, line }: Lined): Pick<LeaseWrites, 'fail' | 'postpone'> {
  return {
    fail: (lease, failure) => (failure.canRetry ? again(lease, failure) : end(lease, failure)),
    postpone: (lease, message, { longestPauseMs = usualLongestPauseMs } = {}) =>
      whileHeld(db, async (transaction, mustChange) => {
        const afterMs = Math.min(longestPauseMs, 1000 * 2 ** lease.waits);
        await line.join(transaction, named(lease), { afterMs });
        await mustChange(
          waitingRow(transaction, line, { lease, afterMs }).set(({ eb }) => ({
            attempts: eb('attempts', '-', 1),
            waits: eb('waits', '+', 1),
            error_message: message,
          })),
        );
      }),
  };

  function again(lease: Lease, { isCrash }: JobFailure) {
    return whileHeld(db, async (transaction, mustChange) => {
      const afterMs = backoffMs(lease.attempt);
      await line.join(transaction, named(lease), { afterMs });
      await mustChange(
        waitingRow(transaction, line, { lease, afterMs }).set(({ eb }) => ({
          crashes: eb('crashes', '+', isCrash ? 1 : 0),
        })),
      );
    });
  }

  function end(lease: Lease, { message, isCrash }: JobFailure) {
    return whileHeld(db, async (transaction, mustChange) => {
      await line.leave(transaction, namedAlone(lease), 'gone');
      await mustChange(
        heldRow(transaction, lease).set(({ eb }) => ({
          status: 'failed',
          error_message: message,
          crashes: eb('crashes', '+', isCrash ? 1 : 0),
          lease_until: null,
          updated_at: line.now(),
        })),
      );
    });
  }
}

/** What frees a job whose worker has ended. */
function makeEndings({ db, line }: Lined): Pick<LeaseWrites, 'settle' | 'recoverInterrupted'> {
  return {
    settle: (lease) =>
      db.transaction().execute(async (transaction) => {
        const waiting = await transaction
          .updateTable('jobs')
          .set({ lease_until: null, available_at: line.now() })
          .where('id', '=', lease.jobId)
          .where('fence', '=', lease.fence)
          .where('status', '!=', 'processing')
          .where('lease_until', 'is not', null)
          .returning(['id', 'kind', 'turn', 'status'])
          .executeTakeFirst();
        if (waiting?.status === 'queued') await line.join(transaction, waiting, { afterMs: 0 });
      }),
    recoverInterrupted: () =>
      db.transaction().execute(async (transaction) => {
        const freed = await transaction
          .updateTable('jobs')
          .set({ status: 'queued', available_at: line.now(), lease_until: null })
          .where('status', '=', 'processing')
          .returning(['id', 'kind', 'turn'])
          .execute();
        for (const job of freed) await line.join(transaction, job, { afterMs: 0 });
        // Nobody is left to settle what was cancelled while it ran.
        await transaction
          .updateTable('jobs')
          .set({ lease_until: null, available_at: line.now() })
          .where('status', '!=', 'processing')
          .where('lease_until', 'is not', null)
          .execute();
        return freed.length;
      }),
  };
}

/** 4 s, 8 s, 16 s… at most a minute. */
function backoffMs(attempt: number): number {
  return Math.min(60_000, 2000 * 2 ** attempt);
}

/** After 1 s, 2 s, 4 s… at most so much: what was away is soon made use of. */
const usualLongestPauseMs = 15_000;
