import { listVideos, readVideo } from '@armoni/contract/gallery';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import type { SessionFilm } from '../jobs/film-jobs.ts';
import type { GalleryAnswer } from './viewer-films.ts';

/** What the gallery knows of the films made in this session or asked for from the open project; fetched again for each new one. */
export function useFilmDetails(
  films: readonly SessionFilm[],
  projectIds: readonly string[],
): GalleryAnswer | undefined {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['editor', 'films', films.map((film) => film.jobId), projectIds],
    queryFn: ({ signal }) => readFilms(projectIds, signal),
    enabled: films.length > 0 || projectIds.length > 0,
    placeholderData: (before) => before,
    // A film may have been deleted in the gallery since.
    staleTime: 0,
  });
  // An answer to the question before knows nothing of the newest film.
  return data && { ...data, isWhole: data.isWhole && !isPlaceholderData };
}

/** The newest, and those of a project that has rested longer. */
async function readFilms(ids: readonly string[], signal: AbortSignal): Promise<GalleryAnswer> {
  const { videos, has_more } = await call(listVideos, { query: {}, signal });
  const isListed = (id: string) => videos.some((video) => video.id === id);
  const older = has_more ? ids.filter((id) => !isListed(id)) : [];
  const found = await Promise.allSettled(
    older.map((id) => call(readVideo, { params: { id }, signal })),
  );
  const more = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return { films: [...videos, ...more], isWhole: !has_more };
}
