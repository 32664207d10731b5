import { pinConversation } from '@armoni/contract/chat';
import { call } from '../../../lib/http/api.ts';
import { useConversationChange } from './use-conversation-change.ts';

/** Pins a conversation above the others, or no longer. */
export function usePinConversation(userId: string) {
  return useConversationChange(userId, {
    send: ({ id, pinned }: { id: string; pinned: boolean }) =>
      call(pinConversation, { params: { id }, body: { pinned, user: userId } }),
    change: (data, { id, pinned }) =>
      data.map((one) => (one.id === id ? { ...one, is_pinned: pinned } : one)),
  });
}
