import type { Model } from '@armoni/contract/models';
import { type RefObject, useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { styleInputOf } from '../styles/chosen-style.ts';

export type ComposerOptions = {
  session: ChatSession;
  openId: string | null;
  style: Model | undefined;
  /** A reply is on its way; its task when the list knows it. */
  running: { taskId: string | null } | null;
  field: RefObject<HTMLTextAreaElement | null>;
  onSent: () => void;
};

/** What is typed, and sending it. */
export function useComposer({ session, openId, style, running, field, onSent }: ComposerOptions) {
  const draft = useStore(session.memory.state).drafts[openId ?? ''] ?? '';
  const [isRefused, setRefused] = useState(false);
  return {
    draft,
    /** Sent while empty. */
    isRefused,
    write: (text: string) => {
      setRefused(false);
      session.memory.setDraft(openId, text);
    },
    /** What was said stands after what is typed by then. */
    hear: (words: string) => {
      setRefused(false);
      session.memory.addToDraft(openId, words);
      field.current?.focus();
    },
    send: () => {
      field.current?.focus();
      if (running) return;
      setRefused(draft.trim() === '');
      if (session.send(draft, style ? styleInputOf(style) : null)) onSent();
    },
  };
}
