import { upperMedian } from '../../maths/statistics.ts';
import type { Reframe } from '../../model/analysis.ts';
import type { CropSlot } from '../crop/crop-slot.ts';
import { type Edges, edgesAt, holdBox } from '../crop/hold-box.ts';
import { clearnessOf, edgesOfParts, type Mover, middleOf } from '../subject/find-mover.ts';
import { chainPeople } from './chain-people.ts';
import type { Look } from './look.ts';

/** Below these nothing is said to walk: of the samples, in shares of the picture, and 0–1. */
const walks = { travel: 0.1, clearness: 0.25, share: 0.5 } as const;
/** Against somebody who is seen well enough it must be there nearly all the time. */
const shareAgainstSomebody = 0.8;
/** Of their union: from here on a person and what moves are one, or may still be. */
const same = { surely: 0.4, perhaps: 0.3 } as const;
/** Of the pictures in which somebody is followed: in so many they are what moves. */
const sameShare = 0.5;
/** Of the pictures: in so many a person must be seen where something moves, to be who moves. */
const leastSeen = 0.2;
/** What moves may be wider than the person that it is (a shadow, the ground just left), by this much. */
const widest = 1.3;
/** Frames around a picture in which somebody was seen: what moves has nothing to add there. */
const seenFrames = { followed: 10, moving: 5 } as const;

/**
 * Holds a person inside the crop. Followed is who is seen, along the heaviest chain of pictures, and what moves
 * by itself: it fills the pictures in which nobody was found, and decides where somebody else was. Null when
 * nobody is there to follow.
 */
export function followPerson(
  looks: readonly Look[],
  slot: CropSlot,
  mover: Mover | null = null,
): Reframe | null {
  const edges = edgesOf(looks, slot, mover);
  return edges.length === 0 ? null : holdBox(edges, slot);
}

function edgesOf(looks: readonly Look[], slot: CropSlot, mover: Mover | null): readonly Edges[] {
  const followed = chainPeople(looks).map(({ frame, person: { start, end } }) => {
    return { frame, start, end };
  });
  if (mover === null || !isWalking(mover)) return followed;
  const moved = edgesOfParts(mover, slot.sampleFrames);
  const seen = seenWhereItMoves(looks, moved);
  const isSeen = seen.length > 0 && seen.length >= leastSeen * looks.length;
  if (followed.length === 0) return isSeen ? filled(seen, moved, seenFrames.moving) : [];
  if (mover.share < shareAgainstSomebody) return followed;
  const fits = followed.map((edges) => overlap(edges, edgesAt(moved, edges.frame)));
  if (fits.filter((fit) => fit >= same.surely).length >= sameShare * fits.length) {
    const kept = followed.filter((_, index) => fits[index]! >= same.perhaps);
    return filled(kept, moved, seenFrames.followed);
  }
  return isSeen ? filled(seen, moved, seenFrames.moving) : followed;
}

function isWalking(mover: Mover): boolean {
  const { share, travel, clearness } = walks;
  return mover.share >= share && mover.travel >= travel && clearnessOf(mover) >= clearness;
}

/** In each picture the person who is most surely what moves, where there is one. */
function seenWhereItMoves(looks: readonly Look[], moved: readonly Edges[]): readonly Edges[] {
  return looks.flatMap(({ frame, people }) => {
    const there = edgesAt(moved, frame);
    const fitting = people
      .map(({ start, end, score }) => ({
        start,
        end,
        worth: score * overlap({ start, end }, there),
      }))
      .filter((one) => overlap(one, there) >= same.surely)
      .toSorted((a, b) => b.worth - a.worth);
    return fitting.slice(0, 1).map(({ start, end }) => ({ frame, start, end }));
  });
}

/** Who was seen, and between them what moves, as wide as they are. */
function filled(
  seen: readonly Edges[],
  moved: readonly Edges[],
  seenFrames: number,
): readonly Edges[] {
  const width = upperMedian(seen.map(({ start, end }) => end - start));
  const between = moved
    .filter(({ frame }) => seen.every((one) => Math.abs(one.frame - frame) > seenFrames))
    .map(({ frame, start, end }) => {
      const half = Math.min(Math.max(end - start, width), widest * width) / 2;
      const middle = middleOf({ start, end });
      return { frame, start: Math.max(0, middle - half), end: Math.min(1, middle + half) };
    });
  return [...seen, ...between].toSorted((a, b) => a.frame - b.frame);
}

/** Of what both cover together, what they share. */
function overlap(a: Omit<Edges, 'frame'>, b: Omit<Edges, 'frame'>): number {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared <= 0 ? 0 : shared / (a.end - a.start + b.end - b.start - shared);
}
