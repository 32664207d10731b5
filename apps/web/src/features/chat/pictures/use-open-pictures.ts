import { useEffect } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { useImages } from '../queries.ts';
import type { ChatSession } from '../session/chat-session.ts';
import type { ImagesState } from './chat-pictures.ts';

type Place = { userId: string; conversationId: string | null; mediaHost: string };

/** The images of the open conversation, or those that wait for a new one. */
export function useConversationImages(session: ChatSession, place: Place): ImagesState {
  const run = useStore(session.run);
  const { draftFolder } = useStore(session.memory);
  const begun = place.conversationId ?? run?.conversationId ?? null;
  const folder = begun ?? draftFolder;
  const { data, isLoading, isError, error } = useImages(place.userId, folder, place.mediaHost);
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return { images: isError ? [] : (data ?? []), isLoading, hasFailed: isError };
}
