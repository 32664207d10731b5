import { sharedFloats } from '../../raster/linear-image.ts';
import type { BandPool } from '../../work/band-pool.ts';
import type { Frame } from '../frame.ts';
import type { Rgb } from '../light/rgb.ts';
import type { SceneKind } from '../scene-description.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { findShores } from './find-shores.ts';
import { type WaterWork, waterPass } from './water.ts';

/** All water of a frame, mirroring what was drawn before it. */
export async function drawWaters(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const mirror = sharedFloats(frame.colour.length);
  mirror.set(frame.colour);
  const shores = findShores(plan, frame);
  const input: WaterWork = { plan, frame, mirror, shores, ...waterOf(plan) };
  await pool.run(waterPass, input, { length: plan.height });
}

/** How rough the water of a kind lies in fair weather, 0 a pond – 1 a rough sea. */
const swells: Partial<Record<SceneKind, number>> = {
  sea: 0.55,
  beach: 0.4,
  lake: 0.12,
  'night-sky': 0.05,
  city: 0.16,
};
const usualSwell = 0.2;
/** Before a city by the sea. */
const coastSwell = 0.36;
const moreInRain = 0.15;

/** What deep water sends back of white light, linear RGB; over sand it is turquoise. */
const deepWater: Rgb = [0.012, 0.065, 0.1];
const lagoon: Rgb = [0.008, 0.2, 0.3];

/** How much light goes into it: never none, more under a bright sky, some of the sun's. */
const incoming = { least: 0.25, sky: 0.35, sun: 0.2 } as const;

function waterOf({ description, light }: ScenePlan): Pick<WaterWork, 'swell' | 'deep'> {
  const { kind, weather, details } = description;
  const level = incoming.least + incoming.sky * (light.ambient[1] + light.sun[1] * incoming.sun);
  const calm = swells[kind] ?? usualSwell;
  const open = details.includes('coast') ? Math.max(calm, coastSwell) : calm;
  const swell = weather === 'storm' ? 1 : weather === 'rain' ? open + moreInRain : open;
  const [r, g, b] = kind === 'beach' ? lagoon : deepWater;
  return { swell, deep: [r * level, g * level, b * level] };
}
