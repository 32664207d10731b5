import type { Kysely, Transaction, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Lease } from './job-queue.ts';

/** Undoes a transaction that may not be: its job is somebody else's, or over. */
class NotHeld extends Error {
  override readonly name = 'NotHeld';
}

type Change = UpdateQueryBuilder<Database, 'jobs', 'jobs', UpdateResult>;

/** Runs a transaction that must change the row of its job; false, and nothing done, when it cannot. */
export async function whileHeld(
  db: Kysely<Database>,
  write: (
    transaction: Transaction<Database>,
    mustChange: (change: Change) => Promise<void>,
  ) => Promise<void>,
): Promise<boolean> {
  try {
    await db.transaction().execute((transaction) =>
      write(transaction, async (change) => {
        const { numUpdatedRows } = await change.executeTakeFirst();
        if (numUpdatedRows !== 1n) throw new NotHeld();
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof NotHeld) return false;
    throw error;
  }
}

/** The row of a job whose newest attempt is this one. */
export function heldRow(within: Transaction<Database>, lease: Lease) {
  return within
    .updateTable('jobs')
    .where('id', '=', lease.jobId)
    .where('fence', '=', lease.fence)
    .where('status', '=', 'processing');
}
