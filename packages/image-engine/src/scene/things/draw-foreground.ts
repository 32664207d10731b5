import { sharedFloats } from '../../raster/linear-image.ts';
import type { BandPool } from '../../work/band-pool.ts';
import type { Frame, ScenePlan } from '../scene-plan.ts';
import { capacityOf, type StrokeList } from './strokes.ts';

/** A wood of near conifers takes a quarter of a million; 64 bytes each. */
const mostStrokes = 320_000;

/** Plants, boats, birds, rain: everything drawn with strokes over a scene. */
export async function drawForeground(plan: ScenePlan, frame: Frame, pool: BandPool): Promise<void> {
  const strokes: StrokeList = {
    data: sharedFloats(capacityOf(mostStrokes)),
    count: sharedFloats(1),
  };
  const plant = new URL('./plant-foreground.ts', import.meta.url).href;
  // One list, in one order: planting is quick, painting is divided.
  await pool.run({ module: plant, task: 'plantForeground', input: { plan, strokes }, length: 1 });
  const paint = new URL('./strokes.ts', import.meta.url).href;
  const input = { strokes, frame };
  await pool.run({ module: paint, task: 'paintStrokes', input, length: plan.height });
}
