import type { Group } from '../../picture/picture.ts';
import type { Setting, Stage } from '../stage.ts';

export type Scenery = (setting: Setting) => Stage;

/** Shares of the height. */
export const ground = { horizon: 0.62, base: 0.82 };

export function landStage(
  setting: Setting,
  back: readonly Group[],
  more: Partial<Stage> = {},
): Stage {
  const { height } = setting;
  return {
    back,
    front: [],
    base: height * ground.base,
    horizon: height * ground.horizon,
    hasGround: true,
    ...more,
  };
}
