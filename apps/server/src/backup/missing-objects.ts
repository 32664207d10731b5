import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { tableNames } from '../platform/database/table-names.ts';

/** Rows that name an object which was removed between the snapshot and the copying of objects. */
export type MissingObjects = {
  readonly files: readonly string[];
  /** Files whose small picture alone is gone. */
  readonly thumbnails: readonly string[];
  readonly films: readonly string[];
  readonly versions: readonly string[];
  /** Clips whose copy for previews alone is gone. */
  readonly proxies: readonly string[];
};

type Has = (key: string) => boolean;

const rowsAtOnce = 1000;

/** Data from before film versions has none that could miss an object. */
export async function findMissing(db: Kysely<Database>, has: Has): Promise<MissingObjects> {
  const files: string[] = [];
  const thumbnails: string[] = [];
  for await (const { id, storage_key, thumbnail_key } of pages(filesAfter(db))) {
    if (!has(storage_key)) files.push(id);
    else if (thumbnail_key !== null && !has(thumbnail_key)) thumbnails.push(id);
  }
  const films: string[] = [];
  for await (const { id, video_key } of pages(filmsAfter(db))) if (!has(video_key)) films.push(id);
  const versions: string[] = [];
  if (await hasVersions(db)) {
    for await (const { id, video_key } of pages(versionsAfter(db))) {
      if (!has(video_key)) versions.push(id);
    }
  }
  const proxies: string[] = [];
  if (await hasProxies(db)) {
    for await (const { id, storage_key } of pages(proxiesAfter(db))) {
      if (!has(storage_key)) proxies.push(id);
    }
  }
  return { files, thumbnails, films, versions, proxies };
}

/** As their deletion would have done a moment later. */
export async function forget(db: Kysely<Database>, missing: MissingObjects): Promise<void> {
  for (const id of missing.files) await db.deleteFrom('files').where('id', '=', id).execute();
  for (const id of missing.thumbnails) {
    await db.updateTable('files').set({ thumbnail_key: null }).where('id', '=', id).execute();
  }
  for (const id of missing.proxies) {
    await db.deleteFrom('clip_proxies').where('file_id', '=', id).execute();
  }
  for (const id of missing.films) await forgetFilm(db, id, await hasVersions(db));
  for (const id of missing.versions) {
    await db.deleteFrom('film_versions').where('id', '=', id).execute();
  }
}

export function countMissing({ files, films, versions }: MissingObjects): number {
  return files.length + films.length + versions.length;
}

async function forgetFilm(db: Kysely<Database>, id: string, isVersioned: boolean): Promise<void> {
  await db.deleteFrom('videos').where('id', '=', id).execute();
  if (!isVersioned) return;
  await db.deleteFrom('film_cuts').where('film_id', '=', id).execute();
  await db.deleteFrom('film_versions').where('film_id', '=', id).execute();
}

const hasProxies = async (db: Kysely<Database>) => (await tableNames(db)).has('clip_proxies');

const proxiesAfter = (db: Kysely<Database>) => (after: string) =>
  db
    .selectFrom('clip_proxies')
    .select(['file_id as id', 'storage_key'])
    .where('file_id', '>', after)
    .orderBy('file_id')
    .limit(rowsAtOnce)
    .execute();

const hasVersions = async (db: Kysely<Database>) => (await tableNames(db)).has('film_versions');

const filesAfter = (db: Kysely<Database>) => (after: string) =>
  db
    .selectFrom('files')
    .select(['id', 'storage_key', 'thumbnail_key'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();

const filmsAfter = (db: Kysely<Database>) => (after: string) =>
  db
    .selectFrom('videos')
    .select(['id', 'video_key'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();

const versionsAfter = (db: Kysely<Database>) => (after: string) =>
  db
    .selectFrom('film_versions')
    .select(['id', 'video_key'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();

async function* pages<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const rows = await read(after);
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)!.id;
  }
}
