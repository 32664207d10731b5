import type { Noise } from '../../../maths/noise.ts';
import { fractal } from '../../../maths/pattern.ts';
import { along } from '../../../maths/ramp.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { lay } from '../lay.ts';
import type { Ground, Terrain } from '../terrain.ts';
import { cropsOf, hedgeOf, thinSnow } from './crops.ts';
import { fieldAt } from './field-cells.ts';
import { coverAt } from './hedges.ts';
import { petals } from './petals.ts';

const ceiling = 2.4;
const far = 36;
const groundOctaves = 5;
/** Few octaves see no hedges: they are far away. */
const hedgeOctaves = 4;

/** Factors on the albedo; by eye. */
const soil = {
  level: 0.72,
  tint: { share: 0.42, pattern: fractal({ scale: [1.8, 1.8], octaves: 4 }) },
  fine: { share: 0.36, pattern: fractal({ scale: [22, 22] }), octaves: 4, coarser: 4 },
} as const;
/** Furrows: how many radians per scene unit, how each field turns them, how strong they are. */
const rows = {
  perUnit: 46,
  turn: 9,
  bloom: 0.42,
  ploughed: 0.2,
  meadow: 0.03,
  ploughedFrom: 0.35,
  ends: [7, 1.5],
} as const;
/** Where flowers were asked for, the ground before the eye is theirs. */
const bloomBefore = 4.5;
const snowing = { hedge: 0.35, field: 0.86, level: 0.92, perFine: 0.2 } as const;
/** Heights of cover: less is bare ground, more is all leaves. */
const leafy = [0.004, 0.02] as const;

/** Rolling farmland: a patchwork of fields, hedges between them, woods on the hills. */
export function makeFields(plan: ScenePlan, noise: Noise): Terrain {
  const { season } = plan.description;
  const bloom = bloomOf(plan);
  const plain = cropsOf[season];
  const crops = bloom ? [bloom, plain[0], bloom, bloom] : plain;
  return {
    waterLevel: Number.NEGATIVE_INFINITY,
    ceiling,
    far,
    height(x, z, octaves) {
      const ground = rolling(noise, x, z, Math.min(octaves, groundOctaves));
      return octaves > hedgeOctaves ? ground + coverAt(noise, x, z) : ground;
    },
    shade({ x, z, detail }, out) {
      const { id } = fieldAt(noise, x, z);
      const crop = bloom && z < bloomBefore ? bloom : crops[Math.floor(id * crops.length)]!;
      const seen = Math.min(soil.fine.octaves, Math.max(1, detail - soil.fine.coarser));
      const fine = soil.fine.pattern(noise, x, z, seen);
      const strong =
        crop === bloom ? rows.bloom : id > rows.ploughedFrom ? rows.ploughed : rows.meadow;
      const level =
        soil.level +
        soil.tint.share * soil.tint.pattern(noise, x, z) +
        soil.fine.share * (fine - 0.5) +
        strong * along(rows.ends, z) * furrowAt(x, z, id);
      [out.r, out.g, out.b] = crop;
      lay(out, crop, 1, level);
      const cover = coverAt(noise, x, z);
      if (cover > leafy[0]) layLeaves(noise, { x, z, cover, colour: hedgeOf[season] }, out);
      if (season !== 'winter') return;
      const lies = cover > leafy[0] ? snowing.hedge : snowing.field;
      lay(out, thinSnow, lies, snowing.level + snowing.perFine * (fine - 0.5));
    },
  };
}

function furrowAt(x: number, z: number, id: number): number {
  const turn = id * rows.turn;
  return Math.sin((x * Math.cos(turn) + z * Math.sin(turn)) * rows.perUnit);
}

/** Factors on the albedo: trees differ, and what is higher catches more light. */
const leaves = {
  level: 0.45,
  perTree: 0.5,
  cell: 0.16,
  channel: 7,
  perHeight: 3,
  clump: { share: 0.7, pattern: fractal({ scale: [30, 30] }) },
} as const;

type Leaves = {
  readonly x: number;
  readonly z: number;
  readonly cover: number;
  readonly colour: Rgb;
};

function layLeaves(noise: Noise, { x, z, cover, colour }: Leaves, out: Ground): void {
  const { cell, channel, clump } = leaves;
  const tone = noise.cell(Math.floor(x / cell), Math.floor(z / cell), channel);
  const level =
    leaves.level +
    leaves.perTree * tone +
    leaves.perHeight * cover +
    clump.share * (clump.pattern(noise, x, z) - 0.5);
  lay(out, colour, along(leafy, cover), level);
}

/** Scene units; by eye: level before the eye, waves of hills, higher ones at the end. */
const hills = {
  begins: [0.2, 2.5],
  broad: { height: 1.1, pattern: fractal({ scale: [0.2, 0.24], shift: [3, 1] }) },
  fine: { height: 0.14, pattern: fractal({ scale: [0.7, 0.7], shift: [0, 5] }) },
  octaves: 3,
  far: { begins: [7, 24], height: 1.5, pattern: fractal({ scale: [0.11, 0.11], shift: [20, 0] }) },
  below: 0.08,
} as const;

function rolling(noise: Noise, x: number, z: number, octaves: number): number {
  const { broad, fine, far: last } = hills;
  const near = along(hills.begins, z);
  const seen = Math.min(hills.octaves, octaves);
  const wide = (broad.pattern(noise, x, z, seen) - 0.5) * broad.height;
  const small = (fine.pattern(noise, x, z, seen) - 0.5) * fine.height;
  const behind = along(last.begins, z) * last.pattern(noise, x, z, octaves);
  return near * (wide + small) + behind * last.height - hills.below;
}

/** Petals among leaves: half of what is seen. */
const sown = { petals: 0.5, leaves: [0.03, 0.06, 0.01] } as const;

/** Where flowers of a colour were asked for most fields are sown with them, row by row. */
function bloomOf({ description: { details, colours } }: ScenePlan): Rgb | null {
  const petal = details.includes('flowers') ? petals[colours[0]!]?.[0] : undefined;
  if (!petal) return null;
  const [r, g, b] = petal;
  return [
    r * sown.petals + sown.leaves[0],
    g * sown.petals + sown.leaves[1],
    b * sown.petals + sown.leaves[2],
  ];
}
