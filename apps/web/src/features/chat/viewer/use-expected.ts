import { useEffect, useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import type { ChatPicture } from '../pictures/chat-pictures.ts';
import { isRunning } from '../replies/reply-run.ts';
import type { ChatSession } from '../session/chat-session.ts';

/** A picture that was asked for here: it is shown once it is there, else what was answered. */
export function useExpected(session: ChatSession, pictures: readonly ChatPicture[]) {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const run = useStore(session.run);
  const news = useStore(session.news);
  const isWaiting = known !== null && isRunning(run);
  const made = known && pictures.find(({ fullPath }) => !known.has(fullPath));
  useEffect(() => {
    if (!made) return;
    setKnown(null);
    session.viewed.set({ url: made.url, name: made.name });
  }, [made, session]);
  return {
    begin: () => setKnown(new Set(pictures.map(({ fullPath }) => fullPath))),
    isWaiting,
    answer: known === null ? null : news,
  };
}
