import { clamp } from '../../../maths/interpolation.ts';
import type { Vector } from '../../../maths/vector.ts';
import { distanceTo } from './forms.ts';
import type { Room } from './room.ts';

/** Scene units; the sharpness of the half shade is that of a window two metres away, by eye. */
const march = { mostSteps: 26, reach: 1.9, shortest: 0.014, longest: 0.16 };
const sharpness = 6.5;
/** Farther than anything on the table. */
const nothing = 9;

/** Soft shadow of the things on a place: 0 dark – 1 lit (after Quilez). */
export function shadowAt({ arrangement, toLight }: Room, p: Vector, start: number): number {
  let light = 1;
  let t = start;
  for (let step = 0; step < march.mostSteps && t < march.reach; step += 1) {
    let gap = nothing;
    for (const thing of arrangement.things) {
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

/** Measured a little above the table, scene units; how dark it is where things touch it. */
const contact = { above: 0.05, darkest: 0.28, perUnit: 4.2 };

/** Dark where things touch the table. */
export function contactAt({ arrangement }: Room, p: Vector): number {
  let open = 1;
  for (const thing of arrangement.things) {
    const gap = distanceTo(thing, p[0], p[1] + contact.above, p[2]);
    open = Math.min(open, clamp(contact.darkest + gap * contact.perUnit));
  }
  return open;
}
