import type { Light } from './light/light.ts';
import type { SceneDescription } from './scene-description.ts';

/** Where the camera stands and how it looks; verticals stay vertical. */
export type Camera = {
  /** Pixels. */
  readonly focal: number;
  /** Row of the horizon, pixels from the top. */
  readonly horizon: number;
  /** Height of the eye over the water or ground level, scene units. */
  readonly eye: number;
};

/** All that a worker needs to draw its part; plain data. */
export type ScenePlan = {
  readonly description: SceneDescription;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
  readonly light: Light;
  /** −1 or 1: the side of the frame that carries the weight, away from the sun. */
  readonly heavySide: number;
};
