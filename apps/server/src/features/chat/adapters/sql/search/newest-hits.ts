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
  /** As many conversations are enough. */
  readonly enough: number;
};

/** The conversations with a hit, the newest hit first. */
export function newestHits(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  wish: HitsWish,
): Promise<NewestHit[]> {
  return dialect === 'sqlite' ? hitsOnSqlite(db, wish) : hitsOnPostgres(db, wish);
}

/** Older hits of words that stand nearly everywhere are not found: nobody reads that far. */
const mostHits = 50_000;

/**
 * The index gives hits one by one from the newest, so only as many are read as it takes.
 * Slices grow: most pages end in the first.
 */
async function hitsOnSqlite(
  db: Kysely<Database>,
  { ownerId, words, enough }: HitsWish,
): Promise<NewestHit[]> {
  const all = words.map((word) => `"${word.text}"${word.isBeginning ? ' *' : ''}`).join(' AND ');
  const match = `words : (${all}) AND scope : "${Buffer.from(ownerId).toString('hex')}"`;
  const found = new Map<string, NewestHit>();
  let below = Number.MAX_SAFE_INTEGER;
  for (let size = 500, seen = 0; seen < mostHits; size *= 4) {
    const { rows } = await sql<NewestHit & { id: number }>`
      select documents.id, documents.conversation_id, documents.message_id
      from search_words cross join search_documents as documents
        on documents.id = search_words.rowid and documents.owner_id = ${ownerId}
      where search_words match ${match} and search_words.rowid < ${below}
      order by search_words.rowid desc limit ${size}`.execute(db);
    for (const hit of rows) {
      if (!found.has(hit.conversation_id)) found.set(hit.conversation_id, hit);
    }
    if (rows.length < size || found.size >= enough) break;
    seen += rows.length;
    below = rows.at(-1)?.id ?? 0;
    await others();
  }
  return [...found.values()].slice(0, enough);
}

async function hitsOnPostgres(
  db: Kysely<Database>,
  { ownerId, words, enough }: HitsWish,
): Promise<NewestHit[]> {
  const all = words.map((word) => `${plainText(word.text)}${word.isBeginning ? ':*' : ''}`);
  const owner = `'owner ${ownerId.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  const { rows } = await sql<NewestHit>`
    select conversation_id, message_id from (
      select distinct on (conversation_id) conversation_id, message_id, id
      from search_documents
      where words @@ (${owner}::tsquery && to_tsquery('simple', ${all.join(' & ')}))
        and owner_id = ${ownerId}
      order by conversation_id, id desc
    ) as hits order by id desc limit ${enough}`.execute(db);
  return rows;
}
