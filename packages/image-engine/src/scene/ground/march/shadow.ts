import type { GroundPoint, Terrain } from '../terrain.ts';

type Direction = readonly [number, number, number];

/** Few steps that lengthen; by eye, against many short ones. */
const march = {
  steps: 10,
  growth: 1.66,
  /** The first step, scene units and share of the distance. */
  first: 0.01,
  firstShare: 0.012,
  /** Over the ground, or it would shade itself; share of the distance. */
  lift: 0.004,
  /** Sine: a sun that has set still lights the crests. */
  leastRise: 0.02,
  nearest: 0.05,
  /** Near the point fine ground casts, farther on only the large forms. */
  fineSteps: 3,
  fineOctaves: 5,
  coarseOctaves: 3,
} as const;

/** One over the sun's width in radians: a sun six degrees wide, softer than ours of half a degree. */
const sharpness = 9;

/**
 * Soft shadow (Quilez, "Soft shadows in raymarched SDFs"): how near the ray to the sun passes to
 * the ground, for its distance. Half at a touch, so that the edge lies where it would be sharp.
 */
export function shadowAt(terrain: Terrain, point: GroundPoint, sun: Direction): number {
  const rise = Math.max(march.leastRise, sun[1]);
  let light = 1;
  let t = march.firstShare * point.z + march.first;
  const start = Math.max(point.height, terrain.waterLevel) + march.lift * point.z;
  for (let step = 0; step < march.steps; step += 1) {
    const height = start + rise * t;
    if (height > terrain.ceiling) break;
    const z = point.z + sun[2] * t;
    if (z < march.nearest) break;
    const octaves = step < march.fineSteps ? march.fineOctaves : march.coarseOctaves;
    const gap = height - terrain.height(point.x + sun[0] * t, z, octaves);
    light = Math.min(light, 0.5 + (sharpness * gap) / t);
    if (light <= 0) return 0;
    t *= march.growth;
  }
  return light * light * (3 - 2 * light);
}

type Place = { readonly column: number; readonly row: number; readonly step: number };

/** Steps of depth that still are the same slope. */
const sameSlope = 3;
const never = -9;

/** Shadows are soft: one in each square of two by two pixels of the same slope is enough. */
export function makeShadowCache(rows: number): (place: Place, measure: () => number) => number {
  const shades = new Float32Array(rows);
  const steps = new Int32Array(rows).fill(never);
  const columns = new Int32Array(rows).fill(never);
  return ({ row, step, column }, measure) => {
    const pair = row & ~1;
    const isNear = Math.abs(steps[pair]! - step) <= sameSlope && columns[pair]! >= (column & ~1);
    if (!isNear) {
      shades[pair] = measure();
      steps[pair] = step;
      columns[pair] = column;
    }
    return shades[pair]!;
  };
}
