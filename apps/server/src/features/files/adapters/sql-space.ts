import type { StoredKind } from '@armoni/contract/account';
import type { Kysely } from 'kysely';
import { binTotals } from '../../../platform/bin/bin-totals.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { FileTable } from '../../../platform/database/tables/files.ts';
import type { Space } from '../ports.ts';

/** Films lie in the same space as files: one quota holds for both. */
export function makeSqlSpace(db: Kysely<Database>, mediaHost: string): Space {
  return {
    async kindsOf(ownerId) {
      const sums = await Promise.all([
        countFilms(db, ownerId),
        countFiles(db, ownerId),
        countBin(db, ownerId),
      ]);
      const kinds = sums.flat().toSorted((one, other) => other.sizeBytes - one.sizeBytes);
      return Promise.all(
        kinds.map(async ({ kind, count, sizeBytes }) => ({
          kind,
          count,
          size_bytes: sizeBytes,
          preview_urls: (await previewKeys(db, ownerId, kind)).map((key) => `${mediaHost}/${key}`),
        })),
      );
    },
  };
}

type Kind = StoredKind['kind'];
type Sum = { readonly kind: Kind; readonly count: number; readonly sizeBytes: number };

const kindOf = { image: 'pictures', video: 'clips', audio: 'sounds' } as const;
const storedAs = { pictures: 'image', clips: 'video', sounds: 'audio' } as const;

/** From an index that holds nothing else; their rows are not read. */
async function countFiles(db: Kysely<Database>, ownerId: string): Promise<Sum[]> {
  const [rows, proxies] = await Promise.all([
    db
      .selectFrom('files')
      .select(({ fn }) => ['kind', fn.countAll().as('count'), fn.sum('size_bytes').as('bytes')])
      .where('owner_id', '=', ownerId)
      .where('binned_at', 'is', null)
      .groupBy('kind')
      .execute(),
    proxyBytes(db, ownerId),
  ]);
  return rows.map(({ kind, count, bytes }) => ({
    kind: kindOf[kind],
    count: Number(count),
    sizeBytes: Number(bytes) + (proxies.get(kind) ?? 0),
  }));
}

/** A clip's small copy for browsers takes of its room. */
async function proxyBytes(db: Kysely<Database>, ownerId: string) {
  const rows = await db
    .selectFrom('clip_proxies')
    .innerJoin('files', 'files.id', 'clip_proxies.file_id')
    .select(({ fn }) => ['files.kind', fn.sum('clip_proxies.size_bytes').as('bytes')])
    .where('clip_proxies.owner_id', '=', ownerId)
    .where('files.binned_at', 'is', null)
    .groupBy('files.kind')
    .execute();
  return new Map(rows.map(({ kind, bytes }) => [kind, Number(bytes)]));
}

/** All are counted as they change; those in the bin have an index that holds nothing else. */
async function countFilms(db: Kysely<Database>, ownerId: string): Promise<Sum[]> {
  const all = db
    .selectFrom('usage')
    .select(['films', 'film_bytes'])
    .where('owner_id', '=', ownerId);
  const binned = db
    .selectFrom('videos')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('size_bytes').as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('binned_at', 'is not', null);
  const [kept, away] = await Promise.all([
    all.executeTakeFirst(),
    binned.executeTakeFirstOrThrow(),
  ]);
  const count = Number(kept?.films ?? 0) - Number(away.count);
  const sizeBytes = Number(kept?.film_bytes ?? 0) - Number(away.bytes ?? 0);
  return count === 0 ? [] : [{ kind: 'films', count, sizeBytes }];
}

async function countBin(db: Kysely<Database>, ownerId: string): Promise<Sum[]> {
  const { items: count, sizeBytes } = await binTotals(db, ownerId);
  return count === 0 ? [] : [{ kind: 'bin', count, sizeBytes }];
}

const mostPreviews = 3;

/** Of the newest that have a small picture; what lies in the bin is not served. */
async function previewKeys(db: Kysely<Database>, ownerId: string, kind: Kind): Promise<string[]> {
  if (kind === 'bin') return [];
  const rows = await (kind === 'films'
    ? newestPosters(db, ownerId)
    : newestThumbnails(db, ownerId, storedAs[kind]));
  return rows.flatMap(({ key }) => key ?? []);
}

function newestPosters(db: Kysely<Database>, ownerId: string) {
  return db
    .selectFrom('videos')
    .select('poster_key as key')
    .where('owner_id', '=', ownerId)
    .where('poster_key', 'is not', null)
    .where('binned_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(mostPreviews)
    .execute();
}

function newestThumbnails(db: Kysely<Database>, ownerId: string, kind: FileTable['kind']) {
  return db
    .selectFrom('files')
    .select('thumbnail_key as key')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('thumbnail_key', 'is not', null)
    .where('binned_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(mostPreviews)
    .execute();
}
