import { mix } from '../../maths/interpolation.ts';
import { norm } from '../../maths/vector.ts';
import { isLow, sunDirection } from '../light/light.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { skyColour } from './sky-colour.ts';

/** Haze between the eye and the point, warm on the sun's side. */
export function makeAir(plan: ScenePlan) {
  const { light, camera } = plan;
  const sun = sunDirection(light);
  const density = (isLow(light) ? 0.026 : 0.017) * light.haze;
  const far: [number, number, number] = [0, 0, 0];
  // Under a low sun the light that air scatters comes from the sky above, not from the ember below.
  const least = isLow(light) ? 0.11 : 0.02;
  return (colour: [number, number, number], across: number, z: number, height: number): void => {
    const low = Math.exp(-Math.max(0, height) * 1.1);
    const share = 1 - Math.exp(-z * density * (0.3 + 0.7 * low));
    const up = Math.max(0.01, (height - camera.eye) / z);
    const length = norm(across, up, 1);
    skyColour(
      light,
      Math.max(least, up * 0.6),
      ((across * sun[0] + up * sun[1] + sun[2]) / length) * 0.985,
      far,
    );
    for (let i = 0; i < 3; i += 1) colour[i] = mix(colour[i]!, far[i]! * 0.92, share);
  };
}
