import { makeTerrain } from '../ground/make-terrain.ts';
import type { Rgb } from '../light/rgb.ts';
import { scaled } from '../light/rgb.ts';
import type { SceneKind } from '../scene-description.ts';
import { findSite, type Site } from './find-site.ts';
import type { Planting } from './plant-foreground.ts';
import { mixed } from './plants.ts';
import { addShape, addStroke } from './strokes.ts';

/** Walkers seen from behind on open ground, small in the landscape, with their shadows. */
export function people(planting: Planting): void {
  const { plan, random, unit } = planting;
  const { kind, counts } = plan.description;
  const count = Math.min(6, counts.people ?? 1);
  const terrain = makeTerrain(plan);
  // A beach has its sand on the heavy side.
  const third = 0.5 + plan.heavySide * (kind === 'beach' ? 0.08 : -0.15);
  const [from, to] = ranges[kind] ?? [1.1, 6];
  const around = [0, 0.05, -0.05, 0.1, -0.1].map((off) => third + off);
  const search = { across: around, from, to, isHigh: false };
  const site = kind === 'night-sky' ? byTheTent(planting) : findSite(plan, terrain, search);
  if (!site) return;
  const tall = Math.max(site.scale * (tallness[kind] ?? 0.07), 30 * unit);
  for (let index = 0; index < count; index += 1) {
    const x = site.x + (index - (count - 1) / 2) * tall * (0.32 + 0.06 * random());
    const size = tall * (index === 0 ? 1 : 0.9 + 0.08 * random());
    walker(planting, { ...site, x }, size);
  }
}

/** Scene units: nearest and farthest ground to stand on. */
const ranges: Partial<Record<SceneKind, readonly [number, number]>> = {
  beach: [0.66, 1.6],
  desert: [2.2, 6],
  mountains: [1.1, 3],
  snow: [1.1, 3],
};

/** A person's height, scene units; dunes are seen from high above. */
const tallness: Partial<Record<SceneKind, number>> = { desert: 0.11, beach: 0.07 };

function byTheTent({ plan }: Planting): Site {
  const { width, height, heavySide, camera } = plan;
  const x = width / 2 - heavySide * width * 0.26;
  const scale = Math.min(width, height) * 1.35;
  return { x, y: height * 0.958, z: camera.focal / scale, scale };
}

function walker({ plan, list, tools, random }: Planting, { x, y, z }: Site, tall: number): void {
  // By night they are little more than shapes.
  const seen = plan.light.exposure > 2 ? 0.3 : 1;
  const cloth = scaled(clothes[Math.floor(random() * clothes.length)]!, seen);
  const coat = tools(cloth, z);
  const trousers = tools([0.05, 0.055, 0.075], z);
  const skin = tools([0.3, 0.19, 0.13], z);
  const hair = tools([0.045, 0.03, 0.02], z);
  const stride = (0.05 + 0.03 * random()) * (random() < 0.5 ? -1 : 1);
  const at = (dx: number, dy: number) => [x + dx * tall, y - dy * tall] as const;
  const limb = (
    [ax, ay]: readonly [number, number],
    [bx, by]: readonly [number, number],
    [wide, thin]: readonly [number, number],
    colour: Rgb,
  ) => {
    const [fromX, fromY] = at(ax, ay);
    const [toX, toY] = at(bx, by);
    const widths = { width: wide * tall, toWidth: thin * tall };
    addStroke(list, { x: fromX, y: fromY, toX, toY, ...widths, colour, depth: z });
  };
  shadow({ plan, list }, { x, y, z }, tall);
  const dark = mixed(trousers.shade, trousers.lit, 0.35);
  const pale = mixed(trousers.shade, trousers.lit, 0.6);
  limb([-0.035, 0.5], [-0.035 - stride * 0.5, 0.27], [0.052, 0.038], dark);
  limb([-0.035 - stride * 0.5, 0.27], [-0.035 - stride, 0.03], [0.036, 0.024], dark);
  limb([0.035, 0.5], [0.035 + stride * 0.4, 0.27], [0.052, 0.038], pale);
  limb([0.035 + stride * 0.4, 0.27], [0.035 + stride * 0.6, 0.015], [0.036, 0.024], pale);
  for (const side of [-1, 1]) {
    const sleeve = mixed(coat.shade, coat.lit, side === coat.lightSide ? 0.7 : 0.25);
    limb([side * 0.092, 0.785], [side * 0.122, 0.6], [0.033, 0.028], sleeve);
    limb([side * 0.122, 0.6], [side * 0.112 + stride * 0.4, 0.45], [0.027, 0.02], sleeve);
  }
  const faces = [0.2, 0.8].map((part) => mixed(coat.shade, coat.lit, part)) as [Rgb, Rgb];
  const [colour, rightColour] = coat.lightSide > 0 ? faces : [faces[1], faces[0]];
  const outline = coatOutline.map(([dx, dy]) => at(dx, dy));
  addShape(list, outline, { colour, rightColour, depth: z });
  limb([0, 0.83], [0, 0.88], [0.03, 0.028], mixed(skin.shade, skin.lit, 0.5));
  const isLong = random() < 0.5;
  const crown = [isLong ? 0.056 : 0.05, 0.046] as const;
  limb([0, isLong ? 0.86 : 0.905], [0, 0.945], crown, mixed(hair.shade, hair.lit, 0.5));
}

/** From the neck down the right side to the hem, and up again; shares of the height. */
const rightSide = [
  [0.045, 0.84],
  [0.105, 0.805],
  [0.11, 0.74],
  [0.082, 0.61],
  [0.1, 0.42],
  [0.095, 0.36],
] as const;
const coatOutline: readonly (readonly [number, number])[] = [
  ...rightSide,
  ...rightSide.map(([x, y]) => [-x, y] as const).reverse(),
];

/** Along the ground, away from the sun; short under a high one. */
function shadow(
  { plan, list }: Pick<Planting, 'plan' | 'list'>,
  { x, y, z }: Pick<Site, 'x' | 'y' | 'z'>,
  tall: number,
): void {
  const { light } = plan;
  if (light.disc <= 0 || light.exposure > 1.2) return;
  const turn = (light.azimuth * Math.PI) / 180;
  const long = tall * Math.min(2.6, 1 / Math.tan((Math.max(6, light.elevation) * Math.PI) / 180));
  const toX = x - Math.sin(turn) * long;
  // Ground is foreshortened: what points at the eye looks short.
  const toY = y + Math.cos(turn) * long * 0.3;
  // Two layers: the further from the feet, the paler.
  for (const reach of [0.6, 1]) {
    const end = { toX: x + (toX - x) * reach, toY: y + (toY - y) * reach };
    const widths = { width: tall * 0.045, toWidth: tall * 0.07 };
    addStroke(list, { x, y, ...end, ...widths, colour: [0, 0, 0], alpha: 0.17, depth: z });
  }
}

const clothes: readonly Rgb[] = [
  [0.42, 0.06, 0.045],
  [0.5, 0.38, 0.1],
  [0.08, 0.14, 0.3],
  [0.3, 0.28, 0.25],
];
