import { mix, smoothstep } from '../../../maths/interpolation.ts';
import { makeTableNoise } from '../../../maths/noise.ts';
import { isOnRoad } from '../../ground/landforms/road.ts';
import { type Rgb, scaled } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { type Brush, type Foreground, tone } from '../foreground.ts';
import { drawGrassBlade } from '../plants/grass-blade.ts';
import type { Plant } from '../plants/plant.ts';
import { acrossAt, groundDepth } from '../project.ts';
import type { Stretch } from '../stretches.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { linear, triangular, vary } from '../vary.ts';

/** Linear RGB albedos of what grows under the trees. */
const floors = {
  conifers: [0.07, 0.11, 0.03],
  autumn: [0.2, 0.15, 0.05],
  broad: [0.1, 0.16, 0.035],
} as const satisfies Record<string, Rgb>;

// Set by eye on drawn scenes; heights are shares of the picture's, from the horizon to the near edge.

const floor = {
  /** From the horizon to the lower edge. */
  blades: 9000,
  height: { far: 0.006, near: 0.05 },
  uneven: [0.4, 1],
  /** Light falls through the crowns in patches: a noise, and how bright it makes the grass. */
  patch: { seed: 0xdab1, across: 5, along: 3, octaves: 3, from: 0.46, to: 0.68, light: [0.5, 2.2] },
} as const;

const fallen = {
  perBlade: 0.3,
  size: { far: 0.001, near: 0.005 },
  tone: [0.4, 0.6],
} as const;

/** Shares of the tree's height. */
const tuft = { blades: 22, across: 0.07, down: 0.022, height: 0.05, uneven: [0.5, 1] } as const;

/** Rows of the picture; `isBroad`: under broad-leaved trees. */
export type Strip = { from: number; to: number; isBroad: boolean };

/** Grass and fallen leaves between two rows of the picture, far to near. */
export function drawUndergrowth(stretch: Stretch, { from, to, isBroad }: Strip): void {
  const { foreground, length } = stretch;
  const { plan, random, brush, leaf } = foreground;
  if (to <= from || plan.description.season === 'winter') return;
  const { width, height, camera } = plan;
  const blades = Math.round((floor.blades * length * (to - from)) / (height - camera.horizon));
  const anywhere = () => (stretch.from + random() * length) * width;
  const { seed, across, along, octaves, ...patch } = floor.patch;
  const noise = makeTableNoise(plan.seed ^ seed);
  for (let blade = 0; blade < blades; blade += 1) {
    const y = mix(from, to, blade / blades);
    const near = (y - camera.horizon) / (height - camera.horizon);
    const x = anywhere();
    const depth = groundDepth(plan, y);
    if (isOnRoad(plan, acrossAt(plan, x, depth), depth)) continue;
    const light = noise.fbm((x / width) * depth * across, depth * along, octaves);
    const plain = brush(floorOf(plan, isBroad), depth);
    const bright = linear(patch.light, smoothstep(patch.from, patch.to, light));
    const tall = height * mix(floor.height.far, floor.height.near, near);
    const grass = { x, y, tall: tall * vary(random, floor.uneven) };
    drawGrassBlade({ ...plain, lit: scaled(plain.lit, bright) }, grass, 0);
    if (!isBroad || random() > fallen.perBlade) continue;
    const size = height * mix(fallen.size.far, fallen.size.near, near);
    drawFallenLeaf(brush(leaf, depth), { x: anywhere(), y, size });
  }
}

function drawFallenLeaf(
  brush: Brush,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { strokes, random, depth } = brush;
  const colour = tone(brush, vary(random, fallen.tone));
  const toX = x + size * (1 + random());
  addStroke(strokes, { x, y, toX, toY: y, width: size * 0.5, colour, depth });
}

/** Grass at the foot of a tree: no trunk ends in the air. */
export function drawTuft(foreground: Foreground, { x, y, tall }: Plant, isBroad: boolean): void {
  const { plan, random, brush } = foreground;
  if (plan.description.season === 'winter') return;
  const grass = brush(floorOf(plan, isBroad), groundDepth(plan, y));
  for (let blade = 0; blade < tuft.blades; blade += 1) {
    const off = triangular(random) * tall * tuft.across;
    const foot = y + tall * tuft.down * (1 - Math.abs(off) / (tall * tuft.across));
    const height = tall * tuft.height * vary(random, tuft.uneven);
    drawGrassBlade(grass, { x: x + off, y: foot, tall: height }, 0);
  }
}

function floorOf({ description }: ScenePlan, isBroad: boolean): Rgb {
  if (!isBroad) return floors.conifers;
  return description.season === 'autumn' ? floors.autumn : floors.broad;
}
