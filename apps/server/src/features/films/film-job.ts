import { aspectRatios } from '@armoni/contract/limits';
import { timeline } from '@armoni/contract/timeline/timeline';
import { filmReading } from '@armoni/contract/wish';
import { correctionsSchema } from '@armoni/video-engine/model/reading';
import * as z from 'zod/mini';
import { defineJob } from '../../platform/queue/define-job.ts';

const music = z.discriminatedUnion('from', [
  z.object({ from: z.literal('nowhere') }),
  z.object({ from: z.literal('storage'), key: z.string() }),
  z.object({ from: z.literal('web'), url: z.string() }),
  /** A piece that the studio plays itself. */
  z.object({ from: z.literal('own'), piece: z.string() }),
  /** Kept with the film that it was fetched for; no address leads to this but our own rows. */
  z.object({ from: z.literal('film'), key: z.string() }),
]);
export type Music = z.infer<typeof music>;

const wish = z.object({
  fileIds: z.array(z.string()),
  instructions: z.string(),
  music,
  aspectRatio: z.enum(aspectRatios),
  /** Jobs asked for before have neither. */
  captions: z.optional(z.array(z.object({ clip: z.number(), text: z.string() }))),
  corrections: z.optional(correctionsSchema),
  /** A film that is there already, and how it shall be cut from now on. */
  recut: z.optional(
    z.object({
      filmId: z.string(),
      seed: z.number(),
      timeline,
      /** French: what differs from the version that was changed. */
      changes: z.string(),
      /** In another shape: a film of its own under this name, and none of the versions of that one. */
      besideAs: z.optional(z.string()),
    }),
  ),
});
/** What a film is asked for. */
export type FilmWish = z.infer<typeof wish>;

const result = z.object({
  videoId: z.string(),
  videoKey: z.string(),
  notes: z.array(z.string()),
  /** Films made before have none. */
  reading: z.nullish(filmReading),
});
export type FilmResult = z.infer<typeof result>;

/** The making of one film. */
export const filmJob = defineJob('montage', wish, result);
