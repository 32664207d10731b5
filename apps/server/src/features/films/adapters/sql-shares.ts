import type { Kysely, Selectable } from 'kysely';
import { held } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { FilmShareTable } from '../../../platform/database/tables/films.ts';
import type { SharedFilm } from '../ports.ts';
import type { Share, ShareSettings, Shares } from '../sharing/shares.ts';
import { filesFrom } from './sql-films.ts';

export function makeSqlShares(db: Kysely<Database>): Shares {
  const ofFilm = (ownerId: string, filmId: string) =>
    db
      .selectFrom('film_shares')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('film_id', '=', filmId);
  return {
    async find(ownerId, filmId) {
      const row = await ofFilm(ownerId, filmId).executeTakeFirst();
      return row && (await isShown(db, ownerId, filmId)) ? shareFrom(row) : null;
    },
    put: (share) =>
      db.transaction().execute(async (transaction) => {
        // The film stays held: what erases it waits, or is seen here.
        if (!(await isShown(transaction, share.ownerId, share.filmId))) return false;
        await transaction.deleteFrom('film_shares').where('film_id', '=', share.filmId).execute();
        const row = { token: share.token, film_id: share.filmId, owner_id: share.ownerId };
        await transaction
          .insertInto('film_shares')
          .values({ ...row, ...columnsOf(share), created_at: share.createdAt })
          .execute();
        return true;
      }),
    async change(ownerId, filmId, change) {
      if (!(await isShown(db, ownerId, filmId))) return null;
      const before = await ofFilm(ownerId, filmId).executeTakeFirst();
      if (!before) return null;
      const row = await db
        .updateTable('film_shares')
        .set(columnsOf({ ...shareFrom(before), ...change }))
        .where('token', '=', before.token)
        .returningAll()
        .executeTakeFirst();
      return row ? shareFrom(row) : null;
    },
    async revoke(ownerId, filmId) {
      if (!(await isShown(db, ownerId, filmId))) return false;
      await db
        .deleteFrom('film_shares')
        .where('owner_id', '=', ownerId)
        .where('film_id', '=', filmId)
        .execute();
      return true;
    },
    open: (token, now) => open(db, token, now),
    async listOf(ownerId) {
      const rows = await db
        .selectFrom('film_shares')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .orderBy('created_at')
        .execute();
      return rows.map(shareFrom);
    },
    async erase(ownerId) {
      await db.deleteFrom('film_shares').where('owner_id', '=', ownerId).execute();
    },
  };
}

async function isShown(db: Kysely<Database>, ownerId: string, filmId: string): Promise<boolean> {
  const query = db
    .selectFrom('videos')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', filmId)
    .where('binned_at', 'is', null);
  return (await held(db, query).executeTakeFirst()) !== undefined;
}

async function open(db: Kysely<Database>, token: string, now: number) {
  const row = await db
    .selectFrom('film_shares')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row || (row.expires_at !== null && Number(row.expires_at) <= now)) return null;
  const film = await db
    .selectFrom('videos')
    .selectAll()
    .where('id', '=', row.film_id)
    .where('owner_id', '=', row.owner_id)
    .where('binned_at', 'is', null)
    .executeTakeFirst();
  if (!film) return null;
  const version =
    row.version === null
      ? film
      : await db
          .selectFrom('film_versions')
          .selectAll()
          .where('film_id', '=', row.film_id)
          .where('number', '=', row.version)
          .executeTakeFirst();
  if (!version) return null;
  const madeAt = Number(version.created_at);
  return { share: shareFrom(row), film: sharedFilm(filesFrom(version)), title: film.title, madeAt };
}

/** Nothing of its owner, its wish or its notes. */
function sharedFilm(files: ReturnType<typeof filesFrom>): SharedFilm {
  const { filmKey, posterKey, captionsKey, width, height, durationSeconds, shots } = files;
  return { filmKey, posterKey, captionsKey, width, height, durationSeconds, shots };
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

function columnsOf(settings: ShareSettings) {
  return {
    version: settings.version,
    shows_name: flag(settings.showsName),
    shows_origin: flag(settings.showsOrigin),
    shows_date: flag(settings.showsDate),
    shows_music: flag(settings.showsMusic),
    allows_download: flag(settings.allowsDownload),
    expires_at: settings.expiresAt,
  };
}

function shareFrom(row: Selectable<FilmShareTable>): Share {
  return {
    token: row.token,
    filmId: row.film_id,
    ownerId: row.owner_id,
    version: row.version,
    showsName: row.shows_name === 1,
    showsOrigin: row.shows_origin === 1,
    showsDate: row.shows_date === 1,
    showsMusic: row.shows_music === 1,
    allowsDownload: row.allows_download === 1,
    createdAt: Number(row.created_at),
    expiresAt: row.expires_at === null ? null : Number(row.expires_at),
  };
}
