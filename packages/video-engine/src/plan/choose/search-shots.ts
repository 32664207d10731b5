import type { Intent } from '../../model/intent.ts';
import type { Material } from '../material/material.ts';
import type { PlannedShot } from '../material/planned-shot.ts';
import type { Similarity } from '../material/similarity.ts';
import { type Candidate, type FindCandidates, makeFindCandidates } from './find-candidates.ts';
import { shotCap } from './make-slots.ts';
import {
  fairShare,
  jump,
  likenessCost,
  nearInOrder,
  neighbourLikeness,
  newClipGain,
  openingClipCost,
  otherClipLikeness,
  overCapCost,
  reserve,
  sameClipCost,
  sameThing,
  touching,
} from './search-weights.ts';
import type { Slot } from './slot.ts';

/** States kept from slot to slot: 23 slots of seven clips take about a CPU second with them. */
const beamWidth = 40;

/** A film of fewer slots has no ending to keep a shot for. */
const fewestSlotsWithReserve = 4;
type State = {
  readonly score: number;
  readonly candidate: Candidate;
  readonly before: State | null;
};

type Search = {
  readonly intent: Intent;
  readonly similarity: Similarity;
  readonly slots: readonly Slot[];
  /** Shots of each clip that a film of this many slots bears. */
  readonly caps: readonly number[];
  readonly fairShare: number;
  readonly isOrdered: boolean;
  /** The second-best shot, kept back for the end. */
  readonly reserved: Candidate | null;
  /** For each slot that wants a certain clip, a shot that no slot before it takes. */
  readonly promised: readonly (Candidate | null)[];
};

/**
 * Fills the slots by beam search: the best shots, varied, nothing shown twice. Null when the
 * material does not fit the slots; ties go to the earlier clip and moment, so the same input
 * gives the same film.
 */
export function searchShots(
  intent: Intent,
  material: Material,
  slots: readonly Slot[],
  similarity: Similarity,
): readonly PlannedShot[] | null {
  const candidatesOf = makeFindCandidates(material, intent);
  const findCandidates: FindCandidates = (slot) =>
    candidatesOf(slot).filter(
      ({ clip }) =>
        (slot.clip === undefined || clip.number === slot.clip) && !slot.without?.has(clip.index),
    );
  const usual = slots.reduce((sum, slot) => sum + slot.length, 0) / Math.max(1, slots.length);
  const search: Search = {
    intent,
    similarity,
    slots,
    caps: material.clips.map((clip) => shotCap(material, clip.index, usual)),
    fairShare: (fairShare.times * slots.length) / material.clips.length,
    isOrdered: intent.order === 'chronological' || intent.order === 'given',
    reserved: reserveForEnd(slots, findCandidates, similarity),
    promised: promiseShots(slots, findCandidates),
  };
  let states: readonly State[] = [];
  for (const [index, slot] of slots.entries()) {
    const isFree = (candidate: Candidate) => !takesPromised(search, candidate, index);
    states = advance(search, states, slot, index, findCandidates(slot).filter(isFree));
    if (states.length === 0) return null;
  }
  return pathOf(states[0] ?? null);
}

function advance(
  search: Search,
  states: readonly State[],
  slot: Slot,
  index: number,
  candidates: readonly Candidate[],
): readonly State[] {
  const from: readonly (State | null)[] = index === 0 ? [null] : states;
  const next: State[] = [];
  for (const before of from) {
    for (const candidate of candidates) {
      const gain = gainOf(search, before, candidate, slot);
      if (gain !== null) next.push({ score: (before?.score ?? 0) + gain, candidate, before });
    }
  }
  next.sort(
    (a, b) =>
      b.score - a.score ||
      a.candidate.clip.index - b.candidate.clip.index ||
      a.candidate.startFrame - b.candidate.startFrame,
  );
  return next.slice(0, beamWidth);
}

/** Null when the candidate shows something already shown. */
function gainOf(
  search: Search,
  before: State | null,
  candidate: Candidate,
  slot: Slot,
): number | null {
  const compared = compareWithShown(search, before, candidate);
  if (compared === null) return null;
  const { sameClip, mostAlike } = compared;
  let gain = compared.gain;
  gain -= likenessCost * mostAlike + sameThingCost(mostAlike);
  if (before !== null) gain -= neighbourCost(search, before.candidate, candidate);
  gain -= fairShare.cost * Math.max(0, sameClip + 1 - search.fairShare);
  gain -= overCapCost * Math.max(0, sameClip + 1 - (search.caps[candidate.clip.index] ?? 1));
  if (sameClip === 0) {
    gain += search.intent.order === 'given' ? newClipGain.given : newClipGain.otherwise;
  }
  return gain - reserveCost(search, candidate, slot);
}

type Compared = {
  /** The candidate's worth less what its nearness to shown ones costs. */
  readonly gain: number;
  /** Shots of the same clip so far. */
  readonly sameClip: number;
  readonly mostAlike: number;
};

