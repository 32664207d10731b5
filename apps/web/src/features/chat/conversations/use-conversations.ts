import { type ListedConversation, listConversations } from '@armoni/contract/chat';
import { limits } from '@armoni/contract/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { chatKeys } from '../chat-keys.ts';

export type ConversationPage = {
  readonly data: readonly ListedConversation[];
  readonly has_more: boolean;
};

/** The conversations of a person, newest first, in pages of 80; those with some words, or all. */
export function useConversations(userId: string, search = '') {
  return useInfiniteQuery({
    queryKey: search === '' ? chatKeys.conversations(userId) : chatKeys.found(userId, search),
    queryFn: ({ pageParam, signal }) =>
      call(listConversations, {
        query: {
          ...{ user: userId, last_id: pageParam, limit: limits.conversationsPage },
          ...(search !== '' && { search }),
        },
        signal,
      }) as Promise<ConversationPage>,
    placeholderData: keepPreviousData,
    // Each row tells when its reply ends, also of a conversation that no page shows.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(hasReplies) ? limits.messagePollMs : false,
    initialPageParam: '',
    getNextPageParam: ({ has_more, data }) => (has_more ? data.at(-1)?.id : undefined),
    select: ({ pages }) => uniqueById(pages.flatMap(({ data }) => data)),
  });
}

function hasReplies({ data }: ConversationPage): boolean {
  return data.some(({ is_replying }) => is_replying);
}

/** A conversation that moved up while pages were fetched, or is pinned, would stand there twice. */
export function uniqueById(
  conversations: readonly ListedConversation[],
): readonly ListedConversation[] {
  return [...new Map(conversations.map((one) => [one.id, one])).values()];
}
