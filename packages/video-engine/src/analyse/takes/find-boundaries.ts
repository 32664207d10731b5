import type { SmallFrame } from '../frames/small-frame.ts';
import { blockResidual } from './block-residual.ts';
import { findDissolves } from './find-dissolves.ts';
import { findFades } from './find-fades.ts';

/** The old take ends before frame `from`, the new one begins at frame `to`; equal for a cut. */
export type Boundary = {
  readonly kind: 'cut' | 'dissolve' | 'fade';
  readonly from: number;
  readonly to: number;
};

/**
 * Shot boundaries in evenly spaced frames (tuned at 25 a second; 24–30 behave alike).
 * Cuts: motion-compensated residual against its neighbourhood, with flashes and passers-by
 * rejected because before and after look alike. Dissolves: frames that lie on the line
 * between their ends. Fades: runs of black.
 */
export function findBoundaries(frames: readonly SmallFrame[]): Boundary[] {
  const residuals = consecutiveResiduals(frames);
  const fades = findFades(frames);
  const cuts = findCuts(frames, residuals);
  const calm = residuals.map(({ low }) => low);
  const dissolves = findDissolves(frames, calm).filter(
    (dissolve) => !fades.some((fade) => overlaps(dissolve, fade)),
  );
  const isInside = (cut: Cut, span: Boundary) => cut.at > span.from && cut.at < span.to;
  const keptCuts = cuts.filter(
    (cut) =>
      !fades.some((fade) => isInside(cut, fade)) &&
      (cut.strength >= decisive || !dissolves.some((dissolve) => isInside(cut, dissolve))),
  );
  const isBroken = (span: Boundary) =>
    keptCuts.some(({ at, strength }) => strength >= decisive && at >= span.from && at <= span.to);
  const keptGradual = [...fades, ...dissolves.filter((dissolve) => !isBroken(dissolve))];
  const straight = keptCuts.map(({ at }) => ({ kind: 'cut' as const, from: at, to: at }));
  return [...straight, ...keptGradual].sort((a, b) => a.from - b.from);
}

function overlaps(a: Boundary, b: Boundary): boolean {
  return a.from < b.to && b.from < a.to;
}

/** A cut this much above its neighbourhood is one even inside a supposed dissolve. */
const decisive = 10;

type PairResidual = { readonly mean: number; readonly low: number };

/** Entry t compares frames t−1 and t; entry 0 is nothing. */
function consecutiveResiduals(frames: readonly SmallFrame[]): PairResidual[] {
  return frames.map((frame, index) => {
    const before = frames[index - 1];
    return before ? blockResidual(before, frame) : { mean: 0, low: 0 };
  });
}

type Cut = {
  readonly at: number;
  /** Residual over the neighbourhood's. */
  readonly strength: number;
};

function findCuts(frames: readonly SmallFrame[], residuals: readonly PairResidual[]): Cut[] {
  const cuts: Cut[] = [];
  for (let at = 1; at < frames.length; at += 1) {
    const { low, mean } = residuals[at]!;
    if (low < 0.16 || !isLocalMaximum(residuals, at)) continue;
    const lowLevel = neighbourhood(residuals, at, (pair) => pair.low) + 0.02;
    const meanLevel = neighbourhood(residuals, at, (pair) => pair.mean) + 0.02;
    if (low < 3 * lowLevel || mean < 2.4 * meanLevel) continue;
    if (isRenewal(frames, at, residuals[at]!) || isTransient(frames, at, low)) continue;
    cuts.push({ at, strength: low / lowLevel });
  }
  return cuts;
}

function isLocalMaximum(residuals: readonly PairResidual[], at: number): boolean {
  const low = residuals[at]!.low;
  for (let i = Math.max(1, at - 3); i <= Math.min(residuals.length - 1, at + 3); i += 1) {
    if (residuals[i]!.low > low || (residuals[i]!.low === low && i < at)) return false;
  }
  return true;
}

/** 60th percentile over ±8 frames without the frame itself. */
function neighbourhood(
  residuals: readonly PairResidual[],
  at: number,
  read: (pair: PairResidual) => number,
): number {
  const from = Math.max(1, at - 8);
  const around = residuals
    .slice(from, at + 9)
    .filter((_, index) => from + index !== at)
    .map(read)
    .sort((a, b) => a - b);
  return around[Math.floor(0.6 * (around.length - 1))] ?? 0;
}

/**
 * A weak candidate that is no new scene: a keyframe that renews a coarsely coded picture
 * changes it a little everywhere, a title that appears changes few blocks a lot.
 */
function isRenewal(frames: readonly SmallFrame[], at: number, pair: PairResidual): boolean {
  if (pair.low >= 0.42) return false;
  const [before, after] = [frames[at - 1]!, frames[at]!];
  const changed = Math.sqrt(
    before.y.reduce((sum, value, i) => sum + (value - after.y[i]!) ** 2, 0) / before.y.length,
  );
  return changed < 0.2 * (before.sd + after.sd) || pair.mean > 2.5 * pair.low;
}

/** Flash or passer-by: some frame before looks like some frame after. */
function isTransient(frames: readonly SmallFrame[], at: number, low: number): boolean {
  const isAlike = (back: number, ahead: number) => {
    const before = frames[at - back];
    const after = frames[at + ahead];
    return before && after ? blockResidual(before, after).low < 0.5 * low : false;
  };
  for (let back = 1; back <= 2; back += 1) {
    for (let ahead = 1; ahead <= 5; ahead += 1) if (isAlike(back, ahead)) return true;
  }
  for (let back = 2; back <= 6; back += 1) {
    for (let ahead = 0; ahead <= 1; ahead += 1) if (isAlike(back, ahead)) return true;
  }
  return false;
}
