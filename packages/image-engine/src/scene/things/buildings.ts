import { makeTerrain } from '../ground/make-terrain.ts';
import { type Build, stone } from './draft-building.ts';
import { findSite, type Site } from './find-site.ts';
import { house, village } from './houses.ts';
import { castle, lighthouse, windmill } from './landmarks.ts';
import type { Planting } from './plant-foreground.ts';

/** Houses, a castle, a lighthouse, a mill: each on ground that the eye sees. */
export function addBuildings(planting: Planting): void {
  const { plan, unit } = planting;
  const { details, kind } = plan.description;
  const isCoast = kind === 'sea' || kind === 'beach';
  const terrain = makeTerrain(plan);
  const heavy = (away: number) => 0.5 + plan.heavySide * away;
  const shore = [0.3, 0.34, 0.38, 0.42, 0.46].map(heavy);
  const side = [-0.2, -0.14, -0.26, 0.2, 0.3].map(heavy);
  const raise = (site: Site | null, build: (at: Build) => void, size: number, least: number) => {
    if (!site) return;
    const tools = planting.tools(stone, site.z);
    build({ planting, site, size: Math.max(site.scale * size, least * unit), tools });
  };
  if (details.includes('castle')) {
    const across = isCoast || kind === 'lake' ? shore : [heavy(-0.16), heavy(-0.1), heavy(-0.22)];
    // Behind a lake the highest ground is the range itself.
    const isHigh = kind !== 'lake';
    const site = findSite(plan, terrain, { across, from: 3, to: 12, isHigh });
    raise(site, castle, 0.6, 96);
  }
  if (details.includes('lighthouse')) {
    const across = isCoast ? shore.slice(0, 3) : side;
    const site = findSite(plan, terrain, { across, from: 2, to: 14, isHigh: true });
    raise(site, lighthouse, 0.9, 150);
  }
  if (details.includes('windmill')) {
    const site = findSite(plan, terrain, { across: side, from: 2.4, to: 7, isHigh: true });
    raise(site, windmill, 0.42, 96);
  }
  if (details.includes('village')) {
    village(planting, isCoast || kind === 'lake' ? shore : side);
  }
  if (details.includes('house')) {
    const clearing = kind === 'forest' ? [-0.08, -0.04].map(heavy) : side;
    const search = { across: isCoast ? shore : clearing, from: 1.7, to: 12, isHigh: false };
    raise(findSite(plan, terrain, search), house, 0.16, 26);
  }
}
