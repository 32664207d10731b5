import { sharedFloats } from '../../../raster/linear-image.ts';
import type { BandPool } from '../../../work/band-pool.ts';
import { glowScale } from '../../finish/glow.ts';
import { openingsPass, shaftsPass } from '../../finish/light-shafts.ts';
import type { Frame } from '../../frame.ts';
import { terrainPass } from '../../ground/draw-terrain.ts';
import type { SceneKind } from '../../scene-description.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { drawBow, drawSkyDome } from '../../sky/draw-sky-dome.ts';
import { drawForeground } from '../../things/draw-foreground.ts';
import { drawWaters } from '../../water/draw-waters.ts';
import { floodPass } from '../../water/flood.ts';

const withWater: readonly SceneKind[] = ['sea', 'beach', 'lake', 'night-sky'];
/** Exposures above are of the dark: no sun, no shafts. */
const dark = 1.4;

/** Sky, ground, water, then what stands close to the eye. */
export async function drawLandscape(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const { kind } = plan.description;
  await drawSkyDome(plan, frame, pool);
  await pool.run(terrainPass, { plan, frame }, { length: plan.width });
  if (kind === 'sea' || kind === 'beach') {
    await pool.run(floodPass, { plan, frame }, { length: plan.height });
  }
  if (withWater.includes(kind)) await drawWaters(plan, frame, pool);
  await drawBow(plan, frame, pool);
  await drawForeground(plan, frame, pool);
  if (kind === 'forest' && plan.light.exposure < dark) await drawShafts(plan, frame, pool);
}

async function drawShafts(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const width = Math.ceil(plan.width / glowScale);
  const height = Math.ceil(plan.height / glowScale);
  const openings = sharedFloats(width * height * 3);
  const input = { plan, frame, glow: { width, height, a: openings, b: openings } };
  await pool.run(openingsPass, input, { length: height });
  await pool.run(shaftsPass, input, { length: plan.height });
}
