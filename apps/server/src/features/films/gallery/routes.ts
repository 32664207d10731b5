import { deleteVideo, type GalleryVideo, listVideos } from '@armoni/contract/gallery';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { DeleteFilm } from './delete-film.ts';
import type { VideoRecord, VideoRepository } from './ports.ts';

export type GalleryRoutesParts = {
  readonly videos: VideoRepository;
  readonly deleteFilm: DeleteFilm;
  readonly mediaHost: string;
};

const defaultPage = 100;

export function registerGalleryRoutes(app: FastifyInstance, parts: GalleryRoutesParts): void {
  registerRoute(app, listVideos, async ({ query, user }) => {
    // The web sends an empty id for the first page.
    const lastId = query.last_id || null;
    const limit = query.limit ?? defaultPage;
    const page = await parts.videos.page(user.id, { lastId, limit });
    if (!page) throw new ApiFailure('not_found');
    return {
      videos: page.videos.map((video) => galleryVideoFrom(video, parts.mediaHost)),
      total: await parts.videos.count(user.id),
      has_more: page.hasMore,
    };
  });
  registerRoute(app, deleteVideo, async ({ params, user }) => {
    const outcome = await parts.deleteFilm(user.id, params.id);
    if (outcome === 'not-found') throw new ApiFailure('not_found');
    return undefined;
  });
}

export function galleryVideoFrom(video: VideoRecord, mediaHost: string): GalleryVideo {
  const urlOf = (key: string | null) => (key === null ? null : `${mediaHost}/${key}`);
  return {
    id: video.id,
    video_url: `${mediaHost}/${video.videoKey}`,
    created_at: new Date(video.createdAt).toISOString(),
    poster_url: urlOf(video.posterKey),
    width: video.width,
    height: video.height,
    duration_seconds: video.durationSeconds,
    size_bytes: video.sizeBytes,
    title: video.title,
    shots: video.shots.map((shot) => ({
      start_seconds: shot.startSeconds,
      duration_seconds: shot.durationSeconds,
      accord: shot.accord.map((stripe) => ({ ...stripe })),
      thumbnail_url: urlOf(shot.thumbnailKey),
      reason_code: shot.reasonCode,
      reason: shot.reason,
    })),
    notes: [...video.notes],
  };
}
