import { norm } from '../../../maths/vector.ts';
import { type Band, bandPass } from '../../../work/band-pass.ts';
import type { Frame } from '../../frame.ts';
import { composedFrame, type ScenePlan } from '../../scene-plan.ts';
import { type MutableRgb, roomOf } from './room.ts';
import { traceRay } from './trace-ray.ts';

/** A table before a wall, light from a window at the side; rays march to the things. Rows are the band. */
export const stillLifePass = bandPass(import.meta.url, drawStillLife);

/** By eye, so that the tallest bottle and the table's front both stay in the picture. */
const camera = {
  /** Of the picture's size. */
  focalShare: 1.62,
  /** Wider than this much of its height, a picture shows more table and no closer things. */
  widestShare: 1.1,
  /** Of the height, from the top: what lies straight ahead. */
  centreShare: 0.36,
  /** Of the focal length: the view is shifted down to the table, and verticals stay vertical. */
  shift: 0.06,
};

function drawStillLife({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  const room = roomOf(plan);
  const { top, width, height } = composedFrame(plan);
  const size = Math.min(width, height * camera.widestShare);
  const focal = size * camera.focalShare;
  const out: MutableRgb = [0, 0, 0];
  const drawRow = (row: number) => {
    for (let column = 0; column < frame.width; column += 1) {
      const x = (column + 0.5 - plan.camera.middle) / focal;
      const y = (top + height * camera.centreShare - row - 0.5) / focal - camera.shift;
      const length = norm(x, y, 1);
      const depth = traceRay(room, [x / length, y / length, 1 / length], out);
      const at = row * frame.width + column;
      frame.colour.set(out, at * 3);
      frame.depth[at] = depth;
      frame.water[at] = -1;
    }
  };
  for (let row = band.from; row < band.to; row += 1) drawRow(row);
}
