import { type Intent, textOf } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import type { BeatFrames } from '../material/beat-frames.ts';
import { type Material, takeFrames } from '../material/material.ts';
import type { Role } from '../material/planned-shot.ts';
import { countedSlots, courseShare, hasShotWish } from './counted-slots.ts';
import { heldStretches, type Stretch } from './held-stretches.ts';
import { type Slot, usualShotSeconds } from './slot.ts';

export const shortestShotSeconds = { fast: 0.4, medium: 0.8, slow: 1.4 } as const;
/** An even beat is mechanical; shots breathe around the usual length. */
const rhythms = {
  fast: [1, 0.8, 1, 1.35, 0.8],
  medium: [1.15, 0.9, 1, 0.8, 1.2],
  slow: [1.1, 0.9, 1, 1.15],
} as const;
/** A hook ends before the third second, a call to action takes as long to be read. */
const hook = { seconds: 2.8, mostShare: 0.4, latestFrame: 3 * framesPerSecond } as const;
/** Beats from half of the wished place on, and to half of the film, may end the hook. */
const hookBeats = { fromShare: 0.5, toFilmShare: 0.5 } as const;
const callToAction = { seconds: 2.6, mostShare: 0.45, beatReachSeconds: 1.5 } as const;
/** Longest shot of a hook. */
const hookShotFrames = { fast: 45, medium: 90, slow: 90 } as const;

/** Times the wished length: what is left when less is left makes one shot. */
const lastShotRatio = 1.5;
/** Times the wished length between which a beat may end a shot. */
const beatRange = { from: 0.6, to: 1.6 } as const;
/** A first shot needs more of its length: the eye is not there yet. */
const firstShotShare = 0.85;
/** Of the wished length: so much further away may a bar line lie than a plain beat. */
const downbeatGain = 0.2;

/** Of a run: shots a little shorter than the longest run still fit where it is cut. */
const longestRunShare = 0.9;
/** A film bears four shots of a clip, more only where there are few clips. */
const shotsOfClip = { least: 4, shared: 16, lengthPerShot: 1.6 } as const;

export type FilmMoments = {
  /** Null when no hook is wished for. */
  readonly hookEnd: number | null;
  readonly callToActionStart: number | null;
};

/** Where the hook ends (before 3 s) and the call to action begins, on beats where there are any. */
export function placeMoments(intent: Intent, length: number, { beats }: BeatFrames): FilmMoments {
  const hookAim = Math.min(hook.seconds * framesPerSecond, length * hook.mostShare);
  const latest = Math.min(hook.latestFrame, length * hookBeats.toFilmShare);
  const inReach = beats.filter((beat) => beat >= hookAim * hookBeats.fromShare && beat <= latest);
  const closest = inReach.reduce(
    (best, beat) => (distance(beat, hookAim) < distance(best, hookAim) ? beat : best),
    inReach[0] ?? Math.round(hookAim),
  );
  const { seconds, mostShare, beatReachSeconds } = callToAction;
  const endAim = length - Math.min(seconds * framesPerSecond, length * mostShare);
  const earliest = endAim - beatReachSeconds * framesPerSecond;
  const lastBeat = beats.findLast((beat) => beat <= endAim && beat >= earliest);
  return {
    hookEnd: intent.hook && length > 1 ? Math.max(1, closest) : null,
    callToActionStart:
      textOf(intent, 'call-to-action') === null ? null : (lastBeat ?? Math.floor(endAim)),
  };
}

function distance(a: number, b: number): number {
  return Math.abs(a - b);
}

/** Cuts `length` frames into slots by pace, on beats where the music has them. */
export function makeSlots(
  intent: Intent,
  material: Material,
  length: number,
  beatFrames: BeatFrames,
): readonly Slot[] {
  const slots = hasShotWish(intent)
    ? countedSlots(intent, length, longestRun(material))
    : freeSlots();
  return withEnds(intent, slots);

  function freeSlots(): readonly Slot[] {
    const { hookEnd, callToActionStart } = placeMoments(intent, length, beatFrames);
    const bodyStart = hookEnd ?? 0;
    const bodyEnd = Math.max(bodyStart, callToActionStart ?? length);
    const usual = usualFrames(intent, material, length);
    const shortest = shortestShotSeconds[intent.pace] * framesPerSecond;
    const cut = (start: number, end: number, aim: number) =>
      cutSection(
        { start, end, aim, shortest, rhythm: rhythms[intent.pace], course: intent.course },
        beatFrames,
      );
    const longest = longestRun(material);
    // A hook with a text is one shot, as far as there is one so long.
    const isRead = intent.texts.some(({ kind, start }) => kind === 'title' && start === 'auto');
    const hookAim = isRead ? longest : Math.min(longest, hookShotFrames[intent.pace]);
    const opening = hookEnd === null ? [] : cut(0, hookEnd, hookAim);
    const held = heldStretches(intent, {
      ...{ body: { start: bodyStart, end: bodyEnd }, filmFrames: length },
      ...{ usual, longest, beats: beatFrames.beats },
    });
    const body = aroundHeld(held, bodyStart, bodyEnd, shortest, (start, end) =>
      cut(start, end, usual),
    );
    const last = bodyEnd < length ? cut(bodyEnd, length, Math.min(longest, length)) : [];
    return [
      ...opening.map((slot): Slot => ({ ...slot, role: 'hook' })),
      ...body.map((slot, index): Slot => ({ ...slot, role: bodyRole(slot, index, length) })),
      ...last.map((slot): Slot => ({ ...slot, role: 'call-to-action' })),
    ];
  }
}

