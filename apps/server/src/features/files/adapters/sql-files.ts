import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { searchedText } from '../../../platform/database/film-search-text.ts';
import {
  assertConversationStays,
  assertOwnerStays,
  held,
} from '../../../platform/database/gone.ts';
import { firstWithWords } from '../../../platform/database/row-words.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { FileTable } from '../../../platform/database/tables/files.ts';
import { type FileRecord, type FileRepository, type ListedFile, NoRoomError } from '../ports.ts';

export function makeSqlFiles(db: Kysely<Database>): FileRepository {
  return { ...makeLookups(db), ...makeReads(db), ...makeWrites(db) };
}

type Lookups = Pick<
  FileRepository,
  | 'findAll'
  | 'findThose'
  | 'findByKey'
  | 'newest'
  | 'named'
  | 'described'
  | 'findKept'
  | 'findListed'
  | 'findByHash'
  | 'knownKeys'
  | 'shownKeys'
>;

function makeLookups(db: Kysely<Database>): Lookups {
  return {
    async findAll(ownerId, ids) {
      if (ids.length === 0) return [];
      const rows = await rowsOf(db, ownerId)
        .where('id', 'in', [...new Set(ids)])
        .execute();
      const byId = new Map(rows.map((row) => [row.id, recordFrom(row)]));
      const found = ids.map((id) => byId.get(id));
      return found.every((file) => file !== undefined) ? found : null;
    },
    async findThose(ownerId, ids) {
      if (ids.length === 0) return [];
      const rows = await rowsOf(db, ownerId)
        .where('id', 'in', [...new Set(ids)])
        .execute();
      return rows.map(recordFrom);
    },
    async newest(ownerId, limit) {
      const rows = await rowsOf(db, ownerId)
        .where('kind', 'in', ['video', 'image'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(recordFrom).flatMap(({ kind, ...file }) => {
        return kind === 'audio' ? [] : [{ ...file, kind }];
      });
    },
    async named(ownerId, { kind, words, limit }) {
      let query = rowsOf(db, ownerId).where('kind', '=', kind);
      for (const word of words) {
        const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
        query = query.where(sql<boolean>`lower(name) like ${pattern} escape '\\'`);
      }
      const { total } = await query
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const newest = query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
      return { files: (await newest.execute()).map(recordFrom), total: Number(total) };
    },
    described: (ownerId, wish) => described(db, ownerId, wish),
    async findByKey(ownerId, key) {
      const rows = await rowsOf(db, ownerId).where('storage_key', '=', key).execute();
      return rows.map(recordFrom)[0] ?? null;
    },
    async findKept(ownerId, key) {
      const rows = await keptRowsOf(db, ownerId).where('storage_key', '=', key).execute();
      return rows.map(recordFrom)[0] ?? null;
    },
    findListed: (ownerId, keys) => findListed(db, ownerId, keys),
    async findByHash(ownerId, sha256) {
      const query = rowsOf(db, ownerId).where('sha256', '=', sha256).orderBy('created_at', 'desc');
      return (await query.limit(1).execute()).map(recordFrom)[0] ?? null;
    },
    // Also asked of data from before there was a bin, which is backed up before it is upgraded.
    knownKeys: (keys) => keysIn(keys, (wanted) => rowsWith(db, wanted).execute()),
    shownKeys: (keys) =>
      keysIn(keys, (wanted) => rowsWith(db, wanted).where('binned_at', 'is', null).execute()),
  };
}

async function described(
  db: Kysely<Database>,
  ownerId: string,
  { words, limit }: Parameters<FileRepository['described']>[1],
): Promise<FileRecord[]> {
  // Literal: a partial index is used only where its condition stands in the statement.
  const pictures = rowsOf(db, ownerId).where(sql<boolean>`kind = 'image'`);
  const newestOf = (some: typeof pictures) =>
    some.orderBy('created_at', 'desc').orderBy('id', 'desc');
  const rows = await firstWithWords(
    { db, ownerId, words },
    {
      limit,
      read: (condition, nearest) => {
        const some =
          nearest === undefined
            ? pictures
            : db.selectFrom(newestOf(pictures).limit(nearest).as('files')).selectAll();
        return newestOf(some.where(condition)).limit(limit).execute();
      },
    },
  );
  return rows.map(recordFrom);
}

function makeReads(
  db: Kysely<Database>,
): Pick<FileRepository, 'listFolder' | 'usedBytes' | 'slices'> {
  return {
    async listFolder(ownerId, folder, { after, limit }) {
      let query = rowsOf(db, ownerId).where('folder', '=', folder);
      if (after) {
        query = query
          .where('created_at', '<=', after.createdAt)
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
          );
      }
      const ordered = query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
      return (await ordered.execute()).map(recordFrom);
    },
    usedBytes: (ownerId) => usedBytes(db, ownerId),
    async *slices(ownerId) {
      for (let after = ''; ; ) {
        const rows = keptRowsOf(db, ownerId).where('id', '>', after).orderBy('id');
        const slice = (await rows.limit(rowsAtOnce).execute()).map(recordFrom);
        yield slice;
        if (slice.length < rowsAtOnce) return;
        after = slice.at(-1)?.id ?? '';
      }
    },
  };
}

const rowsAtOnce = 200;

type Writes = Pick<
  FileRepository,
  'add' | 'setExternalId' | 'moveFolder' | 'remove' | 'removeFolder' | 'erase' | Binned
>;
type Binned = 'discard' | 'liesInBinnedFolder';

function makeWrites(db: Kysely<Database>): Writes {
  return {
    ...binned,
    add: (file, quotaBytes = Infinity) =>
      db.transaction().execute(async (transaction) => {
        await assertOwnerStays(transaction, file.ownerId);
        await assertFolderStays(transaction, file.ownerId, file.folder);
        await transaction.insertInto('files').values(rowFrom(file)).execute();
        // Counted with this one, and nobody else's insert is between: its row is ours until the end.
        const used = await usedBytes(transaction, file.ownerId);
        if (used > quotaBytes) throw new NoRoomError();
      }),
    async setExternalId(ownerId, id, externalId) {
      await db
        .updateTable('files')
        .set({ external_id: externalId })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .execute();
    },
    moveFolder: (ownerId, { from, to }) =>
      db.transaction().execute(async (transaction) => {
        await assertFolderStays(transaction, ownerId, to);
        const { numUpdatedRows } = await transaction
          .updateTable('files')
          .set({ folder: to })
          .where('owner_id', '=', ownerId)
          .where('folder', '=', from)
          .executeTakeFirst();
        return Number(numUpdatedRows);
      }),
    async remove(ownerId, id) {
      await db.deleteFrom('files').where('owner_id', '=', ownerId).where('id', '=', id).execute();
    },
    async removeFolder(transaction, ownerId, folder) {
      const proxies = await proxyKeys(transaction, ownerId, folder);
      const rows = await transaction
        .deleteFrom('files')
        .where('owner_id', '=', ownerId)
        .where('folder', '=', folder)
        .returning(['storage_key', 'thumbnail_key'])
        .execute();
      return [...rows.flatMap(keysOf), ...proxies];
    },
    async erase(ownerId) {
      await db.deleteFrom('files').where('owner_id', '=', ownerId).execute();
    },
  };
}

const binned: Pick<FileRepository, Binned> = {
  async discard(transaction, ownerId, id) {
    const row = await transaction
      .deleteFrom('files')
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .where('binned_at', 'is not', null)
      .returning(['storage_key', 'thumbnail_key'])
      .executeTakeFirst();
    return row ? keysOf(row) : [];
  },
  async liesInBinnedFolder(transaction, ownerId, id) {
    const file = await transaction
      .selectFrom('files')
      .select('folder')
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!file) return false;
    const query = transaction
      .selectFrom('conversations')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('id', '=', conversationOf(file.folder))
      .where('binned_at', 'is not', null);
    return (await held(transaction, query).executeTakeFirst()) !== undefined;
  },
};

