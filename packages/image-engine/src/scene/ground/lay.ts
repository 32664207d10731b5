import { clamp, mix } from '../../maths/interpolation.ts';
import type { Ground } from './terrain.ts';

/** Lays a material over what is there. */
export function lay(out: Ground, colour: readonly number[], share: number, level: number): void {
  const part = clamp(share);
  out.r = mix(out.r, colour[0]! * level, part);
  out.g = mix(out.g, colour[1]! * level, part);
  out.b = mix(out.b, colour[2]! * level, part);
}
