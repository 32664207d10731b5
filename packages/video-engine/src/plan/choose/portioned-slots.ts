import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { type ClipMaterial, type Material, takeFrames } from '../material/material.ts';
import { roleOf, usualSeconds } from './counted-slots.ts';
import type { Slot } from './slot.ts';

/** Of a clip's longest take: shots a little shorter still find room in it. */
const longestTakeShare = 0.9;

/** What one clip fills, or what is left for all others. */
type Group = { readonly clip: ClipMaterial | null; readonly frames: number };
type Piece = {
  readonly clip: ClipMaterial | null;
  readonly length: number;
  /** 0–1, where in the film it stands. */
  readonly place: number;
};

/** Slots in which each clip has exactly its part; what is left is for the clips without one. */
export function portionedSlots(
  intent: Intent,
  material: Material,
  length: number,
  portions: ReadonlyMap<number, number>,
): readonly Slot[] {
  const groups = groupsOf(material, length, portions);
  const counts = countsOf(intent, groups);
  const pieces = groups.flatMap((group, index) =>
    split(group.frames, counts[index] as number).map((each, nth, all) => ({
      clip: group.clip,
      length: each,
      place: placeOf(group, groups, intent, (nth + 0.5) / all.length),
    })),
  );
  const film = movedToEnds(
    pieces.toSorted((a, b) => a.place - b.place),
    intent,
  );
  const portioned = new Set(portions.keys());
  let startFrame = 0;
  return film.map((piece, index): Slot => {
    const slot = {
      ...{ startFrame, length: piece.length, role: roleOf(intent, index, film.length) },
      ...(piece.clip === null ? { without: portioned } : { index: piece.clip.index }),
    };
    startFrame += piece.length;
    return slot;
  });
}

function groupsOf(
  { clips }: Material,
  length: number,
  portions: ReadonlyMap<number, number>,
): readonly Group[] {
  const own = clips.flatMap((clip): Group[] => {
    const frames = portions.get(clip.index) ?? 0;
    return frames > 0 ? [{ clip, frames }] : [];
  });
  const rest = length - own.reduce((sum, { frames }) => sum + frames, 0);
  return rest > 0 ? [...own, { clip: null, frames: rest }] : own;
}

/** Shots of each group: of the wished or the pace's length, none longer than a take. */
function countsOf(intent: Intent, groups: readonly Group[]): readonly number[] {
  const usual = usualSeconds(intent) * framesPerSecond;
  const { count } = intent.shots;
  const counts = groups.map(({ clip, frames }) => {
    if (clip?.analysis.kind === 'image') return 1;
    const longest = clip === null ? frames : longestTake(clip) * longestTakeShare;
    return Math.max(1, Math.round(frames / usual), Math.ceil(frames / Math.max(1, longest)));
  });
  const total = counts.reduce((sum, each) => sum + each, 0);
  if (count === null || (total >= count.least && total <= count.most)) return counts;
  return counted(groups, total < count.least ? count.least : count.most);
}

/** So many in all, by the groups' lengths; each group has one. */
function counted(groups: readonly Group[], wished: number): readonly number[] {
  const counts = groups.map(() => 1);
  const isOpen = (index: number) => groups[index]?.clip?.analysis.kind !== 'image';
  for (let left = wished - groups.length; left > 0; left -= 1) {
    const long = (index: number) => (groups[index] as Group).frames / (counts[index] as number);
    const open = counts.map((_, index) => index).filter(isOpen);
    if (open.length === 0) break;
    const next = open.reduce((best, index) => (long(index) > long(best) ? index : best));
    counts[next] = (counts[next] as number) + 1;
  }
  return counts;
}

/** Even lengths, so that half-speed shots begin on whole clip frames; the last takes the rest. */
function split(frames: number, count: number): readonly number[] {
  const pieces = Math.max(1, Math.min(count, frames));
  const end = (index: number) =>
    index === pieces ? frames : Math.max(index, 2 * Math.floor((frames * index) / pieces / 2));
  return Array.from({ length: pieces }, (_, index) => end(index + 1) - end(index));
}

/**
 * In a film by time a clip's shots stand together, where the clip does. Elsewhere they are spread
 * over the film; a clip that comes again has its first coming in the first part of it.
 */
function placeOf(
  { clip }: Group,
  groups: readonly Group[],
  { order }: Intent,
  nth: number,
): number {
  if (order === 'given' || order === 'chronological') {
    return clip === null ? 1 : (clip.index + nth) / (1 + Math.max(...groups.map(indexOf)));
  }
  const same = groups.filter((each) => each.clip?.number === clip?.number);
  const time = same.findIndex((each) => each.clip === clip);
  return (time + nth) / same.length;
}

function indexOf({ clip }: Group): number {
  return clip?.index ?? 0;
}

/** The clips wished for at the ends, from wherever their shots stand; the rest may hold them too. */
function movedToEnds(pieces: readonly Piece[], { clips }: Intent): readonly Piece[] {
  const film = [...pieces];
  const move = (number: number | null, to: number, find: 'findIndex' | 'findLastIndex') => {
    if (number === null || film.length < 2) return;
    const own = film[find](({ clip }) => clip?.number === number);
    const from = own === -1 ? film[find](({ clip }) => clip === null) : own;
    if (from !== -1) film.splice(to, 0, ...film.splice(from, 1));
  };
  move(clips.first, 0, 'findIndex');
  move(clips.last, film.length - 1, 'findLastIndex');
  return film;
}

function longestTake({ takes, speed }: ClipMaterial): number {
  return Math.max(1, ...takes.map((take) => takeFrames(take, speed)));
}
