import { type Margins, noMargins } from '../raster/margins.ts';
import type { Light } from './light/light.ts';
import type { SceneDescription } from './scene-description.ts';

/** Where the camera stands and how it looks; verticals stay vertical. */
export type Camera = {
  /** Pixels. */
  readonly focal: number;
  /** Row of the horizon, pixels from the top. */
  readonly horizon: number;
  /** Column of what lies straight ahead, pixels from the left. */
  readonly middle: number;
  /** Height of the eye over the water or ground level, scene units. */
  readonly eye: number;
};

/** All that a worker needs to draw its part; plain data. */
export type ScenePlan = {
  readonly description: SceneDescription;
  readonly seed: number;
  /** Pixels that are drawn, those around the composed frame among them. */
  readonly width: number;
  readonly height: number;
  /** What is drawn beyond the frame in which all has its place and size. */
  readonly around: Margins;
  readonly camera: Camera;
  readonly light: Light;
  /** −1 or 1: the side of the frame that carries the weight, away from the sun. */
  readonly heavySide: number;
};

/** The frame in which all has its place, pixels of what is drawn. */
export function composedFrame({
  width,
  height,
  around,
}: Pick<ScenePlan, 'width' | 'height' | 'around'>) {
  return {
    left: around.left,
    top: around.top,
    width: width - around.left - around.right,
    height: height - around.top - around.bottom,
  };
}

/** The same scene seen through that frame alone, whose upper left is the origin. */
export function asComposed(plan: ScenePlan): ScenePlan {
  const { left, top, width, height } = composedFrame(plan);
  const { camera } = plan;
  return {
    ...plan,
    ...{ width, height, around: noMargins },
    camera: { ...camera, horizon: camera.horizon - top, middle: camera.middle - left },
  };
}
