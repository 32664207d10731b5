import {
  type Conversation,
  deleteConversation,
  listConversations,
  listMessages,
  renameConversation,
} from '@armoni/contract/chat';
import { listFiles } from '@armoni/contract/files';
import { limits } from '@armoni/contract/limits';
import { listModels } from '@armoni/contract/models';
import { readPictureOrigin, readUploadOrigin } from '@armoni/contract/pictures';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call, upload } from '../../lib/http/api.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { mediaUrl } from '../../lib/media/media-url.ts';
import { type ChatImage, filesIn, mediaKindOf, visibleFiles } from './pictures/chat-pictures.ts';
import {
  type MessageList,
  mergeNewest,
  messagePollMs,
  prependOlder,
} from './replies/message-list.ts';
import { modelsIn, modelsPollMs } from './styles/chosen-style.ts';

/** Older messages come in small portions, so that drawing them never holds up the scrolling. */
const olderMessagesPage = 30;

type ConversationPage = { readonly data: readonly Conversation[]; readonly has_more: boolean };
type ConversationPages = InfiniteData<ConversationPage, string>;

// The person is part of each key: two people may use one tab in turn.
export const chatKeys = {
  conversations: (userId: string) => ['chat', 'conversations', userId] as const,
  // Below the list of all, so that a change of one refreshes both.
  found: (userId: string, search: string) => ['chat', 'conversations', userId, search] as const,
  messages: (userId: string, conversationId: string | null) =>
    ['chat', 'messages', userId, conversationId] as const,
  images: (userId: string, folder: string | null) => ['chat', 'images', userId, folder] as const,
  models: (userId: string) => ['chat', 'models', userId] as const,
};

/** The conversations of a person, newest first, in pages of 80; those with some words, or all. */
export function useConversations(userId: string, search = '') {
  return useInfiniteQuery({
    queryKey: search === '' ? chatKeys.conversations(userId) : chatKeys.found(userId, search),
    queryFn: ({ pageParam, signal }) =>
      call(listConversations, {
        query: {
          ...{ user: userId, last_id: pageParam, limit: limits.conversationsPage },
          ...(search !== '' && { search }),
        },
        signal,
      }) as Promise<ConversationPage>,
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: ({ has_more, data }) => (has_more ? data.at(-1)?.id : undefined),
    select: ({ pages }) => uniqueById(pages.flatMap(({ data }) => data)),
  });
}

/** A conversation that moved up while pages were fetched would stand in two of them. */
function uniqueById(conversations: readonly Conversation[]): readonly Conversation[] {
  return [...new Map(conversations.map((one) => [one.id, one])).values()];
}

/** Gives a conversation another name; it shows at once and goes back when the server refuses. */
export function useRename(userId: string) {
  return useConversationChange(userId, {
    send: ({ id, name }: { id: string; name: string }) =>
      call(renameConversation, { params: { id }, body: { name, user: userId } }),
    change: (data, { id, name }) => data.map((one) => (one.id === id ? { ...one, name } : one)),
  });
}

/** Deletes a conversation with its pictures. */
export function useDelete(userId: string, onDone: (id: string) => void) {
  return useConversationChange(userId, {
    send: async ({ id }: { id: string }) => {
      await call(deleteConversation, { params: { id }, query: { user: userId } });
      onDone(id);
    },
    change: (data, { id }) => data.filter((one) => one.id !== id),
  });
}

