import { useQuery } from '@tanstack/react-query';
import { readFilmCut } from './session/table-service.ts';

/** What a film is made of, as it is when its table is opened. */
export function useCut(userId: string, filmId: string) {
  return useQuery({
    queryKey: ['table', userId, filmId],
    queryFn: ({ signal }) => readFilmCut(filmId, signal),
    // The work goes on from what was opened: an answer to come must not take its place.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
