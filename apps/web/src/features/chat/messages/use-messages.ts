import { listMessages } from '@armoni/contract/chat';
import { limits } from '@armoni/contract/limits';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { chatKeys } from '../chat-keys.ts';
import { type MessageList, mergeNewest, messagePollMs } from '../replies/message-list.ts';

/** The messages of a conversation; polled every 3 s while one is being written. */
export function useMessages(userId: string, conversationId: string | null, isWatching: boolean) {
  const client = useQueryClient();
  return useQuery<MessageList>({
    queryKey: chatKeys.messages(userId, conversationId),
    enabled: conversationId !== null,
    staleTime: 0,
    retry: (count, error) => count < 1 && !(error instanceof ApiError && error.status === 404),
    queryFn: ({ signal }) => newestMessages(client, userId, conversationId ?? '', signal),
    // While the page reads the stream it needs no polling.
    refetchInterval: ({ state }) => (isWatching ? false : messagePollMs(state.data)),
  });
}

async function newestMessages(
  client: QueryClient,
  userId: string,
  conversationId: string,
  signal: AbortSignal,
): Promise<MessageList> {
  const page = await call(listMessages, {
    query: { user: userId, conversation_id: conversationId, limit: limits.messagesPage },
    signal,
  });
  const known = client.getQueryData<MessageList>(chatKeys.messages(userId, conversationId));
  return mergeNewest(known, page);
}
