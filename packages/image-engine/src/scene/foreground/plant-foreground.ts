import { makeRandom } from '../../work/seeded-random.ts';
import { type Rgb, scaled } from '../light.ts';
import { makeNoise, mix, smoothstep } from '../noise.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { addAccents } from './accents.ts';
import { groundOf } from './find-site.ts';
import {
  mixed,
  type Place,
  type PlantTools,
  plantBlade,
  plantFlower,
  plantPalm,
  plantPine,
  plantTree,
} from './plants.ts';
import { addStroke, type StrokeList } from './strokes.ts';
import { addWeather } from './weather.ts';
import { plantWoodlandTree } from './woodland-tree.ts';

export type Planting = {
  readonly plan: ScenePlan;
  readonly list: StrokeList;
  readonly random: () => number;
  /** Pixels per 1024-pixel picture's pixel. */
  readonly unit: number;
  readonly leaf: Rgb;
  readonly tools: (albedo: Rgb, depth: number) => PlantTools;
};

/** Writes all strokes of a scene, far to near. */
export function plantForeground({ plan, strokes }: { plan: ScenePlan; strokes: StrokeList }): void {
  const random = makeRandom(plan.seed ^ 0xf0e9);
  const planting: Planting = {
    plan,
    list: strokes,
    random,
    unit: Math.sqrt(plan.width * plan.height) / 1024,
    leaf: leafOf[plan.description.season],
    tools: (albedo, depth) => toolsFor(plan, { albedo, depth, list: strokes, random }),
  };
  const { kind, season } = plan.description;
  // Grass first: a house stands in it, not under it.
  if (kind === 'mountains' || kind === 'countryside') meadow(planting, season !== 'winter');
  if (kind === 'snow') stalksInSnow(planting);
  addAccents(planting);
  switch (kind) {
    case 'lake':
    case 'night-sky':
      framePines(planting, 1);
      grassAlongEdge(planting, 700, 46);
      break;
    case 'snow':
      framePines(planting, 1.1);
      break;
    case 'mountains':
      framePines(planting, 0.8);
      break;
    case 'countryside':
      loneTree(planting);
      break;
    case 'forest':
      forestLayers(planting);
      break;
    case 'beach':
      palms(planting);
      break;
    case 'sea':
    case 'desert':
      break;
  }
  addWeather(planting);
}

type ToolOptions = { albedo: Rgb; depth: number; list: StrokeList; random: () => number };

function toolsFor(plan: ScenePlan, { albedo, depth, list, random }: ToolOptions): PlantTools {
  const { sun, ambient, elevation, azimuth } = plan.light;
  // Against a low sun in the picture near things are dark, with a rim; else they are lit.
  const against = elevation < 10 ? 0.16 : 0.62;
  const light = (part: number, sky: number): Rgb => [
    albedo[0] * (sun[0] * part + ambient[0] * sky),
    albedo[1] * (sun[1] * part + ambient[1] * sky),
    albedo[2] * (sun[2] * part + ambient[2] * sky),
  ];
  const fog = Math.min(0.9, 1 - Math.exp(-depth * 0.022 * plan.light.haze));
  const air: Rgb = scaled(plan.light.horizon, 0.9);
  const isSnowy = plan.description.weather === 'snow' || plan.description.season === 'winter';
  return {
    list,
    random,
    lit: mixed(light(against, 0.9), air, fog),
    shade: mixed(light(0.03, 0.3), air, fog),
    bark: mixed(mixed([0.02, 0.015, 0.012], light(0.1, 0.2), 0.5), air, fog),
    lightSide: Math.sign(azimuth) || 1,
    unit: Math.sqrt(plan.width * plan.height) / 1024,
    depth,
    ...(isSnowy && {
      snow: {
        share: 0.5,
        colour: mixed(
          [
            sun[0] * 0.2 + ambient[0] * 0.9,
            sun[1] * 0.2 + ambient[1] * 0.9,
            sun[2] * 0.2 + ambient[2] * 0.95,
          ],
          air,
          fog,
        ),
      },
    }),
  };
}

/** Dark trees at the sides, tall on the heavy side: they hold the picture together. */
function framePines({ plan, random, tools }: Planting, size: number): void {
  const { width, height, heavySide } = plan;
  const edge = heavySide > 0 ? width : 0;
  const reach = Math.min(width, height * 1.2);
  const trees: { x: number; tall: number; y: number }[] = [];
  const count = 5 + Math.floor(random() * 3);
  for (let tree = 0; tree < count; tree += 1) {
    const t = (tree + random() * 0.7) / count;
    trees.push({
      x: edge - heavySide * reach * (t * 0.3 - 0.02),
      tall: height * size * mix(0.62, 0.17, t) * (0.75 + 0.4 * random()),
      y: height * (1.03 + 0.04 * random()),
    });
  }
  for (let tree = 0; tree < 3; tree += 1) {
    const x = width - edge + heavySide * reach * (0.02 + 0.1 * random());
    trees.push({ x, tall: height * size * (0.14 + 0.2 * random()), y: height * 1.03 });
  }
  trees.sort((a, b) => a.tall - b.tall);
  for (const tree of trees) plantPine(tools([0.05, 0.085, 0.04], 0.6), tree);
}

