import { mix } from '../../maths/interpolation.ts';
import { makeRandom } from '../../maths/seeded-random.ts';
import { bandPass } from '../../work/band-pass.ts';
import { type Rgb, scaled } from '../light/rgb.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { addAccents } from './accents.ts';
import { forestLayers, tuft } from './forest.ts';
import { lightOn, meadow, stalksInSnow } from './meadow.ts';
import { mixed, type PlantTools, plantBlade, plantPalm, plantPine, plantTree } from './plants.ts';
import type { StrokeList } from './strokes.ts';
import { addWeather } from './weather.ts';

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
export const plantingPass = bandPass(import.meta.url, plantForeground);

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
  // Among trees an accent stands between their rows.
  if (kind !== 'forest') addAccents(planting);
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
  if (plan.description.without.includes('conifers')) return;
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

function palms({ plan, tools, random }: Planting): void {
  const { season, details, without, weather } = plan.description;
  // A tower on the headland stands where the palms would.
  const isTaken = details.some(
    (one) => one === 'lighthouse' || one === 'castle' || one === 'village',
  );
  const isCold = season === 'winter' || season === 'autumn';
  // Not every beach lies in the tropics.
  const isMild = !isCold && (weather === 'clear' || weather === 'cloudy') && random() < 0.6;
  if (without.includes('palms')) return;
  if (!details.includes('palms') && (isTaken || !isMild)) return;
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
