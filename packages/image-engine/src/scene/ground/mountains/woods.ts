import type { Noise } from '../../../maths/noise.ts';
import { fractal } from '../../../maths/pattern.ts';
import { along, type Ramp } from '../../../maths/ramp.ts';
import { coneAt } from '../tree-cover.ts';
import type { Relief } from './relief.ts';

/** Width of the cell that holds one tree, and its height; scene units. */
export const tree = { cell: 0.062, height: 0.13 } as const;

type Site = {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly relief: Relief;
};

/** By eye. Where woods begin: over the water, in shares of the peak, away from the eye. */
const sites = {
  /** No tree stands in the water or on its very edge. */
  water: 0.05,
  bank: 0.03,
  ceiling: 0.4,
  nearest: { byWater: 1.6, usual: 2.6 },
  timberline: [0.2, 0.36],
} as const;
const stands = {
  pattern: fractal({ scale: [0.55, 0.55], shift: [31, 17] }),
  /** Between a bare land and a wooded one the noise must exceed that much less. */
  edge: [0.62, 0.7],
  perTree: 0.24,
  shift: 0.06,
  /** Thinner with each peak's height. */
  thinning: 0.6,
  stray: 0.07,
  strayChannel: 11,
  /** Where few trees grow they are few, not small. */
  whole: 3,
} as const;

/** Few octaves see no trees: they are far away. */
export const treeOctaves = 4;

/** How much of a wood stands there, 0–1. */
export function woodAt(noise: Noise, { x, z, height, relief }: Site): number {
  const { trees, peak, hasWater } = relief;
  const low = hasWater ? sites.water : -1;
  const nearest = hasWater ? sites.nearest.byWater : sites.nearest.usual;
  if (height < low || height > peak * sites.ceiling || z < nearest) return 0;
  const timber = 1 - along(sites.timberline, height / peak);
  if (timber <= 0) return 0;
  // Woods end in single trees, not along a line.
  const stray =
    stands.stray *
    (noise.cell(Math.floor(x / tree.cell), Math.floor(z / tree.cell), stands.strayChannel) - 0.5);
  const dense =
    stands.pattern(noise, x, z) + stray + stands.shift - (height / peak) * stands.thinning;
  const edge: Ramp = [
    stands.edge[0] - stands.perTree * trees,
    stands.edge[1] - stands.perTree * trees,
  ];
  const whole = Math.min(1, timber * along(edge, dense) * stands.whole);
  return hasWater ? whole * along([low, low + sites.bank], height) : whole;
}

/** How tall the trees make the ground there, scene units. */
export function treesAt(noise: Noise, site: Site): number {
  const wood = woodAt(noise, site);
  return wood > 0 ? coneAt(noise, site.x, site.z, tree.cell) * tree.height * wood : 0;
}
