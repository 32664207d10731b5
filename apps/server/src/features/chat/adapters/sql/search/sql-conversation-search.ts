import type { OpenDatabase } from '../../../../../platform/database/open-database.ts';
import type { ConversationSearch, FoundConversation } from '../../../ports.ts';
import { conversationFrom } from '../sql-conversations.ts';
import { type NewestHit, newestHits } from './newest-hits.ts';

type Dependencies = Pick<OpenDatabase, 'db' | 'dialect'>;

/** How much of a message its sentence is looked for in: what the index has of it. */
const indexedCharacters = 100_000;

export function makeSqlConversationSearch(database: Dependencies): ConversationSearch {
  return {
    async find(ownerId, { words, lastId, limit }) {
      const hits = await newestHits(database, { ownerId, words, lastId, limit: limit + 1 });
      const last = lastId === null ? -1 : hits.findIndex((hit) => hit.conversation_id === lastId);
      if (lastId !== null && last < 0) return null;
      const wanted = hits.slice(last + 1, last + 1 + limit);
      const items = await conversationsOf(database, ownerId, wanted);
      return { items, hasMore: hits.length > last + 1 + limit };
    },
  };
}

async function conversationsOf(
  { db }: Dependencies,
  ownerId: string,
  hits: readonly NewestHit[],
): Promise<FoundConversation[]> {
  if (hits.length === 0) return [];
  const rows = await db
    .selectFrom('conversations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('binned_at', 'is', null)
    .where(
      'id',
      'in',
      hits.map((hit) => hit.conversation_id),
    )
    .execute();
  const conversations = new Map(rows.map((row) => [row.id, conversationFrom(row)]));
  const messages = await messagesOf({ db }, ownerId, hits);
  return hits.flatMap((hit) => {
    const conversation = conversations.get(hit.conversation_id);
    const message = hit.message_id === null ? null : (messages.get(hit.message_id) ?? null);
    return conversation ? [{ ...conversation, message }] : [];
  });
}

async function messagesOf(
  { db }: Pick<Dependencies, 'db'>,
  ownerId: string,
  hits: readonly NewestHit[],
) {
  const ids = hits.map((hit) => hit.message_id).filter((id) => id !== null);
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('messages')
    .select(({ fn, val, lit }) => [
      'id',
      fn<string>('substr', ['query', lit(1), val(indexedCharacters)]).as('query'),
      fn<string>('substr', ['answer', lit(1), val(indexedCharacters)]).as('answer'),
    ])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
