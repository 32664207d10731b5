import type { Group } from '../../picture/picture.ts';
import { piece } from '../set-pieces.ts';
import type { Setting, Stage } from '../stage.ts';

type Spot = readonly [x: number, base: number, high: number, air?: number];

/** A drawing of the scenery, unless it was asked for and stands there by itself. */
export function put(
  setting: Setting,
  id: string,
  [x, base, high, air = 0.08]: Spot,
  hex?: string,
): Group[] {
  const { width, height, shown } = setting;
  if (shown.has(id)) return [];
  const spot = {
    x: width * x,
    base: height * base,
    high: height * high,
    air,
    ...(hex ? { hex } : {}),
  };
  return [piece(setting, id, { ...spot, isFlipped: x > 0.5 })];
}

export const outdoors = (
  setting: Setting,
  back: readonly Group[],
  more: Partial<Stage> = {},
): Stage => ({
  ...{ back, front: [], base: setting.height * 0.86, horizon: setting.height * 0.58 },
  hasGround: true,
  ...more,
});
