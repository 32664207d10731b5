import { clamp } from '../../../maths/interpolation.ts';
import { composedFrame, type ScenePlan } from '../../scene-plan.ts';
import type { Terrain } from '../terrain.ts';

/** By eye: crests stay whole, and a column has no more steps than it can show. */
const steps = {
  /** On flat ground. */
  pixels: 1.5,
  /** Shares of the distance. */
  finest: 0.0016,
  coarsest: 0.0044,
  /** Crests of dunes are thin. */
  coarsestOnDunes: 0.003,
  /** The first stands before the lower edge of the picture, where the ground may rise. */
  before: 0.55,
  nearest: 0.03,
} as const;

const octaves = { atUnitDistance: 9.3, least: 3, most: 10 } as const;

/** Distances at which each column evaluates the ground, scene units, near to far. */
export function depthSteps(plan: ScenePlan, terrain: Pick<Terrain, 'far'>): Float32Array {
  const { camera, height, description } = plan;
  const composed = composedFrame(plan);
  const depths: number[] = [];
  const widest = description.kind === 'desert' ? steps.coarsestOnDunes : steps.coarsest;
  const next = (z: number) =>
    z * (1 + clamp((steps.pixels * z) / (camera.focal * camera.eye), steps.finest, widest));
  const before = (row: number) =>
    Math.max(
      steps.nearest,
      (camera.focal * camera.eye * steps.before) / (row - camera.horizon + 2),
    );
  const first = before(composed.top + composed.height);
  // What is drawn below the composed frame lies nearer: steps of its own move none of the others.
  for (let z = before(height); z < first; z = next(z)) depths.push(z);
  for (let z = first; z < terrain.far; z = next(z)) depths.push(z);
  return Float32Array.from(depths);
}

/** No finer than two depth steps at that distance, or cliffs turn into curtains. */
export function octavesAt(z: number): number {
  return clamp(octaves.atUnitDistance - Math.log2(z), octaves.least, octaves.most) | 0;
}
