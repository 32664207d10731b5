import type { Intent } from '../../model/intent.ts';
import { framesPerSecond, type Material } from '../material/material.ts';
import type { PlannedShot } from '../material/planned-shot.ts';
import type { Similarity } from '../material/similarity.ts';
import { type Candidate, type FindCandidates, makeFindCandidates } from './find-candidates.ts';
import { type Slot, shotCap } from './make-slots.ts';

const beamWidth = 40;
const alternation = { fast: 1.2, medium: 0.6, slow: 0.2 } as const;
const nearIdentical = 0.75;
/** Difference hashes closer than this cut like a jump. */
const jumpDistance = 14;

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
  const findCandidates = makeFindCandidates(material, intent);
  const usual = slots.reduce((sum, slot) => sum + slot.length, 0) / Math.max(1, slots.length);
  const search: Search = {
    intent,
    similarity,
    slots,
    caps: material.clips.map((clip) => shotCap(material, clip.index, usual)),
    fairShare: (1.6 * slots.length) / material.clips.length,
    isOrdered: intent.order === 'chronological' || intent.order === 'given',
    reserved: reserveForEnd(slots, findCandidates, similarity),
  };
  let states: readonly State[] = [];
  for (const [index, slot] of slots.entries()) {
    states = advance(search, states, slot, index, findCandidates(slot));
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
  let gain = candidate.worth;
  let sameClip = 0;
  let mostAlike = 0;
  for (let state = before; state !== null; state = state.before) {
    const used = state.candidate;
    const isSame = used.clip === candidate.clip;
    if (isSame) {
      const gap = Math.max(
        used.startFrame - candidate.endFrame,
        candidate.startFrame - used.endFrame,
      );
      if (gap < 0 || used.clip.analysis.kind === 'image') return null;
      if (gap < framesPerSecond) gain -= 0.25;
      // Sorted by time these two would stand side by side, and jump.
      if (search.isOrdered && gap > 0 && gap < 3 * framesPerSecond) gain -= 0.8;
      sameClip += 1;
    }
    mostAlike = Math.max(
      mostAlike,
      alikeness(search.similarity, candidate, used, state === before),
    );
  }
  gain -= 2.2 * mostAlike + (mostAlike > nearIdentical ? 2 : 0);
  if (before !== null) gain -= neighbourCost(search, before.candidate, candidate);
  gain -= 0.35 * Math.max(0, sameClip + 1 - search.fairShare);
  gain -= 3 * Math.max(0, sameClip + 1 - (search.caps[candidate.clip.index] ?? 1));
  if (sameClip === 0) gain += search.intent.order === 'given' ? 1.2 : 0.2;
  return gain - reserveCost(search, candidate, slot);
}

function alikeness(
  similarity: Similarity,
  a: Candidate,
  b: Candidate,
  isPrevious: boolean,
): number {
  if (a.moment === null || b.moment === null) return 0;
  const across = a.clip === b.clip ? 1 : 0.8;
  return similarity.between(a.moment, b.moment) * across * (isPrevious ? 1.3 : 1);
}

function neighbourCost(search: Search, previous: Candidate, candidate: Candidate): number {
  const same = previous.clip === candidate.clip ? alternation[search.intent.pace] : 0;
  if (previous.moment === null || candidate.moment === null) return same;
  const jumps = search.similarity.hashDistance(previous.moment, candidate.moment) < jumpDistance;
  return same + (jumps ? 1 : 0);
}

function reserveCost({ reserved }: Search, candidate: Candidate, slot: Slot): number {
  if (reserved === null || candidate.clip !== reserved.clip) return 0;
  const touches =
    candidate.startFrame < reserved.endFrame && reserved.startFrame < candidate.endFrame;
  if (!touches) return 0;
  return slot.role === 'ending' ? -0.8 : 2;
}

/** The best ending that neither is nor looks like the opening. */
function reserveForEnd(
  slots: readonly Slot[],
  find: FindCandidates,
  similarity: Similarity,
): Candidate | null {
  const first = slots[0];
  const last = slots.at(-1);
  if (first === undefined || last?.role !== 'ending' || slots.length < 4) return null;
  const opening = bestOf(find(first), (each) => each.worth);
  return bestOf(find(last), (each) => {
    const alike = opening === null ? 0 : alikeness(similarity, opening, each, true);
    return each.worth - 2.2 * alike - (each.clip === opening?.clip ? 0.5 : 0);
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
