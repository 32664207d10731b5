import { blockResidual, farReach } from '../frames/block-residual.ts';
import { type SmallFrame, smallHeight, smallWidth } from '../frames/small-frame.ts';
import type { Boundary } from './boundary.ts';

/** Frames: 0.3–1.5 s at 25 a second, each a third longer than the one before. */
const windowLengths = [8, 11, 15, 20, 27, 38];
/** Windows of one length begin this many times within it. */
const stepsPerWindow = 8;
/** Frames between the ends that are looked at. */
const innerFrames = 7;

/** What makes a dissolve: F1 0.989 of 47 generated ones that the tuning had not seen. */
const rules = {
  /** Share of the squared distance of the ends that lies off the line between them. */
  mostResidue: 0.16,
  /** Root mean square distance of α from an even climb. */
  mostUnevenness: 0.11,
  /** α may fall by this much, and once by more. */
  smallestFall: 0.03,
  /** Of the middle's variance against the ends': a mix of unlike pictures loses contrast. */
  mostMiddleVariance: 0.84,
  /** Steps of the seven whose variance is the middle's. */
  middleSteps: { from: 3, to: 5 },
} as const;

/** Root mean square difference of the ends, 0–255; less for pictures of little contrast. */
const leastDifference = 9;
const fullContrast = 80;
const contrastFloor = 0.15;

/** Low residual of the ends: real dissolves have 0.5 and more, false ones mostly 0.48 and less. */
const leastEndResidual = 0.42;
/** Added for each unit of residual just outside: restless pictures differ anyway. */
const restlessness = 2;

/** How the best of overlapping windows is told: by difference, cleanness, and a little length. */
const scoring = { residue: 2, unevenness: 2, usualFrames: 15, lengthPower: 0.15 } as const;

/**
 * Dissolves as straight lines: in a mix of two still enough takes each frame F between the
 * ends A and B lies at A + α(B − A), α climbs evenly, the residue ρ off the line is small,
 * and the contrast dips in the middle (the parabola of two uncorrelated pictures' mix).
 */
export function findDissolves(
  frames: readonly SmallFrame[],
  /** Low residual of each frame against the one before it. */
  neighbours: readonly number[],
): Boundary[] {
  const vectors = frames.map(toVector);
  const candidates: Candidate[] = [];
  for (const length of windowLengths) {
    const step = Math.max(1, Math.round(length / stepsPerWindow));
    for (let from = 0; from + length < frames.length; from += step) {
      const candidate = judge(frames, vectors, from, from + length);
      if (candidate) candidates.push(candidate);
    }
  }
  candidates.sort((a, b) => b.score - a.score);
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    const isFree = chosen.every((one) => candidate.to <= one.from || candidate.from >= one.to);
    if (isFree && areDifferent(frames, neighbours, candidate)) chosen.push(candidate);
  }
  return chosen.map(({ from, to }) => ({ kind: 'dissolve', from: from + 1, to }));
}

type Candidate = { readonly from: number; readonly to: number; readonly score: number };

/** 32×18 means of Y, Cb and Cr. */
type Vector = { readonly values: Float32Array; readonly lumaVariance: number };

function judge(
  frames: readonly SmallFrame[],
  vectors: readonly Vector[],
  from: number,
  to: number,
): Candidate | null {
  const a = vectors[from]!;
  const b = vectors[to]!;
  const span = squaredDistance(a.values, b.values);
  const rms = Math.sqrt(span / a.values.length);
  const contrast = frames[from]!.sd + frames[to]!.sd;
  if (rms < leastDifference * Math.min(1, contrast / fullContrast + contrastFloor)) return null;
  const line = lineFit(vectors, from, to, span);
  if (!line || line.residue > rules.mostResidue || line.unevenness > rules.mostUnevenness)
    return null;
  const ends = (a.lumaVariance + b.lumaVariance) / 2;
  if (line.middleVariance / (ends + 1e-6) > rules.mostMiddleVariance) return null;
  const cleanness =
    rms * (1 - scoring.residue * line.residue) * (1 - scoring.unevenness * line.unevenness);
  const score = cleanness * ((to - from) / scoring.usualFrames) ** scoring.lengthPower;
  return { from, to, score };
}

type LineFit = {
  readonly residue: number;
  readonly unevenness: number;
  readonly middleVariance: number;
};

/** Null when α falls back more than once: no mix does that. */
function lineFit(
  vectors: readonly Vector[],
  from: number,
  to: number,
  span: number,
): LineFit | null {
  const a = vectors[from]!.values;
  const b = vectors[to]!.values;
  const middle = rules.middleSteps;
  let residue = 0;
  let unevenness = 0;
  let falls = 0;
  let before = 0;
  let middleVariance = 0;
  for (let step = 1; step <= innerFrames; step += 1) {
    const at = from + Math.round((step * (to - from)) / (innerFrames + 1));
    const frame = vectors[at]!;
    const alpha = projection(frame.values, a, b) / span;
    const off = squaredDistance(frame.values, a) - alpha * alpha * span;
    residue += off / span / innerFrames;
    unevenness += (alpha - (at - from) / (to - from)) ** 2 / innerFrames;
    if (alpha < before - rules.smallestFall) falls += 1;
    if (falls > 1 || residue > rules.mostResidue) return null;
    before = alpha;
    if (step >= middle.from && step <= middle.to) {
      middleVariance += frame.lumaVariance / (middle.to - middle.from + 1);
    }
  }
  return { residue, unevenness: Math.sqrt(unevenness), middleVariance };
}

/**
 * The ends must be different scenes, not one scene that moved or changed light, and clearly
 * more so than noise and motion make neighbouring frames just outside.
 */
function areDifferent(
  frames: readonly SmallFrame[],
  neighbours: readonly number[],
  { from, to }: Candidate,
): boolean {
  const restless = ((neighbours[from] ?? 0) + (neighbours[to + 1] ?? 0)) / 2;
  return (
    blockResidual(frames[from]!, frames[to]!, farReach).low >=
    leastEndResidual + restlessness * restless
  );
}

function toVector(frame: SmallFrame): Vector {
  const across = smallWidth / 2;
  const cells = across * (smallHeight / 2);
  const values = new Float32Array(cells * 3);
  for (const [plane, offset] of [
    [frame.y, 0] as const,
    [frame.cb, cells] as const,
    [frame.cr, 2 * cells] as const,
  ]) {
    for (let cell = 0; cell < cells; cell += 1) {
      const at = ((cell / across) | 0) * 2 * smallWidth + (cell % across) * 2;
      const sum =
        plane[at]! + plane[at + 1]! + plane[at + smallWidth]! + plane[at + smallWidth + 1]!;
      values[offset + cell] = sum / 4;
    }
  }
  return { values, lumaVariance: frame.sd * frame.sd };
}

function squaredDistance(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i]! - b[i]!) ** 2;
  return sum;
}

/** ⟨F − A, B − A⟩ */
function projection(f: Float32Array, a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (f[i]! - a[i]!) * (b[i]! - a[i]!);
  return sum;
}
