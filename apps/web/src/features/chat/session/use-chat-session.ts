import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLeaving, watchLeaving } from '../../../lib/browser/leaving.ts';
import { newKey } from '../../../lib/browser/new-key.ts';
import { wait } from '../../../lib/browser/wait.ts';
import { onePerPerson } from '../../../lib/session/one-per-person.ts';
import { receiveStyle } from '../../../lib/session/sent-pictures.ts';
import { makeChatService } from './chat-service.ts';
import { ChatSession } from './chat-session.ts';

/** The chat of this person in this tab; on entering, a style sent from the page of styles is chosen. */
export function useChatSession(userId: string): ChatSession {
  const session = sessionOf(userId, useQueryClient());
  useEffect(() => {
    const style = receiveStyle();
    if (style !== null) session.memory.chooseStyle(style);
  }, [session]);
  return session;
}

const sessionOf = onePerPerson(
  (userId: string, client: QueryClient) =>
    new ChatSession({
      userId,
      service: makeChatService(userId, client),
      storage: window.sessionStorage,
      wait,
      newKey,
      now: Date.now,
      isLeaving,
      nextFrame,
      log: console.error,
    }),
);

watchLeaving();

/** A hidden tab draws no frames, and its reply must grow all the same. */
function nextFrame(run: () => void): void {
  if (document.hidden) setTimeout(run, 100);
  else requestAnimationFrame(run);
}
