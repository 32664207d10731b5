import { sharedFloats } from '../../../raster/linear-image.ts';
import type { BandPool } from '../../../work/band-pool.ts';
import { glowScale } from '../../finish/finish.ts';
import type { Frame, ScenePlan } from '../../scene-plan.ts';
import type { CloudMap } from '../../sky/clouds.ts';
import { drawForeground } from '../../things/draw-foreground.ts';
import { findShores, type WaterWork } from '../../water/water.ts';

const moduleOf = (name: string) => new URL(name, import.meta.url).href;

/** Sky, ground, water, then what stands close to the eye. */
export async function drawLandscape(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const { kind } = plan.description;
  await drawSkyDome(plan, frame, pool);
  await pool.run({
    module: moduleOf('../../ground/draw-terrain.ts'),
    task: 'drawTerrain',
    input: { plan, frame },
    length: plan.width,
  });
  if (kind === 'sea' || kind === 'beach') {
    await pool.run({
      module: moduleOf('../../water/water.ts'),
      task: 'floodBelowHorizon',
      input: { plan, frame },
      length: plan.height,
    });
  }
  if (['sea', 'beach', 'lake', 'night-sky'].includes(kind)) await drawWaters(plan, frame, pool);
  await drawBow(plan, frame, pool);
  await drawForeground(plan, frame, pool);
  if (kind === 'forest' && plan.light.exposure < 1.4) await drawShafts(plan, frame, pool);
}

/** A rainbow, where one was asked for. */
export async function drawBow(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  if (!plan.description.details.includes('rainbow')) return;
  const module = moduleOf('../../sky/rainbow.ts');
  await pool.run({ module, task: 'drawRainbow', input: { plan, frame }, length: plan.height });
}

async function drawShafts(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const width = Math.ceil(plan.width / glowScale);
  const height = Math.ceil(plan.height / glowScale);
  const openings = sharedFloats(width * height * 3);
  const input = { plan, frame, glow: { width, height, a: openings, b: openings } };
  const module = moduleOf('../../finish/light-shafts.ts');
  await pool.run({ module, task: 'gatherOpenings', input, length: height });
  await pool.run({ module, task: 'addShafts', input, length: plan.height });
}

/** Clouds first, at half the size; then the sky that carries them. */
export async function drawSkyDome(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const width = Math.ceil(plan.width / 2);
  const height = Math.ceil(plan.height / 2);
  const length = width * height * 4;
  const rough: CloudMap = { width, height, data: sharedFloats(length) };
  const clouds: CloudMap = { width, height, data: sharedFloats(length) };
  const module = moduleOf('../../sky/clouds.ts');
  await pool.run({ module, task: 'drawClouds', input: { plan, map: rough }, length: height });
  const input = { from: rough, to: clouds };
  await pool.run({ module, task: 'smoothClouds', input, length: height });
  await pool.run({
    module: moduleOf('../../sky/sky.ts'),
    task: 'drawSky',
    input: { plan, frame, clouds },
    length: plan.height,
  });
}

export async function drawWaters(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const mirror = sharedFloats(frame.colour.length);
  mirror.set(frame.colour);
  const input: WaterWork = {
    plan,
    frame,
    mirror,
    shores: findShores(plan, frame),
    ...waterOf(plan),
  };
  const module = moduleOf('../../water/water.ts');
  await pool.run({ module, task: 'drawWater', input, length: plan.height });
}

function waterOf({ description, light }: ScenePlan): Pick<WaterWork, 'swell' | 'deep'> {
  const { kind, weather, details } = description;
  const level = 0.25 + 0.35 * (light.ambient[1] + light.sun[1] * 0.2);
  const calm =
    { sea: 0.55, beach: 0.4, lake: 0.12, 'night-sky': 0.05, city: 0.16 }[kind as string] ?? 0.2;
  const open = details.includes('coast') ? Math.max(calm, 0.36) : calm;
  const swell = weather === 'storm' ? 1 : weather === 'rain' ? open + 0.15 : open;
  if (kind === 'beach') return { swell, deep: [0.008 * level, 0.2 * level, 0.3 * level] };
  return { swell, deep: [0.012 * level, 0.065 * level, 0.1 * level] };
}
