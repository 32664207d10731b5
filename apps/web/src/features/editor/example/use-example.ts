import { useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { readOwnMusic } from '../music/own-music.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { texts } from '../texts.ts';
import { fetchExampleClip, takeExample } from './take-example.ts';

export type Example = {
  /** Whether there is nothing yet that it would stand in the way of. */
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  readonly take: () => void;
};

/** The example of the empty editor; taking it ends with its film being requested. */
export function useExample(session: EditorSession, onReady: () => void): Example {
  const [isBusy, setBusy] = useState(false);
  const hasClips = useStore(session.uploads.queue).length > 0;
  const hasJobs = useStore(session.jobs.jobs).length > 0;
  const hasFilms = useStore(session.jobs.films).length > 0;
  const hasUnfinished = useStore(session.unfinished.list).length > 0;
  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    const isReady = await takeExample(session, { fetchClip: fetchExampleClip, readOwnMusic });
    setBusy(false);
    if (isReady) onReady();
    else toast.error(texts.example.failed);
  };
  const isEmpty = !hasClips && !hasUnfinished && !hasJobs && !hasFilms;
  return { isOffered: isEmpty, isBusy, take: () => void take() };
}
