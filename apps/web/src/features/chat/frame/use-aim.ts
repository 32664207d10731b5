import { useEffect, useRef } from 'react';
import { nameInUrl } from '../../../lib/media/media-url.ts';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { useShowBranch } from '../messages/use-show-branch.ts';
import type { OpenChat } from './use-open-chat.ts';

type Aim = { readonly messageId: string | null; readonly pictureUrl: string | null };

/**
 * Goes to what the address names inside the conversation: a question, on whatever branch and however far
 * back it stands, or a picture. Then the address is the conversation's own again.
 */
export function useAim(chat: OpenChat, { messageId, pictureUrl }: Aim): void {
  const { session, userId, conversationId, messages } = chat;
  const { go } = useNavigation();
  const showBranch = useShowBranch(session, userId, conversationId);
  const asked = useRef<string | null>(null);
  const { state } = messages;
  const isThere = state.exchanges.some((one) => one.messageId === messageId);
  const isReady = state.status === 'ready' && !state.isLoadingOlder;
  const leave = () =>
    conversationId && go(`/armoni/chats/${conversationId}`, { replace: true, keepsScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useEffect(() => {
    if (pictureUrl === null) return;
    session.viewed.set({ url: pictureUrl, name: nameInUrl(pictureUrl) || 'image' });
    leave();
  }, [pictureUrl, session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what the list has so far
  useEffect(() => {
    if (messageId === null || !isReady) return;
    if (isThere) {
      asked.current = null;
      // A picture that lies over the page led here.
      session.viewed.set(null);
      scrollTo(messageId);
      leave();
    } else if (asked.current !== messageId) {
      asked.current = messageId;
      showBranch(messageId);
    } else if (state.hasOlder) void state.loadOlder(() => undefined);
  }, [messageId, isThere, isReady, state.exchanges]);
}

function scrollTo(messageId: string): void {
  // After the log has gone to its end, as it does for each conversation.
  requestAnimationFrame(() => {
    const place = document.querySelector(`[data-exchange="${CSS.escape(messageId)}"]`);
    const log = place?.closest('[role=log]');
    if (!place || !log) return;
    // The log alone: the page around it does not scroll.
    log.scrollTop += place.getBoundingClientRect().top - log.getBoundingClientRect().top - 12;
  });
}
