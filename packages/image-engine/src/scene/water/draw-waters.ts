import { sharedFloats } from '../../raster/linear-image.ts';
import type { BandPool } from '../../work/band-pool.ts';
import type { Frame } from '../frame.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { findShores, type WaterWork, waterPass } from './water.ts';

/** All water of a frame, mirroring what was drawn before it. */
export async function drawWaters(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const mirror = sharedFloats(frame.colour.length);
  mirror.set(frame.colour);
  const shores = findShores(plan, frame);
  const input: WaterWork = { plan, frame, mirror, shores, ...waterOf(plan) };
  await pool.run(waterPass, input, { length: plan.height });
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
