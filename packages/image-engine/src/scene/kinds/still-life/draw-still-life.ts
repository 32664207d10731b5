import type { BandPool } from '../../../work/band-pool.ts';
import type { Frame } from '../../frame.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { stillLifePass } from './still-life.ts';

export async function drawStillLife(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  await pool.run(stillLifePass, { plan, frame }, { length: plan.height });
}
