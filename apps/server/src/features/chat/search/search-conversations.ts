import type { ConversationSearch, FoundConversation, HitPart, Page } from '../ports.ts';
import { hitSentence, markHits } from './hit-sentence.ts';
import { searchWords } from './search-words.ts';

export type ConversationHit = {
  /** Null when the words stand in the name. */
  readonly messageId: string | null;
  readonly parts: readonly HitPart[];
};

type SearchWish = {
  readonly search: string;
  readonly lastId: string | null;
  readonly limit: number;
};

/**
 * Conversations with a message, or a name, in which all the words stand in any order, each
 * with the sentence of its newest hit. Null when `lastId` is none of them.
 */
export function makeSearchConversations({ search }: { readonly search: ConversationSearch }) {
  return async (
    ownerId: string,
    wish: SearchWish,
  ): Promise<Page<FoundConversation & { readonly hit: ConversationHit }> | null> => {
    const words = searchWords(wish.search);
    if (words.length === 0) return { items: [], hasMore: false };
    const page = await search.find(ownerId, { ...wish, words });
    if (page === null) return null;
    const items = page.items.map((found) => {
      const { message } = found;
      const parts = message
        ? hitSentence([message.query, message.answer], words)
        : markHits(found.name, words);
      return { ...found, hit: { messageId: message?.id ?? null, parts } };
    });
    return { items, hasMore: page.hasMore };
  };
}
