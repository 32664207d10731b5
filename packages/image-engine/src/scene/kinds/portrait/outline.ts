import type { ScenePlan } from '../../scene-plan.ts';
import { poseOf } from './pose.ts';
import { type ProfilePoint, profile } from './profile.ts';

/** Points of the curve between two points of the profile. */
const stepsBetween = 7;
/** Below this the shoulders run straight down, beyond the lower edge of the tallest picture. */
const shoulders = { from: 1.2, stretch: 3 };

/** The closed outline of head and shoulders in pixels, x and y interleaved. */
export function outlineOf(plan: ScenePlan): Float32Array {
  const { x, y, size, side } = poseOf(plan);
  return Float32Array.from(
    smoothed(profile, stepsBetween).flatMap(([px, py]) => [
      x - side * px * size,
      y + (py > shoulders.from ? py * shoulders.stretch : py) * size,
    ]),
  );
}

/** Catmull–Rom through a closed row of points. */
function smoothed(points: readonly ProfilePoint[], steps: number): ProfilePoint[] {
  const count = points.length;
  return points.flatMap((from, index) => {
    const before = points[(index + count - 1) % count]!;
    const to = points[(index + 1) % count]!;
    const after = points[(index + 2) % count]!;
    return Array.from({ length: steps }, (_, step): ProfilePoint => {
      const t = step / steps;
      return [
        curve(before[0], from[0], to[0], after[0], t),
        curve(before[1], from[1], to[1], after[1], t),
      ];
    });
  });
}

/** Catmull and Rom's cubic (1974) between b and c. */
function curve(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  );
}