/** Of copies of clips, whose rows go with the clips. */
async function proxyKeys(db: Kysely<Database>, ownerId: string, folder: string): Promise<string[]> {
  const rows = await db
    .selectFrom('clip_proxies')
    .innerJoin('files', 'files.id', 'clip_proxies.file_id')
    .select('clip_proxies.storage_key as key')
    .where('files.owner_id', '=', ownerId)
    .where('files.folder', '=', folder)
    .execute();
  return rows.map(({ key }) => key);
}

async function usedBytes(db: Kysely<Database>, ownerId: string): Promise<number> {
  const query = db.selectFrom('usage').select(['file_bytes', 'film_bytes']);
  const usage = await query.where('owner_id', '=', ownerId).executeTakeFirst();
  return Number(usage?.file_bytes ?? 0) + Number(usage?.film_bytes ?? 0);
}

/** A folder is named after its conversation; most have one. */
function assertFolderStays(transaction: Kysely<Database>, ownerId: string, folder: string) {
  return assertConversationStays(transaction, ownerId, conversationOf(folder));
}

const conversationOf = (folder: string) => folder.slice(folder.indexOf('/') + 1);

function keysOf(row: Pick<FileTable, 'storage_key' | 'thumbnail_key'>): string[] {
  return row.thumbnail_key === null ? [row.storage_key] : [row.storage_key, row.thumbnail_key];
}

