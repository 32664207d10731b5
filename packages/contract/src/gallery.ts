import * as z from 'zod/mini';
import { pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';
import { filmReading } from './wish.ts';

/** One stripe of an accord: an sRGB colour `#rrggbb` and its share of 1. */
export const stripe = z.object({ colour: z.string(), share: z.number() });
export type Stripe = z.infer<typeof stripe>;

/** One shot of a finished film, as the seek bar and « Pourquoi ces plans ? » show it. */
export const filmShot = z.object({
  start_seconds: z.number(),
  duration_seconds: z.number(),
  accord: z.array(stripe),
  thumbnail_url: z.nullable(z.string()),
  reason_code: z.string(),
  /** A French sentence. */
  reason: z.string(),
});
export type FilmShot = z.infer<typeof filmShot>;

export const galleryVideo = z.object({
  id: z.string(),
  video_url: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  poster_url: z.nullable(z.string()),
  /** WebVTT to show over the film; films made before have none. */
  captions_url: z.nullish(z.string()),
  width: z.number(),
  height: z.number(),
  duration_seconds: z.number(),
  size_bytes: z.number(),
  title: z.string(),
  /** Which version of the film this is; null for films made before films could be changed. */
  version: z.nullish(z.number()),
  shots: z.array(filmShot),
  /** What could not be satisfied, in French. */
  notes: z.array(z.string()),
  /** What was asked and what came of it; films made before have none. */
  reading: z.nullish(filmReading),
});
export type GalleryVideo = z.infer<typeof galleryVideo>;

export const listVideos = defineRoute({
  method: 'GET',
  path: '/api/v1/gallery/videos/',
  summary: 'My films, newest first; `last_id` goes on',
  access: 'signed-in',
  query: pageQuery(500),
  answers: {
    200: z.object({
      videos: z.array(galleryVideo),
      total: z.number(),
      has_more: z.boolean(),
    }),
  },
});

export const deleteVideo = defineRoute({
  method: 'DELETE',
  path: '/api/v1/gallery/videos/:id',
  summary: 'Throw a film and everything made with it into the bin',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  answers: { 204: null },
});
