import type { ListedConversation } from '@armoni/contract/chat';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { chatKeys } from '../chat-keys.ts';
import type { ConversationPage } from './use-conversations.ts';

type ConversationPages = InfiniteData<ConversationPage, string>;

type ConversationChange<Request> = {
  readonly send: (request: Request) => Promise<unknown>;
  /** What the list becomes meanwhile. */
  readonly change: (
    data: readonly ListedConversation[],
    request: Request,
  ) => readonly ListedConversation[];
};

/** Changes the list at once; it goes back when the server refuses. */
export function useConversationChange<Request>(
  userId: string,
  { send, change }: ConversationChange<Request>,
) {
  const client = useQueryClient();
  const queryKey = chatKeys.conversations(userId);
  return useMutation({
    mutationFn: send,
    onMutate: async (request: Request) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<ConversationPages>(queryKey);
      client.setQueryData<ConversationPages>(queryKey, (now) =>
        now
          ? {
              ...now,
              pages: now.pages.map((page) => ({ ...page, data: change(page.data, request) })),
            }
          : now,
      );
      return before;
    },
    onError: (error, _request, before) => {
      console.error(error);
      if (before) client.setQueryData(queryKey, before);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
