import type { Noise } from '../../../maths/noise.ts';
import { fractal, wander } from '../../../maths/pattern.ts';
import { domeAt } from '../tree-cover.ts';
import { fieldAt } from './field-cells.ts';

/** Scene units; by eye. */
const nearest = 1.1;
const hedge = {
  /** From the border of a field, in cells. */
  width: 0.055,
  tree: 0.12,
  height: 0.075,
  /** Hedges are cut, grown or gone. */
  least: 0.4,
  growth: wander({ scale: [1.1, 1.1] }),
} as const;
const wood = {
  pattern: fractal({ scale: [0.45, 0.45], shift: [12, 30] }),
  threshold: 0.6,
  tree: 0.16,
  shift: 5,
  height: 0.17,
} as const;
/** Single trees in half of the fields. */
const lone = {
  fields: 0.5,
  cell: 0.9,
  threshold: 0.72,
  channel: 6,
  margin: 0.3,
  room: 0.4,
  radiusSquared: 0.0055,
  height: 0.15,
} as const;

/** Height of hedges and trees over the ground. */
export function coverAt(noise: Noise, x: number, z: number): number {
  if (z < nearest) return 0;
  const { edge, id } = fieldAt(noise, x, z);
  const line =
    edge < hedge.width
      ? domeAt(noise, x, z, hedge.tree) * hedge.height * (hedge.least + hedge.growth(noise, x, z))
      : 0;
  const stand =
    wood.pattern(noise, x, z) > wood.threshold
      ? domeAt(noise, x + wood.shift, z, wood.tree) * wood.height
      : 0;
  return Math.max(line, stand, id > lone.fields ? loneTree(noise, x, z) : 0);
}

function loneTree(noise: Noise, x: number, z: number): number {
  const { cell, margin, room } = lone;
  const cx = Math.floor(x / cell);
  const cz = Math.floor(z / cell);
  if (noise.cell(cx, cz, lone.channel) <= lone.threshold) return 0;
  const dx = x - (cx + margin + room * noise.cell(cx, cz, 1)) * cell;
  const dz = z - (cz + margin + room * noise.cell(cx, cz, 2)) * cell;
  const inside = 1 - (dx * dx + dz * dz) / lone.radiusSquared;
  return inside <= 0 ? 0 : Math.sqrt(inside) * lone.height;
}
