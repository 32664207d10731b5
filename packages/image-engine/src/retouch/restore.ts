import { median, quantiles } from '../maths/statistics.ts';
import { blurPlane } from '../raster/blur-plane.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';

/** What was done; nothing is said that did not happen. */
export type Restored = {
  /** Specks and scratches that were filled. */
  readonly specks: number;
  readonly isDenoised: boolean;
  readonly isUncast: boolean;
  readonly isStretched: boolean;
};

/** Half a window's side within which a speck is told from its surroundings. */
const reach = 3;
/** A speck is this many times further from its surroundings than they are among themselves. */
const outlying = 6;
const leastOutlying = 0.13;
/** Standard deviation of grain in lightness from which it is taken out. */
const leastNoise = 0.012;
/** Mean of the colour of the lightest and the greyest places from which it is a cast. */
const leastCast = 0.012;
/** Lightness that a picture should reach, dark and light. */
const range = { dark: 0.12, light: 0.94 } as const;
const mostStretch = 1.8;

/** An old or poor photograph mended: specks, grain, cast, faded tones. */
export function restore(planes: LabPlanes): Restored {
  const specks = fillSpecks(planes);
  const isDenoised = takeGrainOff(planes);
  const isUncast = takeCastOff(planes);
  const isStretched = stretch(planes);
  return { specks, isDenoised, isUncast, isStretched };
}

/** Single specks and thin lines that stand out of a quiet place: their surroundings take over. */
function fillSpecks(planes: LabPlanes): number {
  const { width, height, l } = planes;
  const isSpeck = new Uint8Array(l.length);
  const near = new Float32Array(8 * reach);
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const at = y * width + x;
      let count = 0;
      for (let k = -reach; k < reach; k += 1) {
        near[count++] = l[at - reach * width + k]!;
        near[count++] = l[at + reach * width + k + 1]!;
        near[count++] = l[at + (k + 1) * width - reach]!;
        near[count++] = l[at + k * width + reach]!;
      }
      const [low, middle, high] = quantiles(near, [0.2, 0.5, 0.8]);
      const spread = Math.max(0.01, high! - low!);
      const gap = Math.abs(l[at]! - middle!);
      if (gap > leastOutlying && gap > outlying * spread * 0.5) isSpeck[at] = 1;
    }
  }
  const patches = labelSmall(isSpeck, width, height);
  if (patches.length > Math.max(20, (mostSpecks * l.length) / 1e6)) return 0;
  for (const pixels of patches) {
    for (const at of pixels) fillFrom(planes, isSpeck, at);
  }
  return patches.length;
}

/**
 * For a million pixels: where more stand out they are what the place is made of, leaves and stones. A
 * sharp photograph of a volcano had 1,257.
 */
const mostSpecks = 500;

/** A patch that is larger than a speck or a scratch is part of the picture. */
const mostSpeckPixels = 400;

