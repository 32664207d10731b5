import type { ScenePlan } from '../scene-plan.ts';

/** Row of the picture where a point at that height and distance is seen. */
export function rowOf({ camera }: ScenePlan, height: number, z: number): number {
  return camera.horizon - (camera.focal * (height - camera.eye)) / z;
}

/** Scene units to the right of the eye, for a column of the picture at that distance. */
export function acrossAt({ camera }: ScenePlan, column: number, z: number): number {
  return ((column - camera.middle) / camera.focal) * z;
}

/** Distance of the level ground that is seen at a row, scene units. */
export function groundDepth({ camera }: ScenePlan, row: number): number {
  return (camera.focal * camera.eye) / Math.max(1, row - camera.horizon);
}

/** Distance of the level ground at the picture's lower edge, scene units. */
export function nearestGround({ camera, height }: ScenePlan): number {
  return (camera.focal * camera.eye) / (height - camera.horizon);
}
