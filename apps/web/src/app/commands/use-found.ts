import { type GalleryVideo, listVideos } from '@armoni/contract/gallery';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useConversations } from '../../features/chat/conversations/use-conversations.ts';
import type { ChatPicture } from '../../features/chat/pictures/chat-pictures.ts';
import { picturesQuery } from '../../features/chat/pictures/pictures-query.ts';
import { call } from '../../lib/http/api.ts';
import { useMediaHost } from '../../lib/studio/studio-config.ts';

const mostConversations = 5;
const mostFilms = 4;
const mostPictures = 4;
/** So many conversations are looked into for pictures. */
const picturesFrom = 3;

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
  const pictures = useQueries({
    queries: conversations.slice(0, picturesFrom).map(({ id }) => ({
      ...picturesQuery(userId, id, mediaHost),
      staleTime: 60_000,
      select: (all: readonly ChatPicture[]): readonly FoundPicture[] =>
        all
          .filter(({ kind }) => kind === 'image')
          .map((picture) => ({ ...picture, conversationId: id })),
    })),
    combine: (listings) => listings.flatMap(({ data }) => data ?? []).slice(0, mostPictures),
  });
  return {
    conversations,
    pictures,
    films: films.data ?? [],
    hasFailed: found.isError || films.isError,
    isReady: !found.isPending && !films.isPending,
  };
}
