import type { Frame } from '../frame.ts';
import { composedFrame, type ScenePlan } from '../scene-plan.ts';

/** Columns to either side that share a shore: a sixtieth of the width. */
const smoothing = 60;

/** The far shore of every column, smoothed so that the mirror does not jump. */
export function findShores(
  plan: Pick<ScenePlan, 'camera' | 'width' | 'height' | 'around'>,
  frame: Frame,
): Float32Array {
  const { camera } = plan;
  const raw = new Float32Array(frame.width);
  for (let x = 0; x < frame.width; x += 1) {
    let y = camera.horizon;
    while (y < frame.height && frame.water[y * frame.width + x]! < 0) y += 1;
    // Near ground down to the picture's edge: there is no water to mirror in.
    raw[x] = y >= frame.height ? camera.horizon + 2 : y;
  }
  const radius = Math.round(composedFrame(plan).width / smoothing);
  return raw.map((_, x) => {
    let sum = 0;
    let count = 0;
    for (let i = Math.max(0, x - radius); i <= Math.min(frame.width - 1, x + radius); i += 1) {
      sum += raw[i]!;
      count += 1;
    }
    return sum / count;
  });
}
