import type { Box } from '@armoni/perception/see/nanodet';
import { smoothstep } from '../maths/interpolation.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import { likelihood, modelOf } from './colour-model.ts';
import { followEdges } from './follow-edges.ts';

const rounds = 5;
/** How much colours say beside what was seen before: all of it for a box, little for a network. */
const colourWeight = { trusted: 0.25, guessed: 0.9 } as const;
/** No colour is so telling that it could not be a chance. */
const mostEvidence = 3;
/** Of the subject: a hole that is larger shows what is behind it. */
const hole = { trusted: 0.01, guessed: 0.3 } as const;
/** A subject fills this much of its box, at least and at most. */
const fill = { least: 0.12, most: 0.97 } as const;
/** Mean distance from « one or the other » in the box, 0–1: below it the edge is a guess. */
const leastSureness = { strict: 0.55, loose: 0.3 } as const;
/** Share of the pixels about the box that look like the subject: above it nothing tells them apart. */
const mostAlike = 0.3;

type Prior = {
  /** 0–1 a pixel; 0 is surely outside. */
  readonly mask: Float32Array;
  readonly box: Box;
  /** Told by a network that knows outlines, not by a box alone. */
  readonly isTrusted: boolean;
  readonly isLoose: boolean;
};

/**
 * What belongs to the subject, by what was likely before and by colours inside and outside, which
 * are told anew in each round (after GrabCut); edges are followed between rounds. Null where the
 * subject and what is around it cannot be told apart.
 */
export function growFromPrior(
  planes: LabPlanes,
  { mask: prior, box, isTrusted, isLoose }: Prior,
): Float32Array | null {
  const weight = isTrusted ? colourWeight.trusted : colourWeight.guessed;
  let mask: Float32Array = prior;
  for (let round = 0; round < rounds; round += 1) {
    const inside = modelOf(
      planes,
      mask.map((value) => (value > 0.6 ? value : 0)),
    );
    const outside = modelOf(
      planes,
      mask.map((value) => (value < 0.3 ? 1 - value : 0)),
    );
    if (!inside || !outside) return null;
    const next = prior.map((before, i) => {
      const [l, a, b] = [planes.l[i]!, planes.a[i]!, planes.b[i]!];
      const ratio = Math.log(likelihood(inside, l, a, b) / likelihood(outside, l, a, b));
      const evidence = Math.min(mostEvidence, Math.max(-mostEvidence, ratio));
      if (before <= 0) return 0;
      const odds = Math.log(clip(before) / (1 - clip(before))) + weight * evidence;
      return 1 / (1 + Math.exp(-odds));
    });
    mask = followEdges(next, planes, 2.5);
    for (let i = 0; i < mask.length; i += 1) if (prior[i]! <= 0) mask[i] = 0;
  }
  const mostHole = isTrusted ? hole.trusted : hole.guessed;
  const largest = closeHoles(keepLargest(mask, planes), planes, mostHole);
  return isSure(largest, planes, { box, isLoose }) ? largest : null;
}

function isSure(
  mask: Float32Array,
  { width, height }: LabPlanes,
  { box, isLoose }: Pick<Prior, 'box' | 'isLoose'>,
): boolean {
  let [count, filled, sure] = [0, 0, 0];
  for (let y = Math.floor(box.top * height); y < Math.ceil(box.bottom * height); y += 1) {
    for (let x = Math.floor(box.left * width); x < Math.ceil(box.right * width); x += 1) {
      const value = mask[y * width + x];
      if (value === undefined) continue;
      count += 1;
      filled += value;
      sure += Math.abs(2 * value - 1);
    }
  }
  if (count === 0) return false;
  const share = filled / count;
  const enough = isLoose ? leastSureness.loose : leastSureness.strict;
  return share >= fill.least && share <= fill.most && sure / count >= enough;
}

