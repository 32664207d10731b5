import { randomBytes } from 'node:crypto';
import { makeAuthority } from '@armoni/provenance/authority/make-authority';
import type { SigningIdentity } from '@armoni/provenance/authority/signing-identity';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Whom this installation signs as, and the key of its watermarks. */
export type InstallationKeys = SigningIdentity & { readonly watermarkKey: string };

const watermarkKeyBytes = 32;

/** Those of this database, made when they are first needed; of several machines the first's are kept. */
export async function claimSigningIdentity(
  db: Kysely<Database>,
  clock: () => number,
): Promise<InstallationKeys> {
  const kept = await find(db);
  if (kept) return kept;
  const now = clock();
  const { certificates, privateKey, anchors } = await makeAuthority(new Date(now));
  await db
    .insertInto('signing_identity')
    .values({
      only: 1,
      certificates,
      private_key: privateKey,
      anchors,
      watermark_key: randomBytes(watermarkKeyBytes).toString('base64url'),
      made_at: now,
    })
    .onConflict((conflict) => conflict.column('only').doNothing())
    .execute();
  return (await find(db))!;
}

async function find(db: Kysely<Database>): Promise<InstallationKeys | null> {
  const row = await db.selectFrom('signing_identity').selectAll().executeTakeFirst();
  if (!row) return null;
  const { certificates, anchors, private_key: privateKey, watermark_key: watermarkKey } = row;
  return { certificates, anchors, privateKey, watermarkKey };
}
