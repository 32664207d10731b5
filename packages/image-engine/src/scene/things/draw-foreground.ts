import { sharedFloats } from '../../raster/linear-image.ts';
import type { BandPool } from '../../work/band-pool.ts';
import type { Frame } from '../frame.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { plantingPass } from './plant-foreground.ts';
import { capacityOf, type StrokeList, strokesPass } from './strokes.ts';

/** A wood of near conifers takes a quarter of a million; 64 bytes each. */
const mostStrokes = 320_000;

/** Plants, boats, birds, rain: everything drawn with strokes over a scene. */
export async function drawForeground(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const strokes: StrokeList = {
    data: sharedFloats(capacityOf(mostStrokes)),
    count: sharedFloats(1),
  };
  // One list, in one order: planting is quick, painting is divided.
  await pool.run(plantingPass, { plan, strokes }, { length: 1 });
  await pool.run(strokesPass, { strokes, frame }, { length: plan.height });
}
