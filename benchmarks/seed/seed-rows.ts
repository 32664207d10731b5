import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Insertable, sql } from 'kysely';
import {
  filmSearchText,
  searchedText,
} from '../../apps/server/src/platform/database/film-search-text.ts';
import type { OpenDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { Database } from '../../apps/server/src/platform/database/schema.ts';
import { uuidV7 } from '../../apps/server/src/platform/identifiers/uuid-v7.ts';
import type { Storage } from '../../apps/server/src/platform/storage/storage.ts';
import { ownerSegment } from '../../apps/server/src/platform/storage/storage-key.ts';
import { makeWording } from './wording.ts';

/** How much each person gets. */
export type Amounts = {
  readonly messages?: number;
  /** Of one conversation; 20 without. */
  readonly messagesPerConversation?: number;
  /** Pictures of one conversation. */
  readonly files?: number;
  readonly films?: number;
};

export type SeedOptions = {
  readonly database: Pick<OpenDatabase, 'db' | 'dialect'>;
  readonly owners: readonly string[];
  readonly amounts: Amounts;
  /** How many of a table there are already: other texts, and later. */
  readonly before?: number;
  /** Objects of so many bytes for files and films; rows alone without. */
  readonly objects?: { readonly storage: Storage; readonly sizeBytes: number };
};

/** The one conversation that all seeded files of a person belong to. */
export const seededFolder = 'seeded';

/** One film of so many. */
const favouriteEvery = 500;
const binnedEvery = 100;

/** Few enough values for one statement of SQLite, and few enough changes of one counter for PostgreSQL. */
const rowsAtOnce = 1000;
const start = Date.UTC(2026, 0, 1);

/** Fills a migrated database with people's things, the same at every call but for the keys. */
export async function seedRows(options: SeedOptions): Promise<void> {
  const { database, owners, amounts, before = 0, objects } = options;
  for (const [index, owner] of owners.entries()) {
    await seedMessages(database, owner, { ...amounts, seed: index + before, before });
    await seedFiles(database, owner, { count: amounts.files ?? 0, objects });
    await seedFilms(database, owner, { count: amounts.films ?? 0, objects });
  }
  // The server does it by itself within a minute; nobody does it on SQLite.
  if (database.dialect === 'postgres') await sql`analyze`.execute(database.db);
}

type Target = SeedOptions['database'];
type Counted = { readonly count: number; readonly objects: SeedOptions['objects'] };

type Talk = Amounts & { readonly seed: number; readonly before: number };

async function seedMessages(database: Target, owner: string, talk: Talk) {
  const { messages = 0, messagesPerConversation = 20, seed } = talk;
  const first = start + talk.before;
  const { sentence } = makeWording(seed + 1);
  const conversations = Array.from(
    { length: Math.ceil(messages / messagesPerConversation) },
    (_, index) => uuidV7(first + index * messagesPerConversation),
  );
  await inSlices(database, conversations.length, 'conversations', (index) => {
    const at = first + index * messagesPerConversation;
    const times = { created_at: at, updated_at: at, deleted_at: null };
    const id = conversations[index] ?? '';
    return { id, owner_id: owner, name: `Conversation ${index}`, external_id: null, ...times };
  });
  await inSlices(database, messages, 'messages', (index) => {
    const position = (index % messagesPerConversation) + 1;
    const conversation = conversations[Math.floor(index / messagesPerConversation)] ?? '';
    const about = { conversation_id: conversation, owner_id: owner, position };
    const said = { query: sentence(8), inputs: '{}', answer: sentence(40), error: null };
    const counts = { prompt_tokens: 0, completion_tokens: 0, stop_requested: 0 as const };
    const id = uuidV7(first + index);
    const times = { created_at: first + index, heartbeat_at: first + index };
    return { id, ...about, ...said, ...counts, ...times, task_id: id, status: 'done' as const };
  });
}

async function seedFiles(database: Target, owner: string, { count, objects }: Counted) {
  const folder = `${ownerSegment(owner)}/${seededFolder}`;
  const bytes = randomBytes(objects?.sizeBytes ?? 0);
  const keys: string[] = [];
  const { sentence } = makeWording(3);
  await inSlices(database, count, 'files', (index) => {
    const key = `${folder}/${randomBytes(16).toString('hex')}-image.png`;
    keys.push(key);
    const content = { size_bytes: bytes.length, mime_type: 'image/png', kind: 'image' as const };
    const name = `Image ${index}.png`;
    return {
      ...{ id: uuidV7(start + index), owner_id: owner, folder, name },
      search_text: searchedText(`${name} ${sentence(8)}`),
      ...{ storage_key: key, thumbnail_key: `${key}-apercu.webp`, ...content },
      ...{ sha256: '', external_id: null },
      created_at: start + index,
    };
  });
  if (objects) await writeObjects(objects.storage, keys, bytes);
}

async function seedFilms(database: Target, owner: string, { count, objects }: Counted) {
  const bytes = randomBytes(objects?.sizeBytes ?? 0);
  const keys: string[] = [];
  const { sentence } = makeWording(5);
  await inSlices(database, count, 'videos', (index) => {
    const id = uuidV7(start + index);
    const object_folder = `${ownerSegment(owner)}/films/${id}-1/`;
    const video_key = `${object_folder}${randomBytes(16).toString('hex')}-film.mp4`;
    keys.push(video_key);
    const created_at = start + index;
    const is_favourite: 0 | 1 = index % favouriteEvery === 0 ? 1 : 0;
    const told = { title: `Film ${index}`, wish: sentence(12) };
    return {
      ...{ id, owner_id: owner, ...told, object_folder, video_key },
      search_text: filmSearchText({ ...told, createdAt: created_at }),
      ...{ poster_key: `${object_folder}poster.jpg`, width: 1920, height: 1080 },
      duration_seconds: 5 + (index % 115),
      ...{ size_bytes: bytes.length, shots: '[]', notes: '[]', reading: null, created_at },
      is_favourite,
      binned_at: index % binnedEvery === 1 ? created_at : null,
    };
  });
  if (objects) await writeObjects(objects.storage, keys, bytes);
}

type Seeded = 'conversations' | 'messages' | 'files' | 'videos';

async function inSlices<T extends Seeded>(
  { db, dialect }: Target,
  count: number,
  table: T,
  rowOf: (index: number) => Insertable<Database[T]>,
): Promise<void> {
  for (let from = 0; from < count; from += rowsAtOnce) {
    const size = Math.min(rowsAtOnce, count - from);
    const rows = Array.from({ length: size }, (_, index) => rowOf(from + index));
    if (dialect === 'postgres') await insertJson(db, table, rows);
    else {
      await db
        .insertInto<Seeded>(table)
        .values(rows as never)
        .execute();
    }
  }
}

/** One value a statement instead of ten thousand: PostgreSQL reads it several times as fast. */
async function insertJson(db: Target['db'], table: Seeded, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(db);
}

async function writeObjects(storage: Storage, keys: readonly string[], bytes: Buffer) {
  for (const key of keys) {
    const options = { contentType: 'application/octet-stream', maxBytes: bytes.length };
    await storage.write(key, Readable.from([bytes]), options);
  }
}
