import type { Noise } from '../../maths/noise.ts';
import { norm } from '../../maths/vector.ts';

/** Lengths in cells, bends by a noise of that fineness per scene unit; by eye, from a hill. */
type Crown = {
  /** Bent a little, or the rows of cells would show as a plantation. */
  readonly bend: number;
  readonly bendScale: number;
  /** Where in its cell a tree may stand. */
  readonly margin: number;
  readonly room: number;
  readonly size: { readonly least: number; readonly more: number };
};

const bendShift = 50;
const cone: Crown = {
  bend: 1.6,
  bendScale: 7,
  margin: 0.36,
  room: 0.28,
  size: { least: 0.55, more: 0.55 },
};
const coneRadius = 0.36;
const dome: Crown = {
  bend: 1.3,
  bendScale: 4,
  margin: 0.4,
  room: 0.2,
  size: { least: 0.55, more: 0.5 },
};
const domeRadiusSquared = 0.15;

/** A conifer seen from afar: 0 at its edge – about 1 at its tip; one tree in each cell. */
export function coneAt(noise: Noise, x: number, z: number, cell: number): number {
  const { dx, dz, size } = crownAt(noise, x, z, { cell, crown: cone });
  return Math.max(0, 1 - norm(dx, dz) / coneRadius) * size;
}

/** A broad-leaved tree seen from afar: a dome. */
export function domeAt(noise: Noise, x: number, z: number, cell: number): number {
  const { dx, dz, size } = crownAt(noise, x, z, { cell, crown: dome });
  const inside = 1 - (dx * dx + dz * dz) / domeRadiusSquared;
  return inside <= 0 ? 0 : Math.sqrt(inside) * size;
}

type Grid = { readonly cell: number; readonly crown: Crown };

/** How far the tree of this cell stands, in cells, and its size. */
function crownAt(noise: Noise, plainX: number, plainZ: number, { cell, crown }: Grid) {
  const { bend, bendScale, margin, room, size } = crown;
  const x = plainX + cell * bend * noise.value(plainX * bendScale, plainZ * bendScale);
  const z = plainZ + cell * bend * noise.value(plainX * bendScale + bendShift, plainZ * bendScale);
  const cx = Math.floor(x / cell);
  const cz = Math.floor(z / cell);
  return {
    dx: x / cell - cx - margin - room * noise.cell(cx, cz, 1),
    dz: z / cell - cz - margin - room * noise.cell(cx, cz, 2),
    size: size.least + size.more * noise.cell(cx, cz, 3),
  };
}
