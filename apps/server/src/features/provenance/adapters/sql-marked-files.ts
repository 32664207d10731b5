import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { MarkedFiles } from '../marked-files.ts';

type Dependencies = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
};

export function makeSqlMarkedFiles({ db, clock }: Dependencies): MarkedFiles {
  return {
    async find(watermark) {
      const file = await db
        .selectFrom('files')
        .select(['owner_id as ownerId', 'storage_key as key'])
        .where('watermark', '=', watermark)
        .where('binned_at', 'is', null)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      if (file) return { ...file, filmId: null };
      const film = await db
        .selectFrom('videos')
        .select(['owner_id as ownerId', 'video_key as key', 'id as filmId'])
        .where('watermark', '=', watermark)
        .where('binned_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      return film ?? null;
    },
    async sharedAt({ filmId }) {
      if (filmId === null) return null;
      const share = await db
        .selectFrom('film_shares')
        .select('token')
        .where('film_id', '=', filmId)
        .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', clock())]))
        .executeTakeFirst();
      return share ? `/f/${share.token}` : null;
    },
  };
}
