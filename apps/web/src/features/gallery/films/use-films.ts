import { listVideos } from '@armoni/contract/gallery';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/http/api.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { madeFilms } from '../../../lib/studio/made-films.ts';
import { choiceQuery, type FilmChoice, isUsual } from './film-choice.ts';
import { type FilmPage, filmsIn, nextCursor, pageOf, withFreshStart } from './film-pages.ts';

/** Two screens of a wide desk. */
const filmsPerPage = 60;

export type FilmData = InfiniteData<FilmPage, string | undefined>;

// The person is part of the key: two people may use one tab in turn.
export const filmsKey = (userId: string) => ['gallery', 'films', userId] as const;

/** Every list of films that was read, whatever was chosen. */
export const filmListsKey = (userId: string) => [...filmsKey(userId), 'list'] as const;

/** The films of a person that are chosen, page by page. */
export function useFilms(userId: string, choice: FilmChoice) {
  const client = useQueryClient();
  const queryKey = [...filmListsKey(userId), choice];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(choice, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    // What was chosen before stands there until the next answer comes.
    placeholderData: keepPreviousData,
    getNextPageParam: nextCursor,
    select: (data) => ({
      films: filmsIn(data.pages),
      total: data.pages.at(-1)?.total ?? 0,
    }),
    // Fetching again every page that was scrolled through would be dear.
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
    // A film may have been made on the editor's page a second ago.
    staleTime: 0,
    // Comparing thousands of films in depth for each page that comes is dear, too.
    structuralSharing: false,
  });
  useQuery({
    queryKey: [...filmsKey(userId), 'start'],
    queryFn: async ({ signal }) => {
      const fresh = await readPage(choice, undefined, signal);
      client.setQueryData<FilmData>(queryKey, (data) => data && withFreshStart(data, fresh));
      return fresh.total;
    },
    enabled: isUsual(choice) && !isShort({ state: { data: client.getQueryData(queryKey) } }),
    gcTime: 0,
  });
  useMadeFilms();
  return query;
}

/** A film that gets ready while one looks at the others stands beside them at once. */
function useMadeFilms() {
  const client = useQueryClient();
  const count = useStore(madeFilms);
  const seen = useRef(count);
  useEffect(() => {
    if (count === seen.current) return;
    seen.current = count;
    void client.invalidateQueries({ queryKey: ['gallery'] });
  }, [client, count]);
}

async function readPage(
  choice: FilmChoice,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<FilmPage> {
  const query = { last_id: cursor, limit: filmsPerPage, ...choiceQuery(choice) };
  return pageOf(await call(listVideos, { query, signal }));
}

function isShort({ state }: { state: { data?: unknown } }): boolean {
  return ((state.data as FilmData | undefined)?.pages.length ?? 0) <= 1;
}
