import { useQueries } from '@tanstack/react-query';
import { useConversations } from '../conversations/use-conversations.ts';
import type { ChatPicture } from './chat-pictures.ts';
import { picturesQuery } from './pictures-query.ts';

const recentConversations = 3;
const recentPictures = 6;

/** Pictures of the last conversations, for one that has none yet. */
export function useRecentPictures(userId: string, mediaHost: string): readonly ChatPicture[] {
  const { data: conversations = [] } = useConversations(userId);
  return useQueries({
    queries: conversations
      .slice(0, recentConversations)
      .map(({ id }) => ({ ...picturesQuery(userId, id, mediaHost), staleTime: 60_000 })),
    combine: (listings) =>
      listings
        .flatMap(({ data }) => data ?? [])
        .filter(({ kind }) => kind === 'image')
        .slice(0, recentPictures),
  });
}
