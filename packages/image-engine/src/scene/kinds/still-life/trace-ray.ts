import type { Vector } from '../../../maths/vector.ts';
import { ballAround, distanceTo } from './forms.ts';
import type { MutableRgb, Room } from './room.ts';
import { shadeTable, shadeWall } from './shade-room.ts';
import { shadeThing } from './shade-thing.ts';
import type { Thing } from './thing.ts';

/** Scene units over the table. */
export const eyeHeight = 0.95;
/** Scene units from the eye. */
const wallDistance = 4.3;

/** Sphere tracing (Hart 1996). */
const march = {
  /** Nothing stands nearer to the eye. */
  start: 1.9,
  mostSteps: 120,
  /** Of the way: nearer than this is met. */
  hit: 0.0004,
  /** Bodies that grow into each other tell a little more than the true distance. */
  stride: 0.85,
};
/** Rays that fall less steeply meet no table. */
const flattest = -0.001;

/** Distance of what the ray meets; its colour into `out`. */
export function traceRay(room: Room, ray: Vector, out: MutableRgb): number {
  const table = ray[1] < flattest ? -eyeHeight / ray[1] : Number.POSITIVE_INFINITY;
  const wall = wallDistance / ray[2];
  const limit = Math.min(table, wall);
  const hit = firstThing(room, ray, limit);
  if (hit) {
    const { thing, distance: t } = hit;
    const place: Vector = [ray[0] * t, eyeHeight + ray[1] * t, ray[2] * t];
    shadeThing(room, thing, { ray, place }, out);
    return t;
  }
  if (table < wall) shadeTable(room, [ray[0] * table, 0, ray[2] * table], ray, out);
  else shadeWall(room, ray[0] * wall, eyeHeight + ray[1] * wall, out);
  return limit;
}

type Hit = { readonly thing: Thing; readonly distance: number };

function firstThing({ arrangement }: Room, ray: Vector, limit: number): Hit | null {
  const things = arrangement.things.filter((thing) => mayMeet(thing, ray));
  let t = things.length > 0 ? march.start : limit;
  for (let step = 0; step < march.mostSteps && t < limit; step += 1) {
    let gap = limit;
    let nearest: Thing | null = null;
    for (const thing of things) {
      const distance = distanceTo(thing, ray[0] * t, eyeHeight + ray[1] * t, ray[2] * t);
      if (distance < gap) {
        gap = distance;
        nearest = thing;
      }
    }
    if (gap < march.hit * t) return nearest && { thing: nearest, distance: t };
    t += gap * march.stride;
  }
  return null;
}

function mayMeet(thing: Thing, ray: Vector): boolean {
  const { x, z } = thing;
  const { middle, radius } = ballAround(thing);
  const y = middle - eyeHeight;
  const along = x * ray[0] + y * ray[1] + z * ray[2];
  return x * x + y * y + z * z - along * along < radius * radius;
}
