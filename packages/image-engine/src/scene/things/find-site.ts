import type { Terrain } from '../ground/terrain.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { acrossAt, rowOf } from './project.ts';

/** A place on the ground that the eye sees. */
export type Site = {
  /** Pixels. */
  readonly x: number;
  readonly y: number;
  /** Scene units. */
  readonly z: number;
  /** Pixels per scene unit there. */
  readonly scale: number;
};

export type Search = {
  /** Shares of the picture's width, tried in this order. */
  readonly across: readonly number[];
  /** Scene units: nearest and farthest. */
  readonly from: number;
  readonly to: number;
  /** Stand on the highest ground that is seen, not on the nearest. */
  readonly isHigh: boolean;
};

/** Scene units over the water that waves do not reach. */
const freeboard = 0.035;
/** From the eye outwards in steps of a fiftieth of the distance, in scene units. */
const walk = { from: 0.5, step: 1.02, octaves: 5 } as const;
/** Lower in the picture a thing would be cut off, share of its height. */
const lowest = 0.96;

/** Dry ground in sight, or null when the picture has none there. */
export function findSite(plan: ScenePlan, terrain: Terrain, search: Search): Site | null {
  for (const share of search.across) {
    const site = findAlong(plan, terrain, search, share * plan.width);
    if (site) return site;
  }
  return null;
}

/** Away from the eye: ground is seen where it stands above all that lies before it. */
function findAlong(plan: ScenePlan, terrain: Terrain, search: Search, x: number): Site | null {
  const dry = terrain.waterLevel + freeboard;
  let top = plan.height;
  let best: Site | null = null;
  for (let z = walk.from; z < search.to; z *= walk.step) {
    const height = terrain.height(acrossAt(plan, x, z), z, walk.octaves);
    const y = rowOf(plan, height, z);
    if (y >= top) continue;
    top = y;
    if (z < search.from || height < dry || y > plan.height * lowest) continue;
    if (best && !search.isHigh) continue;
    best = { x, y, z, scale: plan.camera.focal / z };
  }
  return best;
}
