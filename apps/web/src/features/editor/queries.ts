import { listVideos } from '@armoni/contract/gallery';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { SessionFilm } from './montage-jobs.ts';

/** What the gallery knows of the films made in this session; asked again for each new one. */
export function useFilmDetails(films: readonly SessionFilm[]) {
  return useQuery({
    queryKey: ['editor', 'films', films.map((film) => film.jobId)],
    queryFn: ({ signal }) => call(listVideos, { query: {}, signal }),
    enabled: films.length > 0,
    placeholderData: (before) => before,
    select: (answer) => answer.videos,
  });
}
