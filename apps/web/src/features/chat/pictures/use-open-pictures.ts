import { useEffect } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import type { ChatSession } from '../session/chat-session.ts';
import type { PicturesState } from './chat-pictures.ts';
import { usePictures } from './use-pictures.ts';

type Place = { userId: string; conversationId: string | null; mediaHost: string };

/** The pictures of the open conversation, or those that wait for a new one. */
export function useOpenPictures(session: ChatSession, place: Place): PicturesState {
  const run = useStore(session.run);
  const { draftFolder } = useStore(session.memory.state);
  const begun = place.conversationId ?? run?.conversationId ?? null;
  const folder = begun ?? draftFolder;
  const { data, isLoading, isError, error } = usePictures(place.userId, folder, place.mediaHost);
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return { pictures: isError ? [] : (data ?? []), isLoading, hasFailed: isError };
}
