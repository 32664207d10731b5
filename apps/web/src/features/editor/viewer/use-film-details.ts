import { listVideos } from '@armoni/contract/gallery';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import type { SessionFilm } from '../jobs/film-jobs.ts';
import type { GalleryAnswer } from './viewer-films.ts';

/** What the gallery knows of the films made in this session; fetched again for each new one. */
export function useFilmDetails(films: readonly SessionFilm[]): GalleryAnswer | undefined {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['editor', 'films', films.map((film) => film.jobId)],
    queryFn: ({ signal }) => call(listVideos, { query: {}, signal }),
    enabled: films.length > 0,
    placeholderData: (before) => before,
    // A film may have been deleted in the gallery since.
    staleTime: 0,
  });
  if (!data) return undefined;
  // An answer to the question before knows nothing of the newest film.
  return { films: data.videos, isWhole: !data.has_more && !isPlaceholderData };
}
