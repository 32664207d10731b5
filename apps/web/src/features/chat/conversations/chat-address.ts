import type { ListedConversation } from '@armoni/contract/chat';

/** Of a conversation; of one that was found, where the words stand in it. */
export function chatAddress({ id, hit }: Pick<ListedConversation, 'id' | 'hit'>): string {
  const place = hit?.message_id ? `?${new URLSearchParams({ message: hit.message_id })}` : '';
  return `/armoni/chats/${id}${place}`;
}
