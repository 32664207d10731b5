import type { BandPool } from '../../work/band-pool.ts';
import type { Frame } from '../frame.ts';
import { composedFrame, type ScenePlan } from '../scene-plan.ts';
import { boxBlur } from './box-blur.ts';
import { glowPass, glowSize, makeGlow } from './glow.ts';
import { toneMapPass } from './tone-map.ts';

/** How much of the glow is added; by eye. */
const blooms = { usual: 0.34, dreamy: 0.6 } as const;
/** Radius of a round of blur: a part of the picture's size; the last round is wider. */
const blurShare = 60;
const blurRounds = [1, 1, 2];

/** Glow of the lights, then the filmic curve. */
export async function drawFinish(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const glow = makeGlow(plan);
  const { width, height } = glow;
  const { colour } = frame;
  await pool.run(glowPass, { plan, colour, glow }, { length: height });
  const composed = glowSize(composedFrame(plan));
  const radius = Math.max(1, Math.round(Math.sqrt(composed.width * composed.height) / blurShare));
  for (const factor of blurRounds) {
    await boxBlur({ width, height, pixels: glow.a, spare: glow.b, radius: radius * factor }, pool);
  }
  const bloom = plan.description.mood === 'dreamy' ? blooms.dreamy : blooms.usual;
  await pool.run(toneMapPass, { plan, colour, glow, bloom }, { length: plan.height });
}
