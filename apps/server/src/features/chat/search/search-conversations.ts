import type { FairLanes } from '../../../platform/concurrency/fair-lanes.ts';
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
  readonly signal: AbortSignal;
};

type Found = FoundConversation & { readonly hit: ConversationHit };

type Dependencies = {
  readonly search: ConversationSearch;
  /** One person's searches run one after the other: theirs may have a million messages. */
  readonly lanes: FairLanes;
};

/**
 * Conversations with a message, or a name, in which all the words stand in any order, each
 * with the sentence of its newest hit. Null when `lastId` is none of them,
 * 'busy' when too many searches wait.
 */
export function makeSearchConversations({ search, lanes }: Dependencies) {
  return async (ownerId: string, wish: SearchWish): Promise<Page<Found> | null | 'busy'> => {
    const words = searchWords(wish.search);
    if (words.length === 0) return { items: [], hasMore: false };
    const find = async () => ({ page: await search.find(ownerId, { ...wish, words }) });
    const found = await lanes.run(ownerId, find, wish.signal);
    if (found === null) return 'busy';
    const { page } = found;
    if (page === null) return null;
    const items = page.items.map((one) => {
      const { message } = one;
      const parts = message
        ? hitSentence([message.query, message.answer], words)
        : markHits(one.name, words);
      return { ...one, hit: { messageId: message?.id ?? null, parts } };
    });
    return { items, hasMore: page.hasMore };
  };
}
