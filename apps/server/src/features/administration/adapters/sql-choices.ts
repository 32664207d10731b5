import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { StudioChoices } from '../ports.ts';
import { type ActWriting, writeAct } from './sql-acts.ts';

const name = 'sign-up';

/** Open until somebody closes it. */
export function makeSqlChoices(db: Kysely<Database>, writing: ActWriting): StudioChoices {
  return {
    async isSignUpOpen() {
      const row = await db
        .selectFrom('studio_choices')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.value !== 'invited';
    },
    setSignUpOpen: (isOpen, act) =>
      db.transaction().execute(async (transaction) => {
        const value = isOpen ? 'open' : 'invited';
        await transaction
          .insertInto('studio_choices')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
        await writeAct(transaction, act, writing);
      }),
  };
}
