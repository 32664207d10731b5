import type { AccordStripe } from '../media/accord.tsx';

export type BarShot = {
  readonly startSeconds: number;
  readonly durationSeconds: number;
  readonly stripes: readonly AccordStripe[];
};

export const gapPx = 3;
const shotsMaximum = 16;
const shotWidthMinimumPx = 8;

/**
 * The shots a bar of this width can show: neighbours are joined, the shortest pair first,
 * until at most 16 remain and none is narrower than 8 px.
 */
export function mergeShots(shots: readonly BarShot[], widthPx: number): readonly BarShot[] {
  const merged = [...shots];
  while (merged.length > 1 && !fits(merged, widthPx)) {
    const index = shortestPair(merged);
    merged.splice(index, 2, join(merged[index]!, merged[index + 1]!));
  }
  return merged;
}

function fits(shots: readonly BarShot[], widthPx: number): boolean {
  if (shots.length > shotsMaximum) return false;
  const total = shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);
  const pxPerSecond = (widthPx - gapPx * (shots.length - 1)) / total;
  return shots.every((shot) => shot.durationSeconds * pxPerSecond >= shotWidthMinimumPx);
}

function shortestPair(shots: readonly BarShot[]): number {
  let best = 0;
  for (let index = 1; index < shots.length - 1; index += 1) {
    if (pairSeconds(shots, index) < pairSeconds(shots, best)) best = index;
  }
  return best;
}

function pairSeconds(shots: readonly BarShot[], index: number): number {
  return shots[index]!.durationSeconds + shots[index + 1]!.durationSeconds;
}

/** The three widest colours of both, each weighted by its shot's length, in their order. */
function join(a: BarShot, b: BarShot): BarShot {
  const durationSeconds = a.durationSeconds + b.durationSeconds;
  const weighted = [a, b].flatMap((shot) =>
    shot.stripes.map(({ colour, share }) => ({
      colour,
      share: (share * shot.durationSeconds) / durationSeconds,
    })),
  );
  const widest = weighted.toSorted((x, y) => y.share - x.share).slice(0, 3);
  const stripes = weighted.filter((stripe) => widest.includes(stripe));
  return { startSeconds: a.startSeconds, durationSeconds, stripes };
}
