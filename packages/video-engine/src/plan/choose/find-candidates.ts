import type { Intent } from '../../model/intent.ts';
import {
  type ClipMaterial,
  framesPerSecond,
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
import { type Slot, shortestShotSeconds } from './make-slots.ts';

/** A shot that could fill a slot, with what the search compares. */
export type Candidate = PlannedShot & {
  readonly endFrame: number;
  readonly moment: Moment | null;
  /** Worth for this slot, before looking at its neighbours. */
  readonly worth: number;
};

const gridFrames = 15;
const perClip = 14;
const perSlot = 150;

export type FindCandidates = (slot: Slot) => readonly Candidate[];

/** Candidates on a half-second grid, the best of each clip; the same for slots of one length and role. */
export function makeFindCandidates(material: Material, intent: Intent): FindCandidates {
  const usualActivity = medianActivity(material);
  const known = new Map<string, readonly Candidate[]>();
  return (slot) => {
    const key = `${slot.role} ${slot.length}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const candidates = material.clips
      .map((clip) => candidatesOf(clip, slot, intent, usualActivity).slice(0, perClip))
      .flatMap((each) => each.map((candidate, rank) => ({ candidate, rank })))
      // Two of every clip stay, however many better ones the others have.
      .sort(
        (a, b) => Number(b.rank < 2) - Number(a.rank < 2) || b.candidate.worth - a.candidate.worth,
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
  if (isStill && (seconds < min || seconds > max)) return [];
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
    return 0.2 * value - 0.5 * Math.log1p(Math.max(0, activity)) - 1.5 * penalty;
  }
  const seconds = slot.length / framesPerSecond;
  const readable = value * (value > 0 ? 0.4 + 0.6 * Math.min(1, seconds / 2) : 1);
  // A flash of a still wide shot cannot be read.
  const unreadable = seconds < 0.6 && activity < usualActivity ? 1.5 : 0;
  return emphasis(slot.role, value, readable, first?.value ?? 0) - unreadable;
}

function emphasis(role: Role, value: number, readable: number, first: number): number {
  if (role === 'hook' || role === 'opening') return 1.8 * value + 0.3 * first;
  return role === 'ending' ? 1.4 * value : readable;
}

function medianActivity(material: Material): number {
  const all = material.clips
    .flatMap((clip) => clip.moments.map((moment) => moment.measure.activity))
    .sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)] ?? 0;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

export function shortestFrames(intent: Intent): number {
  return Math.round(shortestShotSeconds[intent.pace] * framesPerSecond);
}
