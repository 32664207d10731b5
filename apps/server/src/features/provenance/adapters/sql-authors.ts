import type { Kysely } from 'kysely';
import { assertOwnerStays } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Authors } from '../authors.ts';

export function makeSqlAuthors(db: Kysely<Database>): Authors {
  return {
    async nameOf(ownerId) {
      const row = await db
        .selectFrom('authors')
        .select('name')
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      return row?.name ?? null;
    },
    async change(ownerId, name) {
      if (name === null) {
        await db.deleteFrom('authors').where('owner_id', '=', ownerId).execute();
        return;
      }
      await db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, ownerId);
        await transaction
          .insertInto('authors')
          .values({ owner_id: ownerId, name })
          .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ name }))
          .execute();
      });
    },
  };
}