/** Blades along the lower edge, taller towards the corners. */
function grassAlongEdge(
  { plan, random, unit, leaf, tools }: Planting,
  count: number,
  tall: number,
): void {
  const set = tools(leaf, 0.4);
  for (let blade = 0; blade < count; blade += 1) {
    const x = random() * plan.width;
    const corner = Math.abs(x / plan.width - 0.5) * 2;
    plantBlade(
      set,
      { x, y: plan.height + 4 * unit, tall: unit * tall * (0.3 + random()) * (0.25 + corner ** 2) },
      0.1,
    );
  }
}

/** Grass and flowers that grow out of the near ground, far to near. */
function meadow(planting: Planting, hasFlowers: boolean): void {
  const { plan, random, tools, leaf, unit } = planting;
  const { focal, horizon, eye } = plan.camera;
  const noise = makeNoise(plan.seed ^ 0x7e44);
  const terrain = groundOf(plan);
  const near = (focal * eye) / (plan.height - horizon);
  const rows = 110;
  const perRow = Math.round(150 * Math.sqrt(plan.width / plan.height));
  const flowers = flowersOf(plan);
  const isField = plan.description.details.includes('flowers');
  const density = plan.description.details.includes('flowers') ? 0.95 : 0.085;
  for (let row = 0; row < rows; row += 1) {
    const t = row / rows;
    const z = near * 0.86 * (3.1 / 0.86) ** (1 - t);
    const set = tools(leaf, z);
    for (let i = 0; i < perRow; i += 1) {
      const x = (random() * 1.1 - 0.05) * plan.width;
      const groundX = ((x - plan.width / 2) / focal) * z;
      const y = horizon - (focal * (terrain.height(groundX, z, 4) - eye)) / z;
      const patch = noise.fbm(groundX * 5, z * 5, 3);
      const tall = ((focal * 0.021) / z) * (0.45 + 0.8 * random()) * (0.5 + patch);
      if (y - tall > plan.height || tall < 1.2 * unit) continue;
      const tone = 0.75 + 0.6 * patch;
      const toned = { ...set, lit: scaled(set.lit, tone) };
      plantBlade(toned, { x, y, tall }, 0.16);
      if (hasFlowers && random() < density * Math.max(isField ? 0.4 : 0, patch * 3.2 - 1.2)) {
        const [petal, heart] =
          flowers[
            Math.floor(
              noise.cell(Math.floor(groundX * 4), Math.floor(z * 4), 3) * flowers.length * 0.999,
            )
          ]!;
        plantFlower(set, { x, y, tall: tall * 1.12 }, lightOn(plan, petal), lightOn(plan, heart));
      }
    }
  }
}

/** Dry grass that looks out of the snow, in loose bunches. */
function stalksInSnow({ plan, random, tools, unit }: Planting): void {
  const { focal, horizon, eye } = plan.camera;
  const terrain = groundOf(plan);
  const near = (focal * eye) / (plan.height - horizon);
  for (let bunch = 0; bunch < 34; bunch += 1) {
    const z = near * (0.95 + 2.6 * (1 - bunch / 34) ** 1.5);
    const middle = random() * plan.width;
    const set = tools([0.3, 0.22, 0.11], z);
    const tall = ((focal * 0.036) / z) * (0.5 + random());
    for (let blade = 0; blade < 6 + random() * 10; blade += 1) {
      const x = middle + (random() + random() - 1) * tall * 0.9;
      const height = terrain.height(((x - plan.width / 2) / focal) * z, z, 4);
      const y = horizon - (focal * (height - eye)) / z;
      plantBlade(set, { x, y: y + unit, tall: tall * (0.4 + 0.6 * random()) }, 0.14);
    }
  }
}

function lightOn({ light: { sun, ambient, elevation } }: ScenePlan, albedo: Rgb): Rgb {
  const part = elevation < 10 ? 0.18 : 0.42;
  return [
    albedo[0] * (sun[0] * part + ambient[0] * 0.8),
    albedo[1] * (sun[1] * part + ambient[1] * 0.8),
    albedo[2] * (sun[2] * part + ambient[2] * 0.8),
  ];
}

function flowersOf({
  description: { colours, season },
}: ScenePlan): readonly (readonly [Rgb, Rgb])[] {
  const asked = colours.flatMap((name) => petals[name] ?? []);
  if (asked.length > 0) return asked.map((petal) => [petal, [0.5, 0.3, 0.02]] as const);
  if (season === 'autumn')
    return [
      [
        [0.5, 0.24, 0.05],
        [0.2, 0.1, 0.02],
      ],
      [
        [0.5, 0.4, 0.1],
        [0.3, 0.2, 0.02],
      ],
    ];
  return [
    [
      [0.62, 0.016, 0.02],
      [0.03, 0.02, 0.02],
    ],
    [
      [0.85, 0.85, 0.8],
      [0.75, 0.5, 0.03],
    ],
    [
      [0.24, 0.2, 0.75],
      [0.6, 0.5, 0.1],
    ],
    [
      [0.85, 0.6, 0.04],
      [0.5, 0.26, 0.02],
    ],
  ];
}

