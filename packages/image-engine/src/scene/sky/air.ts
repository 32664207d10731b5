import { mix } from '../../maths/interpolation.ts';
import { norm } from '../../maths/vector.ts';
import { isLow, sunDirection } from '../light/light.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { skyColour } from './sky-colour.ts';

/** Colour of what is seen `z` scene units away at that height; in place. */
export type Air = (
  colour: [number, number, number],
  across: number,
  z: number,
  height: number,
) => void;

/**
 * Air that thins exponentially with height (after Quilez, "Better fog"), lit by the sky behind it.
 * By eye: ranges pale one behind the other, and the farthest still stands before the sky.
 */
const air = {
  /** Share of the light lost per scene unit on a clear day; against the light the air shines. */
  density: { lowSun: 0.026, highSun: 0.017 },
  /** How fast it thins, per scene unit of height, and the part that does not. */
  thinning: 1.1,
  even: 0.3,
  layered: 0.7,
  /** Lowest sine of a height whose sky lights the air. */
  least: { lowSun: 0.11, highSun: 0.02 },
  lowestView: 0.01,
  /** The sky that lights the air lies lower than the point itself. */
  skyHeight: 0.6,
  /** Off the sun's own disc, which would burn a hole into hills. */
  besideSun: 0.985,
  brightness: 0.92,
} as const;

/** Haze between the eye and the point, warm on the sun's side. */
export function makeAir({ light, camera }: Pick<ScenePlan, 'light' | 'camera'>): Air {
  const sun = sunDirection(light);
  const hour = isLow(light) ? 'lowSun' : 'highSun';
  const density = air.density[hour] * light.haze;
  const far: [number, number, number] = [0, 0, 0];
  // Under a low sun the light that air scatters comes from the sky above, not from the ember below.
  const least = air.least[hour];
  return (colour, across, z, height) => {
    const low = Math.exp(-Math.max(0, height) * air.thinning);
    const share = 1 - Math.exp(-z * density * (air.even + air.layered * low));
    const up = Math.max(air.lowestView, (height - camera.eye) / z);
    const length = norm(across, up, 1);
    const toSun = ((across * sun[0] + up * sun[1] + sun[2]) / length) * air.besideSun;
    skyColour(light, Math.max(least, up * air.skyHeight), toSun, far);
    for (let i = 0; i < 3; i += 1) colour[i] = mix(colour[i]!, far[i]! * air.brightness, share);
  };
}
