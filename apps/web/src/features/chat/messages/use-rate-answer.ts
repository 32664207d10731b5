import type { Rating } from '@armoni/contract/rating';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../lib/http/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { chatKeys } from '../chat-keys.ts';
import type { MessageList } from '../replies/message-list.ts';
import { texts } from '../texts.ts';

type Opinion = { readonly messageId: string; readonly rating: Rating | null };

/** Says whether an answer was good; it shows at once and goes back when the server refuses. */
export function useRateAnswer(userId: string, conversationId: string | null) {
  const client = useQueryClient();
  const queryKey = chatKeys.messages(userId, conversationId);
  const { mutate } = useMutation({
    mutationFn: async ({ messageId, rating }: Opinion) => {
      // Not before somebody has an opinion: the page answers without it.
      const { rateMessage } = await import('@armoni/contract/dify');
      return call(rateMessage, { params: { id: messageId }, body: { rating, user: userId } });
    },
    onMutate: async ({ messageId, rating }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<MessageList>(queryKey);
      client.setQueryData<MessageList>(queryKey, (now) => now && rated(now, messageId, rating));
      return before;
    },
    onError: (_error, _opinion, before) => {
      client.setQueryData(queryKey, before);
      toast.error(texts.messages.rateFailed);
    },
  });
  return useCallback(
    (messageId: string, rating: Rating | null) => mutate({ messageId, rating }),
    [mutate],
  );
}

function rated(list: MessageList, messageId: string, rating: Rating | null): MessageList {
  const feedback = rating && { rating };
  const messages = list.messages.map((one) => (one.id === messageId ? { ...one, feedback } : one));
  return { ...list, messages };
}
