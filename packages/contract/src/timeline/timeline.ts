import * as z from 'zod/mini';
import { aspectRatios } from '../limits.ts';

/**
 * The document a film is: `armoni.timeline/2` of the video engine, in OpenTimelineIO's sense. All
 * times are whole frames at the film's rate.
 */
const frameRate = z.object({ numerator: z.int(), denominator: z.int() });
const rationalTime = z.object({ value: z.int(), rate: frameRate });
const timeRange = z.object({ startTime: rationalTime, duration: rationalTime });
export type TimeRange = z.infer<typeof timeRange>;

const share = z.number().check(z.gte(0), z.lte(1));

export const mostZoom = 4;
/** Degrees to either side. */
export const mostTurn = 15;

/** The film's frame as it was laid on a clip's picture by hand; all of it lies inside. */
const frameWindow = z.object({
  /** Its middle, in shares of the picture. */
  x: share,
  y: share,
  /** How many times smaller it is than the largest of the film's shape. */
  zoom: z.number().check(z.gte(1), z.lte(mostZoom)),
  /** Degrees by which the picture is turned under it, clockwise. */
  turn: z.number().check(z.gte(-mostTurn), z.lte(mostTurn)),
});
export type FrameWindow = z.infer<typeof frameWindow>;

/** How a shot meets the film's shape; `auto` is decided when it is rendered. */
const reframe = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['none', 'centre', 'fit', 'auto']) }),
  z.object({ kind: z.literal('static'), position: share }),
  z.object({
    kind: z.literal('move'),
    points: z
      .array(z.object({ frame: z.number(), position: share }))
      .check(z.minLength(1), z.maxLength(2000)),
  }),
  z.object({
    kind: z.literal('window'),
    start: frameWindow,
    /** Glided to over the whole shot, wherever it is cut; absent: it stands still. */
    end: z.exactOptional(frameWindow),
  }),
]);
export type Reframe = z.infer<typeof reframe>;

const name = z.string().check(z.maxLength(500));

export const timelineLooks = ['normal', 'monochrome', 'warm', 'cold', 'vintage'] as const;

const shot = z.object({
  id: name,
  mediaReference: z.object({ sourceId: name, name }),
  /** In the source. */
  sourceRange: timeRange,
  /** In the film. */
  recordRange: timeRange,
  speed: z.number(),
  reframe,
  zoom: z.enum(['none', 'in', 'out']),
  sound: z.exactOptional(z.enum(['keep', 'drop'])),
  /** Of its own sound, against its usual place in the mix. */
  gainDecibels: z.exactOptional(z.number().check(z.gte(-60), z.lte(20))),
  steady: z.exactOptional(z.boolean()),
  /** Shown from its last frame to its first, without a sound of its own. */
  reversed: z.exactOptional(z.boolean()),
  /** Its own, in the place of the film's. */
  look: z.exactOptional(z.enum(timelineLooks)),
  balance: z.exactOptional(
    z.object({
      gamma: z.number().check(z.gte(0.5), z.lte(2)),
      u: z.number().check(z.gte(-16), z.lte(16)),
      v: z.number().check(z.gte(-16), z.lte(16)),
    }),
  ),
  locked: z.exactOptional(z.boolean()),
  reasonCode: z.enum([
    ...['hook', 'opening', 'highlight', 'beat', 'contrast', 'breathing', 'continuity', 'face'],
    ...['chronology', 'requested', 'everything', 'call-to-action', 'ending'],
  ] as const),
  reason: z.string().check(z.maxLength(1000)),
  shotScore: z.number(),
});
export type Shot = z.infer<typeof shot>;

export const titleManners = [
  'title',
  'lower-third',
  'word-by-word',
  'caption',
  'end-card',
] as const;
export const titleFamilies = ['wide', 'narrow', 'text'] as const;
export const titlePlaces = ['top', 'middle', 'bottom'] as const;
export const titleSides = ['left', 'centre', 'right'] as const;

export const titleCard = z.object({
  kind: z.enum(['title', 'hook', 'call-to-action', 'text', 'caption']),
  text: z.string().check(z.maxLength(500)),
  range: timeRange,
  manner: z.enum(titleManners),
  family: z.enum(titleFamilies),
  place: z.enum(titlePlaces),
  /** Absent where the manner itself has its text stand. */
  side: z.exactOptional(z.enum(titleSides)),
  /** Its wording, manner, place and times are left alone. */
  locked: z.exactOptional(z.boolean()),
  /** Frames from the range's start on which each word begins. */
  wordStarts: z.exactOptional(z.array(z.int()).check(z.maxLength(500))),
});
export type TitleCard = z.infer<typeof titleCard>;

const transition = z.object({
  afterClipIndex: z.int(),
  kind: z.enum(['dissolve', 'fade-out', 'fade-in']),
  duration: rationalTime,
});
export type Transition = z.infer<typeof transition>;

const fadeSeconds = z.number().check(z.gte(0), z.lte(30));

const music = z.object({
  /** Of the music that the film was given since; absent: what it was made with. */
  musicId: z.exactOptional(name),
  /** Where in the music the film begins. */
  startSeconds: z.number().check(z.gte(0)),
  loops: z.boolean(),
  /** Second of the film at which it has faded away; absent: with the film. */
  endSeconds: z.exactOptional(z.number().check(z.gt(0))),
  /** Against its usual place in the mix. */
  gainDecibels: z.exactOptional(z.number().check(z.gte(-60), z.lte(20))),
  fadeInSeconds: z.exactOptional(fadeSeconds),
  fadeOutSeconds: z.exactOptional(fadeSeconds),
  /** Whether it is lower while somebody speaks; absent: it is. */
  givesWay: z.exactOptional(z.boolean()),
});
export type MusicPlace = z.infer<typeof music>;

const cueText = z.string().check(z.maxLength(2000));
const cueTimes = { startSeconds: z.number(), endSeconds: z.number(), text: cueText };

/** What is said in the clips; it follows them wherever they are cut to. */
const captions = z.object({
  manner: z.enum(['burnt', 'words', 'track']),
  family: z.enum(titleFamilies),
  clips: z
    .array(
      z.object({
        sourceId: name,
        cues: z.array(
          z.object({ ...cueTimes, words: z.exactOptional(z.array(z.object(cueTimes))) }),
        ),
      }),
    )
    .check(z.maxLength(100)),
});

export const timeline = z.object({
  schema: z.literal('armoni.timeline/2'),
  rate: frameRate,
  aspectRatio: z.enum(aspectRatios),
  width: z.int(),
  height: z.int(),
  duration: rationalTime,
  seed: z.int(),
  look: z.enum(timelineLooks),
  tracks: z.object({
    video: z.object({
      clips: z.array(shot).check(z.maxLength(500)),
      transitions: z.array(transition).check(z.maxLength(1000)),
      titles: z.array(titleCard).check(z.maxLength(100)),
    }),
    audio: z.object({
      originalSound: z.enum(['keep', 'drop', 'duck']),
      music: z.nullable(music),
    }),
  }),
  captions: z.exactOptional(captions),
  markers: z
    .array(z.object({ kind: z.enum(['hook-end', 'call-to-action', 'beat']), at: rationalTime }))
    .check(z.maxLength(2000)),
  notes: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(200)),
});
export type Timeline = z.infer<typeof timeline>;
