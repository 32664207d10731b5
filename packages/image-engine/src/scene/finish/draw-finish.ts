import { sharedFloats } from '../../raster/linear-image.ts';
import type { BandPool } from '../../work/band-pool.ts';
import type { Frame } from '../frame.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { boxBlur } from './box-blur.ts';
import { type FinishWork, type Glow, glowPass, glowScale, toneMapPass } from './finish.ts';

/** Glow of the lights, then the filmic curve. */
export async function drawFinish(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const width = Math.ceil(plan.width / glowScale);
  const height = Math.ceil(plan.height / glowScale);
  const length = width * height * 3;
  const glow: Glow = { width, height, a: sharedFloats(length), b: sharedFloats(length) };
  const bloom = plan.description.mood === 'dreamy' ? 0.6 : 0.34;
  const input: FinishWork = { plan, colour: frame.colour, glow, bloom };
  await pool.run(glowPass, input, { length: height });
  const radius = Math.max(1, Math.round(Math.sqrt(width * height) / 60));
  for (const factor of [1, 1, 2]) {
    await boxBlur({ width, height, pixels: glow.a, spare: glow.b, radius: radius * factor }, pool);
  }
  await pool.run(toneMapPass, input, { length: plan.height });
}
