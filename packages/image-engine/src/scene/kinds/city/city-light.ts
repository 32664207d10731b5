import { isLow } from '../../light/light.ts';
import { blend, type Rgb } from '../../light/rgb.ts';
import type { TimeOfDay, Weather } from '../../scene-description.ts';
import type { ScenePlan } from '../../scene-plan.ts';

/** What lights a town, besides the sky. */
export type CityLight = {
  /** Share of lit windows, 0–1. */
  readonly lit: number;
  /** Brightness of a lamp in the scene's light. */
  readonly lamp: number;
  readonly haze: Rgb;
  /** −1 or 1: the side of the sun. */
  readonly sunward: number;
};

/** Linear RGB of a filament, about 2,700 K. */
export const lampColour: Rgb = [1, 0.62, 0.28];

/** By eye on photographs of skylines: offices at dusk, homes at night. */
const litByTime: Record<TimeOfDay, number> = {
  night: 0.42,
  dusk: 0.4,
  sunset: 0.2,
  dawn: 0.14,
  afternoon: 0.02,
  morning: 0.01,
  noon: 0,
};
/** So many more where the day is dull. */
const litInDullWeather = 0.16;
const dull: readonly Weather[] = ['rain', 'storm', 'fog'];
/** At most: a wall of light has no windows. */
const mostLit = 0.5;
/** In a picture as it is exposed. */
const lampLevel = 1.25;
/** How much of the haze has the colour of the middle sky: most of it against the light. */
const hazeFromAbove = { againstLight: 0.72, else: 0.35 };
/** From this much haze on the sun no longer colours it. */
const thickHaze = 2;

export function cityLight({ description: { time, weather }, light }: ScenePlan): CityLight {
  const isAgainstLight = isLow(light) && light.haze < thickHaze;
  return {
    lit: Math.min(mostLit, litByTime[time] + (dull.includes(weather) ? litInDullWeather : 0)),
    // Windows look as bright as lamps do at that exposure.
    lamp: lampLevel / light.exposure,
    haze: blend(
      light.horizon,
      light.middle,
      isAgainstLight ? hazeFromAbove.againstLight : hazeFromAbove.else,
    ),
    sunward: Math.sign(light.azimuth) || 1,
  };
}
