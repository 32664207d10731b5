import { type GalleryVideo, readVideo } from '@armoni/contract/gallery';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { filmsKey } from './use-films.ts';

type Wish = {
  readonly userId: string;
  /** Null while none is open. */
  readonly id: string | null;
  readonly films: readonly GalleryVideo[];
  /** Whether the list may still bring it. */
  readonly isListed: boolean;
};

/** The film of an address: from the list where it stands there, else by itself. */
export function useFilm({ userId, id, films, isListed }: Wish) {
  const listed = films.find((film) => film.id === id) ?? null;
  const query = useQuery({
    queryKey: [...filmsKey(userId), 'one', id],
    queryFn: ({ signal }) => call(readVideo, { params: { id: id ?? '' }, signal }),
    enabled: id !== null && listed === null && !isListed,
    retry: false,
  });
  return {
    film: id === null ? null : (listed ?? query.data ?? null),
    isMissing: id !== null && listed === null && query.isError,
  };
}
