import { stripe } from '@armoni/contract/gallery';
import { filmReading } from '@armoni/contract/wish';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { filmSearchText, searchedWords } from '../../../platform/database/film-search-text.ts';
import { countWithWords, firstWithWords } from '../../../platform/database/row-words.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { FilmTable, FilmVersionTable } from '../../../platform/database/tables/films.ts';
import { folderOf, keysInFolders } from '../../../platform/storage/object-folders.ts';
import type { FilmChange, FilmChoice, FilmRecord, FilmRepository, NewFilm } from '../ports.ts';

/** Works on a transaction as well, so that a film appears together with the end of its job. */
export function makeSqlFilms(db: Kysely<Database>): FilmRepository {
  return {
    async add(film, wish = '') {
      await db.insertInto('videos').values(rowFrom(film, wish)).execute();
    },
    async find(ownerId, id) {
      const row = await rowsOf(db, ownerId).where('id', '=', id).executeTakeFirst();
      return row ? recordFrom(row) : null;
    },
    page: (ownerId, options) => page(db, ownerId, options),
    async count(ownerId, choice = {}) {
      if (isChosen(choice)) return countChosen(db, ownerId, choice);
      const row = await countOf(db, ownerId).executeTakeFirst();
      return Number(row?.films ?? 0) - Number(row?.binned ?? 0);
    },
    change: (ownerId, id, change) => changeFilm(db, { ownerId, id, change }),
    async remove(ownerId, id) {
      const removed = await db
        .deleteFrom('videos')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .returning('object_folder')
        .executeTakeFirst();
      if (!removed) return null;
      await db.deleteFrom('film_cuts').where('film_id', '=', id).execute();
      await db.deleteFrom('film_shares').where('film_id', '=', id).execute();
      const versions = await db
        .deleteFrom('film_versions')
        .where('film_id', '=', id)
        .returning('object_folder')
        .execute();
      return [...new Set([removed, ...versions].map((row) => row.object_folder))];
    },
    slices: (ownerId) => slices(db, ownerId),
    async shared(filmKey) {
      const row = await db
        .selectFrom('videos')
        .selectAll()
        .where('object_folder', '=', folderOf(filmKey))
        .where('video_key', '=', filmKey)
        .where('binned_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      const { posterKey, captionsKey, width, height, durationSeconds, shots } = recordFrom(row);
      return { filmKey, posterKey, captionsKey, width, height, durationSeconds, shots };
    },
    async erase(ownerId) {
      await db.deleteFrom('videos').where('owner_id', '=', ownerId).execute();
    },
    knownKeys: (keys) => keysInFolders(keys, (folders) => rowsIn(db, folders).execute()),
    shownKeys: (keys) =>
      keysInFolders(keys, (folders) =>
        rowsIn(db, folders).where('binned_at', 'is', null).execute(),
      ),
  };
}

function rowsOf(db: Kysely<Database>, ownerId: string) {
  return keptRowsOf(db, ownerId).where('binned_at', 'is', null);
}

function keptRowsOf(db: Kysely<Database>, ownerId: string) {
  return db.selectFrom('videos').selectAll().where('owner_id', '=', ownerId);
}

function rowsIn(db: Kysely<Database>, folders: readonly string[]) {
  return db.selectFrom('videos').select('object_folder').where('object_folder', 'in', folders);
}

/** All are counted as they change; those in the bin have an index that holds nothing else. */
function countOf(db: Kysely<Database>, ownerId: string) {
  return db
    .selectFrom('usage')
    .select((usage) => [
      'films',
      usage
        .selectFrom('videos')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('owner_id', '=', ownerId)
        .where('binned_at', 'is not', null)
        .as('binned'),
    ])
    .where('owner_id', '=', ownerId);
}

/** A film tells all its shots. */
const filmsAtOnce = 50;

async function* slices(
  db: Kysely<Database>,
  ownerId: string,
): AsyncGenerator<readonly FilmRecord[]> {
  const after = { created_at: 0, id: '' };
  for (;;) {
    const query = keptRowsOf(db, ownerId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after.created_at, after.id)),
      )
      .orderBy('created_at')
      .orderBy('id');
    const slice = (await query.limit(filmsAtOnce).execute()).map(recordFrom);
    yield slice;
    const last = slice.at(-1);
    if (!last || slice.length < filmsAtOnce) return;
    Object.assign(after, { created_at: last.createdAt, id: last.id });
  }
}

async function page(
  db: Kysely<Database>,
  ownerId: string,
  { lastId, limit, ...choice }: Parameters<FilmRepository['page']>[1],
): ReturnType<FilmRepository['page']> {
  const last =
    lastId === null ? null : await rowsOf(db, ownerId).where('id', '=', lastId).executeTakeFirst();
  if (last === undefined) return null;
  const { column, direction } = orders[choice.order ?? 'newest'];
  let query = chosen(rowsOf(db, ownerId), choice);
  if (last) {
    const beyond = direction === 'desc' ? '<' : '>';
    // As one pair: two conditions with « or » are no place in an index.
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, 'id'), beyond, tuple(last[column], last.id)),
    );
  }
  const inOrder = (some: Rows) => some.orderBy(column, direction).orderBy('id', direction);
  const rows = await firstWithWords(
    { db, ownerId, words: choice.search ?? '' },
    {
      limit: limit + 1,
      read: (condition, nearest) => {
        const some = nearest === undefined ? query : among(db, inOrder(query).limit(nearest));
        return inOrder(some.where(condition))
          .limit(limit + 1)
          .execute();
      },
    },
  );
  return { films: rows.slice(0, limit).map(recordFrom), hasMore: rows.length > limit };
}

