import { mix } from '../../maths/interpolation.ts';
import { along } from '../../maths/ramp.ts';
import type { Light } from '../light/light.ts';

/**
 * Not a physical sky (Preetham 1999, Hošek–Wilkie 2012), but its shape: three colours by height,
 * which an hour chooses, and around the sun the lobes of Mie scattering, as powers of the cosine.
 * All by eye on pictures of the hours.
 */
const sky = {
  /** How soon the band at the horizon gives way, per sine of height. */
  horizonFade: 8,
  /** Sines of height between which the middle goes over into the zenith. */
  zenith: [0.05, 0.75],
  /** Halves the widest lobe at the zenith. */
  thinner: 0.5,
} as const;

/** From the glow over half the sky, by the 5th and the 40th power, to the aureole of a few degrees. */
const lobes = { wide: 0.34, close: 0.5, aureole: 1.1 } as const;

/** The clear sky at the sine of a height, and the cosine of the angle to the sun. */
export function skyColour(
  light: Light,
  height: number,
  toSun: number,
  out: [number, number, number],
): void {
  const low = 1 - Math.exp(-height * sky.horizonFade);
  const high = along(sky.zenith, height);
  const halo = haloOf(Math.max(0, toSun), 1 - high * sky.thinner);
  for (let i = 0; i < 3; i += 1) {
    const ground = mix(light.horizon[i]!, light.middle[i]!, low);
    out[i] = mix(ground, light.zenith[i]!, high) + light.glow[i]! * halo;
  }
}

/** Powers by squares: every pixel of sky, haze and water asks for them. */
function haloOf(near: number, thinned: number): number {
  const power2 = near * near;
  const power4 = power2 * power2;
  const power8 = power4 * power4;
  const power16 = power8 * power8;
  const power32 = power16 * power16;
  const power64 = power32 * power32;
  const power128 = power64 * power64;
  const power420 = power128 * power128 * power128 * power32 * power4;
  return (
    power4 * near * lobes.wide * thinned + power32 * power8 * lobes.close + power420 * lobes.aureole
  );
}
