import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newKey } from '../../../lib/browser/new-key.ts';
import { wait } from '../../../lib/browser/wait.ts';
import { receiveStyle } from '../../../lib/session/sent-pictures.ts';
import { makeChatService } from './chat-service.ts';
import { ChatSession } from './chat-session.ts';

// One tab, one person at a time: a reply goes on growing while other pages are open.
let current: { readonly userId: string; readonly session: ChatSession } | undefined;

/** The chat of this person in this tab; on entering, a style sent from the style is chosen. */
export function useChatSession(userId: string): ChatSession {
  const session = sessionOf(userId, useQueryClient());
  useEffect(() => {
    const style = receiveStyle();
    if (style !== null) session.chooseStyle(style);
  }, [session]);
  return session;
}

function sessionOf(userId: string, client: QueryClient): ChatSession {
  if (current?.userId === userId) return current.session;
  current?.session.dispose();
  const session = new ChatSession({
    userId,
    service: makeChatService(userId, client),
    storage: window.sessionStorage,
    wait,
    newKey,
    nextFrame,
    log: console.error,
  });
  current = { userId, session };
  return session;
}

/** A hidden tab draws no frames, and its reply must grow all the same. */
function nextFrame(run: () => void): void {
  if (document.hidden) setTimeout(run, 100);
  else requestAnimationFrame(run);
}
