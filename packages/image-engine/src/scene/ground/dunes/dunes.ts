import { mix } from '../../../maths/interpolation.ts';
import type { Noise } from '../../../maths/noise.ts';
import { fractal } from '../../../maths/pattern.ts';
import { along } from '../../../maths/ramp.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import type { Terrain } from '../terrain.ts';
import { crestAt, rippleAt } from './dune-forms.ts';
import { makeLeadingDune } from './leading-dune.ts';

const ceiling = 2.2;
const far = 40;

/** What dry sand sends back, linear RGB. */
const sand: Rgb = [0.57, 0.365, 0.19];
/** Factors on it; by eye. */
const levels = {
  least: 0.86,
  broad: { share: 0.26, pattern: fractal({ scale: [0.7, 0.7], shift: [0, 4] }) },
  grain: { share: 0.1, pattern: fractal({ scale: [40, 40] }), octaves: 3, coarser: 5 },
  steep: 0.9,
} as const;

/** Two trains of dunes across the wind, bent together, on a slow swell; scene units, by eye. */
const trains = {
  bend: { pattern: fractal({ scale: [0.16, 0.13], shift: [5, 2] }), most: 5 },
  large: { x: 0.16, bend: 0.28, skew: 0.1, shift: 0, z: 0.09, shiftZ: 3, height: 0.95 },
  middle: { x: 0.34, bend: 0.34, skew: 0.16, shift: 9, z: 0.17, shiftZ: 0, height: 0.34 },
  farMiddle: 0.4,
  swell: { pattern: fractal({ scale: [0.2, 0.2], shift: [0, 8], octaves: 2 }), height: 0.5 },
  begins: [1, 6.5],
  below: 0.35,
} as const;
/** The dunes run into one another without a seam: how round the hollow between them is. */
const seam = 0.006;
/** Octaves from which the middle train and ripples are seen. */
const nearOctaves = 5;
const ripples = {
  perDepth: 16,
  perX: 7,
  bend: { pattern: fractal({ scale: [1.6, 1.6] }), most: 8 },
  height: 0.024,
  ends: [6.5, 1.2],
} as const;

/** Sand dunes: long windward slopes, sharp crests, steep lee sides, wind ripples. */
export function makeDunes(plan: ScenePlan, noise: Noise): Terrain {
  const side = plan.heavySide;
  const leading = makeLeadingDune(plan);
  return {
    waterLevel: Number.NEGATIVE_INFINITY,
    ceiling,
    far,
    height(x, z, octaves) {
      const isNear = octaves > nearOctaves;
      const plain = plainAt(noise, { x, z, side, isNear });
      const gap = plain - leading(x, z);
      const height = 0.5 * (plain + leading(x, z) + Math.sqrt(gap * gap + seam));
      return isNear ? height + ripplesAt(noise, x, z, side) : height;
    },
    shade({ x, z, ny, detail }, out) {
      const { broad, grain } = levels;
      const seen = Math.min(grain.octaves, Math.max(1, detail - grain.coarser));
      const level =
        (levels.least +
          broad.share * broad.pattern(noise, x, z) +
          grain.share * (grain.pattern(noise, x, z, seen) - 0.5)) *
        mix(levels.steep, 1, ny);
      out.r = sand[0] * level;
      out.g = sand[1] * level;
      out.b = sand[2] * level;
    },
  };
}

type Place = {
  readonly x: number;
  readonly z: number;
  readonly side: number;
  readonly isNear: boolean;
};

function plainAt(noise: Noise, { x, z, side, isNear }: Place): number {
  const { bend, large, middle, swell } = trains;
  const bent = (bend.pattern(noise, x, z) - 0.5) * bend.most;
  const train = ({ x: finer, bend: bends, skew, shift, z: finerZ, shiftZ, height }: Train) =>
    crestAt(noise, x * finer * side + bent * bends + shift + z * skew, z * finerZ + shiftZ) *
    height;
  const fine = isNear ? train(middle) : train(middle) * trains.farMiddle;
  const heaved = train(large) + fine + swell.pattern(noise, x, z) * swell.height;
  return heaved * along(trains.begins, z) - trains.below;
}

type Train = Readonly<Record<keyof typeof trains.large, number>>;

function ripplesAt(noise: Noise, x: number, z: number, side: number): number {
  const near = along(ripples.ends, z);
  if (near <= 0) return 0;
  const { perDepth, perX, bend, height } = ripples;
  const wave = z * perDepth + x * perX * side + bend.pattern(noise, x, z) * bend.most;
  return height * near * rippleAt(wave);
}
