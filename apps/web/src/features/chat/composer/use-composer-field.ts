import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatSession } from '../session/chat-session.ts';

/** The composer's field: what goes into it from elsewhere, and where the keyboard stays. */
export function useComposerField(session: ChatSession, conversationId: string | null) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [sentCount, setSentCount] = useState(0);
  // The first message moves the composer to the foot of the page; the keyboard goes with it.
  useEffect(() => {
    if (sentCount > 0) field.current?.focus();
  }, [sentCount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation that opens
  useEffect(() => {
    if (isFreeToFocus()) field.current?.focus({ preventScroll: true });
  }, [conversationId]);
  const write = useCallback(
    (text: string) => {
      session.memory.setDraft(conversationId, text);
      field.current?.focus();
    },
    [session, conversationId],
  );
  const onSent = useCallback(() => setSentCount((count) => count + 1), []);
  return { field, sentCount, onSent, write };
}

/**
 * Where a keyboard is at hand one can write at once, unless one is about something else already; on
 * a phone the keyboard would cover what was said.
 */
function isFreeToFocus(): boolean {
  const { activeElement } = document;
  const isIdle = activeElement === document.body || activeElement instanceof HTMLAnchorElement;
  return isIdle && matchMedia('(pointer: fine)').matches;
}
