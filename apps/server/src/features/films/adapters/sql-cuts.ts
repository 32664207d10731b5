import type { CutSource } from '@armoni/video-engine/model/cut-material';
import type { Timeline } from '@armoni/video-engine/model/timeline';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { GoneError } from '../../../platform/database/gone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { FilmVersionTable } from '../../../platform/database/tables/films.ts';
import { keysInFolders } from '../../../platform/storage/object-folders.ts';
import type {
  FilmCut,
  FilmCuts,
  FilmVersion,
  GivenMusic,
  HiddenVersion,
  MadeFilm,
} from '../ports.ts';
import { fileColumns, filesFrom, makeSqlFilms } from './sql-films.ts';

export function makeSqlCuts(db: Kysely<Database>): FilmCuts {
  return {
    find: (ownerId, filmId) => find(db, ownerId, filmId),
    async versions(ownerId, filmId) {
      const film = await shownFilm(db, ownerId, filmId);
      if (!film) return null;
      const rows = await versionsOf(db, ownerId)
        .where('film_id', '=', filmId)
        .orderBy('number', 'desc')
        .execute();
      return { shown: film.version, versions: rows.map(versionFrom) };
    },
    show: (ownerId, filmId, number) =>
      db.transaction().execute(async (transaction) => {
        if (!(await shownFilm(transaction, ownerId, filmId))) return false;
        const row = await versionsOf(transaction, ownerId)
          .where('film_id', '=', filmId)
          .where('number', '=', number)
          .executeTakeFirst();
        if (row) await showVersion(transaction, row);
        return row !== undefined;
      }),
    addSource: (ownerId, filmId, added) =>
      db.transaction().execute((transaction) => addSource(transaction, { ownerId, filmId }, added)),
    giveMusic: (ownerId, filmId, given) =>
      db.transaction().execute((transaction) => giveMusic(transaction, { ownerId, filmId }, given)),
    slices: (ownerId) => slices(db, ownerId),
    hiddenSlices: (ownerId) => hiddenSlices(db, ownerId),
    async erase(ownerId) {
      await db.deleteFrom('film_versions').where('owner_id', '=', ownerId).execute();
      await db.deleteFrom('film_cuts').where('owner_id', '=', ownerId).execute();
    },
    async knownFilms(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('videos').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },
    knownKeys: (keys) => keysInFolders(keys, (folders) => foldersOf(db, folders).execute()),
    shownKeys: (keys) =>
      keysInFolders(keys, (folders) =>
        foldersOf(db, folders)
          .innerJoin('videos', 'videos.id', 'film_versions.film_id')
          .where('videos.binned_at', 'is', null)
          .execute(),
      ),
  };
}

type FilmOf = { readonly ownerId: string; readonly filmId: string };

async function addSource(
  db: Kysely<Database>,
  film: FilmOf,
  { fileId, source }: Parameters<FilmCuts['addSource']>[2],
): Promise<CutSource | null> {
  // The film's row first: it stays held, so that two files never take the same place.
  if (!(await growBy(db, film.filmId, 0))) return null;
  const found = await find(db, film.ownerId, film.filmId);
  if (!found) return null;
  const { fileIds, material } = found.cut;
  const known = material.sources.find(({ sourceId }) => sourceId.endsWith(`-${fileId}`));
  if (known) return known;
  const added: CutSource = { ...source, sourceId: `${fileIds.length}-${fileId}` };
  const cut: FilmCut = {
    ...found.cut,
    fileIds: [...fileIds, fileId],
    material: { ...material, sources: [...material.sources, added] },
  };
  await keepCut(db, film, cut);
  return added;
}

async function giveMusic(
  db: Kysely<Database>,
  film: FilmOf,
  given: GivenMusic,
): Promise<GivenMusic | null> {
  // Held as for a clip, so that neither of two is lost.
  if (!(await growBy(db, film.filmId, 0))) return null;
  const found = await find(db, film.ownerId, film.filmId);
  if (!found) return null;
  const { otherMusic = [] } = found.cut;
  const known = otherMusic.find(({ id }) => id === given.id);
  if (known) return known;
  await keepCut(db, film, { ...found.cut, otherMusic: [...otherMusic, given] });
  return given;
}

async function keepCut(db: Kysely<Database>, { ownerId, filmId }: FilmOf, cut: FilmCut) {
  await db
    .updateTable('film_cuts')
    .set({ cut: JSON.stringify(cut) })
    .where('owner_id', '=', ownerId)
    .where('film_id', '=', filmId)
    .execute();
}

/**
 * Writes a finished rendering inside the transaction that ends its job.
 * @throws GoneError for a version of a film that was deleted for good meanwhile
 */
export async function addMadeFilm(db: Kysely<Database>, made: MadeFilm): Promise<void> {
  const filmId = made.kind === 'version' ? made.filmId : made.film.id;
  await (made.kind === 'version' ? addVersion(db, made) : addFirst(db, made));
  const { watermark } = made;
  if (watermark === null) return;
  await db.updateTable('videos').set({ watermark }).where('id', '=', filmId).execute();
}

async function addFirst(
  db: Kysely<Database>,
  made: Extract<MadeFilm, { kind: 'first' }>,
): Promise<void> {
  const { film, cut, musicBytes } = made;
  await makeSqlFilms(db).add({ ...film, version: 1, isFavourite: false }, cut.instructions);
  if (musicBytes > 0) await growBy(db, film.id, musicBytes);
  const { id, ownerId } = film;
  const row = { film_id: id, owner_id: ownerId, cut: JSON.stringify(cut) };
  await db.insertInto('film_cuts').values(row).execute();
  await db
    .insertInto('film_versions')
    .values(versionRow(made, id, 1))
    .execute();
}

