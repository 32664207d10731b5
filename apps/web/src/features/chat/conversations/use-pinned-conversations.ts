import { type ListedConversation, listConversations } from '@armoni/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { chatKeys } from '../chat-keys.ts';

/** As many as one page may have: whoever pins more pins nothing. */
const mostPinned = 100;

/** The conversations that stand first, however old they are. */
export function usePinnedConversations(userId: string): readonly ListedConversation[] {
  const { data } = useQuery({
    queryKey: chatKeys.pinned(userId),
    queryFn: ({ signal }) =>
      call(listConversations, {
        query: { user: userId, limit: mostPinned, pinned: 'true' },
        signal,
      }),
    select: (page) => page.data,
  });
  return data ?? none;
}

const none: readonly ListedConversation[] = [];
