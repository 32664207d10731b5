import { makeTerrain } from '../../ground/make-terrain.ts';
import type { SceneKind } from '../../scene-description.ts';
import { findSite, type Search } from '../find-site.ts';
import type { Foreground } from '../foreground.ts';
import { drawCastle } from './castle.ts';
import type { Build } from './draw-parts.ts';
import { drawHouse } from './house.ts';
import { drawLighthouse } from './lighthouse.ts';
import { drawVillage } from './village.ts';
import { drawWindmill } from './windmill.ts';

/** Picture widths from the middle, + to the heavy side, tried in this order. */
const places = {
  shore: [0.3, 0.34, 0.38, 0.42, 0.46],
  headland: [0.3, 0.34, 0.38],
  side: [-0.2, -0.14, -0.26, 0.2, 0.3],
  hill: [-0.16, -0.1, -0.22],
  clearing: [-0.08, -0.04],
} as const;

/** A building's `size`: scene units, and least pixels of a 1024-pixel picture. */
type Size = { readonly units: number; readonly leastPixels: number };
type Reach = Pick<Search, 'from' | 'to'>;

/** By eye: large enough to be found at once, small enough to belong to the landscape. */
const castle: Size & Reach = { units: 0.6, leastPixels: 96, from: 3, to: 12 };
const lighthouse: Size & Reach = { units: 0.9, leastPixels: 150, from: 2, to: 14 };
const windmill: Size & Reach = { units: 0.42, leastPixels: 96, from: 2.4, to: 7 };
const house: Size & Reach = { units: 0.16, leastPixels: 26, from: 1.7, to: 12 };

/** Houses, a castle, a lighthouse, a mill: each on ground that the eye sees. */
export function drawBuildings(foreground: Foreground): void {
  const { heavySide, description } = foreground.plan;
  const { details, kind } = description;
  const at = (name: keyof typeof places) => places[name].map((away) => 0.5 + heavySide * away);
  const isCoast = kind === 'sea' || kind === 'beach';
  const isByWater = isCoast || kind === 'lake';
  if (details.includes('castle')) {
    // Behind a lake the highest ground is the range itself.
    const search = { across: at(isByWater ? 'shore' : 'hill'), isHigh: kind !== 'lake' };
    build(foreground, drawCastle, { ...castle, ...search });
  }
  if (details.includes('lighthouse')) {
    const across = at(isCoast ? 'headland' : 'side');
    build(foreground, drawLighthouse, { ...lighthouse, across, isHigh: true });
  }
  if (details.includes('windmill')) {
    build(foreground, drawWindmill, { ...windmill, across: at('side'), isHigh: true });
  }
  if (details.includes('village')) drawVillage(foreground, at(isByWater ? 'shore' : 'side'));
  if (details.includes('house')) {
    const across = at(housePlace(kind));
    build(foreground, drawHouse, { ...house, across, isHigh: false });
  }
}

function housePlace(kind: SceneKind): keyof typeof places {
  if (kind === 'forest') return 'clearing';
  return kind === 'sea' || kind === 'beach' ? 'shore' : 'side';
}

/** Where there is no ground for it nothing is built. */
function build(foreground: Foreground, draw: (build: Build) => void, where: Search & Size): void {
  const { plan, unit } = foreground;
  const site = findSite(plan, makeTerrain(plan), where);
  if (!site) return;
  const size = Math.max(site.scale * where.units, where.leastPixels * unit);
  draw({ foreground, site, size });
}
