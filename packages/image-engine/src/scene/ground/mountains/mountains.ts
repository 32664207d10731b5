import type { Noise } from '../../../maths/noise.ts';
import { fractal, wander } from '../../../maths/pattern.ts';
import { along, type Ramp } from '../../../maths/ramp.ts';
import { norm } from '../../../maths/vector.ts';
import { isLow } from '../../light/light.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import type { Terrain } from '../terrain.ts';
import { makeMountainCover } from './mountain-cover.ts';
import { type Relief, reliefOf } from './relief.ts';
import { treeOctaves, treesAt } from './woods.ts';

/** No summit is higher than that many peaks; the ground ends behind the crest. */
const ceilingPeaks = 1.5;
const far = 34;

/** A high range behind rolling ground or a lake. */
export function makeMountains(plan: ScenePlan, noise: Noise): Terrain {
  const relief = reliefOf(plan);
  return {
    height: makeHeight(plan, noise, relief),
    shade: makeMountainCover(plan, noise, relief),
    waterLevel: relief.hasWater ? 0 : Number.NEGATIVE_INFINITY,
    ceiling: relief.peak * ceilingPeaks,
    far,
  };
}

/** The way in which the foot of the range wanders to and from the eye. */
const footPattern = wander({ scale: [0.23, 0.11], shift: [4, 0] });
const footWander = 2.4;

function makeHeight(plan: ScenePlan, noise: Noise, relief: Relief): Terrain['height'] {
  const range = makeRange(plan, noise, relief);
  const { hasWater, trees } = relief;
  return (x, z, octaves) => {
    const wanders = (footPattern(noise, x, z) - 0.5) * footWander;
    const rises = range(x, z, octaves, wanders);
    let height = hasWater
      ? lakeShore(plan, noise, { x, z, foot: relief.foot, wanders, rises })
      : rises + forelands(noise, relief, { x, z, octaves });
    if (trees > 0 && octaves > treeOctaves) height += treesAt(noise, { x, z, height, relief });
    return height;
  };
}

/**
 * Eroded slopes (Quilez) under ridged crests (Musgrave), in shares of the peak; by eye. The range
 * bends round the eye, more so behind a lake.
 */
const ranges = {
  bend: 0.22,
  bendBegins: 1.2,
  bendOnLand: 0.4,
  slopes: { scale: 0.21, x: 11, z: 3, share: 0.62 },
  crests: { scale: 0.15, x: 7, z: 1, octaves: 7, share: 0.62, atFoot: 0.5, atCrest: 0.5 },
  /** One summit stands over the others at a third, away from the sun. */
  summit: { across: 0.17, width: 2.7, share: 0.36 },
} as const;

function makeRange(plan: ScenePlan, noise: Noise, relief: Relief) {
  const { heavySide } = plan;
  const { foot, crest, peak, hasWater } = relief;
  const gap = makeGap(plan, noise);
  const { slopes, crests, summit } = ranges;
  const bends = hasWater ? 1 : ranges.bendOnLand;
  return (x: number, z: number, octaves: number, wanders: number): number => {
    const bend = ranges.bend * (norm(x, ranges.bendBegins) - ranges.bendBegins) * bends;
    const rise = along([foot, crest], z + wanders + bend);
    if (rise <= 0) return 0;
    const shape = noise.eroded(x * slopes.scale + slopes.x, z * slopes.scale + slopes.z, octaves);
    const ridge = noise.ridged(
      x * crests.scale + crests.x,
      z * crests.scale + crests.z,
      Math.min(octaves, crests.octaves),
    );
    const high = Math.exp(-(((x - heavySide * crest * summit.across) / summit.width) ** 2));
    return (
      gap(x, z) *
      peak *
      rise *
      (slopes.share * shape +
        crests.share * ridge * (crests.atFoot + rise * crests.atCrest) +
        summit.share * high * shape)
    );
  };
}

/** Half-width as a tangent, how ragged it is, and the height that is left, in shares. */
const gaps = {
  half: 0.34,
  reach: 1.2,
  ragged: fractal({ scale: [0.45, 0.45], shift: [5, 0] }),
  raggedInside: [0, 0.5],
  flank: [0.08, 0.95],
  flankPower: 0.8,
  floor: 0.1,
  rest: 0.9,
} as const;

