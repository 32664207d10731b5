import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { type Material, usableFramesOf } from '../material/material.ts';
import { wishedFrames } from '../material/wished-frames.ts';
import { portionNotes } from '../texts.ts';

/** Against an even part of the film: « surtout », « un peu de ». */
const weights = { more: 3, less: 0.4 } as const;
/** Shares that leave less than this of the film are all of it. */
const wholeShare = 0.99;

export type Portions = {
  /** Film frames of each clip that has a part of its own, by its place in the material. */
  readonly frames: ReadonlyMap<number, number>;
  readonly notes: readonly string[];
};

/**
 * Frames that can be shown: of clips wished for by seconds no more than those. And the film's
 * length where nothing but them is to be shown; null where others stand beside them.
 */
export function portionedLength(intent: Intent, material: Material) {
  const wished = wishedFrames(intent);
  const { sequence, shares } = intent.clips;
  const numbers = [...new Set(material.clips.map(({ number }) => number))];
  const frames = new Map(
    numbers.map((number) => {
      const usable = usableOf(material, number);
      return [number, Math.min(usable, wished.get(number) ?? usable)] as const;
    }),
  );
  const sum = (of: readonly number[]) => of.reduce((all, each) => all + (frames.get(each) ?? 0), 0);
  const isTimed = (number: number) => wished.has(number);
  const named = numbers.filter((number) => sequence.includes(number));
  const isAll = numbers.every(isTimed) || (named.length > 0 && named.every(isTimed));
  const bearable = shares.flatMap(({ clip, share }) =>
    typeof share === 'number' && share > 0 ? [usableOf(material, clip) / share] : [],
  );
  return {
    usableFrames: sum(numbers),
    least: sum(numbers.filter(isTimed)),
    /** Of a film in which each share can be held to. */
    most: Math.floor(Math.min(Number.POSITIVE_INFINITY, ...bearable)),
    whole: isAll && shares.length === 0 ? sum(numbers.filter(isTimed)) : null,
  };
}

/** What each clip gets of a film of `length` frames. */
export function portionsOf(intent: Intent, material: Material, length: number): Portions {
  const wished = wishedByNumber(intent, material, length);
  const asked = [...wished.values()].reduce((sum, frames) => sum + frames, 0);
  const scale = asked > length ? length / asked : 1;
  const notes: string[] =
    scale < 1 ? [portionNotes.tooMuch(inSeconds(asked), inSeconds(length))] : [];
  const byNumber = new Map<number, number>();
  for (const [number, frames] of wished) {
    const usable = usableOf(material, number);
    const given = Math.min(usable, Math.round(frames * scale));
    byNumber.set(number, given);
    if (usable < Math.round(frames * scale))
      notes.push(portionNotes.clipShort(number, inSeconds(frames), inSeconds(usable)));
  }
  addWeighted(intent, material, length, byNumber);
  fillUp(intent, material, length, byNumber);
  return { frames: byPlace(material, byNumber), notes };
}

/** Seconds and percents, in frames. */
function wishedByNumber(intent: Intent, material: Material, length: number) {
  const isThere = (number: number) => material.clips.some((clip) => clip.number === number);
  const wished = new Map([...wishedFrames(intent)].filter(([number]) => isThere(number)));
  for (const { clip, share } of intent.clips.shares) {
    if (typeof share === 'number' && isThere(clip) && !wished.has(clip))
      wished.set(clip, Math.round(share * length));
  }
  return wished;
}

/** More and less of a clip, and clips that come again: parts of what is left, by their weight. */
function addWeighted(
  { clips }: Intent,
  material: Material,
  length: number,
  byNumber: Map<number, number>,
): void {
  const weightOf = (number: number) => {
    const share = clips.shares.find(({ clip }) => clip === number)?.share;
    return share === 'more' || share === 'less' ? weights[share] : 1;
  };
  const free = material.clips.filter(({ number }) => !byNumber.has(number));
  const rest = length - sumOf(byNumber);
  const weight = free.reduce((sum, { number }) => sum + weightOf(number), 0);
  for (const number of new Set(free.map((clip) => clip.number))) {
    const own = free.filter((clip) => clip.number === number);
    if (weightOf(number) === 1 && own.length === 1) continue;
    const frames = Math.floor((rest * weightOf(number) * own.length) / weight);
    byNumber.set(number, Math.min(usableOf(material, number), frames));
  }
}

/** What no clip without a part of its own can take goes to those that have one, as far as they bear it. */
function fillUp(
  { clips }: Intent,
  material: Material,
  length: number,
  byNumber: Map<number, number>,
): void {
  const percents = clips.shares.flatMap(({ share }) => (typeof share === 'number' ? [share] : []));
  const isWhole = percents.reduce((sum, each) => sum + each, 0) >= wholeShare;
  const others = material.clips
    .filter(({ number }) => !byNumber.has(number))
    .reduce((sum, clip) => sum + usableFramesOf(clip), 0);
  let left = length - sumOf(byNumber) - (isWhole ? 0 : others);
  const isExact = (number: number) => clips.seconds.some(({ clip }) => clip === number);
  const flexible = [...byNumber.keys()].toSorted((a, b) => Number(isExact(a)) - Number(isExact(b)));
  for (const number of flexible) {
    const has = byNumber.get(number) ?? 0;
    const more = Math.max(0, Math.min(left, usableOf(material, number) - has));
    byNumber.set(number, has + more);
    left -= more;
  }
}

/** Each coming of a clip gets an even part of what the clip has, no more than it bears. */
function byPlace(material: Material, byNumber: ReadonlyMap<number, number>) {
  const frames = new Map<number, number>();
  for (const [number, total] of byNumber) {
    const own = material.clips.filter((clip) => clip.number === number);
    let left = total;
    own.forEach((clip, place) => {
      const part = Math.min(usableFramesOf(clip), Math.ceil(left / (own.length - place)));
      frames.set(clip.index, part);
      left -= part;
    });
  }
  return frames;
}

function usableOf(material: Material, number: number): number {
  return material.clips
    .filter((clip) => clip.number === number)
    .reduce((sum, clip) => sum + usableFramesOf(clip), 0);
}

function sumOf(frames: ReadonlyMap<number, number>): number {
  return [...frames.values()].reduce((sum, each) => sum + each, 0);
}

function inSeconds(frames: number): number {
  return frames / framesPerSecond;
}
