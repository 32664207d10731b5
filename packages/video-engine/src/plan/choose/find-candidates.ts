import { mean, upperMedian } from '../../maths/statistics.ts';
import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import {
  type ClipMaterial,
  type Material,
  type Moment,
  sourceFrames,
  stillSeconds,
  type UsableTake,
} from '../material/material.ts';
import {
  middleMoment,
  momentsBetween,
  type PlannedShot,
  type Role,
  valueBetween,
} from '../material/planned-shot.ts';
import type { Slot } from './slot.ts';

/** A shot that could fill a slot, with what the search compares. */
export type Candidate = PlannedShot & {
  readonly endFrame: number;
  readonly moment: Moment | null;
  /** Worth for this slot, before looking at its neighbours. */
  readonly worth: number;
};

/** Candidates begin each half second: finer ones look alike. */
const gridFrames = framesPerSecond / 2;
/** Of each clip and of all clips, the best that the search tries for a slot. */
const perClip = 14;
const perSlot = 150;
/** Stretches of a clip that begin nearer to each other show the same. */
const apartFrames = 2 * framesPerSecond;
/** Of every clip stay at least these, however many better ones the others have. */
const surePerClip = 2;

/** A call to action is read over: calm counts, faults cost, beauty hardly matters. */
const callWeights = { value: 0.2, activity: 0.5, penalty: 1.5 } as const;
/** The first and the last picture are remembered; a hook's first half second decides. */
const emphasis = { first: 1.8, firstMoment: 0.3, ending: 1.4 } as const;
/** A shot is worth its whole value from this length on; a shorter one at least this share. */
const readable = { seconds: 2, leastShare: 0.4 } as const;
/** A flash of a still wide shot cannot be read. */
const flash = { belowSeconds: 0.6, cost: 1.5 } as const;

export type FindCandidates = (slot: Slot) => readonly Candidate[];

/** Candidates on a half-second grid, the best of each clip; the same for slots of one length and role. */
export function makeFindCandidates(material: Material, intent: Intent): FindCandidates {
  const usualActivity = usualActivityOf(material);
  const known = new Map<string, readonly Candidate[]>();
  return (slot) => {
    const key = `${slot.role} ${slot.length} ${slot.index ?? ''}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const candidates = material.clips
      .filter(({ index }) => slot.index === undefined || slot.index === index)
      .map((clip) => spread(candidatesOf(clip, slot, intent, usualActivity)))
      .flatMap((each) => each.map((candidate, rank) => ({ candidate, rank })))
      .sort(
        (a, b) =>
          Number(b.rank < surePerClip) - Number(a.rank < surePerClip) ||
          b.candidate.worth - a.candidate.worth,
      )
      .slice(0, perSlot)
      .map(({ candidate }) => candidate);
    known.set(key, candidates);
    return candidates;
  };
}

function candidatesOf(
  clip: ClipMaterial,
  slot: Slot,
  intent: Intent,
  usualActivity: number,
): readonly Candidate[] {
  const isStill = clip.analysis.kind === 'image';
  const { min, max } = stillSeconds[intent.pace];
  const seconds = slot.length / framesPerSecond;
  // A part of its own is as long as it was wished.
  const isFitting =
    slot.index === undefined ? seconds >= min && seconds <= max : slot.length <= clip.frameCount;
  if (isStill && !isFitting) return [];
  const needed = sourceFrames(slot.length, clip.speed);
  return clip.takes
    .flatMap((take) =>
      (isStill ? [0] : startsIn(take, needed)).map((startFrame): Candidate => {
        const endFrame = startFrame + needed;
        return {
          clip,
          take,
          startFrame,
          endFrame,
          length: slot.length,
          role: slot.role,
          moment: middleMoment(clip, startFrame, endFrame),
          worth: worthFor(slot, clip, startFrame, endFrame, usualActivity),
        };
      }),
    )
    .sort((a, b) => b.worth - a.worth || a.startFrame - b.startFrame);
}

/**
 * The best of every stretch before the second-best of any: the best half-seconds of a clip lie
 * side by side and show the same.
 */
function spread(ranked: readonly Candidate[]): readonly Candidate[] {
  const apart: Candidate[] = [];
  for (const candidate of ranked) {
    const near = Math.max(apartFrames, candidate.endFrame - candidate.startFrame);
    const isNear = (other: Candidate) => Math.abs(other.startFrame - candidate.startFrame) < near;
    if (!apart.some(isNear)) apart.push(candidate);
    // The search tries no more: a clip of hours has thousands.
    if (apart.length === perClip) return apart;
  }
  const first = new Set(apart);
  return [...apart, ...ranked.filter((candidate) => !first.has(candidate))].slice(0, perClip);
}

function startsIn({ startFrame, endFrame }: UsableTake, needed: number): readonly number[] {
  const latest = endFrame - needed;
  if (latest < startFrame) return [];
  const starts = [startFrame];
  const grid = Math.ceil((startFrame + 1) / gridFrames) * gridFrames;
  for (let at = grid; at < latest; at += gridFrames) starts.push(at);
  if (latest > startFrame) starts.push(latest);
  return starts;
}

/** The hook and the ends want the strongest; a call to action wants calm to be read over. */
function worthFor(
  slot: Slot,
  clip: ClipMaterial,
  start: number,
  end: number,
  usualActivity: number,
): number {
  const value = valueBetween(clip, start, end);
  const moments = momentsBetween(clip, start, end);
  const first = moments[0];
  const activity = mean(moments.map((moment) => moment.measure.activity));
  if (slot.role === 'call-to-action') {
    const penalty = Math.max(0, ...moments.map((moment) => moment.measure.penalty));
    return (
      callWeights.value * value -
      callWeights.activity * Math.log1p(Math.max(0, activity)) -
      callWeights.penalty * penalty
    );
  }
  const seconds = slot.length / framesPerSecond;
  const isFlash = seconds < flash.belowSeconds && activity < usualActivity;
  return emphasised(slot.role, value, seconds, first?.value ?? 0) - (isFlash ? flash.cost : 0);
}

function emphasised(role: Role, value: number, seconds: number, first: number): number {
  if (role === 'hook' || role === 'opening') {
    return emphasis.first * value + emphasis.firstMoment * first;
  }
  if (role === 'ending') return emphasis.ending * value;
  const growing = (1 - readable.leastShare) * Math.min(1, seconds / readable.seconds);
  return value * (value > 0 ? readable.leastShare + growing : 1);
}

/** The activity of half of the material. */
function usualActivityOf(material: Material): number {
  return upperMedian(
    material.clips.flatMap((clip) => clip.moments.map((moment) => moment.measure.activity)),
  );
}
