import { things } from '@armoni/perception/see/things';
import * as z from 'zod/mini';
import { captionManners } from './captions.ts';
import { moods } from './moods.ts';

export const paces = ['slow', 'medium', 'fast'] as const;
export const orders = ['chronological', 'best', 'given', 'shuffled'] as const;
export const looks = ['normal', 'monochrome', 'warm', 'cold', 'vintage'] as const;
export const textPlaces = ['auto', 'top', 'middle', 'bottom'] as const;
/** What is told from the people in a picture, beside the things in it. */
export const seenViews = ['close-up', 'wide-shot', 'two-people'] as const;
export type Sought = (typeof things)[number] | (typeof seenViews)[number];
/** What a text may be asked to look like: see the manners and families of the timeline. */
export const wishedManners = ['title', 'lower-third', 'word-by-word'] as const;
export const wishedFamilies = ['wide', 'narrow', 'text'] as const;
/** Which way a shot runs; backwards it has no sound of its own. */
export const directions = ['forwards', 'backwards'] as const;
export const filmParts = ['first-half', 'second-half', 'start', 'end'] as const;

/** Times the speed it was filmed at: what a shot may be played with. */
export const slowest = 0.25;
export const fastest = 4;

/** Raise it when a field changes its meaning: stored readings carry it. */
export const intentVersion = 2;

/** A clip by its place in the order given, from 1. */
const clipNumber = z.int().check(z.gte(1));
const counts = z.object({ least: z.number(), most: z.number() });
/** Of the film, or a clip wherever it is shown. */
const part = z.union([z.enum(filmParts), clipNumber]);
export type Part = z.infer<typeof part>;
/** A word for its usual factor, or the factor itself. */
const speed = z.union([
  z.enum(['slow', 'normal', 'fast']),
  z.number().check(z.gte(slowest), z.lte(fastest)),
]);
export type Speed = z.infer<typeof speed>;

const stretch = z.object({
  use: z.enum(['only', 'without']),
  /** Null means each clip. */
  clip: z.nullable(clipNumber),
  /** Negative: from the clip's end. */
  fromSeconds: z.number(),
  /** Null: to the clip's end. */
  toSeconds: z.nullable(z.number()),
});
export type Stretch = z.infer<typeof stretch>;

/** How long a clip is seen in the film, all its shots together. */
const clipSeconds = z.array(z.object({ clip: clipNumber, ...counts.shape }));
/** What part of the film a clip has, 0–1; or more or less than an even part. */
const clipShares = z.array(
  z.object({ clip: clipNumber, share: z.union([z.number(), z.enum(['more', 'less'])]) }),
);
/** How often a clip comes, with others between. */
const clipTimes = z.array(z.object({ clip: clipNumber, times: z.int().check(z.gte(2)) }));

const wishedText = z.object({
  /** A title stands at the film's start, a call to action at its end, a text anywhere. */
  kind: z.enum(['title', 'call-to-action', 'text']),
  text: z.string(),
  place: z.enum(textPlaces),
  /** Seconds of the film, its middle, or where its kind belongs. */
  start: z.union([z.number(), z.enum(['auto', 'middle'])]),
  /** How long it stands; null as long as it takes to be read. */
  seconds: z.nullable(z.number()),
  /** Null: as its kind and the film's pace have it. */
  manner: z._default(z.nullable(z.enum(wishedManners)), null),
  family: z._default(z.nullable(z.enum(wishedFamilies)), null),
});
export type WishedText = z.infer<typeof wishedText>;

/** The lists that a default fills: corrections leave them out. */
export const clipLists = {
  seconds: z.optional(clipSeconds),
  shares: z.optional(clipShares),
  times: z.optional(clipTimes),
};

/** How the cuts of a part of the film are made, or those beside a clip. */
const wishedTransition = z.object({
  /** After one clip and before another: between the two, whichever comes first. */
  at: z.union([
    z.enum(filmParts),
    z.object({ after: z.nullable(clipNumber), before: z.nullable(clipNumber) }),
  ]),
  transition: z.enum(['cuts', 'dissolves']),
});
export type WishedTransition = z.infer<typeof wishedTransition>;

/** What older versions of the studio have stored does not hold these. */
export const lookParts = z.array(z.object({ part, look: z.enum(looks) }));
export const transitionParts = z.array(wishedTransition);
export const direction = z.enum(directions);
export const directionParts = z.array(z.object({ part, direction }));
export const steadiness = z.enum(['auto', 'always', 'never']);
export const musicPart = z.enum(['auto', 'chorus']);
/** Seconds of the film, from its end where negative; its middle; or where a clip first comes, or last goes. */
export const musicEnd = z.nullable(
  z.union([
    z.number(),
    z.literal('middle'),
    z.object({ side: z.enum(['before', 'after']), clip: clipNumber }),
  ]),
);
export type MusicEnd = z.infer<typeof musicEnd>;

/**
 * What was understood of a person's wish. Made by rules or by a language model against this
 * same schema. Times are of the film, or of a clip where a clip is named.
 */