function useConversationChange<Wish>(
  userId: string,
  {
    send,
    change,
  }: {
    send: (wish: Wish) => Promise<unknown>;
    change: (data: readonly Conversation[], wish: Wish) => readonly Conversation[];
  },
) {
  const client = useQueryClient();
  const queryKey = chatKeys.conversations(userId);
  return useMutation({
    mutationFn: send,
    onMutate: async (wish: Wish) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<ConversationPages>(queryKey);
      client.setQueryData<ConversationPages>(queryKey, (now) =>
        now
          ? { ...now, pages: now.pages.map((page) => ({ ...page, data: change(page.data, wish) })) }
          : now,
      );
      return before;
    },
    onError: (error, _wish, before) => {
      console.error(error);
      if (before) client.setQueryData(queryKey, before);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** The messages of a conversation; asked for again every 3 s while one is being written. */
export function useMessages(userId: string, conversationId: string | null, isWatching: boolean) {
  const client = useQueryClient();
  const queryKey = chatKeys.messages(userId, conversationId);
  const query = useQuery<MessageList>({
    queryKey,
    enabled: conversationId !== null,
    staleTime: 0,
    retry: (count, error) => count < 1 && !(error instanceof ApiError && error.status === 404),
    queryFn: ({ signal }) => newestMessages(client, userId, conversationId ?? '', signal),
    // While the page reads the stream it needs no asking.
    refetchInterval: ({ state }) => (isWatching ? false : messagePollMs(state.data)),
  });
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const first = query.data?.messages[0]?.id;
  const loadOlder = useCallback(
    async (beforeChange: () => void) => {
      if (conversationId === null || first === undefined) return;
      setLoadingOlder(true);
      try {
        const page = await call(listMessages, {
          query: {
            user: userId,
            conversation_id: conversationId,
            first_id: first,
            limit: olderMessagesPage,
          },
        });
        beforeChange();
        client.setQueryData<MessageList>(
          chatKeys.messages(userId, conversationId),
          (now) => now && prependOlder(now, page),
        );
      } catch (error) {
        console.error(error);
      } finally {
        setLoadingOlder(false);
      }
    },
    [client, userId, conversationId, first],
  );
  return { ...query, isLoadingOlder, loadOlder };
}

async function newestMessages(
  client: QueryClient,
  userId: string,
  conversationId: string,
  signal: AbortSignal,
): Promise<MessageList> {
  const page = await call(listMessages, {
    query: { user: userId, conversation_id: conversationId, limit: limits.messagesPage },
    signal,
  });
  const known = client.getQueryData<MessageList>(chatKeys.messages(userId, conversationId));
  return mergeNewest(known, page);
}

/** The pictures and films of a conversation's folder, newest first, asked for every 60 s. */
export function useImages(userId: string, folder: string | null, mediaHost: string) {
  return useQuery({
    ...imagesQuery(userId, folder ?? '', mediaHost),
    enabled: folder !== null,
    refetchInterval: limits.imageListRefreshMs,
  });
}

const recentConversations = 3;
const recentImages = 6;

/** Pictures of the last conversations, for one that has none yet. */
export function useRecentImages(userId: string, mediaHost: string): readonly ChatImage[] {
  const { data: conversations = [] } = useConversations(userId);
  return useQueries({
    queries: conversations
      .slice(0, recentConversations)
      .map(({ id }) => ({ ...imagesQuery(userId, id, mediaHost), staleTime: 60_000 })),
    combine: (listings) =>
      listings
        .flatMap(({ data }) => data ?? [])
        .filter(({ kind }) => kind === 'image')
        .slice(0, recentImages),
  });
}

function imagesQuery(userId: string, folder: string, mediaHost: string) {
  return queryOptions<readonly ChatImage[]>({
    queryKey: chatKeys.images(userId, folder),
    queryFn: async ({ signal }) => {
      const query = { folder: `${userId}/${folder}`.toLowerCase() };
      const files = filesIn(await call(listFiles, { query, signal }));
      return visibleFiles(files).map((file) => ({
        ...file,
        url: mediaUrl(mediaHost, file.fullPath),
        thumbnailUrl: file.thumbnail ? mediaUrl(mediaHost, file.thumbnail) : null,
        kind: mediaKindOf(file.fullPath),
      }));
    },
  });
}

/** The trained styles; a studio without styles has none. */
export function useModels(userId: string) {
  return useQuery({
    queryKey: chatKeys.models(userId),
    queryFn: async ({ signal }) => {
      try {
        return modelsIn(await call(listModels, { signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
    refetchInterval: ({ state }) => modelsPollMs(state.data),
  });
}

/** Where a stored picture says it comes from; a file never changes, so it is asked once. */
export function usePictureOrigin(url: string) {
  return useQuery({
    queryKey: ['chat', 'origin', url],
    queryFn: ({ signal }) => call(readPictureOrigin, { body: { url }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Where a file of the computer says it comes from. */
export function useFileOrigin() {
  return useMutation({ mutationFn: (file: File) => upload(readUploadOrigin, { file }) });
}
