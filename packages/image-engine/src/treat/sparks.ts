import { smoothstep } from '../learn/quantiles.ts';
import type { LabPlanes } from './planes/lab-planes.ts';
import { topHat } from './planes/top-hat.ts';

const faintest = 0.17;

/**
 * Lit windows, glints and stars: too small to survive abstraction and too telling to be lost.
 * Returns how much lighter each pixel is than what surrounds it, 0 where that is little.
 */
export function findSparks(planes: LabPlanes): Float32Array {
  const radius = Math.max(2, Math.round(Math.min(planes.width, planes.height) / 300));
  const sparks = topHat(planes.l, planes, radius);
  for (let i = 0; i < sparks.length; i += 1) {
    const over = sparks[i]!;
    // A spark is bright in itself: the glitter of gravel in mid-tones is texture.
    const bright = smoothstep(0.6, 0.8, planes.l[i]!);
    sparks[i] = over > faintest ? bright * over * Math.min(1, (over - faintest) / 0.05) : 0;
  }
  return sparks;
}

export function addSparks({ l }: LabPlanes, sparks: Float32Array, share: number): void {
  for (let i = 0; i < l.length; i += 1) l[i] = Math.min(1, l[i]! + share * sparks[i]!);
}
