import { type LinearImage, sharedFloats } from '../raster/linear-image.ts';
import type { BandPool } from '../work/band-pool.ts';
import type { FinishWork, Glow } from './finish/finish.ts';
import { glowScale } from './finish/finish.ts';
import {
  drawBow,
  drawLandscape,
  drawSkyDome,
  drawWaters,
} from './kinds/landscape/draw-landscape.ts';
import { drawPortrait } from './kinds/portrait/draw-portrait.ts';
import type { SceneDescription } from './scene-description.ts';
import { type Frame, planScene, type ScenePlan } from './scene-plan.ts';
import { drawForeground } from './things/draw-foreground.ts';

export type SceneSize = { readonly seed: number; readonly width: number; readonly height: number };

/** A description → a finished picture with its depth; the same bytes for the same arguments. */
export async function drawScene(
  description: SceneDescription,
  size: SceneSize,
  { pool, onShare }: { readonly pool: BandPool; readonly onShare?: (share: number) => void },
): Promise<LinearImage> {
  const plan = planScene(description, size);
  const frame: Frame = {
    width: size.width,
    height: size.height,
    colour: sharedFloats(size.width * size.height * 3),
    depth: sharedFloats(size.width * size.height),
    water: sharedFloats(size.width * size.height),
  };
  await painterOf(plan)(plan, frame, counting(pool, onShare));
  onShare?.(0.8);
  await finish(plan, frame, pool);
  onShare?.(1);
  return { width: size.width, height: size.height, data: frame.colour, depth: frame.depth };
}

/** Scenes differ in their number of passes: each takes a part of what is left. */
function counting(pool: BandPool, onShare?: (share: number) => void): BandPool {
  let left = 0.8;
  return {
    async run(pass) {
      await pool.run(pass);
      left *= 0.7;
      onShare?.(0.8 - left);
    },
  };
}

type Painter = (plan: ScenePlan, frame: Frame, pool: BandPool) => Promise<void>;

function painterOf({ description }: ScenePlan): Painter {
  switch (description.kind) {
    case 'city':
      return drawCityscape;
    case 'still-life':
      return drawTable;
    case 'portrait':
      return drawPortrait;
    case 'abstract':
      return drawComposition;
    default:
      return drawLandscape;
  }
}

async function drawCityscape(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  await drawSkyDome(plan, frame, pool);
  if (plan.description.details.includes('peaks')) {
    const terrain = new URL('./ground/draw-terrain.ts', import.meta.url).href;
    const input = { plan, frame };
    await pool.run({ module: terrain, task: 'drawTerrain', input, length: plan.width });
  }
  const module = new URL('./kinds/city/draw-city.ts', import.meta.url).href;
  await pool.run({ module, task: 'drawCity', input: { plan, frame }, length: plan.width });
  await drawWaters(plan, frame, pool);
  await drawBow(plan, frame, pool);
  await drawForeground(plan, frame, pool);
}

async function drawTable(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const module = new URL('./kinds/still-life/draw-still-life.ts', import.meta.url).href;
  await pool.run({ module, task: 'drawStillLife', input: { plan, frame }, length: plan.height });
}

async function drawComposition(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const module = new URL('./kinds/abstract/abstract.ts', import.meta.url).href;
  await pool.run({ module, task: 'drawAbstract', input: { plan, frame }, length: plan.height });
}

/** Glow of the lights, then the filmic curve. */
async function finish(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const width = Math.ceil(plan.width / glowScale);
  const height = Math.ceil(plan.height / glowScale);
  const length = width * height * 3;
  const glow: Glow = { width, height, a: sharedFloats(length), b: sharedFloats(length) };
  const bloom = plan.description.mood === 'dreamy' ? 0.6 : 0.34;
  const input: FinishWork = { plan, colour: frame.colour, glow, bloom };
  const module = new URL('./finish/finish.ts', import.meta.url).href;
  await pool.run({ module, task: 'gatherGlow', input, length: height });
  const radius = Math.max(1, Math.round(Math.sqrt(width * height) / 60));
  for (const factor of [1, 1, 2]) {
    const blur = { width, height, radius: radius * factor };
    const across = { ...blur, from: glow.a, to: glow.b, isVertical: false };
    await pool.run({ module, task: 'blurLines', input: across, length: height });
    const down = { ...blur, from: glow.b, to: glow.a, isVertical: true };
    await pool.run({ module, task: 'blurLines', input: down, length: width });
  }
  await pool.run({ module, task: 'toneMap', input, length: plan.height });
}
