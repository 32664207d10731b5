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

/** From the glow over half the sky to the aureole of a few degrees. */
const lobes = {
  wide: { power: 5, strength: 0.34 },
  close: { power: 40, strength: 0.5 },
  aureole: { power: 420, strength: 1.1 },
} as const;

/** The clear sky at the sine of a height, and the cosine of the angle to the sun. */
export function skyColour(
  light: Light,
  height: number,
  toSun: number,
  out: [number, number, number],
): void {
  const low = 1 - Math.exp(-height * sky.horizonFade);
  const high = along(sky.zenith, height);
  const near = Math.max(0, toSun);
  const wide = near ** lobes.wide.power * lobes.wide.strength * (1 - high * sky.thinner);
  const close =
    near ** lobes.close.power * lobes.close.strength +
    near ** lobes.aureole.power * lobes.aureole.strength;
  for (let i = 0; i < 3; i += 1) {
    const ground = mix(light.horizon[i]!, light.middle[i]!, low);
    out[i] = mix(ground, light.zenith[i]!, high) + light.glow[i]! * (wide + close);
  }
}