async function addVersion(
  db: Kysely<Database>,
  made: Extract<MadeFilm, { kind: 'version' }>,
): Promise<void> {
  const { filmId, film } = made;
  // The film's row first: it stays held, so that two versions never take the same number.
  const isThere = await growBy(db, filmId, film.sizeBytes);
  if (!isThere) throw new GoneError('owner');
  const { last } = await db
    .selectFrom('film_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('film_id', '=', filmId)
    .executeTakeFirstOrThrow();
  const row = versionRow(made, filmId, Number(last ?? 0) + 1);
  await db.insertInto('film_versions').values(row).execute();
  await showVersion(db, row);
}

async function growBy(db: Kysely<Database>, filmId: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('videos')
    .set({ size_bytes: sql<number>`size_bytes + ${bytes}` })
    .where('id', '=', filmId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The film's own row repeats the version that is shown. */
async function showVersion(db: Kysely<Database>, row: Insertable<FilmVersionTable>) {
  await db
    .updateTable('videos')
    .set({
      object_folder: row.object_folder,
      video_key: row.video_key,
      poster_key: row.poster_key ?? null,
      captions_key: row.captions_key ?? null,
      width: row.width,
      height: row.height,
      duration_seconds: row.duration_seconds,
      video_bytes: row.size_bytes,
      shots: row.shots,
      notes: row.notes,
      reading: row.reading ?? null,
      version: row.number,
    })
    .where('id', '=', row.film_id)
    .execute();
}

async function shownFilm(db: Kysely<Database>, ownerId: string, filmId: string) {
  const film = await db
    .selectFrom('videos')
    .select(['title', 'version'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', filmId)
    .where('binned_at', 'is', null)
    .executeTakeFirst();
  return film && film.version !== null ? { title: film.title, version: film.version } : null;
}

async function find(db: Kysely<Database>, ownerId: string, filmId: string) {
  const film = await shownFilm(db, ownerId, filmId);
  if (!film) return null;
  const kept = await db
    .selectFrom('film_cuts')
    .select('cut')
    .where('owner_id', '=', ownerId)
    .where('film_id', '=', filmId)
    .executeTakeFirst();
  const shown = await versionsOf(db, ownerId)
    .where('film_id', '=', filmId)
    .where('number', '=', film.version)
    .executeTakeFirst();
  if (!kept || !shown) return null;
  const cut = JSON.parse(kept.cut) as FilmCut;
  return { filmId, title: film.title, cut, shown: versionFrom(shown) };
}

function versionsOf(db: Kysely<Database>, ownerId: string) {
  return db.selectFrom('film_versions').selectAll().where('owner_id', '=', ownerId);
}

function foldersOf(db: Kysely<Database>, folders: readonly string[]) {
  return db
    .selectFrom('film_versions')
    .select('film_versions.object_folder as object_folder')
    .where('film_versions.object_folder', 'in', folders);
}

/** A version tells its timeline. */
const versionsAtOnce = 50;

async function* slices(
  db: Kysely<Database>,
  ownerId: string,
): AsyncGenerator<readonly FilmVersion[]> {
  for (let after = ''; ; ) {
    const query = versionsOf(db, ownerId).where('id', '>', after).orderBy('id');
    const slice = (await query.limit(versionsAtOnce).execute()).map(versionFrom);
    yield slice;
    if (slice.length < versionsAtOnce) return;
    after = slice.at(-1)?.id ?? '';
  }
}

async function* hiddenSlices(
  db: Kysely<Database>,
  ownerId: string,
): AsyncGenerator<readonly HiddenVersion[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('film_versions as version')
      .innerJoin('videos', 'videos.id', 'version.film_id')
      .select(['version.id', 'version.number', 'version.video_key', 'version.size_bytes'])
      .select(['version.created_at', 'videos.title'])
      .where('version.owner_id', '=', ownerId)
      .where('videos.version', '<>', ({ ref }) => ref('version.number'))
      .where('version.id', '>', after)
      .orderBy('version.id')
      .limit(versionsAtOnce)
      .execute();
    yield rows.map(({ number, title, video_key: filmKey, size_bytes, created_at }) => {
      const sizeBytes = Number(size_bytes);
      return { number, title, filmKey, sizeBytes, createdAt: Number(created_at) };
    });
    if (rows.length < versionsAtOnce) return;
    after = rows.at(-1)?.id ?? '';
  }
}

function versionRow(
  { film, timeline, changes }: MadeFilm,
  filmId: string,
  number: number,
): Insertable<FilmVersionTable> {
  return {
    id: film.id,
    film_id: filmId,
    owner_id: film.ownerId,
    number,
    ...fileColumns(film),
    timeline: JSON.stringify(timeline),
    changes,
    created_at: film.createdAt,
  };
}

function versionFrom(row: Selectable<FilmVersionTable>): FilmVersion {
  return {
    id: row.id,
    filmId: row.film_id,
    ownerId: row.owner_id,
    number: row.number,
    ...filesFrom(row),
    sizeBytes: Number(row.size_bytes),
    // Of our own writing, checked before it was rendered.
    timeline: JSON.parse(row.timeline) as Timeline,
    changes: row.changes,
    createdAt: Number(row.created_at),
  };
}
