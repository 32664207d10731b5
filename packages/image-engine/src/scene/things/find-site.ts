import type { Terrain } from '../ground/terrain.ts';
import type { ScenePlan } from '../scene-plan.ts';

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
  readonly from: number;
  readonly to: number;
  /** Stand on the highest ground that is seen, not on the nearest. */
  readonly isHigh: boolean;
};

/** Dry ground in sight, or null when the picture has none there. */
export function findSite(plan: ScenePlan, terrain: Terrain, search: Search): Site | null {
  const { focal, horizon, eye } = plan.camera;
  const dry = terrain.waterLevel + 0.035;
  for (const share of search.across) {
    const x = share * plan.width;
    let top = plan.height;
    let best: Site | null = null;
    for (let z = 0.5; z < search.to; z *= 1.02) {
      const height = terrain.height(((x - plan.width / 2) / focal) * z, z, 5);
      const y = horizon - (focal * (height - eye)) / z;
      if (y >= top) continue;
      top = y;
      if (z < search.from || height < dry || y > plan.height * 0.96) continue;
      if (best && !search.isHigh) continue;
      best = { x, y, z, scale: focal / z };
    }
    if (best) return best;
  }
  return null;
}
