import * as z from 'zod/mini';
import {
  clipLists,
  direction,
  directionParts,
  intentSchema,
  lookParts,
  musicEnd,
  musicPart,
  steadiness,
  transitionParts,
} from './intent.ts';

/** Why a clear wish is not granted. Each has a French sentence in `plan/texts.ts`. */
export const refusalReasons = [
  'no-vision',
  'no-transcription',
  'translation',
  'no-such-clip',
  'clip-share',
  'no-music',
  'contradiction',
  'length-limit',
  'repeat',
  'reverse',
  'speed-factor',
  'look-part',
  'look-grade',
  'format',
  'transition-effect',
  'transition-place',
  'text-missing',
  'text-manner',
  'music-choice',
  'music-part',
  'music-end',
  'sound-repair',
  'sound-effects',
  'voice-over',
  'resolution',
  'frame-rate',
  'logo',
  'split-screen',
  'green-screen',
  'blur-faces',
  'stickers',
  'zoom',
  'file-format',
  'several-films',
  'no-memory',
  'publish',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Half-open, in UTF-16 units of the wish as it was written. */
const span = z.object({ start: z.number(), end: z.number() });
export type Span = z.infer<typeof span>;

const understood = z.object({
  /** The intent's field, with a dot where it has parts: `clips.first`. */
  field: z.string(),
  /** Which of a list; null where the field is one thing. */
  index: z.nullable(z.number()),
  /** Short and French, for a chip: « 20 s ». */
  label: z.string(),
  /** The words it came from; empty when no word speaks of it: it was set by hand. */
  spans: z.array(span),
  words: z.string(),
});
export type Understood = z.infer<typeof understood>;

const refused = z.object({
  reason: z.enum(refusalReasons),
  /** French: what is not done and why. */
  message: z.string(),
  /** French: the nearest thing offered, or null when there is none. */
  nearest: z.nullable(z.string()),
  /** Words that would be understood in the place of these; readings kept from before have none. */
  offers: z._default(z.array(z.string()), []),
  label: z.string(),
  spans: z.array(span),
  words: z.string(),
});
export type Refused = z.infer<typeof refused>;

const notUnderstood = z.object({
  spans: z.array(span),
  words: z.string(),
  /** French wishes that may be meant, each of which would be understood; absent without any. */
  guesses: z.exactOptional(z.array(z.string())),
});
export type NotUnderstood = z.infer<typeof notUnderstood>;

const offered = z.object({
  /** As of what was understood; a list is offered whole. */
  field: z.string(),
  /** Short and French, for a chip that asks: « 5 s ». */
  label: z.string(),
  /** What the field would be, as corrections set it. */
  value: z.unknown(),
  /** Of the words that say it and of those beside them that make it doubtful. */
  spans: z.array(span),
  words: z.string(),
});
/** A value that was read and is not set, since words beside it may limit it: a person's press sets it. */
export type Offered = z.infer<typeof offered>;

/** All of a wish: each meaningful word of it stands in one of the four lists. */
export const readingSchema = z.object({
  intent: intentSchema,
  understood: z.array(understood),
  /** Readings kept from before have none. */
  offered: z._default(z.array(offered), []),
  refused: z.array(refused),
  notUnderstood: z.array(notUnderstood),
});
export type Reading = z.infer<typeof readingSchema>;

const { shots, clips, music } = intentSchema.shape;

/** What a person changed by hand: words not to be read, and fields that win over the words. */
export const correctionsSchema = z.object({
  ignored: z.array(span),
  /** Of shots, clips and music only the parts that were set. */
  set: z.extend(z.partial(intentSchema), {
    shots: z.optional(z.partial(shots)),
    // A default would be a correction that nobody made.
    clips: z.optional(z.extend(z.partial(clips), clipLists)),
    music: z.optional(
      z.extend(z.partial(music), { part: z.optional(musicPart), end: z.optional(musicEnd) }),
    ),
    steady: z.optional(steadiness),
    lookParts: z.optional(lookParts),
    transitionParts: z.optional(transitionParts),
    direction: z.optional(direction),
    directionParts: z.optional(directionParts),
  }),
});
export type Corrections = z.infer<typeof correctionsSchema>;

/** One thing asked beside what the film holds. */
export const deliverySchema = z.object({
  field: z.string(),
  label: z.string(),
  /** French. */
  asked: z.string(),
  delivered: z.string(),
  kept: z.boolean(),
});
export type Delivery = z.infer<typeof deliverySchema>;
