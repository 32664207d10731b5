import { deleteVideos, type GalleryVideo } from '@armoni/contract/gallery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { filmsIn, withoutFilms } from './film-pages.ts';
import { type FilmData, filmListsKey } from './use-films.ts';

/** Throws films into the bin; they leave the wall at once and come back when the server refuses. */
export function useDeleteFilms(
  userId: string,
  options: { onDone: (films: readonly GalleryVideo[]) => void; onFailed: () => void },
) {
  const client = useQueryClient();
  const queryKey = filmListsKey(userId);
  return useMutation({
    mutationFn: (ids: readonly string[]) => call(deleteVideos, { body: { ids: [...ids] } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<FilmData>({ queryKey });
      client.setQueriesData<FilmData>({ queryKey }, (data) => data && withoutFilms(data, ids));
      return before;
    },
    onSuccess: (_answer, ids, before) => {
      const known = filmsIn(before.flatMap(([, data]) => data?.pages ?? []));
      options.onDone(known.filter(({ id }) => ids.includes(id)));
    },
    onError: (_error, _ids, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
      options.onFailed();
    },
  });
}
