import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { IdentityTables } from '../../../platform/database/tables/identity.ts';
import { wholeJson } from '../../../platform/json/json-pieces.ts';
import type { PersonalData } from '../ports.ts';

/** The embedded provider's own rows of a person. */
export function accountData(db: Kysely<Database>): PersonalData {
  return {
    name: 'account',
    exportOf: (ownerId) => wholeJson(exportedAccount(db, ownerId)),
    async eraseOf(ownerId) {
      await db.transaction().execute((transaction) => eraseAccount(transaction, ownerId));
    },
  };
}

async function exportedAccount(db: Kysely<Database>, ownerId: string) {
  const row = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'createdAt', 'emailVerified', 'twoFactorEnabled'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  if (!row) return null;
  const passkeys = await db
    .selectFrom('passkey')
    .select(['name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', ownerId)
    .execute();
  const accounts = await db
    .selectFrom('account')
    .select(['providerId as issuer', 'accountId as id'])
    .where('userId', '=', ownerId)
    .where('providerId', '!=', 'credential')
    .execute();
  const { emailVerified, twoFactorEnabled, ...person } = row;
  return {
    ...person,
    emailVerified: Boolean(emailVerified),
    hasSecondFactor: Boolean(twoFactorEnabled),
    passkeys,
    /** Where else they sign in, and who they are there. */
    signedInBy: accounts,
  };
}

/** Whether this session of this person has neither been ended nor run out. */
export async function isOpenSession(
  db: Kysely<IdentityTables>,
  session: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('expiresAt')
    .where('id', '=', session.id)
    .where('userId', '=', session.userId)
    .executeTakeFirst();
  return row !== undefined && new Date(row.expiresAt).getTime() > Date.now();
}

/** The hash of a person's password; undefined for who has none here. */
export async function passwordHashOf(
  db: Kysely<IdentityTables>,
  ownerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', ownerId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** A session that begins meanwhile refers to the person, and goes or fails with them. */
export async function eraseAccount(transaction: Kysely<Database>, ownerId: string): Promise<void> {
  await transaction.deleteFrom('spent_codes').where('user_id', '=', ownerId).execute();
  await transaction.deleteFrom('twoFactor').where('userId', '=', ownerId).execute();
  await transaction.deleteFrom('passkey').where('userId', '=', ownerId).execute();
  await transaction.deleteFrom('session').where('userId', '=', ownerId).execute();
  await transaction.deleteFrom('account').where('userId', '=', ownerId).execute();
  await transaction
    .deleteFrom('verification')
    // What a passkey is asked to sign names its person within JSON.
    .where((is) => is.or([is('value', '=', ownerId), is('value', 'like', `%"${ownerId}"%`)]))
    .execute();
  await transaction.deleteFrom('user').where('id', '=', ownerId).execute();
}
