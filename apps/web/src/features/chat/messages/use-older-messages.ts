import { listMessages } from '@armoni/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../../lib/http/api.ts';
import { chatKeys } from '../chat-keys.ts';
import { type MessageList, prependOlder } from '../replies/message-list.ts';

/** Older messages come in small portions, so that drawing them never holds up the scrolling. */
const olderMessagesPage = 30;

/** Fetches the messages before the first known one and puts them before the list. */
export function useOlderMessages(
  userId: string,
  conversationId: string | null,
  firstId: string | undefined,
) {
  const client = useQueryClient();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const loadOlder = useCallback(
    async (beforeChange: () => void) => {
      if (conversationId === null || firstId === undefined) return;
      setLoadingOlder(true);
      try {
        const page = await call(listMessages, {
          query: {
            user: userId,
            conversation_id: conversationId,
            first_id: firstId,
            limit: olderMessagesPage,
          },
        });
        beforeChange();
        client.setQueryData<MessageList>(
          chatKeys.messages(userId, conversationId),
          (now) => now && prependOlder(now, page),
        );
      } catch (error) {
        console.error(error);
      } finally {
        setLoadingOlder(false);
      }
    },
    [client, userId, conversationId, firstId],
  );
  return { isLoadingOlder, loadOlder };
}
