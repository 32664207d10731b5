import { makeTableNoise, type Noise } from '../../../maths/noise.ts';
import { unit, type Vector } from '../../../maths/vector.ts';
import { type Rgb, scaled } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { type Arrangement, arrangeObjects } from './arrange-objects.ts';

/** All that a ray may meet, and the light on it. */
export type Room = {
  readonly plan: ScenePlan;
  readonly noise: Noise;
  readonly arrangement: Arrangement;
  /** Unit vector to the window. */
  readonly toLight: Vector;
  /** Light from the window or a candle. */
  readonly key: Rgb;
  /** Light from the room. */
  readonly fill: Rgb;
};

/** A colour that a shader writes. */
export type MutableRgb = [r: number, g: number, b: number];

const noiseSalt = 0x57f2;

/** Where the window is, for things that weigh on the right; up and towards the eye. */
const window: Vector = [-0.78, 0.62, -0.42];
/** From this exposure on it is dark outside, and a candle lights the table. */
const candleFromExposure = 1.2;
const candle = { colour: [1.9, 1.15, 0.55] as Rgb, level: 0.9 };
/** Share of the day's light that comes through a window, and that a room sends back. */
const throughWindow = 0.92;
const fromRoom = 0.62;

export function roomOf(plan: ScenePlan): Room {
  const { light, heavySide } = plan;
  const isDim = light.exposure > candleFromExposure;
  return {
    plan,
    noise: makeTableNoise(plan.seed ^ noiseSalt),
    arrangement: arrangeObjects(plan),
    // From the window, over the open side of the picture.
    toLight: unit([heavySide * window[0], window[1], window[2]]),
    key: isDim
      ? scaled(candle.colour, candle.level / light.exposure)
      : scaled(light.sun, throughWindow),
    fill: isDim ? light.ambient : scaled(light.ambient, fromRoom),
  };
}
