import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { pageLimit } from './paging.ts';
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
  is_favourite: z.optional(z.boolean()),
  /** Which version of the film this is; null for films made before films could be changed. */
  version: z.nullish(z.number()),
  shots: z.array(filmShot),
  /** What could not be satisfied, in French. */
  notes: z.array(z.string()),
  /** What was asked and what came of it; films made before have none. */
  reading: z.nullish(filmReading),
});
export type GalleryVideo = z.infer<typeof galleryVideo>;

export const filmOrders = ['newest', 'oldest', 'longest'] as const;
export type FilmOrder = (typeof filmOrders)[number];

export const listVideos = defineRoute({
  method: 'GET',
  path: '/api/v1/gallery/videos/',
  summary: 'My films, newest first unless told; `last_id` goes on',
  access: 'signed-in',
  query: z.object({
    last_id: z.optional(z.string()),
    limit: pageLimit(500),
    /** Words of names, wishes and months, in any order, with or without accents. */
    search: z.optional(z.string().check(z.maxLength(limits.searchCharacters))),
    favourites: z.optional(z.enum(['only'])),
    order: z.optional(z.enum(filmOrders)),
  }),
  answers: {
    200: z.object({
      videos: z.array(galleryVideo),
      /** Of what was asked for. */
      total: z.number(),
      has_more: z.boolean(),
    }),
  },
});

const filmParams = z.object({ id: z.string() });

export const readVideo = defineRoute({
  method: 'GET',
  path: '/api/v1/gallery/videos/:id',
  summary: 'One film of mine',
  access: 'signed-in',
  params: filmParams,
  answers: { 200: galleryVideo },
});

export const changeVideo = defineRoute({
  method: 'PATCH',
  path: '/api/v1/gallery/videos/:id',
  summary: 'Give a film of mine another name, or make it a favourite',
  access: 'signed-in',
  params: filmParams,
  body: z.object({
    title: z.optional(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.filmNameCharacters)),
    ),
    is_favourite: z.optional(z.boolean()),
  }),
  answers: { 200: galleryVideo },
});

/** All of them or, where one is not the caller's, none. */
export const deleteVideos = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/videos/bin',
  summary: 'Throw several films into the bin at once',
  access: 'signed-in',
  body: z.object({
    ids: z.array(z.string()).check(z.minLength(1), z.maxLength(limits.filmsAtOnce)),
  }),
  answers: { 204: null },
});

export const deleteVideo = defineRoute({
  method: 'DELETE',
  path: '/api/v1/gallery/videos/:id',
  summary: 'Throw a film and everything made with it into the bin',
  access: 'signed-in',
  params: filmParams,
  answers: { 204: null },
});
