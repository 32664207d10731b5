import { sharedFloats } from '../../../raster/linear-image.ts';
import type { BandPool } from '../../../work/band-pool.ts';
import type { Frame, ScenePlan } from '../../scene-plan.ts';
import { capacityOf, type StrokeList } from '../../things/strokes.ts';
import { drawSkyDome } from '../landscape/draw-landscape.ts';
import { outlineOf } from './portrait.ts';

/** A head in profile before a landscape out of focus. */
export async function drawPortrait(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  await drawSkyDome(plan, frame, pool);
  const terrain = new URL('../../ground/draw-terrain.ts', import.meta.url).href;
  await pool.run({
    module: terrain,
    task: 'drawTerrain',
    input: { plan, frame },
    length: plan.width,
  });
  await defocus(plan, frame, pool);
  const portrait = new URL('./portrait.ts', import.meta.url).href;
  const outline = outlineOf(plan);
  const figure = { plan, frame, outline };
  await pool.run({ module: portrait, task: 'drawFigure', input: figure, length: plan.height });
  const strokes: StrokeList = { data: sharedFloats(capacityOf(8000)), count: sharedFloats(1) };
  await pool.run({ module: portrait, task: 'combHair', input: { plan, strokes }, length: 1 });
  const paint = new URL('../../things/strokes.ts', import.meta.url).href;
  const input = { strokes, frame };
  await pool.run({ module: paint, task: 'paintStrokes', input, length: plan.height });
}

async function defocus({ width, height }: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const module = new URL('../../finish/finish.ts', import.meta.url).href;
  const spare = sharedFloats(frame.colour.length);
  const blur = { width, height, radius: Math.round(Math.sqrt(width * height) / 80) };
  for (let round = 0; round < 2; round += 1) {
    const across = { ...blur, from: frame.colour, to: spare, isVertical: false };
    await pool.run({ module, task: 'blurLines', input: across, length: height });
    const down = { ...blur, from: spare, to: frame.colour, isVertical: true };
    await pool.run({ module, task: 'blurLines', input: down, length: width });
  }
}
