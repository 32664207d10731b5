import { deleteVideo, listVideos } from '@armoni/contract/gallery';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import {
  type FilmPage,
  filmsIn,
  nextCursor,
  pageOf,
  withFreshStart,
  withoutFilm,
} from './film-pages.ts';

/** Two screens of a wide desk. */
const filmsPerPage = 60;

type FilmData = InfiniteData<FilmPage, string | undefined>;

// The person is part of the key: two people may use one tab in turn.
const keyOf = (userId: string) => ['gallery', 'films', userId] as const;

/** The films of a person, newest first, page by page. */
export function useFilms(userId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(userId);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    select: (data) => ({
      films: filmsIn(data.pages),
      total: data.pages.at(-1)?.total ?? 0,
    }),
    // Asking again for every page that was scrolled through would be dear.
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
    // A film may have been made on the editor's page a second ago.
    staleTime: 0,
    // Comparing thousands of films in depth for each page that comes is dear, too.
    structuralSharing: false,
  });
  useQuery({
    queryKey: [...queryKey, 'start'],
    queryFn: async ({ signal }) => {
      const fresh = await readPage(undefined, signal);
      client.setQueryData<FilmData>(queryKey, (data) => data && withFreshStart(data, fresh));
      return fresh.total;
    },
    enabled: !isShort({ state: { data: client.getQueryData(queryKey) } }),
    gcTime: 0,
  });
  return query;
}

async function readPage(cursor: string | undefined, signal: AbortSignal): Promise<FilmPage> {
  return pageOf(
    await call(listVideos, { query: { last_id: cursor, limit: filmsPerPage }, signal }),
  );
}

/** Deletes a film; it leaves the wall at once and comes back when the server refuses. */
export function useDeleteFilm(
  userId: string,
  options: { onDone: () => void; onFailed: () => void },
) {
  const client = useQueryClient();
  const queryKey = keyOf(userId);
  return useMutation({
    mutationFn: (id: string) => call(deleteVideo, { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<FilmData>(queryKey);
      if (before) client.setQueryData<FilmData>(queryKey, withoutFilm(before, id));
      return before;
    },
    onSuccess: options.onDone,
    onError: (_error, _id, before) => {
      if (before) client.setQueryData(queryKey, before);
      options.onFailed();
    },
  });
}

function isShort({ state }: { state: { data?: unknown } }): boolean {
  return ((state.data as FilmData | undefined)?.pages.length ?? 0) <= 1;
}
