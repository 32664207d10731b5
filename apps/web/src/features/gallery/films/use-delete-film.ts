import { deleteVideo } from '@armoni/contract/gallery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { withoutFilm } from './film-pages.ts';
import { type FilmData, filmsKey } from './use-films.ts';

/** Deletes a film; it leaves the wall at once and comes back when the server refuses. */
export function useDeleteFilm(
  userId: string,
  options: { onDone: () => void; onFailed: () => void },
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
    onSuccess: options.onDone,
    onError: (_error, _id, before) => {
      if (before) client.setQueryData(queryKey, before);
      options.onFailed();
    },
  });
}