/** A low sun shines through a gap of the range: hidden behind it, it would light nothing. */
function makeGap({ light }: ScenePlan, noise: Noise): (x: number, z: number) => number {
  if (!isLow(light)) return () => 1;
  const towards = Math.tan((light.azimuth * Math.PI) / 180);
  return (x, z) => {
    const plain = Math.abs(x / z - towards) / gaps.half;
    if (plain >= gaps.reach) return 1;
    const off = plain + 0.5 * (gaps.ragged(noise, x, z) - 0.5) * along(gaps.raggedInside, plain);
    return gaps.floor + gaps.rest * along(gaps.flank, off) ** gaps.flankPower;
  };
}

/** Scene units over the water; by eye. */
const shores = {
  /** The shore lies before the foot of the range, as a share of it, and wanders less. */
  begins: 0.72,
  wander: 0.7,
  bed: 0.12,
  rise: 0.19,
  rough: { height: 0.05, pattern: fractal({ scale: [2, 2] }) },
  bank: { height: 0.24, pattern: fractal({ scale: [1.1, 1.1], octaves: 4 }) },
} as const;

type ShorePlace = {
  readonly x: number;
  readonly z: number;
  readonly foot: number;
  readonly wanders: number;
  /** Height of the range there. */
  readonly rises: number;
};

/** The lake's bed, its banks, and the range behind. */
function lakeShore({ heavySide }: ScenePlan, noise: Noise, place: ShorePlace): number {
  const { x, z, foot, wanders, rises } = place;
  const shore = along([foot * shores.begins, foot], z + wanders * shores.wander);
  const bank = sideBank(noise, x, z, heavySide);
  let height = Math.max(rises * shore, 0) - shores.bed + shores.rise * Math.max(shore, bank);
  if (shore > 0) height += shores.rough.height * shores.rough.pattern(noise, x, z) * shore;
  if (bank > 0) height += bank * shores.bank.height * shores.bank.pattern(noise, x, z);
  return height;
}

/** Distances between which it comes and goes; its edge as a line from the middle; by eye. */
const banks = {
  begins: [1.4, 2.2],
  ends: [3.2, 4],
  edge: 0.4,
  edgePerDepth: 0.34,
  wander: { perDepth: 1.4, row: 5, most: 0.8 },
  slope: 0.5,
} as const;

/** A tongue of land that comes into the picture from the heavy side. */
function sideBank(noise: Noise, x: number, z: number, heavySide: number): number {
  const reach = along(banks.begins, z) * (1 - along(banks.ends, z));
  if (reach <= 0) return 0;
  const { perDepth, row, most } = banks.wander;
  const wanders = (noise.value(z * perDepth, row) - 0.5) * most;
  const edge = banks.edgePerDepth * z + banks.edge + wanders;
  return along([edge, edge + banks.slope], x * heavySide) * reach;
}

/** Rolling ground and, near enough to be seen, its unevenness; by eye. */
const rolling = {
  pattern: fractal({ scale: [0.42, 0.42], shift: [2, 6] }),
  octaves: 5,
  level: 0.42,
  begins: [0.3, 2.6] satisfies Ramp,
  rough: { height: 0.012, pattern: fractal({ scale: [7, 7] }), octaves: 5, coarser: 3 },
} as const;

type Place = { readonly x: number; readonly z: number; readonly octaves: number };

function forelands(noise: Noise, { hills, isSnowy }: Relief, { x, z, octaves }: Place): number {
  const { rough } = rolling;
  const roll = rolling.pattern(noise, x, z, Math.min(rolling.octaves, octaves));
  const valley = hills * (roll - rolling.level) * along(rolling.begins, z);
  const uneven =
    octaves > rough.octaves
      ? rough.height * rough.pattern(noise, x, z, octaves - rough.coarser)
      : 0;
  return valley + uneven + (isSnowy ? drift(noise, x, z) : 0);
}

/** Scene units; by eye. */
const drifts = {
  ends: [2, 6],
  bend: { pattern: fractal({ scale: [0.7, 0.9], octaves: 2 }), most: 2.4 },
  back: { x: 1.5, z: 2.6, shift: 4, height: 0.09 },
  crust: { height: 0.012, pattern: fractal({ scale: [5, 16] }) },
} as const;

/** Snow heaped by the wind: long backs with a sharper lee side. */
function drift(noise: Noise, x: number, z: number): number {
  const near = 1 - along(drifts.ends, z);
  if (near <= 0) return 0;
  const { bend, back, crust } = drifts;
  const bent = x * back.x + bend.pattern(noise, x, z) * bend.most;
  const heap = noise.value(bent, z * back.z + back.shift);
  return near * (back.height * heap * heap + crust.height * crust.pattern(noise, x, z));
}
