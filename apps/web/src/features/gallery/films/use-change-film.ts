import { changeVideo, type GalleryVideo } from '@armoni/contract/gallery';
import type { BodyOf } from '@armoni/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import { withChanged } from './film-pages.ts';
import { type FilmData, filmListsKey, filmsKey } from './use-films.ts';

export type FilmChange = BodyOf<typeof changeVideo>;

/** Another name, or a star: shown at once, and taken back when the server refuses. */
export function useChangeFilm(userId: string) {
  const client = useQueryClient();
  const show = (film: GalleryVideo) => {
    const queryKey = filmListsKey(userId);
    client.setQueriesData<FilmData>({ queryKey }, (data) => data && withChanged(data, film));
    client.setQueryData([...filmsKey(userId), 'one', film.id], film);
  };
  const { mutate } = useMutation({
    mutationFn: ({ film, change }: { film: GalleryVideo; change: FilmChange }) =>
      call(changeVideo, { params: { id: film.id }, body: change }),
    onMutate: ({ film, change }) => show({ ...film, ...change }),
    onSuccess: show,
    onError: (_error, { film }) => {
      show(film);
      toast.error(texts.errors.change);
    },
  });
  return mutate;
}
