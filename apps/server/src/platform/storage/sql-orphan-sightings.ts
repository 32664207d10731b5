import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OrphanSightings } from './sweep-orphans.ts';

export function makeSqlOrphanSightings(db: Kysely<Database>): OrphanSightings {
  return {
    async seenBefore(keys, time) {
      const seen = new Set<string>();
      for (const batch of batchesOf(keys)) {
        const rows = await db
          .selectFrom('orphans')
          .select('storage_key')
          .where('storage_key', 'in', batch)
          .where('seen_at', '<=', time)
          .execute();
        for (const row of rows) seen.add(row.storage_key);
      }
      return seen;
    },
    async note(keys, time) {
      for (const batch of batchesOf(keys)) {
        await db
          .insertInto('orphans')
          .values(batch.map((storage_key) => ({ storage_key, seen_at: time })))
          .onConflict((conflict) => conflict.column('storage_key').doNothing())
          .execute();
      }
    },
    async forget(keys) {
      for (const batch of batchesOf(keys)) {
        await db.deleteFrom('orphans').where('storage_key', 'in', batch).execute();
      }
    },
  };
}

/** Well below the number of parameters that either database takes. */
const batchSize = 200;

function* batchesOf(keys: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < keys.length; at += batchSize) yield keys.slice(at, at + batchSize);
}
