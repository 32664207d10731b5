import { quantiles } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';

/** Local contrast: against a blur as wide as this share of the shorter side, and how much of it. */
const contrast = { farShare: 0.055, nearSigma: 1.1, amount: 0.55 } as const;

const knots = 33;
/** One value in so many is enough for quantiles. */
const stride = 13;

/**
 * Writes lightness with local contrast, its quantiles those of the style: the soft tiles' in the middle,
 * and as much bare paper and full black as its pictures have (tiles are never bare).
 */
export function inkTone(
  { width, height, l }: LabPlanes,
  soft: Uint8Array,
  fields: Float32Array,
  tone: Float32Array,
): void {
  const far = blurPlane(l, width, height, contrast.farShare * Math.min(width, height));
  blurPlane(l, width, height, contrast.nearSigma, tone);
  for (let i = 0; i < tone.length; i += 1) {
    tone[i] = tone[i]! + contrast.amount * (tone[i]! - far[i]!);
  }
  const shares = Array.from({ length: knots }, (_, i) => i / (knots - 1));
  const own = quantiles(
    tone.filter((_, i) => i % stride === 0),
    shares,
  );
  const target = targetQuantiles(soft, fields, shares);
  for (let i = 0; i < tone.length; i += 1) tone[i] = throughKnots(own, target, tone[i]!);
}

function targetQuantiles(soft: Uint8Array, fields: Float32Array, shares: readonly number[]) {
  const theirs = quantiles(
    soft.filter((_, i) => i % stride === 0),
    shares,
  );
  const broad = quantiles(fields, shares);
  return theirs.map((value, i) => {
    const pull = Math.abs(2 * shares[i]! - 1);
    const isLight = i > (knots - 1) / 2;
    const beyond = isLight ? Math.max(value / 255, broad[i]!) : Math.min(value / 255, broad[i]!);
    return (1 - pull) * (value / 255) + pull * beyond;
  });
}

function throughKnots(from: readonly number[], to: readonly number[], value: number): number {
  let low = 0;
  let high = from.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (from[middle]! <= value) low = middle;
    else high = middle;
  }
  const width = from[high]! - from[low]!;
  const share = width > 1e-6 ? Math.min(1, Math.max(0, (value - from[low]!) / width)) : 0.5;
  return to[low]! + share * (to[high]! - to[low]!);
}
