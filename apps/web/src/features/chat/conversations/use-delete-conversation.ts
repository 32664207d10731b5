import { deleteConversation } from '@armoni/contract/chat';
import { call } from '../../../lib/http/api.ts';
import { useConversationChange } from './use-conversation-change.ts';

/** Throws a conversation with its pictures into the bin. */
export function useDeleteConversation(userId: string, onDone: (id: string) => void) {
  return useConversationChange(userId, {
    send: async ({ id }: { id: string }) => {
      await call(deleteConversation, { params: { id }, query: { user: userId } });
      onDone(id);
    },
    change: (data, { id }) => data.filter((one) => one.id !== id),
  });
}
