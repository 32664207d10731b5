import { makeTerrain } from '../ground/make-terrain.ts';
import type { Rgb } from '../light/rgb.ts';
import { type Build, box, type Corner, drafter, stone } from './draft-building.ts';
import { findSite, type Site } from './find-site.ts';
import type { Planting } from './plant-foreground.ts';

/** Cottages up the slope around a church. */
export function village(planting: Planting, across: readonly number[]): void {
  const { plan, random, unit } = planting;
  const terrain = makeTerrain(plan);
  const sites: Site[] = [];
  for (const share of across) {
    for (let at = 0; at < 9; at += 1) {
      const x = share + (at - 4) * 0.034 + (random() - 0.5) * 0.016;
      const from = 2.6 + 2.6 * random();
      const site = findSite(plan, terrain, { across: [x], from, to: 13, isHigh: false });
      if (site) sites.push(site);
    }
    if (sites.length >= 5) break;
  }
  sites.sort((a, b) => b.z - a.z);
  const middle = Math.floor(sites.length / 2);
  for (const [index, site] of sites.entries()) {
    const tools = planting.tools(stone, site.z);
    const size = Math.max(site.scale * 0.1, unit * 14) * (0.85 + 0.3 * random());
    const build = { planting, site, size, tools };
    if (index === middle) church(build);
    else house(build);
  }
}

/** Seen at a slant: a gable in shade and the long wall in the light. */
export function house(build: Build): void {
  const { fill, pane, roofOf } = drafter(build);
  const { random } = build.planting;
  const plaster = plasters[Math.floor(random() * plasters.length)]!;
  const roof = roofOf(roofs[Math.floor(random() * roofs.length)]!);
  const gable: Corner[] = [
    [-0.9, -0.06],
    [-0.3, -0.1],
    [-0.3, 0.52],
    [-0.6, 0.98],
    [-0.9, 0.5],
  ];
  fill(gable, plaster, 0.3);
  fill(box(-0.3, -0.1, 1.2, 0.64), plaster, 0.85);
  fill(box(0.4, 0.8, 0.14, 0.42), [0.24, 0.16, 0.13], 0.5);
  const slope: Corner[] = [
    [-0.62, 1.02],
    [0.62, 0.99],
    [1, 0.46],
    [-0.24, 0.44],
  ];
  fill(slope, roof, 0.8);
  const verge: Corner[] = [
    [-0.62, 1.02],
    [-0.55, 0.94],
    [-0.9, 0.4],
    [-0.98, 0.44],
  ];
  fill(verge, roof, 0.4);
  for (const x of [-0.16, 0.56]) pane([x, 0.16], 0.2, 0.22);
  fill(box(0.19, -0.1, 0.2, 0.46), [0.13, 0.07, 0.04], 0.4);
  pane([-0.68, 0.2], 0.14, 0.2);
}

function church(build: Build): void {
  const { fill, pane, roofOf, line } = drafter(build);
  const slate = roofOf([0.1, 0.11, 0.13]);
  house(build);
  fill(box(-1.24, -0.1, 0.24, 1.7), stone, 0.35);
  fill(box(-1, -0.1, 0.26, 1.7), stone, 0.85);
  const left: Corner[] = [
    [-1.3, 1.56],
    [-1, 1.56],
    [-1, 2.6],
  ];
  fill(left, slate, 0.35);
  const right: Corner[] = [
    [-1, 1.56],
    [-0.68, 1.56],
    [-1, 2.6],
  ];
  fill(right, slate, 0.85);
  line([-1, 2.6], [-1, 2.8], 0.014, [0.1, 0.1, 0.1]);
  pane([-0.94, 1.1], 0.12, 0.26);
}

const plasters: readonly Rgb[] = [
  [0.62, 0.57, 0.48],
  [0.68, 0.66, 0.6],
  [0.55, 0.44, 0.32],
  [0.42, 0.28, 0.17],
];
const roofs: readonly Rgb[] = [
  [0.34, 0.12, 0.07],
  [0.28, 0.15, 0.1],
  [0.15, 0.15, 0.17],
];