function compareWithShown(
  search: Search,
  before: State | null,
  candidate: Candidate,
): Compared | null {
  let gain = candidate.worth;
  let sameClip = 0;
  let mostAlike = 0;
  for (let state = before; state !== null; state = state.before) {
    const used = state.candidate;
    if (used.clip === candidate.clip) {
      const gap = gapBetween(used, candidate);
      if (gap < 0 || used.clip.analysis.kind === 'image') return null;
      if (gap < touching.withinFrames) gain -= touching.cost;
      if (search.isOrdered && gap > 0 && gap < nearInOrder.withinFrames) gain -= nearInOrder.cost;
      sameClip += 1;
    }
    // In a film by time the shots of a clip stand side by side, whichever slot they were found for.
    const isBeside = state === before || (search.isOrdered && used.clip === candidate.clip);
    const alike = likeness(search.similarity, candidate, used, isBeside);
    mostAlike = Math.max(mostAlike, alike);
  }
  return { gain, sameClip, mostAlike };
}

/** Two views of one bay are the same thing, two of one dancer before one wall much more so. */
function sameThingCost(mostAlike: number): number {
  const beyond = mostAlike - sameThing.from;
  return beyond > 0 ? sameThing.cost + sameThing.growth * beyond : 0;
}

/** Frames of the clip between two of its shots; less than 0 when they overlap. */
function gapBetween(a: Candidate, b: Candidate): number {
  return Math.max(a.startFrame - b.endFrame, b.startFrame - a.endFrame);
}

function likeness(similarity: Similarity, a: Candidate, b: Candidate, isPrevious: boolean): number {
  if (a.moment === null || b.moment === null) return 0;
  const across = a.clip === b.clip ? 1 : otherClipLikeness;
  return similarity.between(a.moment, b.moment) * across * (isPrevious ? neighbourLikeness : 1);
}

function neighbourCost(search: Search, previous: Candidate, candidate: Candidate): number {
  const same = previous.clip === candidate.clip ? sameClipCost[search.intent.pace] : 0;
  if (previous.moment === null || candidate.moment === null) return same;
  const bits = search.similarity.hashDistance(previous.moment, candidate.moment);
  return same + (bits < jump.belowBits ? jump.cost : 0);
}

function reserveCost({ reserved }: Search, candidate: Candidate, slot: Slot): number {
  if (reserved === null || candidate.clip !== reserved.clip) return 0;
  const touches =
    candidate.startFrame < reserved.endFrame && reserved.startFrame < candidate.endFrame;
  if (!touches) return 0;
  return slot.role === 'ending' ? -reserve.endGain : reserve.earlyCost;
}

/**
 * A short clip that is wished for at the end would be used up before it comes to it, and no film
 * found: the best shot for each such slot is its own, none over another.
 */
function promiseShots(slots: readonly Slot[], find: FindCandidates): readonly (Candidate | null)[] {
  const promised: (Candidate | null)[] = [];
  for (const slot of slots) {
    const isApart = (each: Candidate) =>
      promised.every((other) => other?.clip !== each.clip || gapBetween(other, each) >= 0);
    const isOwn = slot.clip !== undefined || slot.index !== undefined;
    const own = isOwn ? find(slot).filter(isApart) : [];
    promised.push(bestOf(own, ({ worth }) => worth));
  }
  return promised;
}

function takesPromised({ promised }: Search, candidate: Candidate, slotIndex: number): boolean {
  return promised.some(
    (later, index) =>
      index > slotIndex && later?.clip === candidate.clip && gapBetween(later, candidate) < 0,
  );
}

/** The best ending that neither is nor looks like the opening. */
function reserveForEnd(
  slots: readonly Slot[],
  find: FindCandidates,
  similarity: Similarity,
): Candidate | null {
  const first = slots[0];
  const last = slots.at(-1);
  if (first === undefined || last?.role !== 'ending' || slots.length < fewestSlotsWithReserve) {
    return null;
  }
  const opening = bestOf(find(first), (each) => each.worth);
  return bestOf(find(last), (each) => {
    const alike = opening === null ? 0 : likeness(similarity, opening, each, true);
    return each.worth - likenessCost * alike - (each.clip === opening?.clip ? openingClipCost : 0);
  });
}

function bestOf(
  candidates: readonly Candidate[],
  worth: (candidate: Candidate) => number,
): Candidate | null {
  let best: Candidate | null = null;
  for (const each of candidates) if (best === null || worth(each) > worth(best)) best = each;
  return best;
}

function pathOf(last: State | null): readonly PlannedShot[] {
  const shots: PlannedShot[] = [];
  for (let state = last; state !== null; state = state.before) {
    const { clip, take, startFrame, length, role } = state.candidate;
    shots.push({ clip, take, startFrame, length, role });
  }
  return shots.reverse();
}
