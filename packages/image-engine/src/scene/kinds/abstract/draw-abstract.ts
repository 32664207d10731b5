import type { BandPool } from '../../../work/band-pool.ts';
import type { Frame } from '../../frame.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { abstractPass } from './abstract.ts';

export async function drawAbstract(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  await pool.run(abstractPass, { plan, frame }, { length: plan.height });
}
