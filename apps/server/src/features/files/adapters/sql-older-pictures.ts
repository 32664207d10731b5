import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { PictureSources } from '../../../platform/pictures/picture-wish.ts';

/** Pictures of which it was not yet looked for what they were made from. */
export function makeSqlOlderPictures(db: Kysely<Database>) {
  return {
    async next(limit: number) {
      const rows = await db
        .selectFrom('files')
        .select(['id', 'owner_id', 'storage_key'])
        // Literal: a partial index is used only where its condition stands in the statement.
        .where(sql<boolean>`kind = 'image' and sources_known = 0`)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.id, ownerId: row.owner_id, key: row.storage_key }));
    },
    /** What was told before stands. */
    async keep(
      id: string,
      { styleKey, secondStyleKey, pictureKey }: PictureSources,
    ): Promise<void> {
      await db
        .updateTable('files')
        .set({
          sources_known: 1,
          style_key: sql`coalesce(style_key, ${styleKey})`,
          second_style_key: sql`coalesce(second_style_key, ${secondStyleKey})`,
          source_key: sql`coalesce(source_key, ${pictureKey})`,
        })
        .where('id', '=', id)
        .execute();
    },
  };
}
