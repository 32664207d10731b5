import { symmetricDecrypt } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/**
 * The provider seals its signing keys with the secret, and fails for ever on one that was sealed
 * with another, as after a restore without it. Such a key ends now; the provider then makes a new pair.
 * @returns how many ended
 */
export async function retireUnreadableKeys(
  db: Kysely<Database>,
  secret: string,
  clock: () => number,
): Promise<number> {
  const now = new Date(clock());
  const keys = await db.selectFrom('jwks').select(['id', 'privateKey', 'expiresAt']).execute();
  const live = keys.filter(({ expiresAt }) => expiresAt === null || new Date(expiresAt) > now);
  let retired = 0;
  for (const { id, privateKey } of live) {
    if (await isReadable(privateKey, secret)) continue;
    // Not removed: what it signed minutes ago is still checked against its public half.
    const ended = { expiresAt: now.toISOString() };
    await db.updateTable('jwks').set(ended).where('id', '=', id).execute();
    retired += 1;
  }
  return retired;
}

async function isReadable(sealed: string, secret: string): Promise<boolean> {
  try {
    await symmetricDecrypt({ key: secret, data: JSON.parse(sealed) });
    return true;
  } catch {
    return false;
  }
}
