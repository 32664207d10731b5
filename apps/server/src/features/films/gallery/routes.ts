import { deleteVideo, type GalleryVideo, listVideos } from '@armoni/contract/gallery';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { FilmRecord, FilmRepository } from '../ports.ts';
import type { DeleteFilm } from './delete-film.ts';

export type GalleryRoutesDependencies = {
  readonly films: FilmRepository;
  readonly deleteFilm: DeleteFilm;
  readonly mediaHost: string;
};

const defaultPage = 100;

export function registerGalleryRoutes(
  app: FastifyInstance,
  dependencies: GalleryRoutesDependencies,
): void {
  registerRoute(app, listVideos, async ({ query, user }) => {
    // The web sends an empty id for the first page.
    const lastId = query.last_id || null;
    const limit = query.limit ?? defaultPage;
    const page = await dependencies.films.page(user.id, { lastId, limit });
    if (!page) throw new ApiFailure('not_found');
    return {
      videos: page.films.map((film) => galleryVideoFrom(film, dependencies.mediaHost)),
      total: await dependencies.films.count(user.id),
      has_more: page.hasMore,
    };
  });
  registerRoute(app, deleteVideo, async ({ params, user }) => {
    const outcome = await dependencies.deleteFilm(user.id, params.id);
    if (outcome === 'not-found') throw new ApiFailure('not_found');
    return undefined;
  });
}

/** A film in the words of the wire. */
export function galleryVideoFrom(film: FilmRecord, mediaHost: string): GalleryVideo {
  const urlOf = (key: string | null) => (key === null ? null : `${mediaHost}/${key}`);
  return {
    id: film.id,
    video_url: `${mediaHost}/${film.filmKey}`,
    created_at: new Date(film.createdAt).toISOString(),
    poster_url: urlOf(film.posterKey),
    captions_url: urlOf(film.captionsKey),
    width: film.width,
    height: film.height,
    duration_seconds: film.durationSeconds,
    size_bytes: film.sizeBytes,
    title: film.title,
    version: film.version,
    shots: film.shots.map((shot) => ({
      start_seconds: shot.startSeconds,
      duration_seconds: shot.durationSeconds,
      accord: shot.accord.map((stripe) => ({ ...stripe })),
      thumbnail_url: urlOf(shot.thumbnailKey),
      reason_code: shot.reasonCode,
      reason: shot.reason,
    })),
    notes: [...film.notes],
    reading: film.reading,
  };
}
