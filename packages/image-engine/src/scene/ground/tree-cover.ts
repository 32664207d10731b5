import type { Noise } from '../../maths/noise.ts';
import { norm } from '../../maths/vector.ts';

/** A conifer seen from afar: 0 at its edge – about 1 at its tip; one tree in each cell. */
export function coneAt(noise: Noise, plainX: number, plainZ: number, cell: number): number {
  // Bent a little, or the rows of cells would show as a plantation.
  const x = plainX + cell * 1.6 * noise.value(plainX * 7, plainZ * 7);
  const z = plainZ + cell * 1.6 * noise.value(plainX * 7 + 50, plainZ * 7);
  const cx = Math.floor(x / cell);
  const cz = Math.floor(z / cell);
  const dx = x / cell - cx - 0.36 - 0.28 * noise.cell(cx, cz, 1);
  const dz = z / cell - cz - 0.36 - 0.28 * noise.cell(cx, cz, 2);
  const size = 0.55 + 0.55 * noise.cell(cx, cz, 3);
  return Math.max(0, 1 - norm(dx, dz) / 0.36) * size;
}

/** A broad-leaved tree seen from afar: a dome. */
export function domeAt(noise: Noise, plainX: number, plainZ: number, cell: number): number {
  const x = plainX + cell * 1.3 * noise.value(plainX * 4, plainZ * 4);
  const z = plainZ + cell * 1.3 * noise.value(plainX * 4 + 50, plainZ * 4);
  const cx = Math.floor(x / cell);
  const cz = Math.floor(z / cell);
  const dx = x / cell - cx - 0.4 - 0.2 * noise.cell(cx, cz, 1);
  const dz = z / cell - cz - 0.4 - 0.2 * noise.cell(cx, cz, 2);
  const inside = 1 - (dx * dx + dz * dz) / 0.15;
  return inside <= 0 ? 0 : Math.sqrt(inside) * (0.55 + 0.5 * noise.cell(cx, cz, 3));
}
