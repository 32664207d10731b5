import { setImmediate as others } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../../../../../platform/database/open-database.ts';
import { plainText } from '../../../../../platform/database/plain-letters.ts';
import type { Database } from '../../../../../platform/database/schema.ts';
import type { SearchWord } from '../../../search/search-words.ts';

/** The newest hit of a conversation; without a message it is its name. */
export type NewestHit = { readonly conversation_id: string; readonly message_id: string | null };

type HitsWish = {
  readonly ownerId: string;
  readonly words: readonly SearchWord[];
  /** After this conversation, when it is given. */
  readonly lastId: string | null;
  readonly limit: number;
};

/** Conversations by their newest hit, those before `lastId` among them. */
type Found = Map<string, NewestHit>;

/**
 * The conversations with a hit, the newest hit first, from the newest on until `limit` of them stand
 * after `lastId`.
 */
export function newestHits(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  wish: HitsWish,
): Promise<NewestHit[]> {
  return dialect === 'sqlite' ? hitsOnSqlite(db, wish) : hitsOnPostgres(db, wish);
}

/** Read once a search, from an index that holds nothing else. */
const binnedOf = (ownerId: string) =>
  sql`select id from conversations where owner_id = ${ownerId} and binned_at is not null`;

/** Older hits of words that stand nearly everywhere are not found: nobody reads that far. */
const mostHits = 50_000;

/**
 * The index gives hits one by one from the newest, so only as many are read as it takes.
 * Slices grow: most pages end in the first.
 */
async function hitsOnSqlite(db: Kysely<Database>, wish: HitsWish): Promise<NewestHit[]> {
  const { ownerId, words } = wish;
  const all = words.map((word) => `"${word.text}"${word.isBeginning ? ' *' : ''}`).join(' AND ');
  const match = `words : (${all}) AND scope : "${Buffer.from(ownerId).toString('hex')}"`;
  const found: Found = new Map();
  let below = Number.MAX_SAFE_INTEGER;
  for (let size = 500, seen = 0; seen < mostHits; size *= 4) {
    const { rows } = await sql<NewestHit & { id: number }>`
      select documents.id, documents.conversation_id, documents.message_id
      from search_words cross join search_documents as documents
        on documents.id = search_words.rowid and documents.owner_id = ${ownerId}
      where search_words match ${match} and search_words.rowid < ${below}
        and documents.conversation_id not in (${binnedOf(ownerId)})
      order by search_words.rowid desc limit ${size}`.execute(db);
    addTo(found, rows);
    if (rows.length < size || isEnough(found, wish)) break;
    seen += rows.length;
    below = rows.at(-1)?.id ?? 0;
    await others();
  }
  return [...found.values()];
}

function addTo(found: Found, hits: readonly NewestHit[]): void {
  for (const hit of hits) {
    if (!found.has(hit.conversation_id)) found.set(hit.conversation_id, hit);
  }
}

function isEnough(found: Found, { lastId, limit }: HitsWish): boolean {
  if (lastId === null) return found.size >= limit;
  if (!found.has(lastId)) return false;
  return found.size - [...found.keys()].indexOf(lastId) > limit;
}

/** The newest documents of a person are read in their order first: some 10 ms. */
const newestDocuments = 2000;
/** As far as that goes, where the first ones say that it will do: some 100 ms. */
const deepestDocuments = 20_000;

/**
 * Words that stand in many messages are found in the newest, read in their order, as a sort of all
 * their hits would take seconds. Of words that are rare there, the index gives the few hits at once.
 */
async function hitsOnPostgres(db: Kysely<Database>, wish: HitsWish): Promise<NewestHit[]> {
  const found: Found = new Map();
  addTo(found, await hitsInNewest(db, wish, newestDocuments));
  if (isEnough(found, wish)) return [...found.values()];
  const pages = wish.lastId === null ? 1 : 2;
  const depth = Math.ceil((newestDocuments * pages * wish.limit * 1.5) / found.size);
  if (depth <= deepestDocuments) {
    addTo(found, await hitsInNewest(db, wish, depth));
    if (isEnough(found, wish)) return [...found.values()];
  }
  const { rows } = await sql<NewestHit>`select conversation_id, message_id from search_documents
    where words @@ ${tsqueryOf(wish)} and owner_id = ${wish.ownerId}
      and conversation_id not in (${binnedOf(wish.ownerId)})
    order by id desc limit ${mostHits}`.execute(db);
  addTo(found, rows);
  return [...found.values()];
}

async function hitsInNewest(
  db: Kysely<Database>,
  wish: HitsWish,
  depth: number,
): Promise<readonly NewestHit[]> {
  const { rows } = await sql<NewestHit>`select conversation_id, message_id
    from (select id, conversation_id, message_id, words from search_documents
      where owner_id = ${wish.ownerId} order by -id limit ${depth}) as newest
    where words @@ ${tsqueryOf(wish)} and conversation_id not in (${binnedOf(wish.ownerId)})
    order by id desc`.execute(db);
  return rows;
}

function tsqueryOf({ ownerId, words }: HitsWish) {
  const all = words.map((word) => `${plainText(word.text)}${word.isBeginning ? ':*' : ''}`);
  const owner = `'owner ${ownerId.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return sql`(${owner}::tsquery && to_tsquery('simple', ${all.join(' & ')}))`;
}