const petals: Partial<Record<ScenePlan['description']['colours'][number], readonly Rgb[]>> = {
  red: [[0.62, 0.012, 0.02]],
  yellow: [[0.85, 0.62, 0.04]],
  gold: [[0.85, 0.62, 0.04]],
  orange: [[0.85, 0.3, 0.03]],
  violet: [
    [0.3, 0.14, 0.6],
    [0.42, 0.24, 0.7],
  ],
  blue: [[0.12, 0.18, 0.75]],
  pink: [[0.85, 0.3, 0.5]],
  white: [[0.85, 0.85, 0.82]],
};

function loneTree(planting: Planting): void {
  const { plan, tools, leaf, random } = planting;
  const { width, height, heavySide, camera } = plan;
  const x = width / 2 + heavySide * width * (0.3 + 0.05 * random());
  const y = mix(camera.horizon, height, 0.58);
  const bare = plan.description.season === 'winter' ? 0 : 2.2;
  const tall = Math.min(height * 0.44, width * 0.5);
  plantTree(
    tools(plan.description.season === 'spring' ? [0.5, 0.26, 0.3] : leaf, 0.9),
    { x, y, tall },
    bare,
  );
  tuft(planting, { x, y, tall }, false);
}

/** Rows of trees, each paler for the air before it; a way in stays open. */
function forestLayers(planting: Planting): void {
  const { plan, random, tools, leaf } = planting;
  const { width, height, camera, description } = plan;
  const isBroad =
    (description.season === 'autumn' || description.season === 'spring') &&
    !description.details.includes('conifers');
  const rows = 7;
  let from = camera.horizon + height * 0.035;
  for (let row = 0; row < rows; row += 1) {
    const t = row / (rows - 1);
    const foot = mix(camera.horizon + height * 0.03, height * 1.04, t ** 1.7);
    undergrowth(planting, { from, to: foot, isBroad });
    from = Math.max(from, foot);
    const tall = height * mix(0.24, 1.15, t ** 1.4);
    const trees = Math.round(mix(30, 7, t) * Math.sqrt(width / height));
    const set = tools(isBroad ? leaf : [0.04, 0.095, 0.03], mix(9, 0.7, t ** 0.6));
    for (let tree = 0; tree < trees; tree += 1) {
      const across = ((tree + random()) / trees) * 1.2 - 0.1;
      const open = Math.abs(across - 0.5 + plan.heavySide * 0.08) * 2;
      if (t > 0.3 && open < 0.05 + 0.3 * t) continue;
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
  const noise = makeNoise(plan.seed ^ 0xdab1);
  for (let blade = 0; blade < blades; blade += 1) {
    const y = mix(from, to, blade / blades);
    const near = (y - camera.horizon) / (height - camera.horizon);
    const x = random() * width;
    const depth = groundDepth(plan, y);
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
function tuft({ plan, random, tools }: Planting, { x, y, tall }: Place, isBroad: boolean): void {
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

function palms({ plan, tools, random }: Planting): void {
  if (plan.description.season === 'winter') return;
  const { width, height, heavySide } = plan;
  const edge = heavySide > 0 ? width : 0;
  const size = Math.min(width, height);
  const set = {
    ...tools([0.075, 0.13, 0.03], 0.8),
    bark: scaled(lightOn(plan, [0.2, 0.15, 0.1]), 0.6),
  };
  const feet = [
    { x: edge - heavySide * width * 0.13, y: height * 0.9, tall: size * (0.6 + 0.1 * random()) },
    { x: edge - heavySide * width * 0.02, y: height * 0.98, tall: size * (0.7 + 0.12 * random()) },
  ];
  const grass = tools([0.16, 0.17, 0.06], 0.8);
  for (const [index, foot] of feet.entries()) {
    plantPalm(set, foot, -heavySide * (index === 0 ? 0.5 : 0.34));
    for (let blade = 0; blade < 110; blade += 1) {
      const off = (random() + random() - 1) * size * 0.07;
      const y = foot.y + size * (0.012 + 0.012 * random());
      plantBlade(grass, { x: foot.x + off, y, tall: size * (0.02 + 0.05 * random()) }, off / size);
    }
  }
}

const leafOf: Record<ScenePlan['description']['season'], Rgb> = {
  spring: [0.13, 0.24, 0.045],
  summer: [0.13, 0.19, 0.045],
  autumn: [0.44, 0.19, 0.035],
  winter: [0.2, 0.18, 0.12],
};
