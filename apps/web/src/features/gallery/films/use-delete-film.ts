import { deleteVideo, type GalleryVideo } from '@armoni/contract/gallery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { filmsIn, withoutFilm } from './film-pages.ts';
import { type FilmData, filmsKey } from './use-films.ts';

/** Throws a film into the bin; it leaves the wall at once and comes back when the server refuses. */
export function useDeleteFilm(
  userId: string,
  options: { onDone: (film: GalleryVideo) => void; onFailed: () => void },
) {
  const client = useQueryClient();
  const queryKey = filmsKey(userId);
  return useMutation({
    mutationFn: (id: string) => call(deleteVideo, { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<FilmData>(queryKey);
      if (before) client.setQueryData<FilmData>(queryKey, withoutFilm(before, id));
      return before;
    },
    onSuccess: (_answer, id, before) => {
      const film = before && filmsIn(before.pages).find((one) => one.id === id);
      if (film) options.onDone(film);
    },
    onError: (_error, _id, before) => {
      if (before) client.setQueryData(queryKey, before);
      options.onFailed();
    },
  });
}
