import { mix, smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import { isOnRoad } from '../ground/shape-ground.ts';
import { type Rgb, scaled } from '../light/rgb.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { addAccents } from './accents.ts';
import type { Planting } from './plant-foreground.ts';
import { mixed, type Place, type PlantTools, plantBlade, plantPine } from './plants.ts';
import { addStroke } from './strokes.ts';
import { plantWoodlandTree } from './woodland-tree.ts';

/** Rows of trees, each paler for the air before it; a way in stays open. */
export function forestLayers(planting: Planting): void {
  const { plan, random, tools, leaf } = planting;
  const { width, height, camera, description } = plan;
  const isBroad =
    (description.season === 'autumn' || description.season === 'spring') &&
    !description.details.includes('conifers');
  const wayIn = description.details.includes('road') ? 0.16 : 0.05;
  const rows = 7;
  let from = camera.horizon + height * 0.035;
  for (let row = 0; row < rows; row += 1) {
    const t = row / (rows - 1);
    if (row === 4) addAccents(planting);
    const foot = mix(camera.horizon + height * 0.03, height * 1.04, t ** 1.7);
    undergrowth(planting, { from, to: foot, isBroad });
    from = Math.max(from, foot);
    const tall = height * mix(0.24, 1.15, t ** 1.4);
    const trees = Math.round(mix(30, 7, t) * Math.sqrt(width / height));
    const set = tools(isBroad ? leaf : [0.04, 0.095, 0.03], mix(9, 0.7, t ** 0.6));
    for (let tree = 0; tree < trees; tree += 1) {
      const across = ((tree + random()) / trees) * 1.2 - 0.1;
      const open = Math.abs(across - 0.5 + plan.heavySide * 0.08) * 2;
      if (t > 0.3 && open < wayIn + 0.3 * t) continue;
      const y = foot + random() * height * 0.02;
      const place = { x: across * width, y, tall: tall * (0.7 + 0.5 * random()) };
      if (isBroad) plantWoodlandTree(set, place, tools([0.2, 0.165, 0.125], set.depth).lit);
      else plantPine(set, place);
      tuft(planting, place, isBroad);
    }
  }
}

function floorOf({ description }: ScenePlan, isBroad: boolean): Rgb {
  if (!isBroad) return [0.07, 0.11, 0.03];
  return description.season === 'autumn' ? [0.2, 0.15, 0.05] : [0.1, 0.16, 0.035];
}

/** Distance of the ground that is seen at a row, scene units. */
function groundDepth({ camera }: ScenePlan, y: number): number {
  return (camera.focal * camera.eye) / Math.max(1, y - camera.horizon);
}

type Strip = { from: number; to: number; isBroad: boolean };

/** Grass and fallen leaves between two rows of the picture, far to near. */
function undergrowth({ plan, random, tools, leaf }: Planting, { from, to, isBroad }: Strip): void {
  if (to <= from || plan.description.season === 'winter') return;
  const { width, height, camera } = plan;
  const blades = Math.round((9000 * (to - from)) / (height - camera.horizon));
  const noise = makeTableNoise(plan.seed ^ 0xdab1);
  for (let blade = 0; blade < blades; blade += 1) {
    const y = mix(from, to, blade / blades);
    const near = (y - camera.horizon) / (height - camera.horizon);
    const x = random() * width;
    const depth = groundDepth(plan, y);
    if (isOnRoad(plan, ((x - width / 2) / camera.focal) * depth, depth)) continue;
    // Light falls through the crowns in patches.
    const patch = noise.fbm((x / width) * depth * 5, depth * 3, 3);
    const plain = tools(floorOf(plan, isBroad), depth);
    const set = { ...plain, lit: scaled(plain.lit, 0.5 + 2.2 * smoothstep(0.46, 0.68, patch)) };
    const tall = height * mix(0.006, 0.05, near) * (0.4 + random());
    plantBlade(set, { x, y, tall }, 0);
    if (!isBroad || random() > 0.3) continue;
    fallenLeaf(tools(leaf, depth), random() * width, y, height * mix(0.001, 0.005, near));
  }
}

/** Grass at the foot of a tree: no trunk ends in the air. */
export function tuft(
  { plan, random, tools }: Planting,
  { x, y, tall }: Place,
  isBroad: boolean,
): void {
  if (plan.description.season === 'winter') return;
  const set = tools(floorOf(plan, isBroad), groundDepth(plan, y));
  for (let blade = 0; blade < 22; blade += 1) {
    const off = (random() + random() - 1) * tall * 0.07;
    const foot = y + tall * 0.022 * (1 - Math.abs(off) / (tall * 0.07));
    plantBlade(set, { x: x + off, y: foot, tall: tall * 0.05 * (0.5 + random()) }, 0);
  }
}

function fallenLeaf(set: PlantTools, x: number, y: number, size: number): void {
  const tone = mixed(set.shade, set.lit, 0.4 + 0.6 * set.random());
  const toX = x + size * (1 + set.random());
  addStroke(set.list, { x, y, toX, toY: y, width: size * 0.5, colour: tone, depth: set.depth });
}
