import { clamp, mix } from '../../maths/interpolation.ts';
import { norm } from '../../maths/vector.ts';
import { isHighSun, type Light } from '../light/light.ts';
import type { Wave } from './waves.ts';

type Glint = {
  readonly light: Light;
  readonly sun: readonly [number, number, number];
  /** Tangents of the angles to the right and down. */
  readonly across: number;
  readonly down: number;
  readonly wave: Wave;
  /** 0 a pond – 1 a rough sea. */
  readonly swell: number;
};

/** Blinn's highlight (1977) in two widths: sparks, and the wider shine they lie in; by eye. */
const glitter = {
  /** Exponent, from a pond to a rough sea, whose facets spread the light wider. */
  power: [1400, 600],
  spark: 2.2,
  shinePower: 0.1,
  shine: 0.08,
  /** Facets finer than those drawn tilt further than the drawn slope says. */
  tilt: 2.4,
  /** A high sun only sparkles here and there. */
  highSun: 0.12,
} as const;

/** Facets that throw the sun at the eye: the path of light under a low sun. */
export function addGlitter(colour: number[], glint: Glint): void {
  const { light, sun, across, down, wave, swell } = glint;
  const length = norm(across, down, 1);
  const hx = sun[0] - across / length;
  const hy = sun[1] + down / length;
  const hz = sun[2] - 1 / length;
  const tiltX = wave.x * glitter.tilt;
  const tiltZ = wave.z * glitter.tilt;
  const unit = norm(hx, hy, hz) * norm(tiltX, 1, tiltZ);
  const facing = clamp((hy - hx * tiltX - hz * tiltZ) / unit);
  const power = mix(glitter.power[0], glitter.power[1], swell);
  const spark =
    facing ** power * glitter.spark + facing ** (power * glitter.shinePower) * glitter.shine;
  const amount = spark * light.disc * (isHighSun(light) ? glitter.highSun : 1);
  for (let i = 0; i < 3; i += 1) colour[i] = colour[i]! + light.sun[i]! * amount;
}
