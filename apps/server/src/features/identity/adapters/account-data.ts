import type { Kysely } from 'kysely';
import type { IdentityTables } from '../../../platform/database/tables/identity.ts';
import type { PersonalData } from '../ports.ts';

/** The embedded provider's own rows of a person. */
export function accountData(db: Kysely<IdentityTables>): PersonalData {
  return {
    name: 'account',
    async exportOf(ownerId) {
      const row = await db
        .selectFrom('user')
        .select(['id', 'name', 'email', 'createdAt'])
        .where('id', '=', ownerId)
        .executeTakeFirst();
      return row ?? null;
    },
    async eraseOf(ownerId) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('session').where('userId', '=', ownerId).execute();
        await transaction.deleteFrom('account').where('userId', '=', ownerId).execute();
        await transaction.deleteFrom('verification').where('value', '=', ownerId).execute();
        await transaction.deleteFrom('user').where('id', '=', ownerId).execute();
      });
    },
  };
}

/** Whether this person has an account; erased people's tokens must not pass any more. */
export async function hasUser(db: Kysely<IdentityTables>, id: string): Promise<boolean> {
  const row = await db.selectFrom('user').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