/** As if a table had these rows alone. */
const among = (db: Kysely<Database>, rows: Rows): Rows =>
  db.selectFrom(rows.as('videos')).selectAll();

const orders = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  longest: { column: 'duration_seconds', direction: 'desc' },
} as const;

const isChosen = ({ search = '', isFavourite }: FilmChoice) =>
  isFavourite !== undefined || searchedWords(search).length > 0;

type Rows = ReturnType<typeof rowsOf>;

function chosen(rows: Rows, { isFavourite }: FilmChoice): Rows {
  // Literal: a partial index is used only where its condition stands in the statement.
  if (isFavourite) return rows.where(sql<boolean>`is_favourite = 1`);
  return isFavourite === undefined ? rows : rows.where('is_favourite', '=', 0);
}

function countChosen(db: Kysely<Database>, ownerId: string, choice: FilmChoice): Promise<number> {
  const rows = chosen(rowsOf(db, ownerId), choice);
  const { column, direction } = orders.newest;
  return countWithWords({ db, ownerId, words: choice.search ?? '' }, async (condition, nearest) => {
    const newest = rows.orderBy(column, direction).orderBy('id', direction);
    const some = nearest === undefined ? rows : among(db, newest.limit(nearest));
    const counted = some
      .clearSelect()
      .select(({ fn }) => fn.countAll().as('films'))
      .where(condition);
    return Number((await counted.executeTakeFirst())?.films ?? 0);
  });
}

type Changed = { readonly ownerId: string; readonly id: string; readonly change: FilmChange };

async function changeFilm(db: Kysely<Database>, { ownerId, id, change }: Changed) {
  const row = await rowsOf(db, ownerId).where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { title, isFavourite } = change;
  const { wish, created_at: createdAt } = row;
  const values = {
    ...(title !== undefined && { title, search_text: filmSearchText({ title, wish, createdAt }) }),
    ...(isFavourite !== undefined && { is_favourite: isFavourite ? (1 as const) : (0 as const) }),
  };
  if (Object.keys(values).length === 0) return recordFrom(row);
  const changed = await db
    .updateTable('videos')
    .set(values)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('binned_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return changed ? recordFrom(changed) : null;
}

const shotRecords = z.array(
  z.object({
    startSeconds: z.number(),
    durationSeconds: z.number(),
    accord: z.array(stripe),
    thumbnailKey: z.nullable(z.string()),
    reasonCode: z.string(),
    reason: z.string(),
  }),
);
const filmNotes = z.array(z.string());

function recordFrom(row: Selectable<FilmTable>): FilmRecord {
  return {
    id: row.id,
    ownerId: row.owner_id,
    title: row.title,
    ...filesFrom(row),
    sizeBytes: row.video_bytes ?? row.size_bytes,
    version: row.version,
    isFavourite: row.is_favourite === 1,
    createdAt: row.created_at,
  };
}

function rowFrom(film: FilmRecord, wish: string): Insertable<FilmTable> {
  return {
    id: film.id,
    owner_id: film.ownerId,
    title: film.title,
    wish,
    search_text: filmSearchText({ ...film, wish }),
    is_favourite: film.isFavourite ? 1 : 0,
    ...fileColumns(film),
    version: film.version,
    video_bytes: film.version === null ? null : film.sizeBytes,
    created_at: film.createdAt,
  };
}

/** What a film's row and a version's have alike: where its files are, and what is told of them. */
export function fileColumns(film: NewFilm) {
  return {
    object_folder: film.objectFolder,
    video_key: film.filmKey,
    poster_key: film.posterKey,
    captions_key: film.captionsKey,
    width: film.width,
    height: film.height,
    duration_seconds: film.durationSeconds,
    size_bytes: film.sizeBytes,
    shots: JSON.stringify(film.shots),
    notes: JSON.stringify(film.notes),
    reading: film.reading && JSON.stringify(film.reading),
  };
}

/** The same, read; a film and a version each say their own size. */
export function filesFrom(row: Selectable<FilmTable> | Selectable<FilmVersionTable>) {
  return {
    objectFolder: row.object_folder,
    filmKey: row.video_key,
    posterKey: row.poster_key,
    captionsKey: row.captions_key,
    width: row.width,
    height: row.height,
    durationSeconds: row.duration_seconds,
    shots: z.parse(shotRecords, JSON.parse(row.shots)),
    notes: z.parse(filmNotes, JSON.parse(row.notes)),
    reading: row.reading === null ? null : z.parse(filmReading, JSON.parse(row.reading)),
  };
}
