import * as z from 'zod/mini';
import { stripe } from './gallery.ts';
import { aspectRatios } from './limits.ts';
import { defineRoute } from './route.ts';
import { timeline } from './timeline/timeline.ts';

/** A moment of a clip worth showing; frames are the clip's at the film's rate. */
const cutMoment = z.object({
  start_frame: z.number(),
  frames: z.number(),
  /** 0–1 among the moments of all clips. */
  score: z.number(),
  /** What sets it apart from the others of its clip, in a few French words. */
  reason: z.exactOptional(z.string()),
});

/** A clip that the film was made from. */
export const cutSource = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['video', 'image']),
  /** Null once the clip was deleted: its shots cannot be changed, others can. */
  url: z.nullable(z.string()),
  /** At the film's rate; of a still 0. */
  frames: z.number(),
  width: z.number(),
  height: z.number(),
  /** What lies within borders that are part of the picture, as shares of it; sizes are of this. */
  inner: z.exactOptional(
    z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  ),
  has_audio: z.boolean(),
  /** Its light is brought to the film's when it is rendered. */
  is_hdr: z.exactOptional(z.boolean()),
  /** Frames of its own, a second; films from before do not know. */
  frames_per_second: z.exactOptional(z.number()),
  /** The best first. */
  moments: z.array(cutMoment),
});
export type CutSource = z.infer<typeof cutSource>;

export const cutMusic = z.object({
  /** Absent where nobody knows it: fetched from elsewhere. */
  name: z.exactOptional(z.string()),
  /** Null where it cannot be heard before the render: deleted since, or fetched from elsewhere. */
  url: z.nullable(z.string()),
  duration_seconds: z.number(),
  tempo_bpm: z.number(),
  beat_seconds: z.array(z.number()),
  downbeat_seconds: z.array(z.number()),
  /** Where its liveliest part begins, on a bar; absent where that is not known. */
  chorus_seconds: z.exactOptional(z.number()),
});

export type CutMusic = z.infer<typeof cutMusic>;

/** Music that a film was given after it was made. */
export const addedMusic = z.extend(cutMusic, { id: z.string(), name: z.string() });
export type AddedMusic = z.infer<typeof addedMusic>;

/** Everything a finished film can be changed with. */
export const filmCut = z.object({
  film_id: z.string(),
  title: z.string(),
  /** The version that the timeline is of. */
  version: z.number(),
  timeline,
  sources: z.array(cutSource),
  /** What it was made with. */
  music: z.nullable(cutMusic),
  /** What it was given since, by `musicId` of a timeline. */
  other_music: z.array(addedMusic),
});
export type FilmCut = z.infer<typeof filmCut>;

export const filmVersion = z.object({
  /** From 1. */
  number: z.number(),
  /** French: « 2 plans changés, titre corrigé ». */
  changes: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  is_current: z.boolean(),
  video_url: z.string(),
  poster_url: z.nullable(z.string()),
  duration_seconds: z.number(),
  size_bytes: z.number(),
  shots: z.array(z.object({ duration_seconds: z.number(), accord: z.array(stripe) })),
});
export type FilmVersion = z.infer<typeof filmVersion>;

const filmParams = z.object({ id: z.string() });

/** `not_found` also for films made before they could be changed. */
export const readCut = defineRoute({
  method: 'GET',
  path: '/api/v1/gallery/videos/:id/cut',
  summary: 'How a film of mine is cut, and what it can be changed with',
  access: 'signed-in',
  params: filmParams,
  answers: { 200: filmCut },
});

export const listVersions = defineRoute({
  method: 'GET',
  path: '/api/v1/gallery/videos/:id/versions',
  summary: 'The versions of a film of mine, the newest first',
  access: 'signed-in',
  params: filmParams,
  answers: { 200: z.object({ versions: z.array(filmVersion) }) },
});

/** One version as it is cut. */
export const versionCut = z.object({
  timeline,
  /** Of each shot, in the film's order; null where none was taken. */
  thumbnail_urls: z.array(z.nullable(z.string())),
});
export type VersionCut = z.infer<typeof versionCut>;

const versionParams = z.object({
  id: z.string(),
  number: z.coerce.number().check(z.int(), z.gte(1)),
});

export const readVersion = defineRoute({
  method: 'GET',
  path: '/api/v1/gallery/videos/:id/versions/:number',
  summary: 'How a version of a film of mine is cut',
  access: 'signed-in',
  params: versionParams,
  answers: { 200: versionCut },
});

/**
 * A job like that of a first film: its status, cancellation and retry are those of
 * `/api/v1/video/jobs`. `unprocessable` says why a timeline cannot be rendered.
 */
