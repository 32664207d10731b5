import { symmetricDecrypt } from 'better-auth/crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/** People whose second factor was sealed with another secret, as after a restore without it. */
export async function unreadableSecondFactors(
  db: Kysely<Database>,
  secret: string,
): Promise<string[]> {
  const rows = await db.selectFrom('twoFactor').select(['userId', 'secret']).execute();
  const people: string[] = [];
  for (const { userId, secret: sealed } of rows) {
    const open = symmetricDecrypt({ key: secret, data: sealed });
    const isReadable = await open.then(
      () => true,
      () => false,
    );
    if (!isReadable) people.push(userId);
  }
  return people;
}

/** From then on their password alone signs them in. */
export async function removeSecondFactors(
  db: Kysely<Database>,
  people: readonly string[],
): Promise<void> {
  for (const userId of people) {
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute();
      await transaction
        .updateTable('user')
        .set({ twoFactorEnabled: sql`false` })
        .where('id', '=', userId)
        .execute();
    });
  }
}
