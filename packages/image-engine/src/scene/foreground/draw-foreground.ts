import type { BandPool } from '../../work/run-bands.ts';
import type { Frame, ScenePlan } from '../scene-plan.ts';

export async function drawForeground(_plan: ScenePlan, _frame: Frame, _pool: BandPool) {}
