import { listMessages, showMessage } from '@armoni/contract/chat';
import { limits } from '@armoni/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { chatKeys } from '../chat-keys.ts';
import { type MessageList, mergeNewest } from '../replies/message-list.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';

/** Shows a question that stands beside the one that is shown, with what followed it. */
export function useShowBranch(session: ChatSession, userId: string, conversationId: string | null) {
  const client = useQueryClient();
  const queryKey = chatKeys.messages(userId, conversationId);
  const { mutate } = useMutation({
    mutationFn: async (messageId: string) => {
      if (conversationId === null) return;
      await call(showMessage, { params: { id: messageId }, body: { user: userId } });
      await client.cancelQueries({ queryKey });
      const page = await call(listMessages, {
        query: { user: userId, conversation_id: conversationId, limit: limits.messagesPage },
      });
      session.leaveReply();
      // Nothing of the other branch may stay: what was known is not joined.
      client.setQueryData<MessageList>(queryKey, mergeNewest(undefined, page));
    },
    onError: () => toast.error(texts.messages.branchFailed),
  });
  return mutate;
}
