import { renameConversation } from '@armoni/contract/chat';
import { call } from '../../../lib/http/api.ts';
import { useConversationChange } from './use-conversation-change.ts';

/** Gives a conversation another name; it shows at once and goes back when the server refuses. */
export function useRenameConversation(userId: string) {
  return useConversationChange(userId, {
    send: ({ id, name }: { id: string; name: string }) =>
      call(renameConversation, { params: { id }, body: { name, user: userId } }),
    change: (data, { id, name }) => data.map((one) => (one.id === id ? { ...one, name } : one)),
  });
}
