import type { LabPlanes } from '../../raster/lab-planes.ts';
import { resizePlane } from '../../raster/resize-plane.ts';
import { layoutSide } from '../../style/sample-colours.ts';

/** What two pictures share when one is a copy, a resave or a slight crop of the other. */
export type Fingerprint = {
  /** 128 bits: whether each cell of a small picture is lighter than its neighbour. */
  readonly bits: Uint8Array;
  /** 4 × 4 mean OKLab. */
  readonly layout: Float32Array;
};

const grid = 9;
/** Of 128 bits and in OKLab: what saving again, scaling and a slight crop change at most. */
const nearBits = 14;
const nearLayout = 0.03;
/** Of lightness: less is noise, which must not decide a bit. */
const hair = 0.002;

/** Difference hash (Krawetz 2013), across and down. */
export function fingerprintOf(planes: LabPlanes, layout: Float32Array): Fingerprint {
  const small = resizePlane(planes.l, planes, { width: grid, height: grid });
  const bits: number[] = [];
  for (let y = 0; y < grid - 1; y += 1) {
    for (let x = 0; x < grid - 1; x += 1) {
      const here = small[y * grid + x]!;
      bits.push(small[y * grid + x + 1]! > here + hair ? 1 : 0);
      bits.push(small[(y + 1) * grid + x]! > here + hair ? 1 : 0);
    }
  }
  return { bits: Uint8Array.from(bits), layout };
}

export function areNearDuplicates(one: Fingerprint, other: Fingerprint): boolean {
  let different = 0;
  for (let i = 0; i < one.bits.length; i += 1) if (one.bits[i] !== other.bits[i]) different += 1;
  return different <= nearBits && layoutDistance(one.layout, other.layout) < nearLayout;
}

/** Root mean square OKLab distance over the 16 fields. */
export function layoutDistance(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i]! - other[i]!) ** 2;
  return Math.sqrt(sum / layoutSide ** 2);
}
