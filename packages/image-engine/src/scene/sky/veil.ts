import { mix } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import { fractal } from '../../maths/pattern.ts';
import { along } from '../../maths/ramp.ts';
import { isLow, type Light } from '../light/light.ts';

type VeilPoint = {
  readonly light: Light;
  readonly noise: Noise;
  readonly across: number;
  readonly up: number;
  readonly toSun: number;
};

/** Patterns on a plane overhead, long in the wind's direction; by eye, beside cirrus. */
const bendPattern = fractal({ scale: [0.16, 0.1], shift: [3, 0] });
const strandScale = { x: 0.22, z: 0.62, octaves: 6 } as const;
const broadPattern = fractal({ scale: [0.07, 0.09], shift: [9, 4] });
const bending = { most: 2.4, along: 0.6 } as const;

/** Where strands and broad patches together make a veil, and how thick it gets. */
const thickness = { strands: 0.7, broad: 0.42, edge: [0.5, 0.86], most: 0.62 } as const;
/** Tangents over the horizon: the plane overhead is too far away there. */
const rising = [0.02, 0.14] as const;
/** Ice scatters light on: shares of the sun anywhere, and more towards it; and of the sky. */
const scatter = { lowSun: 0.15, highSun: 0.26, forward: 0.3, forwardPower: 4, sky: 0.8 } as const;

/** Thin high clouds, drawn out by the wind. */
export function addVeil(
  out: [number, number, number],
  { light, noise, across, up, toSun }: VeilPoint,
): void {
  if (up < rising[0] || light.veil <= 0) return;
  const x = across / up;
  const z = 1 / up;
  const bend = bendPattern(noise, x, z) * bending.most;
  const strands = noise.fbm(
    x * strandScale.x + bend,
    z * strandScale.z + bend * bending.along,
    strandScale.octaves,
  );
  const dense = strands * thickness.strands + broadPattern(noise, x, z) * thickness.broad;
  const share = along(thickness.edge, dense) * light.veil * thickness.most * along(rising, up);
  const forward =
    (isLow(light) ? scatter.lowSun : scatter.highSun) +
    scatter.forward * Math.max(0, toSun) ** scatter.forwardPower;
  for (let i = 0; i < 3; i += 1) {
    out[i] = mix(out[i]!, light.sun[i]! * forward + light.ambient[i]! * scatter.sky, share);
  }
}
