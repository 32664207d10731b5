import { type GalleryVideo, listVideos } from '@armoni/contract/gallery';
import { findPictures } from '@armoni/contract/pictures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConversations } from '../../features/chat/conversations/use-conversations.ts';
import type { ChatPicture } from '../../features/chat/pictures/chat-pictures.ts';
import { shownPicture } from '../../features/chat/pictures/pictures-query.ts';
import { call } from '../../lib/http/api.ts';
import { useMediaHost } from '../../lib/studio/studio-config.ts';

const mostConversations = 5;
const mostFilms = 4;
const mostPictures = 6;

export type FoundPicture = ChatPicture & { readonly conversationId: string };

/** What a person has that goes with some words, or what they last had to do with. */
export function useFound(userId: string, words: string) {
  const mediaHost = useMediaHost();
  const found = useConversations(userId, words);
  const conversations = (found.data ?? []).slice(0, mostConversations);
  const films = useQuery({
    queryKey: ['commands', 'films', userId, words],
    queryFn: ({ signal }) =>
      call(listVideos, { query: { limit: mostFilms, ...(words && { search: words }) }, signal }),
    select: ({ videos }): readonly GalleryVideo[] => videos,
    placeholderData: keepPreviousData,
  });
  const pictures = useQuery({
    queryKey: ['commands', 'pictures', userId, words],
    queryFn: ({ signal }) =>
      call(findPictures, {
        query: { limit: mostPictures, ...(words && { search: words }) },
        signal,
      }),
    select: ({ pictures: found }): readonly FoundPicture[] =>
      found.map(({ conversation_id: conversationId, ...picture }) => ({
        ...shownPicture(picture, mediaHost),
        conversationId,
      })),
    placeholderData: keepPreviousData,
  });
  return {
    conversations,
    pictures: pictures.data ?? [],
    films: films.data ?? [],
    hasFailed: found.isError || films.isError || pictures.isError,
    isReady: !found.isPending && !films.isPending && !pictures.isPending,
  };
}
