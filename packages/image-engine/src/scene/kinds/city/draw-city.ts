import type { BandPool } from '../../../work/band-pool.ts';
import type { Frame } from '../../frame.ts';
import { terrainPass } from '../../ground/draw-terrain.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { drawBow, drawSkyDome } from '../../sky/draw-sky-dome.ts';
import { drawForeground } from '../../things/draw-foreground.ts';
import { drawWaters } from '../../water/draw-waters.ts';
import { cityPass } from './city.ts';

/** Towers across the water, with mountains behind them where they were asked for. */
export async function drawCity(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  await drawSkyDome(plan, frame, pool);
  if (plan.description.details.includes('peaks')) {
    await pool.run(terrainPass, { plan, frame }, { length: plan.width });
  }
  await pool.run(cityPass, { plan, frame }, { length: plan.width });
  await drawWaters(plan, frame, pool);
  await drawBow(plan, frame, pool);
  await drawForeground(plan, frame, pool);
}
