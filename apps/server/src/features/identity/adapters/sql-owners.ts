import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { ownerSegment } from '../../../platform/storage/storage-key.ts';
import { erasureJob } from '../erasure-job.ts';
import type { OwnerRepository } from '../ports.ts';

export function makeSqlOwners(db: Kysely<Database>): OwnerRepository {
  const erasures = (of: Kysely<Database>) =>
    of.selectFrom('jobs').select('owner_id').where('kind', '=', erasureJob.kind);
  return {
    async admit(id) {
      const known = await db
        .selectFrom('owners')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (known) return true;
      return db.transaction().execute(async (transaction) => {
        const erasure = await erasures(transaction).where('owner_id', '=', id).executeTakeFirst();
        if (erasure) return false;
        await transaction
          .insertInto('owners')
          .values({ id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      });
    },
    async forget(transaction, id) {
      await transaction.deleteFrom('owners').where('id', '=', id).execute();
    },
    async erasing() {
      return (await erasures(db).execute()).map((row) => row.owner_id);
    },
    async eraseLeftovers(ownerId) {
      await db
        .deleteFrom('jobs')
        .where('owner_id', '=', ownerId)
        .where('kind', '!=', erasureJob.kind)
        .execute();
      const prefix = `${ownerSegment(ownerId)}/`;
      await db
        .deleteFrom('orphans')
        .where(sql`substr(storage_key, 1, ${sql.lit(prefix.length)})`, '=', prefix)
        .execute();
    },
  };
}
