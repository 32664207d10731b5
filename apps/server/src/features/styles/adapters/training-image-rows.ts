import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { ListedImage, TrainingImages } from '../ports.ts';

/** Both databases take far more values in one statement. */
const keysAtOnce = 500;

/** Many stored pictures in few statements. */
export function makeFindListed(db: Kysely<Database>): TrainingImages['findListed'] {
  return async (ownerId, keys) => {
    const distinct = [...new Set(keys)];
    const found = new Map<string, ListedImage>();
    for (let start = 0; start < distinct.length; start += keysAtOnce) {
      const rows = await db
        .selectFrom('files')
        .select(['storage_key as key', 'name', 'thumbnail_key as thumbnailKey'])
        .where('owner_id', '=', ownerId)
        .where('storage_key', 'in', distinct.slice(start, start + keysAtOnce))
        .execute();
      for (const row of rows) found.set(row.key, row);
    }
    return found;
  };
}
