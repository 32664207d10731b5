import type { Noise } from '../../../maths/noise.ts';
import { wander } from '../../../maths/pattern.ts';

/** Cells per scene unit, bent and sheared so that no two borders are parallel; by eye. */
const cells = {
  x: { scale: 0.62, bend: 0.9, pattern: wander({ scale: [0.5, 0.5] }), skew: 0.3 },
  z: { scale: 0.5, bend: 0.8, pattern: wander({ scale: [0.5, 0.5], shift: [9, 4] }), skew: 0.12 },
} as const;
const channels = { x: 1, z: 2, id: 4 } as const;
/** Four-cornered distance: fields are ploughed in straight lines, with corners a little cut. */
const corner = 0.25;
const farther = 9;
/** An id below 1, so that it chooses among crops. */
const largestId = 0.999;

/** Which field, and how far its border is (0 at the border): cells after Worley (1996). */
export function fieldAt(noise: Noise, x: number, z: number): { id: number; edge: number } {
  const { x: across, z: away } = cells;
  const px = x * across.scale + (across.pattern(noise, x, z) - 0.5) * across.bend + across.skew * z;
  const pz = z * away.scale + (away.pattern(noise, x, z) - 0.5) * away.bend - away.skew * x;
  const ix = Math.floor(px);
  const iz = Math.floor(pz);
  let nearest = farther;
  let second = farther;
  let id = 0;
  for (let cz = iz - 1; cz <= iz + 1; cz += 1) {
    for (let cx = ix - 1; cx <= ix + 1; cx += 1) {
      const dx = Math.abs(cx + noise.cell(cx, cz, channels.x) - px);
      const dz = Math.abs(cz + noise.cell(cx, cz, channels.z) - pz);
      const distance = Math.max(dx, dz) + corner * Math.min(dx, dz);
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        id = noise.cell(cx, cz, channels.id);
      } else if (distance < second) second = distance;
    }
  }
  return { id: largestId * id, edge: second - nearest };
}
