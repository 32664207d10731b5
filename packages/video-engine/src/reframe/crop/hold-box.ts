import { median } from '../../maths/statistics.ts';
import type { Reframe } from '../../model/analysis.ts';
import { filmRate } from '../../model/time.ts';
import { neededPoints } from './crop-points.ts';
import type { CropSlot } from './crop-slot.ts';

/** Where something begins and ends along the crop's free axis at one film frame, 0–1. */
export type Edges = { readonly frame: number; readonly start: number; readonly end: number };
type Range = { readonly least: number; readonly most: number };

/** Kept free beside what is held, in shares of the crop, and of what is left of it. */
const margin = { crop: 0.2, free: 0.45 } as const;
const framesPerSecond = filmRate.numerator / filmRate.denominator;
/** The path is drawn taut: smoothed and put back between its bounds, again and again. */
const tautRounds = 40;
const tautSigma = 0.35 * framesPerSecond;
/** A last smoothing rounds the places where a bound is touched. */
const lastSigma = 0.2 * framesPerSecond;

/**
 * Holds what is between the edges inside the crop with as little motion as that takes: still where one
 * place does, else along the shortest smooth way between the bounds.
 *
 * @param edges ascending frames, at least one
 */
export function holdBox(edges: readonly Edges[], slot: CropSlot): Reframe {
  const bounds = Array.from({ length: slot.frameCount }, (_, frame) =>
    boundsAt(edges, frame, slot.widthShare),
  );
  const free = 1 - slot.widthShare;
  const middles = bounds.map(({ least, most }) => (least + most) / 2);
  const least = Math.max(...bounds.map((bound) => bound.least));
  const most = Math.min(...bounds.map((bound) => bound.most));
  if (least <= most) {
    const place = Math.min(most, Math.max(least, median(middles)));
    return { kind: 'static', position: rounded(place / free) };
  }
  const path = drawTaut(middles, bounds).map((place) => place / free);
  return { kind: 'move', points: neededPoints(path) };
}

/** Where the crop's first edge may stand; one place alone where it outgrows the crop. */
function boundsAt(edges: readonly Edges[], frame: number, width: number): Range {
  const { start, end } = edgesAt(edges, frame);
  const within = (place: number) => Math.min(1 - width, Math.max(0, place));
  if (end - start >= width) {
    const centred = within((start + end - width) / 2);
    return { least: centred, most: centred };
  }
  const room = Math.min(margin.crop * width, margin.free * (width - (end - start)));
  return { least: within(end + room - width), most: within(start - room) };
}

/** Between two pictures it moves evenly; before the first and after the last it stands. */
function edgesAt(edges: readonly Edges[], frame: number): Edges {
  const after = edges.findIndex((one) => one.frame >= frame);
  if (after === -1) return { ...(edges.at(-1) as Edges), frame };
  const b = edges[after] as Edges;
  const a = edges[after - 1];
  if (a === undefined) return { ...b, frame };
  const share = (frame - a.frame) / (b.frame - a.frame);
  return {
    frame,
    start: a.start + share * (b.start - a.start),
    end: a.end + share * (b.end - a.end),
  };
}

function drawTaut(start: readonly number[], bounds: readonly Range[]): readonly number[] {
  let path = start;
  for (let round = 0; round < tautRounds; round += 1) {
    path = smoothed(path, tautSigma).map((place, frame) => {
      const { least, most } = bounds[frame] as Range;
      return Math.min(most, Math.max(least, place));
    });
  }
  return smoothed(path, lastSigma);
}

/** A Gaussian over frames; at the ends the last value goes on. */
function smoothed(path: readonly number[], sigma: number): readonly number[] {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-0.5 * ((i - reach) / sigma) ** 2),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return path.map((_, frame) => {
    const sum = weights.reduce((running, weight, i) => {
      const at = Math.min(path.length - 1, Math.max(0, frame + i - reach));
      return running + weight * (path[at] as number);
    }, 0);
    return sum / total;
  });
}

function rounded(position: number): number {
  return Math.round(Math.min(1, Math.max(0, position)) * 1e4) / 1e4;
}
