import { sharedFloats } from '../../raster/linear-image.ts';
import type { BandPool } from '../../work/band-pool.ts';
import type { Frame } from '../frame.ts';
import { composedFrame, type ScenePlan } from '../scene-plan.ts';
import { foregroundPass } from './compose-foreground.ts';
import { strokesPass } from './strokes/paint-strokes.ts';
import { capacityOf, type StrokeList } from './strokes/stroke-list.ts';

/** A wood of near conifers takes a quarter of a million; 64 bytes each. */
const mostStrokes = 320_000;

/** Plants, boats, birds, rain: everything drawn with strokes over a scene. */
export async function drawForeground(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const wider = plan.width / composedFrame(plan).width;
  const strokes: StrokeList = {
    data: sharedFloats(capacityOf(Math.ceil(mostStrokes * wider))),
    count: sharedFloats(1),
  };
  // One list, in one order: composing is quick, painting is divided.
  await pool.run(foregroundPass, { plan, strokes }, { length: 1 });
  await pool.run(strokesPass, { strokes, frame }, { length: plan.height });
}
