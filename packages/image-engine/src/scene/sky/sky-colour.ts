import { mix, smoothstep } from '../../maths/interpolation.ts';
import type { Light } from '../light/light.ts';

/** The clear sky at the sine of a height, and the cosine of the angle to the sun. */
export function skyColour(
  light: Light,
  height: number,
  toSun: number,
  out: [number, number, number],
): void {
  const low = 1 - Math.exp(-height * 8);
  const high = smoothstep(0.05, 0.75, height);
  const near = Math.max(0, toSun);
  const wide = near ** 5 * 0.34 * (1 - high * 0.5);
  const close = near ** 40 * 0.5 + near ** 420 * 1.1;
  for (let i = 0; i < 3; i += 1) {
    const ground = mix(light.horizon[i]!, light.middle[i]!, low);
    out[i] = mix(ground, light.zenith[i]!, high) + light.glow[i]! * (wide + close);
  }
}
