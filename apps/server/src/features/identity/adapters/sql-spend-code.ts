import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { SpendCode } from '../ports.ts';

// A code is taken one step of 30 s before and after its own.
const takenMs = 2 * 60_000;

/** A spent code refers to its person: none comes into being after an erasure. */
export function makeSqlSpendCode(db: Kysely<Database>, clock: () => number): SpendCode {
  return async (userId, code) => {
    const now = clock();
    await db
      .deleteFrom('spent_codes')
      .where('user_id', '=', userId)
      .where('spent_at', '<', now - takenMs)
      .execute();
    const { numInsertedOrUpdatedRows: spent } = await db
      .insertInto('spent_codes')
      .values({ user_id: userId, code, spent_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return spent === 1n;
  };
}
