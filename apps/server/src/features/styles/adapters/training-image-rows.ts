import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { TrainingImages } from '../training-ports.ts';

/** Both databases take far more values in one statement. */
const keysAtOnce = 500;

/** Names of many stored pictures in few statements. */
export function makeFindNames(db: Kysely<Database>): TrainingImages['findNames'] {
  return async (ownerId, keys) => {
    const distinct = [...new Set(keys)];
    const names = new Map<string, string>();
    for (let start = 0; start < distinct.length; start += keysAtOnce) {
      const rows = await db
        .selectFrom('files')
        .select(['storage_key', 'name'])
        .where('owner_id', '=', ownerId)
        .where('storage_key', 'in', distinct.slice(start, start + keysAtOnce))
        .execute();
      for (const row of rows) names.set(row.storage_key, row.name);
    }
    return names;
  };
}
