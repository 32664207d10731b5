import { useQuery } from '@tanstack/react-query';
import { listFilms } from './session/table-service.ts';

/** So many of the newest films are looked through; an older one is opened from the gallery. */
const looked = 24;

/** Where a film stands among the newest, and those beside it that can be cut; null where it is older. */
export function useFilmPlace(userId: string, filmId: string) {
  const { data } = useQuery({
    queryKey: ['table', 'films', userId],
    queryFn: ({ signal }) => listFilms(looked, signal),
    staleTime: 60_000,
  });
  const films = data?.videos ?? [];
  const index = films.findIndex(({ id }) => id === filmId);
  if (!data || index === -1) return null;
  const canBeCut = ({ version }: (typeof films)[number]) => version != null;
  return {
    ...{ index, total: data.total },
    newer: films.slice(0, index).findLast(canBeCut)?.id ?? null,
    older: films.slice(index + 1).find(canBeCut)?.id ?? null,
  };
}
