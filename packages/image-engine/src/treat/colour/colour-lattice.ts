import type { LabPlanes } from '../../raster/lab-planes.ts';
import { applyLightness, type LightnessMap } from './match-lightness.ts';

/** Moved a and b, interleaved, for a grid of (L', a, b). */
export type ColourLattice = Float32Array;

/** Writes the moved a and b of a colour into `into` at `at`; its lightness is moved already. */
export type MoveColour = (
  lightness: number,
  a: number,
  b: number,
  into: Float32Array,
  at: number,
) => void;

const side = 33;
export const latticeLength = side ** 3 * 2;
/** The lattice spans a and b of ±0.4: sRGB's own lie within ±0.33. */
const reach = 0.4;

/** Colours are moved on a lattice, once, and read from it for every pixel. */
export function makeLattice(move: MoveColour): ColourLattice {
  const lattice = new Float32Array(latticeLength);
  const place = (step: number) => ((step / (side - 1)) * 2 - 1) * reach;
  for (let i = 0, at = 0; i < side; i += 1) {
    for (let j = 0; j < side; j += 1) {
      for (let k = 0; k < side; k += 1, at += 2) {
        move(i / (side - 1), place(j), place(k), lattice, at);
      }
    }
  }
  return lattice;
}

/** How far pixels go toward what the map and the lattice say, 0–1. */
export type LatticeShares = { readonly hueShare: number; readonly lightnessShare: number };

export type Lattices = LatticeShares & {
  readonly map: LightnessMap;
  readonly lattice: ColourLattice;
};

/** Trilinear between the corners of the lattice, in place. */
export function applyLattice(
  { width, height, l, a, b }: LabPlanes,
  { map, lattice, hueShare, lightnessShare }: Lattices,
  rows: { readonly from: number; readonly to: number } = { from: 0, to: height },
): void {
  const last = side - 2;
  const scale = (side - 1) / (2 * reach);
  for (let i = rows.from * width; i < rows.to * width; i += 1) {
    const lightness = applyLightness(map, l[i]!);
    const x = Math.min(side - 1, Math.max(0, lightness * (side - 1)));
    const y = Math.min(side - 1, Math.max(0, (a[i]! + reach) * scale));
    const z = Math.min(side - 1, Math.max(0, (b[i]! + reach) * scale));
    const x0 = Math.min(last, x | 0);
    const y0 = Math.min(last, y | 0);
    const z0 = Math.min(last, z | 0);
    const fx = x - x0;
    const fy = y - y0;
    const fz = z - z0;
    let movedA = 0;
    let movedB = 0;
    for (let edge = 0; edge < 4; edge += 1) {
      const dx = edge & 1;
      const dy = edge >> 1;
      const weight = (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy);
      // Along b the two corners of an edge lie side by side.
      const at = (((x0 + dx) * side + y0 + dy) * side + z0) * 2;
      movedA += weight * (lattice[at]! + fz * (lattice[at + 2]! - lattice[at]!));
      movedB += weight * (lattice[at + 1]! + fz * (lattice[at + 3]! - lattice[at + 1]!));
    }
    l[i] = l[i]! + lightnessShare * (lightness - l[i]!);
    a[i] = a[i]! + hueShare * (movedA - a[i]!);
    b[i] = b[i]! + hueShare * (movedB - b[i]!);
  }
}
