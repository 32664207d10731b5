import type { BinKind } from '@armoni/contract/bin';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Something that can be thrown away. The id is the one that its feature knows it by. */
export type BinEntry = { readonly kind: BinKind; readonly ownerId: string; readonly id: string };

export const binTables = {
  conversation: 'conversations',
  picture: 'files',
  style: 'models',
  film: 'videos',
} as const satisfies Record<BinKind, keyof Database>;

/** Beside what was thrown away, some tables keep rows of what was deleted for good. */
const isThere: Record<BinKind, RawBuilder<unknown>> = {
  conversation: sql`deleted_at is null`,
  // What went with something else comes back with it, and not alone.
  picture: sql`binned_with is null`,
  style: sql`deleted = 0`,
  film: sql`true`,
};

/**
 * Throws a row away, inside the transaction that throws away what belongs to it. Doing so again
 * changes nothing. False when the owner has no such row.
 */
export function putInBin(db: Kysely<Database>, entry: BinEntry, now: number): Promise<boolean> {
  return updateRow(db, entry, sql`binned_at = coalesce(binned_at, ${now})`);
}

/** Brings a row back; one that is back already stays. False when the owner has no such row. */
export function takeFromBin(db: Kysely<Database>, entry: BinEntry): Promise<boolean> {
  return updateRow(db, entry, sql`binned_at = null`);
}

/**
 * Whether the row lies in the bin, thrown away no later than `before`. It is held until the end of
 * the transaction: nobody brings it back meanwhile.
 */
export function holdInBin(
  db: Kysely<Database>,
  entry: BinEntry,
  before = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  return updateRow(db, entry, sql`binned_at = binned_at`, sql`binned_at <= ${before}`);
}

async function updateRow(
  db: Kysely<Database>,
  { kind, ownerId, id }: BinEntry,
  change: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(binTables[kind])} set ${change}
    where owner_id = ${ownerId} and id = ${id} and ${isThere[kind]} and ${condition}`.execute(db);
  return numAffectedRows === 1n;
}
