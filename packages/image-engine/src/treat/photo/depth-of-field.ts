import { smoothstep } from '../../maths/interpolation.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { Size } from '../../raster/resize-plane.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';

/** Shares of the widest blur between which pixels are mixed. */
const steps = [0.35, 0.7, 1] as const;
const channels = ['l', 'a', 'b'] as const;

/** What must be blurred for it: each channel by each step. */
export const blurs = channels.flatMap((channel) => steps.map((step) => ({ channel, step })));

type Focus = {
  readonly planes: LabPlanes;
  /** Distance per pixel, where it is known. */
  readonly depth: Float32Array | null;
  /** How far each pixel is from what is in focus, 0–1. */
  readonly amount: Float32Array;
  /** One plane for each of `blurs`. */
  readonly soft: readonly Float32Array[];
  readonly sigma: number;
};

/** One item measures how far pixels are out of focus, and each of the others is a blur. */
export const blurFocusPass = bandPass(import.meta.url, blurFocus);

/** Mixes the blurs per pixel by how far it is from what is in focus; rows are the band. */
export const mixFocusPass = bandPass(import.meta.url, mixFocus);

function blurFocus({ planes, depth, amount, soft, sigma }: Focus, { from, to }: Band): void {
  const { width, height } = planes;
  for (let item = from; item < to; item += 1) {
    const blur = blurs[item - 1];
    if (blur) blurPlane(planes[blur.channel], width, height, sigma * blur.step, soft[item - 1]);
    else if (depth) defocusByDepth(depth, planes, amount);
    else defocusByPlace(planes, amount);
  }
}

function mixFocus({ planes, amount, soft }: Focus, { from, to }: Band): void {
  const { width } = planes;
  channels.forEach((channel, k) => {
    const plane = planes[channel];
    const levels = [plane, ...soft.slice(k * steps.length, (k + 1) * steps.length)];
    for (let i = from * width; i < to * width; i += 1) {
      const place = Math.min(steps.length - 1e-4, Math.max(0, amount[i]!) * steps.length);
      const low = Math.floor(place);
      const softer = levels[low + 1]![i]!;
      plane[i] = levels[low]![i]! + (place - low) * (softer - levels[low]![i]!);
    }
  });
}

/**
 * Distances beyond which nothing changes; what stands at two thirds of the height is in focus, and
 * logarithms of distance stay sharp up to `sharp` from it and are softest `soft` further on.
 */
const depths = {
  near: 1e-3,
  far: 1e5,
  focusHeight: 0.66,
  sharp: 0.5,
  soft: 2.6,
  sigma: 2,
} as const;

function defocusByDepth(depth: Float32Array, { width, height }: Size, amount: Float32Array): void {
  for (let i = 0; i < depth.length; i += 1) {
    amount[i] = Math.log(Math.min(depths.far, Math.max(depths.near, depth[i]!)));
  }
  const focus = amount[Math.floor(height * depths.focusHeight) * width + (width >> 1)]!;
  for (let i = 0; i < amount.length; i += 1) {
    amount[i] = Math.min(1, Math.max(0, Math.abs(amount[i]! - focus) - depths.sharp) / depths.soft);
  }
  blurPlane(amount, width, height, depths.sigma, amount);
}

/** Distances from a little below the middle, as shares of the sides; more is kept sharp across. */
const places = { middle: 0.52, wider: 0.8, from: 0.34, to: 0.74, most: 0.75 } as const;

/** A photograph tells no depths: its upper and lower rims are usually far from the subject. */
function defocusByPlace({ width, height }: Size, amount: Float32Array): void {
  for (let i = 0; i < amount.length; i += 1) {
    const x = (i % width) / width - 0.5;
    const y = Math.floor(i / width) / height - places.middle;
    const far = Math.sqrt((x * places.wider) ** 2 + y * y);
    amount[i] = places.most * smoothstep(places.from, places.to, far);
  }
}