/** The clips wished for at the ends. */
export function withEnds({ clips }: Intent, slots: readonly Slot[]): readonly Slot[] {
  return slots.map((slot, index) => {
    const isLast = index === slots.length - 1 && slots.length > 1;
    const clip = index === 0 ? clips.first : isLast ? clips.last : null;
    // A slot of another clip's own part stays that clip's.
    return clip === null || slot.index !== undefined ? slot : { ...slot, clip };
  });
}

/** A section with its held shots; what is left between them too short for a shot joins the held one. */
function aroundHeld(
  held: readonly Stretch[],
  start: number,
  end: number,
  shortest: number,
  cut: (start: number, end: number) => readonly Cut[],
): readonly Cut[] {
  const cuts: Cut[] = [];
  let at = start;
  for (const stretch of held) {
    const from = stretch.start - at < shortest ? at : stretch.start;
    const to = end - stretch.end < shortest ? end : stretch.end;
    cuts.push(...cut(at, from), { startFrame: from, length: to - from });
    at = to;
  }
  return [...cuts, ...cut(at, end)];
}

type Section = {
  readonly start: number;
  readonly end: number;
  readonly aim: number;
  readonly shortest: number;
  readonly rhythm: readonly number[];
  readonly course: Intent['course'];
};
type Cut = { readonly startFrame: number; readonly length: number };

function cutSection(section: Section, { beats, downbeats }: BeatFrames): readonly Cut[] {
  const { start, end, aim, shortest, rhythm, course } = section;
  if (end <= start) return [];
  const cuts: Cut[] = [];
  let last = start;
  while (end - last > aim * lastShotRatio) {
    const gone = courseShare(course, (last - start) / (end - start));
    const wanted = aim * gone * (rhythm[cuts.length % rhythm.length] as number);
    const cost = (beat: number) =>
      distance(beat, last + wanted) - (downbeats.has(beat) ? downbeatGain * wanted : 0);
    const leastShare = last === 0 ? firstShotShare : beatRange.from;
    const near = beats.filter(
      (beat) =>
        beat - last >= Math.max(shortest, leastShare * wanted) &&
        beat - last <= beatRange.to * wanted &&
        end - beat >= shortest,
    );
    const free = Math.min(last + Math.round(wanted), end - Math.ceil(shortest));
    const next = near.reduce(
      (best, beat) => (cost(beat) < cost(best) ? beat : best),
      near[0] ?? free,
    );
    if (next <= last) break;
    cuts.push({ startFrame: last, length: next - last });
    last = next;
  }
  cuts.push({ startFrame: last, length: end - last });
  return cuts;
}

function bodyRole(slot: Cut, index: number, length: number): Role {
  if (slot.startFrame === 0 && index === 0) return 'opening';
  return slot.startFrame + slot.length === length ? 'ending' : 'body';
}

/** Longer shots when the material cannot carry more of them: about four of a clip. */
function usualFrames(intent: Intent, material: Material, length: number): number {
  const usual = usualShotSeconds[intent.pace] * framesPerSecond;
  const shots = material.clips.reduce((sum, clip) => sum + shotCap(material, clip.index, usual), 0);
  const stretched = Math.max(usual, length / Math.max(1, shots));
  return Math.max(1, Math.min(stretched, longestRun(material) * longestRunShare));
}

/** How many shots of one clip a film bears. */
export function shotCap(material: Material, clipIndex: number, usualLength: number): number {
  const clip = material.clips[clipIndex];
  if (clip === undefined) return 0;
  if (clip.analysis.kind === 'image') return 1;
  const frames = clip.takes.reduce((sum, each) => sum + takeFrames(each, clip.speed), 0);
  const { least, shared, lengthPerShot } = shotsOfClip;
  const most = Math.max(least, Math.ceil(shared / material.clips.length));
  return Math.max(1, Math.min(most, Math.round(frames / (lengthPerShot * usualLength))));
}

function longestRun(material: Material): number {
  const runs = material.clips.flatMap((clip) =>
    clip.takes.map((take) => takeFrames(take, clip.speed)),
  );
  return Math.max(1, ...runs);
}