/** Of subjects that stand alone on an even ground: border colours are the ground, the rest is it. */
export function standsOut(planes: LabPlanes): Float32Array | null {
  const { width, height } = planes;
  const border = Math.max(2, Math.round(0.03 * Math.min(width, height)));
  const isBorder = (x: number, y: number) =>
    x < border || y < border || x >= width - border || y >= height - border;
  const ring = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) ring[y * width + x] = isBorder(x, y) ? 1 : 0;
  }
  const ground = modelOf(planes, ring);
  if (!ground) return null;
  const usual = new Float32Array(width * height);
  const values: number[] = [];
  for (let i = 0; i < usual.length; i += 1) {
    usual[i] = -Math.log(likelihood(ground, planes.l[i]!, planes.a[i]!, planes.b[i]!));
    if (ring[i]) values.push(usual[i]!);
  }
  values.sort((a, b) => a - b);
  const limit = values[Math.floor(0.98 * values.length)]!;
  const likely = usual.map((value) => smoothstep(limit, limit + 3, value));
  const alone = keepLargest(followEdges(likely, planes, 2.5), planes);
  let [share, atBorder, borderCount, sure] = [0, 0, 0, 0];
  let [inside, vague] = [0, 0];
  for (let i = 0; i < alone.length; i += 1) {
    share += alone[i]! / alone.length;
    inside += alone[i]! >= 0.5 ? 1 : 0;
    vague += alone[i]! > 0.1 && alone[i]! < 0.9 ? 1 : 0;
    sure += Math.abs(2 * alone[i]! - 1) / alone.length;
    if (ring[i]) {
      borderCount += 1;
      atBorder += alone[i]!;
    }
  }
  const isAlike = atBorder / borderCount > mostAlike;
  const isWhole = solidity(alone, planes) > leastSolid;
  const isSharp = vague < mostVague * inside;
  return share > 0.02 && share < 0.8 && sure > 0.8 && !isAlike && isWhole && isSharp ? alone : null;
}

/** Pixels half inside, of those inside: things had at most .75 of them, the glow of a sky 1.2 or more. */
const mostVague = 1;

/** Of the rectangle about it: a rim or some glints of a thing are not the thing. */
const leastSolid = 0.3;

function solidity(mask: Float32Array, { width, height }: LabPlanes): number {
  let [left, top, right, bottom, area] = [width, height, -1, -1, 0];
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i]! < 0.5) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    area += 1;
  }
  return area / Math.max(1, (right - left + 1) * (bottom - top + 1));
}

/** The largest patch and those of a tenth of it; holes that are a chance of colour are closed. */
function keepLargest(mask: Float32Array, { width, height }: LabPlanes): Float32Array {
  const patch = new Int32Array(mask.length).fill(-1);
  const sizes: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start]! < 0.5 || patch[start]! >= 0) continue;
    sizes.push(flood(mask, patch, { start, number: sizes.length, width, height }));
  }
  const largest = Math.max(0, ...sizes);
  return mask.map((value, i) => {
    if (patch[i]! < 0) return value;
    return sizes[patch[i]!]! >= 0.1 * largest ? value : 0;
  });
}

/** Patches of ground that the subject closes in, as far as they are small against it. */
function closeHoles(mask: Float32Array, size: LabPlanes, mostShare: number): Float32Array {
  const { width, height } = size;
  const ground = mask.map((value) => 1 - value);
  const patch = new Int32Array(mask.length).fill(-1);
  const sizes: number[] = [];
  let subject = 0;
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start]! >= 0.5) subject += 1;
    if (ground[start]! < 0.5 || patch[start]! >= 0) continue;
    sizes.push(flood(ground, patch, { start, number: sizes.length, width, height }));
  }
  const open = new Set<number>();
  for (let x = 0; x < width; x += 1) open.add(patch[x]!).add(patch[(height - 1) * width + x]!);
  for (let y = 0; y < height; y += 1) open.add(patch[y * width]!).add(patch[(y + 1) * width - 1]!);
  return mask.map((value, i) => {
    const number = patch[i]!;
    const isHole = number >= 0 && !open.has(number) && sizes[number]! <= mostShare * subject;
    return isHole ? 1 : value;
  });
}

type Flood = { start: number; number: number; width: number; height: number };

function flood(mask: Float32Array, patch: Int32Array, { start, number, width, height }: Flood) {
  const waiting = [start];
  patch[start] = number;
  let size = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    size += 1;
    const x = at % width;
    const y = Math.floor(at / width);
    for (const [dx, dy] of beside) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      const next = ny * width + nx;
      if (mask[next]! < 0.5 || patch[next]! >= 0) continue;
      patch[next] = number;
      waiting.push(next);
    }
  }
  return size;
}

const beside = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function clip(value: number): number {
  return Math.min(0.98, Math.max(0.02, value));
}
