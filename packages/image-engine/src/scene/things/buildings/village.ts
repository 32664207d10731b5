import { makeTerrain } from '../../ground/make-terrain.ts';
import { findSite, type Site } from '../find-site.ts';
import type { Foreground } from '../foreground.ts';
import { type Spread, vary } from '../vary.ts';
import { drawChurch, drawHouse } from './house.ts';

/** A village that climbs a slope; set by eye on drawn scenes. */
const plots = {
  /** Tried on both sides of a place, so many picture widths apart. */
  aside: 4,
  apart: 0.034,
  sway: 0.016,
  /** Scene units: the nearest ground that a house may take, and the farthest of all. */
  from: [2.6, 2.6],
  to: 13,
  /** With so many the village needs no further place. */
  enough: 5,
} as const;

/** Half a house's length: scene units, and least pixels of a 1024-pixel picture. */
const house: { length: number; leastPixels: number; uneven: Spread } = {
  length: 0.1,
  leastPixels: 14,
  uneven: [0.85, 0.3],
};

/** Cottages up the slope around a church. `across`: shares of the picture's width, tried in turn. */
export function drawVillage(foreground: Foreground, across: readonly number[]): void {
  const { random, unit } = foreground;
  const sites = plotsOf(foreground, across);
  const middle = Math.floor(sites.length / 2);
  for (const [index, site] of sites.entries()) {
    const length = Math.max(site.scale * house.length, unit * house.leastPixels);
    const build = { foreground, site, size: length * vary(random, house.uneven) };
    if (index === middle) drawChurch(build);
    else drawHouse(build);
  }
}

/** Far to near. */
function plotsOf({ plan, random }: Foreground, across: readonly number[]): Site[] {
  const terrain = makeTerrain(plan);
  const sites: Site[] = [];
  for (const share of across) {
    for (let at = -plots.aside; at <= plots.aside; at += 1) {
      const x = share + at * plots.apart + (random() - 0.5) * plots.sway;
      const from = vary(random, plots.from);
      const site = findSite(plan, terrain, { across: [x], from, to: plots.to, isHigh: false });
      if (site) sites.push(site);
    }
    if (sites.length >= plots.enough) break;
  }
  return sites.sort((a, b) => b.z - a.z);
}
