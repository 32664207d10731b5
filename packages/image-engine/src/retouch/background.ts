import { mean } from '../maths/statistics.ts';
import { blurPlane } from '../raster/blur-plane.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';

/** Of the shorter side, at an amount of 1. */
const blurShare = 0.02;
/** How far what stands before a new background takes its light. */
const lightShare = 0.22;

const channels = ['l', 'a', 'b'] as const;

/** Out of focus behind the subject; none of the subject's colour runs into it. */
export function blurBehind(planes: LabPlanes, mask: Float32Array, amount: number): void {
  const { width, height } = planes;
  const sigma = Math.max(1, blurShare * amount * Math.min(width, height));
  const outside = mask.map((value) => (1 - value) ** 2);
  const weight = blurPlane(outside, width, height, sigma);
  for (const channel of channels) {
    const plane = planes[channel];
    const spread = blurPlane(
      plane.map((value, i) => value * outside[i]!),
      width,
      height,
      sigma,
    );
    for (let i = 0; i < plane.length; i += 1) {
      const behind = weight[i]! > 1e-3 ? spread[i]! / weight[i]! : plane[i]!;
      plane[i] = mask[i]! * plane[i]! + (1 - mask[i]!) * behind;
    }
  }
}

export type Lab = { readonly l: number; readonly a: number; readonly b: number };

/** The subject before one even colour, with a breath of light from above. */
export function fillBehind(planes: LabPlanes, mask: Float32Array, colour: Lab): void {
  takeColourOff(planes, mask);
  for (const channel of channels) {
    const plane = planes[channel];
    for (let i = 0; i < plane.length; i += 1) {
      plane[i] = mask[i]! * plane[i]! + (1 - mask[i]!) * colour[channel];
    }
  }
}

/** The subject before another picture of the same size, in a part of its light. */
export function placeBefore(planes: LabPlanes, mask: Float32Array, behind: LabPlanes): void {
  takeColourOff(planes, mask);
  const shift = channels.map((channel) => {
    const gap = mean(behind[channel]) - meanInside(planes[channel], mask);
    return lightShare * gap;
  });
  channels.forEach((channel, k) => {
    const plane = planes[channel];
    for (let i = 0; i < plane.length; i += 1) {
      const lit = plane[i]! + shift[k]!;
      plane[i] = mask[i]! * lit + (1 - mask[i]!) * behind[channel][i]!;
    }
  });
}

/**
 * Pixels at the edge hold some of the old background: they take the colour of what is surely
 * inside beside them.
 */
export function takeColourOff(planes: LabPlanes, mask: Float32Array): void {
  const { width, height } = planes;
  const sigma = Math.max(1.5, 0.004 * Math.min(width, height));
  const sure = mask.map((value) => (value > 0.95 ? 1 : 0));
  const weight = blurPlane(sure, width, height, sigma);
  for (const channel of channels) {
    const plane = planes[channel];
    const near = blurPlane(
      plane.map((value, i) => value * sure[i]!),
      width,
      height,
      sigma,
    );
    for (let i = 0; i < plane.length; i += 1) {
      if (mask[i]! <= 0.02 || mask[i]! > 0.95 || weight[i]! < 0.02) continue;
      plane[i] = mask[i]! * plane[i]! + (1 - mask[i]!) * (near[i]! / weight[i]!);
    }
  }
}

function meanInside(plane: Float32Array, mask: Float32Array): number {
  let [sum, weight] = [0, 0];
  for (let i = 0; i < plane.length; i += 1) {
    sum += mask[i]! * plane[i]!;
    weight += mask[i]!;
  }
  return sum / Math.max(1e-6, weight);
}
