import { smoothstep } from './interpolation.ts';

/** Where a smooth step begins and where it ends; it falls where the first is the larger. */
export type Ramp = readonly [from: number, to: number];

/** 0 before the ramp – 1 behind it. */
export function along(ramp: Ramp, x: number): number {
  return smoothstep(ramp[0], ramp[1], x);
}
