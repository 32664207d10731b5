import * as z from 'zod/mini';
import { aspectRatios, limits } from './limits.ts';
import { defineRoute } from './route.ts';
import { texts } from './texts.ts';

/** Half-open, in UTF-16 units of the instructions. */
const span = z.object({ start: z.number(), end: z.number() });

/** Each meaningful word of a wish stands in one of the four lists. */
export const wishReading = z.object({
  /** The video engine's intent, with its version; its fields are the engine's. */
  intent: z.looseObject({ version: z.number() }),
  understood: z.array(
    z.object({
      /** Of the intent, with a dot where it has parts: `clips.first`. */
      field: z.string(),
      /** Which of a list; null where the field is one thing. */
      index: z.nullable(z.number()),
      /** Short and French: « 20 s ». */
      label: z.string(),
      /** Empty when no word speaks of it: it was set by hand. */
      spans: z.array(span),
      words: z.string(),
    }),
  ),
  /** Read and not set, since words beside it may limit it; readings from before have none. */
  offered: z._default(
    z.array(
      z.object({
        /** As in what was understood. */
        field: z.string(),
        /** Short and French: « 5 s ». */
        label: z.string(),
        /** What the field would be: as `corrections` set it. */
        value: z.unknown(),
        spans: z.array(span),
        words: z.string(),
      }),
    ),
    [],
  ),
  refused: z.array(
    z.object({
      reason: z.string(),
      label: z.string(),
      /** French: what is not done and why. */
      message: z.string(),
      /** French: the nearest thing offered. */
      nearest: z.nullable(z.string()),
      /** French words that would be understood in the place of these; films made before have none. */
      offers: z._default(z.array(z.string()), []),
      spans: z.array(span),
      words: z.string(),
    }),
  ),
  not_understood: z.array(
    z.object({
      spans: z.array(span),
      words: z.string(),
      /** French words that may be meant, and would be understood in the place of these. */
      guesses: z.exactOptional(z.array(z.string())),
    }),
  ),
});
export type WishReading = z.infer<typeof wishReading>;

/** Asked beside what the finished film holds; French. */
export const delivered = z.object({
  field: z.string(),
  asked: z.string(),
  delivered: z.string(),
  kept: z.boolean(),
});
export type Delivered = z.infer<typeof delivered>;

/** Of a film: what was read of its wish, and what came of it. Films made before have none. */
export const filmReading = z.extend(wishReading, { verification: z.array(delivered) });
export type FilmReading = z.infer<typeof filmReading>;

/** What a person changed by hand in a reading. */
export const corrections = z.object({
  /** Stretches of the instructions that are not to be read. */
  ignored: z.array(span).check(z.maxLength(limits.instructionsFieldCharacters)),
  /** Fields of the intent that win over the words; of shots, clips and music only the parts set. */
  set: z.record(z.string(), z.unknown()),
});
export type WishCorrections = z.infer<typeof corrections>;

export const instructions = z
  .string()
  .check(z.maxLength(limits.instructionsCallCharacters, texts.instructionsTooLong));

export const readWish = defineRoute({
  method: 'POST',
  path: '/api/v1/video/wish',
  summary: 'What would be understood of a wish; nothing is made',
  access: 'signed-in',
  body: z.object({
    instructions,
    /** My uploaded clips in the film's order, with what the browser knows of each. */
    clips: z
      .array(
        z.object({
          file_id: z.string(),
          duration_seconds: z.nullish(z.number().check(z.gte(0))),
          kind: z._default(z.enum(['video', 'image']), 'video'),
        }),
      )
      .check(z.maxLength(limits.clipsPerJob, texts.tooManyVideos)),
    has_music: z._default(z.boolean(), false),
    /** Captions are given with a clip. */
    has_captions: z._default(z.boolean(), false),
    aspect_ratio: z._default(z.enum(aspectRatios), '16:9'),
    corrections: z.nullish(corrections),
  }),
  answers: { 200: wishReading },
});
export type ReadWishBody = z.infer<typeof readWish.body>;
