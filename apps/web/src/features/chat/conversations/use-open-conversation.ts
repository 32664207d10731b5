import { useEffect, useLayoutEffect } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { useConversations } from './use-conversations.ts';

/** Tells the session which conversation the address names, and follows one that just began. */
export function useOpenConversation(session: ChatSession, conversationId: string | null): void {
  const arrival = useStore(session.arrival);
  const { go } = useNavigation();
  useLayoutEffect(() => session.open(conversationId), [session, conversationId]);
  useEffect(() => {
    // Asked again: opening the empty page, after a deletion, has just forgotten where we arrived.
    const target = arrival && session.arrival.get();
    if (target && conversationId === null) go(`/armoni/chats/${target}`);
  }, [session, arrival, conversationId, go]);
}

/** The name of a conversation, as soon as the list knows it. */
export function useConversationName(
  userId: string,
  conversationId: string | null,
): string | undefined {
  const { data } = useConversations(userId);
  return data?.find(({ id }) => id === conversationId)?.name;
}