export const intentSchema = z.object({
  version: z.literal(intentVersion),
  duration: z.object({ minSeconds: z.number(), maxSeconds: z.number() }),
  shots: z.object({ count: z.nullable(counts), seconds: z.nullable(counts) }),
  clips: z.object({
    /** Empty: every clip. */
    only: z.array(clipNumber),
    without: z.array(clipNumber),
    first: z.nullable(clipNumber),
    last: z.nullable(clipNumber),
    /** These clips in this order, one as often as it stands here, then the others as they came. */
    sequence: z.array(clipNumber),
    stretches: z.array(stretch),
    // What older versions of the studio have stored does not hold these three.
    seconds: z._default(clipSeconds, []),
    shares: z._default(clipShares, []),
    times: z._default(clipTimes, []),
  }),
  /** What must be seen in every shot, in none, or where the film begins or ends. */
  seen: z.array(
    z.object({
      use: z.enum(['only', 'without', 'first', 'last']),
      thing: z.enum([...things, ...seenViews]),
    }),
  ),
  pace: z.enum(paces),
  /** How the pace goes on: shots shorter and shorter (rising), or longer (falling). */
  course: z.enum(['even', 'rising', 'falling']),
  order: z.enum(orders),
  selection: z.enum(['best', 'everything']),
  transitions: z.enum(['auto', 'cuts', 'dissolves']),
  /** Cuts that are made otherwise. */
  transitionParts: z._default(transitionParts, []),
  /** From and to black; null as the pace has it. */
  fadeIn: z.nullable(z.boolean()),
  fadeOut: z.nullable(z.boolean()),
  originalSound: z.enum(['keep', 'drop', 'duck']),
  /** Whether clips in which somebody speaks keep their silences. */
  silences: z.enum(['keep', 'cut']),
  /** Clips whose own sound is kept or left out whatever holds for the others. */
  clipSound: z.array(z.object({ clip: clipNumber, sound: z.enum(['keep', 'drop']) })),
  music: z.object({
    use: z.enum(['auto', 'none']),
    level: z.enum(['auto', 'low', 'high']),
    /** Where in the music the film begins. */
    startSeconds: z.number().check(z.gte(0)),
    /** With the part that is remembered, wherever that begins; auto where the film is short. */
    part: z._default(musicPart, 'auto'),
    /** Where in the film the music ends; null: with it. */
    end: z._default(musicEnd, null),
    /** A piece of the studio's own, where none is given; null without a wish for one. */
    mood: z.nullable(z.enum(moods)),
  }),
  hook: z.boolean(),
  texts: z.array(wishedText),
  look: z.enum(looks),
  /** A part of the film, or a clip, in another look; of two that meet the later holds. */
  lookParts: z._default(lookParts, []),
  speed,
  /** Shaky shots are steadied where they clearly need it, all shots that move, or none. */
  steady: z._default(steadiness, 'auto'),
  /** A part of the film, or a clip, at another speed. */
  speedParts: z.array(z.object({ part, speed })),
  /** Each shot from its last frame to its first; the order of the shots is their own. */
  direction: z._default(direction, 'forwards'),
  /** A part of the film, or a clip, the other way round; of two that meet the later holds. */
  directionParts: z._default(directionParts, []),
  /** Null: the shape chosen beside the wish. */
  aspectRatio: z.nullable(z.enum(['16:9', '9:16', '1:1'])),
  /** Auto: in the picture when they are given with the clips. */
  captions: z.enum(['auto', 'none', ...captionManners]),
  /** The end runs into the beginning. */
  loop: z.boolean(),
});

export type Intent = z.infer<typeof intentSchema>;

/** The shortest film that can be wished for, and the longest. */
export const shortestSeconds = 1;
export const longestSeconds = 3600;
/** Without a length wished for the material decides, within this. */
const usualMostSeconds = 60;

/** What holds when nothing is wished for. */
export function plainIntent(hasMusic: boolean): Intent {
  return {
    version: intentVersion,
    duration: { minSeconds: shortestSeconds, maxSeconds: usualMostSeconds },
    shots: { count: null, seconds: null },
    clips: noClips(),
    seen: [],
    pace: 'medium',
    course: 'even',
    order: 'best',
    selection: 'best',
    transitions: 'auto',
    transitionParts: [],
    fadeIn: null,
    fadeOut: null,
    originalSound: hasMusic ? 'duck' : 'keep',
    silences: 'keep',
    clipSound: [],
    music: { use: 'auto', level: 'auto', startSeconds: 0, part: 'auto', end: null, mood: null },
    hook: false,
    texts: [],
    look: 'normal',
    lookParts: [],
    speed: 'normal',
    steady: 'auto',
    speedParts: [],
    direction: 'forwards',
    directionParts: [],
    aspectRatio: null,
    captions: 'auto',
    loop: false,
  };
}

/** Nothing is wished for single clips. */
export function noClips(): Intent['clips'] {
  const lists = { sequence: [], stretches: [], seconds: [], shares: [], times: [] };
  return { only: [], without: [], first: null, last: null, ...lists };
}

/** The words of the first text of a kind, or null. */
export function textOf({ texts }: Intent, kind: WishedText['kind']): string | null {
  return texts.find((each) => each.kind === kind)?.text ?? null;
}