function rowsOf(db: Kysely<Database>, ownerId: string) {
  return keptRowsOf(db, ownerId).where('binned_at', 'is', null);
}

function keptRowsOf(db: Kysely<Database>, ownerId: string) {
  return db.selectFrom('files').selectAll().where('owner_id', '=', ownerId);
}

function rowsWith(db: Kysely<Database>, keys: readonly string[]) {
  return db
    .selectFrom('files')
    .select(['storage_key', 'thumbnail_key'])
    .where((row) => row.or([row('storage_key', 'in', keys), row('thumbnail_key', 'in', keys)]));
}

async function keysIn(
  keys: readonly string[],
  find: (
    keys: readonly string[],
  ) => Promise<readonly Pick<FileTable, 'storage_key' | 'thumbnail_key'>[]>,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await find(keys);
  const found = new Set(rows.flatMap((row) => [row.storage_key, row.thumbnail_key]));
  return new Set(keys.filter((key) => found.has(key)));
}

/** Both databases take far more values in one statement. */
const keysAtOnce = 500;

async function findListed(
  db: Kysely<Database>,
  ownerId: string,
  keys: readonly string[],
): Promise<Map<string, ListedFile>> {
  const distinct = [...new Set(keys)];
  const found = new Map<string, ListedFile>();
  for (let start = 0; start < distinct.length; start += keysAtOnce) {
    const rows = await db
      .selectFrom('files')
      .select(['storage_key as key', 'name', 'thumbnail_key as thumbnailKey'])
      .where('owner_id', '=', ownerId)
      .where('binned_at', 'is', null)
      .where('storage_key', 'in', distinct.slice(start, start + keysAtOnce))
      .execute();
    for (const row of rows) found.set(row.key, row);
  }
  return found;
}

function recordFrom(row: Selectable<FileTable>): FileRecord {
  return {
    id: row.id,
    ownerId: row.owner_id,
    folder: row.folder,
    name: row.name,
    key: row.storage_key,
    thumbnailKey: row.thumbnail_key,
    sizeBytes: row.size_bytes,
    mimeType: row.mime_type,
    kind: row.kind,
    sha256: row.sha256,
    externalId: row.external_id,
    isMade: row.is_made === 1,
    watermark: row.watermark,
    sources:
      row.style_key === null && row.source_key === null
        ? null
        : {
            styleKey: row.style_key,
            secondStyleKey: row.second_style_key,
            pictureKey: row.source_key,
          },
    createdAt: row.created_at,
  };
}

function rowFrom(file: FileRecord): Insertable<FileTable> {
  return {
    id: file.id,
    owner_id: file.ownerId,
    folder: file.folder,
    name: file.name,
    storage_key: file.key,
    thumbnail_key: file.thumbnailKey,
    size_bytes: file.sizeBytes,
    mime_type: file.mimeType,
    kind: file.kind,
    sha256: file.sha256,
    external_id: file.externalId,
    is_made: file.isMade ? 1 : 0,
    watermark: file.watermark,
    style_key: file.sources?.styleKey ?? null,
    second_style_key: file.sources?.secondStyleKey ?? null,
    source_key: file.sources?.pictureKey ?? null,
    sources_known: 1,
    search_text: file.kind === 'image' ? searchedText(`${file.name} ${file.words ?? ''}`) : '',
    created_at: file.createdAt,
  };
}
