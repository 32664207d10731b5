import { sharedFloats } from '../../../raster/linear-image.ts';
import type { BandPool } from '../../../work/band-pool.ts';
import { boxBlur } from '../../finish/box-blur.ts';
import type { Frame } from '../../frame.ts';
import { terrainPass } from '../../ground/draw-terrain.ts';
import { composedFrame, type ScenePlan } from '../../scene-plan.ts';
import { drawSkyDome } from '../../sky/draw-sky-dome.ts';
import { strokesPass } from '../../things/strokes/paint-strokes.ts';
import { capacityOf, type StrokeList } from '../../things/strokes/stroke-list.ts';
import { figurePass } from './figure.ts';
import { hairCapacity, hairPass } from './hair.ts';
import { outlineOf } from './outline.ts';

/** A head in profile before a landscape out of focus. */
export async function drawPortrait(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  await drawSkyDome(plan, frame, pool);
  await pool.run(terrainPass, { plan, frame }, { length: plan.width });
  await defocus(plan, frame, pool);
  const figure = { plan, frame, outline: outlineOf(plan) };
  await pool.run(figurePass, figure, { length: plan.height });
  const strokes: StrokeList = {
    data: sharedFloats(capacityOf(hairCapacity)),
    count: sharedFloats(1),
  };
  await pool.run(hairPass, { plan, strokes }, { length: 1 });
  await pool.run(strokesPass, { strokes, frame }, { length: plan.height });
}

/** As many radii make up the picture's size: about the blur of a portrait lens, by eye. */
const defocusRadii = 80;
const defocusRounds = 2;

/** The landscape is out of focus: box blurs, one after another. */
async function defocus(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const { width, height } = plan;
  const composed = composedFrame(plan);
  const spare = sharedFloats(frame.colour.length);
  const radius = Math.round(Math.sqrt(composed.width * composed.height) / defocusRadii);
  for (let round = 0; round < defocusRounds; round += 1) {
    await boxBlur({ width, height, pixels: frame.colour, spare, radius }, pool);
  }
}