export const renderVersion = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/videos/:id/versions',
  summary: 'Render a film again as this timeline says; `Idempotency-Key` makes repeating safe',
  access: 'signed-in',
  params: filmParams,
  body: z.object({
    timeline,
    /** The version that was changed; the current one unless told. */
    from_version: z.nullish(z.int()),
  }),
  answers: { 200: z.object({ job_id: z.string() }) },
});

/**
 * The same shots in another shape, each framed anew: a film of its own beside this one. A job like
 * that of a first film. `unprocessable` says why not.
 */
export const reshapeFilm = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/videos/:id/reshape',
  summary: 'Make a film of mine in another aspect ratio; `Idempotency-Key` makes repeating safe',
  access: 'signed-in',
  params: filmParams,
  body: z.object({
    aspect_ratio: z.enum(aspectRatios),
    /** The cut as it stands on the table; the version that is shown unless told. */
    timeline: z.nullish(timeline),
  }),
  answers: { 200: z.object({ job_id: z.string() }) },
});

/** What a wish on top of a cut made of it; all sentences French. */
export const cutByWords = z.object({
  /** The same where nothing was changed. */
  timeline,
  /** « 3 plans changés », « titre corrigé ». */
  changes: z.array(z.string()),
  /** By the numbers that shots had before: « 2 et 4 plus courts ». */
  shots: z.array(z.string()),
  /** The words of the wish that were followed. */
  done: z.array(z.string()),
  refused: z.array(
    z.object({
      words: z.string(),
      message: z.string(),
      /** A wish that would do it after all. */
      instead: z.nullable(z.object({ label: z.string(), wish: z.string() })),
    }),
  ),
});
export type CutByWords = z.infer<typeof cutByWords>;

/** Nothing is kept: the answer is a timeline to go on with. Locked shots stay. */
export const changeCutByWords = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/videos/:id/cut/wish',
  summary: 'Change a cut of a film of mine by words; nothing is rendered',
  access: 'signed-in',
  params: filmParams,
  body: z.object({ timeline, wish: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  answers: { 200: cutByWords },
});

/** A clip or a picture of mine that a film is not made from yet. */
export const addableSource = z.object({
  file_id: z.string(),
  name: z.string(),
  kind: z.enum(['video', 'image']),
  url: z.string(),
  /** Null where there is no small picture of it. */
  thumbnail_url: z.nullable(z.string()),
});
export type AddableSource = z.infer<typeof addableSource>;

export const listAddable = defineRoute({
  method: 'GET',
  path: '/api/v1/gallery/videos/:id/addable',
  summary: 'My newest clips and pictures that a film of mine can be given, the newest first',
  access: 'signed-in',
  params: filmParams,
  answers: { 200: z.object({ sources: z.array(addableSource) }) },
});

/** Renders nothing. `unprocessable` says why no shot can be cut from the file. */
export const addSource = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/videos/:id/sources',
  summary: 'Give a film of mine another clip or picture of mine to be cut from',
  access: 'signed-in',
  params: filmParams,
  body: z.object({ file_id: z.string() }),
  answers: { 200: cutSource },
});

/** Music that a film of mine can be given. */
export const givableMusic = z.object({
  /** What to give it by. */
  audio_url: z.string(),
  name: z.string(),
  /** Pieces of the studio say more of themselves than a file does. */
  piece: z.nullable(
    z.object({ mood: z.string(), tempo_bpm: z.number(), duration_seconds: z.number() }),
  ),
});
export type GivableMusic = z.infer<typeof givableMusic>;

export const listGivableMusic = defineRoute({
  method: 'GET',
  path: '/api/v1/gallery/videos/:id/music',
  summary: 'Music that a film of mine can be given: my newest, then the studio’s own',
  access: 'signed-in',
  params: filmParams,
  answers: { 200: z.object({ music: z.array(givableMusic) }) },
});

/** Renders nothing, and giving it twice is giving it once. `unprocessable` says why it cannot be heard. */
export const giveMusic = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/videos/:id/music',
  summary: 'Give a film of mine music of mine, or a piece of the studio, to lie under a version',
  access: 'signed-in',
  params: filmParams,
  body: z.object({ audio_url: z.string().check(z.maxLength(4000)) }),
  answers: { 200: addedMusic },
});

export const returnToVersion = defineRoute({
  method: 'POST',
  path: '/api/v1/gallery/videos/:id/versions/:number/return',
  summary: 'Make an earlier version the one that the gallery shows; no version is lost',
  access: 'signed-in',
  params: versionParams,
  answers: { 204: null },
});
