import type { FilmShot, GalleryVideo } from '@armoni/contract/gallery';
import type { FilmReading } from '@armoni/contract/wish';
import type { SessionFilm } from '../jobs/film-jobs.ts';

export type ViewerFilm = {
  readonly key: string;
  /** Set once it can be cut again. */
  readonly cuttableId: string | null;
  /** In the gallery; null while it is not known there. */
  readonly filmId: string | null;
  readonly filmUrl: string;
  readonly posterUrl: string | null;
  /** WebVTT; null when there is none beside the film. */
  readonly captionsUrl: string | null;
  /** ISO 8601; empty while the gallery has not told it. */
  readonly createdAt: string;
  /** Width over height; that of a usual screen while unknown. */
  readonly aspectRatio: number;
  /** 0 while unknown. */
  readonly durationSeconds: number;
  readonly shots: readonly FilmShot[];
  readonly notes: readonly string[];
  /** What was read of its wish and what came of it; null of films made before. */
  readonly reading: FilmReading | null;
};

/** What the gallery answered; `isWhole` when no film of the person is missing from it. */
export type GalleryAnswer = { readonly films: readonly GalleryVideo[]; readonly isWhole: boolean };

/**
 * The films asked for from the open project, then those of this session, each with what the
 * gallery knows of it, less the deleted ones.
 */
export function viewerFilmsOf(
  films: readonly SessionFilm[],
  projectIds: readonly string[],
  gallery: GalleryAnswer | undefined,
): readonly ViewerFilm[] {
  const byId = new Map((gallery?.films ?? []).map((known) => [known.id, known]));
  // A film that was cut again meanwhile is one film, whichever job told of it last.
  const newest = new Map(films.map((film) => [film.filmId ?? film.jobId, film]));
  const earlier = projectIds.flatMap((id) => {
    const known = newest.has(id) ? undefined : byId.get(id);
    return known ? [viewerFilm(sessionFilmOf(known), known)] : [];
  });
  const made = [...newest.values()].flatMap((film) => {
    const known = film.filmId === null ? undefined : byId.get(film.filmId);
    if (!known && film.filmId !== null && gallery?.isWhole) return [];
    return [viewerFilm(film, known)];
  });
  return [...earlier, ...made];
}

/** A film has the id of the job that made it. */
function sessionFilmOf({ id, video_url, notes, reading = null }: GalleryVideo): SessionFilm {
  return { jobId: id, filmId: id, filmUrl: video_url, notes, reading };
}

function viewerFilm(film: SessionFilm, known: GalleryVideo | undefined): ViewerFilm {
  return {
    key: film.jobId,
    cuttableId: known?.version ? known.id : null,
    filmId: film.filmId,
    // Since then it may have been cut again.
    filmUrl: known?.video_url ?? film.filmUrl,
    posterUrl: known?.poster_url ?? null,
    captionsUrl: known?.captions_url ?? null,
    createdAt: known?.created_at ?? '',
    aspectRatio: known && known.height > 0 ? known.width / known.height : 16 / 9,
    durationSeconds: known?.duration_seconds ?? 0,
    shots: known?.shots ?? [],
    notes: known && known.notes.length > 0 ? known.notes : film.notes,
    reading: known?.reading ?? film.reading,
  };
}
