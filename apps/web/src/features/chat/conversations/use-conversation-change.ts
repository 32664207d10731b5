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
      const before = client.getQueriesData({ queryKey });
      const changed = <Page extends ConversationPage>(page: Page) => ({
        ...page,
        data: change(page.data, request),
      });
      // Lists in pages, and the one of those that are pinned.
      client.setQueriesData<ConversationPages | ConversationPage>({ queryKey }, (now) => {
        if (now === undefined) return now;
        return 'pages' in now ? { ...now, pages: now.pages.map(changed) } : changed(now);
      });
      return before;
    },
    onError: (error, _request, before) => {
      console.error(error);
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
