import { sharedFloats } from '../../raster/linear-image.ts';
import type { BandPool } from '../../work/band-pool.ts';
import type { Frame } from '../frame.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { type CloudMap, smoothCloudsPass } from './cloud-map.ts';
import { cloudPass } from './clouds.ts';
import { rainbowPass } from './rainbow.ts';
import { skyPass } from './sky.ts';

/** Clouds first, at half the size; then the sky that carries them. */
export async function drawSkyDome(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const width = Math.ceil(plan.width / 2);
  const height = Math.ceil(plan.height / 2);
  const length = width * height * 4;
  const rough: CloudMap = { width, height, data: sharedFloats(length) };
  const clouds: CloudMap = { width, height, data: sharedFloats(length) };
  await pool.run(cloudPass, { plan, map: rough }, { length: height });
  await pool.run(smoothCloudsPass, { from: rough, to: clouds }, { length: height });
  await pool.run(skyPass, { plan, frame, clouds }, { length: plan.height });
}

/** A rainbow, where one was asked for; over the ground too, so it is drawn after it. */
export async function drawBow(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  if (!plan.description.details.includes('rainbow')) return;
  await pool.run(rainbowPass, { plan, frame }, { length: plan.height });
}
