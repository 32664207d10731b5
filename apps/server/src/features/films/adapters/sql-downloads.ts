import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { assertOwnerStays } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { FilmDownloadTable } from '../../../platform/database/tables/films.ts';
import { type Download, type Downloads, downloadWish } from '../downloads/download-wish.ts';

export function makeSqlDownloads(db: Kysely<Database>): Downloads {
  const rows = () => db.selectFrom('film_downloads').selectAll();
  return {
    add: ({ token, ownerId, wish, expiresAt }) =>
      db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, ownerId);
        const row = { owner_id: ownerId, wish: JSON.stringify(wish), expires_at: expiresAt };
        await transaction
          .insertInto('film_downloads')
          .values({ token, ...row })
          .execute();
      }),
    async find(token) {
      const row = await rows().where('token', '=', token).executeTakeFirst();
      return row ? downloadFrom(row) : null;
    },
    async listOf(ownerId) {
      const found = await rows().where('owner_id', '=', ownerId).orderBy('expires_at').execute();
      return found.map(downloadFrom);
    },
    async erase(ownerId) {
      await db.deleteFrom('film_downloads').where('owner_id', '=', ownerId).execute();
    },
    async sweep(now) {
      await db.deleteFrom('film_downloads').where('expires_at', '<=', now).execute();
    },
  };
}

function downloadFrom(row: Selectable<FilmDownloadTable>): Download {
  return {
    token: row.token,
    ownerId: row.owner_id,
    wish: z.parse(downloadWish, JSON.parse(row.wish)),
    expiresAt: Number(row.expires_at),
  };
}
