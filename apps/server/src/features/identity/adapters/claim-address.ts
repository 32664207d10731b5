import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/**
 * Who opens a mail to an address owns it. When nobody had shown that before, somebody else may have made
 * the account: what they added to come back in goes, passkeys and second factor.
 */
export async function claimAddress(db: Kysely<Database>, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('passkey').where('userId', '=', userId).execute();
    await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute();
    await transaction
      .updateTable('user')
      .set({ emailVerified: sql`true`, twoFactorEnabled: sql`false` })
      .where('id', '=', userId)
      .execute();
  });
}
