import {
  changeVideo,
  deleteVideo,
  deleteVideos,
  type GalleryVideo,
  listVideos,
  readVideo,
} from '@armoni/contract/gallery';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { AddressOf } from '../../../platform/storage/media-addresses.ts';
import type { FilmRecord, FilmRepository } from '../ports.ts';
import type { DeleteFilms } from './delete-films.ts';

export type GalleryRoutesDependencies = {
  readonly films: FilmRepository;
  readonly deleteFilms: DeleteFilms;
  readonly addressOf: AddressOf;
};

const defaultPage = 100;

export function registerGalleryRoutes(
  app: FastifyInstance,
  { films, deleteFilms, addressOf }: GalleryRoutesDependencies,
): void {
  const found = (film: FilmRecord | null) => {
    if (!film) throw new ApiFailure('not_found');
    return galleryVideoFrom(film, addressOf);
  };
  const discard = async (ownerId: string, ids: readonly string[]) => {
    const outcome = await deleteFilms(ownerId, ids);
    if (outcome === 'not-found') throw new ApiFailure('not_found');
    return undefined;
  };
  registerRoute(app, listVideos, async ({ query, user }) => {
    // The web sends an empty id for the first page.
    const lastId = query.last_id || null;
    const limit = query.limit ?? defaultPage;
    const { search, order, favourites } = query;
    const choice = { search, order, isFavourite: favourites === 'only' ? true : undefined };
    const page = await films.page(user.id, { ...choice, lastId, limit });
    if (!page) throw new ApiFailure('not_found');
    return {
      videos: page.films.map((film) => galleryVideoFrom(film, addressOf)),
      total: await films.count(user.id, choice),
      has_more: page.hasMore,
    };
  });
  registerRoute(app, readVideo, async ({ params, user }) =>
    found(await films.find(user.id, params.id)),
  );
  registerRoute(app, changeVideo, async ({ params, body, user }) => {
    const { title, is_favourite: isFavourite } = body;
    return found(await films.change(user.id, params.id, { title, isFavourite }));
  });
  registerRoute(app, deleteVideos, ({ body, user }) => discard(user.id, body.ids));
  registerRoute(app, deleteVideo, ({ params, user }) => discard(user.id, [params.id]));
}

/** A film in the words of the wire. */
export function galleryVideoFrom(film: FilmRecord, addressOf: AddressOf): GalleryVideo {
  const urlOf = (key: string | null) => (key === null ? null : addressOf(key));
  return {
    id: film.id,
    video_url: addressOf(film.filmKey),
    created_at: new Date(film.createdAt).toISOString(),
    poster_url: urlOf(film.posterKey),
    captions_url: urlOf(film.captionsKey),
    width: film.width,
    height: film.height,
    duration_seconds: film.durationSeconds,
    size_bytes: film.sizeBytes,
    title: film.title,
    is_favourite: film.isFavourite,
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
