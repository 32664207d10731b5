import { makeTerrain } from '../../ground/make-terrain.ts';
import type { SceneKind } from '../../scene-description.ts';
import { findSite, type Site } from '../find-site.ts';
import type { Foreground } from '../foreground.ts';
import { vary } from '../vary.ts';
import { drawWalker } from './walker.ts';

const mostPeople = 6;

/** Picture widths: from the middle to the heavy side, and around that place, tried in this order. */
const places = {
  /** A beach has its sand on the heavy side. */
  beach: 0.08,
  other: -0.15,
  around: [0, 0.05, -0.05, 0.1, -0.1],
} as const;

/** Scene units: nearest and farthest ground to stand on. */
const anywhere = [1.1, 6] as const;
const ranges: Partial<Record<SceneKind, readonly [from: number, to: number]>> = {
  beach: [0.66, 1.6],
  desert: [2.2, 6],
  mountains: [1.1, 3],
  snow: [1.1, 3],
};

/** A person's height, scene units; dunes are seen from high above. */
const usualHeight = 0.07;
const heights: Partial<Record<SceneKind, number>> = { desert: 0.11 };
/** Pixels of a 1024-pixel picture. */
const leastHeight = 30;

/** Side by side, in heights of the first. */
const group = { apart: [0.32, 0.06], height: [0.9, 0.08] } as const;

/** By eye beside the tent: picture widths from the middle, of its height, of its lesser side. */
const byTent = { across: 0.26, down: 0.958, scale: 1.35 } as const;

/** Walkers seen from behind on open ground, small in the landscape, with their shadows. */
export function drawPeople(foreground: Foreground): void {
  const { plan, random, unit } = foreground;
  const { kind, counts } = plan.description;
  const count = Math.min(mostPeople, counts.people ?? 1);
  const site = kind === 'night-sky' ? siteByTent(foreground) : openGround(foreground);
  if (!site) return;
  const tall = Math.max(site.scale * (heights[kind] ?? usualHeight), leastHeight * unit);
  for (let index = 0; index < count; index += 1) {
    const x = site.x + (index - (count - 1) / 2) * tall * vary(random, group.apart);
    const size = tall * (index === 0 ? 1 : vary(random, group.height));
    drawWalker(foreground, { ...site, x }, size);
  }
}

function openGround({ plan }: Foreground): Site | null {
  const { kind } = plan.description;
  const third = 0.5 + plan.heavySide * (kind === 'beach' ? places.beach : places.other);
  const [from, to] = ranges[kind] ?? anywhere;
  const across = places.around.map((off) => third + off);
  return findSite(plan, makeTerrain(plan), { across, from, to, isHigh: false });
}

function siteByTent({ plan }: Foreground): Site {
  const { width, height, heavySide, camera } = plan;
  const x = width / 2 - heavySide * width * byTent.across;
  const scale = Math.min(width, height) * byTent.scale;
  return { x, y: height * byTent.down, z: camera.focal / scale, scale };
}
