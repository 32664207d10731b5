import { makeTerrain } from '../../ground/make-terrain.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { Foreground } from '../foreground.ts';
import { drawGrassBlade } from '../plants/grass-blade.ts';
import { acrossAt, nearestGround, rowOf } from '../project.ts';
import { type Stretch, stretchesOf } from '../stretches.ts';
import { triangular, vary } from '../vary.ts';

const straw: Rgb = [0.3, 0.22, 0.11];

/** Set by eye on drawn scenes; lengths in scene units, or shares of the bunch's height. */
const bunch = {
  count: 34,
  /** Times the nearest ground in sight. */
  distance: { least: 0.95, more: 2.6, power: 1.5 },
  height: 0.036,
  uneven: [0.5, 1],
  across: 0.9,
  blades: [6, 10],
  blade: [0.4, 0.6],
  wind: 0.14,
  octaves: 4,
} as const;

/** Dry grass that looks out of the snow, in loose bunches. */
export function drawWinterStalks(foreground: Foreground): void {
  for (const stretch of stretchesOf(foreground)) drawBunches(stretch);
}

function drawBunches({ from, length, foreground }: Stretch): void {
  const { plan, random, brush, unit } = foreground;
  const terrain = makeTerrain(plan);
  const { least, more, power } = bunch.distance;
  const count = Math.round(bunch.count * length);
  for (let index = 0; index < count; index += 1) {
    const z = nearestGround(plan) * (least + more * (1 - index / count) ** power);
    const middle = (from + random() * length) * plan.width;
    const dry = brush(straw, z);
    const tall = ((plan.camera.focal * bunch.height) / z) * vary(random, bunch.uneven);
    // The bunch may end at every blade, so that few are full.
    for (let blade = 0; blade < vary(random, bunch.blades); blade += 1) {
      const x = middle + triangular(random) * tall * bunch.across;
      const y = rowOf(plan, terrain.height(acrossAt(plan, x, z), z, bunch.octaves), z);
      const height = tall * vary(random, bunch.blade);
      drawGrassBlade(dry, { x, y: y + unit, tall: height }, bunch.wind);
    }
  }
}
