import { clamp } from '../../../maths/interpolation.ts';
import type { Vector } from '../../../maths/vector.ts';
import { ballAround, distanceTo } from './forms.ts';
import type { Room } from './room.ts';
import type { Thing } from './thing.ts';

/** Scene units; the sharpness of the half shade is that of a window two metres away, by eye. */
const march = { mostSteps: 26, reach: 1.9, shortest: 0.014, longest: 0.16 };
const sharpness = 6.5;
/** Farther than anything on the table. */
const nothing = 9;

/** Soft shadow of the things on a place: 0 dark – 1 lit (after Quilez). */
export function shadowAt({ arrangement, toLight }: Room, p: Vector, start: number): number {
  const near = arrangement.things.filter((thing) => mayShade(thing, p, toLight));
  if (near.length === 0) return 1;
  let light = 1;
  let t = start;
  for (let step = 0; step < march.mostSteps && t < march.reach; step += 1) {
    let gap = nothing;
    for (const thing of near) {
      gap = Math.min(
        gap,
        distanceTo(thing, p[0] + toLight[0] * t, p[1] + toLight[1] * t, p[2] + toLight[2] * t),
      );
    }
    light = Math.min(light, 0.5 + (sharpness * gap) / t);
    if (light <= 0) return 0;
    t += clamp(gap, march.shortest, march.longest);
  }
  return light * light * (3 - 2 * light);
}

/** What stays farther from the whole ray than its longest step changes neither shade nor steps. */
function mayShade(thing: Thing, p: Vector, ray: Vector): boolean {
  const { middle, radius } = ballAround(thing);
  const x = thing.x - p[0];
  const y = middle - p[1];
  const z = thing.z - p[2];
  const along = clamp(x * ray[0] + y * ray[1] + z * ray[2], 0, march.reach);
  const off = (x - along * ray[0]) ** 2 + (y - along * ray[1]) ** 2 + (z - along * ray[2]) ** 2;
  return off < (radius + march.longest) ** 2;
}

/** Measured a little above the table, scene units; how dark it is where things touch it. */
const contact = { above: 0.05, darkest: 0.28, perUnit: 4.2 };

/** Dark where things touch the table. */
export function contactAt({ arrangement }: Room, p: Vector): number {
  let open = 1;
  for (const thing of arrangement.things) {
    if (isFar(thing, p)) continue;
    const gap = distanceTo(thing, p[0], p[1] + contact.above, p[2]);
    open = Math.min(open, clamp(contact.darkest + gap * contact.perUnit));
  }
  return open;
}

/** Too far to darken anything; bodies tell no less than their distance across. */
function isFar(thing: Thing, p: Vector): boolean {
  const far = ballAround(thing).radius + (1 - contact.darkest) / contact.perUnit;
  return (p[0] - thing.x) ** 2 + (p[2] - thing.z) ** 2 > far * far;
}