function labelSmall(isSpeck: Uint8Array, width: number, height: number): number[][] {
  const seen = new Uint8Array(isSpeck.length);
  const patches: number[][] = [];
  for (let start = 0; start < isSpeck.length; start += 1) {
    if (!isSpeck[start] || seen[start]) continue;
    const pixels: number[] = [];
    const waiting = [start];
    seen[start] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      pixels.push(at);
      const x = at % width;
      for (const next of [
        ...(x > 0 ? [at - 1] : []),
        ...(x < width - 1 ? [at + 1] : []),
        at - width,
        at + width,
      ]) {
        if (next < 0 || next >= width * height || !isSpeck[next] || seen[next]) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    if (pixels.length <= mostSpeckPixels) patches.push(pixels);
  }
  return patches;
}

function fillFrom({ width, height, l, a, b }: LabPlanes, isSpeck: Uint8Array, at: number): void {
  const [x, y] = [at % width, Math.floor(at / width)];
  for (const plane of [l, a, b]) {
    let [sum, weight] = [0, 0];
    for (let dy = -reach - 1; dy <= reach + 1; dy += 1) {
      for (let dx = -reach - 1; dx <= reach + 1; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const from = ny * width + nx;
        // The rim of a speck is half of it.
        if (isSpeck[from] || touches(isSpeck, from, width)) continue;
        const share = 1 / (dx * dx + dy * dy);
        sum += share * plane[from]!;
        weight += share;
      }
    }
    if (weight > 0) plane[at] = sum / weight;
  }
}

function touches(isSpeck: Uint8Array, at: number, width: number): boolean {
  return Boolean(isSpeck[at - 1] || isSpeck[at + 1] || isSpeck[at - width] || isSpeck[at + width]);
}

/** Grain is what no edge is made of: a guided filter with the picture as its own guide. */
function takeGrainOff(planes: LabPlanes): boolean {
  const noise = noiseOf(planes);
  if (noise < leastNoise) return false;
  const { width, height } = planes;
  const blur = (plane: Float32Array, sigma: number) => blurPlane(plane, width, height, sigma);
  const guide = planes.l.slice();
  const middle = blur(guide, 2);
  const variance = blur(
    guide.map((value) => value * value),
    2,
  ).map((value, i) => Math.max(0, value - middle[i]! ** 2));
  const slope = variance.map((value) => value / (value + 2.2 * noise * noise));
  const base = middle.map((value, i) => value * (1 - slope[i]!));
  const [smoothSlope, smoothBase] = [blur(slope, 2), blur(base, 2)];
  for (let i = 0; i < guide.length; i += 1) {
    planes.l[i] = smoothSlope[i]! * guide[i]! + smoothBase[i]!;
  }
  // Spots of colour are coarser than grain and belong to nothing.
  for (const plane of [planes.a, planes.b]) blurPlane(plane, width, height, 2.5, plane);
  return true;
}

/** Standard deviation of the grain, from the middle of what neighbours differ by (Immerkær 1996). */
function noiseOf({ width, height, l }: LabPlanes): number {
  const values: number[] = [];
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const i = y * width + x;
      const laplacian =
        4 * l[i]! -
        2 * (l[i - 1]! + l[i + 1]! + l[i - width]! + l[i + width]!) +
        l[i - width - 1]! +
        l[i - width + 1]! +
        l[i + width - 1]! +
        l[i + width + 1]!;
      values.push(Math.abs(laplacian));
    }
  }
  return median(values) / (6 * 0.6745);
}

/** What is nearly grey should be grey: its mean colour is the paper's or the lamp's. */
function takeCastOff({ l, a, b }: LabPlanes): boolean {
  const bright = quantiles(l, [0.55])[0]!;
  let [sumA, sumB, weight] = [0, 0, 0];
  for (let i = 0; i < l.length; i += 1) {
    if (l[i]! < bright) continue;
    const share = Math.exp(-((Math.hypot(a[i]!, b[i]!) / 0.05) ** 2));
    sumA += share * a[i]!;
    sumB += share * b[i]!;
    weight += share;
  }
  if (weight < 0.04 * l.length) return false;
  const [castA, castB] = [(0.85 * sumA) / weight, (0.85 * sumB) / weight];
  if (Math.hypot(castA, castB) < leastCast) return false;
  for (let i = 0; i < l.length; i += 1) {
    a[i] = a[i]! - castA;
    b[i] = b[i]! - castB;
  }
  return true;
}

function stretch({ l, a, b }: LabPlanes): boolean {
  const [dark, light] = quantiles(l, [0.005, 0.995]) as [number, number];
  const to = { dark: Math.min(dark, range.dark), light: Math.max(light, range.light) };
  const scale = Math.min(mostStretch, (to.light - to.dark) / Math.max(0.05, light - dark));
  if (scale < 1.06) return false;
  const shift =
    to.dark - dark * scale + Math.max(0, (to.light - to.dark - (light - dark) * scale) / 2);
  for (let i = 0; i < l.length; i += 1) {
    l[i] = Math.min(1, Math.max(0, l[i]! * scale + shift));
    a[i] = a[i]! * Math.min(1.5, scale);
    b[i] = b[i]! * Math.min(1.5, scale);
  }
  return true;
}
