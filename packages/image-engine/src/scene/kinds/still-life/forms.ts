import { clamp } from '../../../maths/interpolation.ts';
import type { Thing } from './arrange-objects.ts';

/** Signed distance to a thing; all are turned bodies, so height and radius are enough. */
export function distanceTo(thing: Thing, x: number, y: number, z: number): number {
  const { size } = thing;
  const radius = Math.hypot(x - thing.x, z - thing.z) / size;
  const height = (y - thing.y) / size;
  return bodies[thing.form](radius, height) * size;
}

/** Unit bodies that stand on height 0: distance at a radius and height. */
const bodies: Record<Thing['form'], (radius: number, height: number) => number> = {
  apple(radius, height) {
    // A ring of a ball: it leaves the dimples above and below.
    const body = Math.hypot(radius - 0.12, (height - 0.46) * 1.06) - 0.42;
    return Math.min(body, capsule(radius - 0.01, height, 0.74, 1.02, 0.022));
  },
  pear(radius, height) {
    const belly = Math.hypot(radius, height - 0.46) - 0.46;
    const neck = Math.hypot(radius, (height - 0.98) * 0.9) - 0.24;
    return Math.min(smoothUnion(belly, neck, 0.34), capsule(radius, height, 1.2, 1.45, 0.022));
  },
  orange: (radius, height) => Math.hypot(radius, height - 0.47) - 0.47,
  lemon(radius, height) {
    const body = (Math.hypot(radius / 0.4, (height - 0.4) / 0.4) - 1) * 0.4;
    const tip = Math.hypot(radius, height - 0.8) - 0.09;
    return smoothUnion(body, tip, 0.12);
  },
  bottle(radius, height) {
    const body = cylinder(radius, height - 0.62, 0.3, 0.58) - 0.04;
    const neck = cylinder(radius, height - 1.6, 0.085, 0.48) - 0.015;
    const lip = cylinder(radius, height - 2.06, 0.11, 0.035) - 0.01;
    return Math.min(smoothUnion(body, neck, 0.3), lip);
  },
  vase(radius, height) {
    const belly = (Math.hypot(radius / 0.5, (height - 0.62) / 0.6) - 1) * 0.5;
    const neck =
      cylinder(radius, height - 1.28, 0.17 + 0.16 * clamp(height - 1.25, 0, 0.5) ** 2 * 6, 0.32) -
      0.02;
    const foot = cylinder(radius, height - 0.05, 0.26, 0.05) - 0.01;
    const whole = smoothUnion(smoothUnion(belly, neck, 0.22), foot, 0.1);
    return Math.max(whole, -cylinder(radius, height - 1.6, 0.13, 0.4));
  },
  bowl(radius, height) {
    const outside = Math.hypot(radius, height - 0.98) - 0.96;
    const shell = Math.abs(outside) - 0.025;
    const cut = Math.max(shell, height - 0.62);
    return Math.min(cut, cylinder(radius, height - 0.04, 0.3, 0.05) - 0.01);
  },
};

function cylinder(radius: number, height: number, wide: number, half: number): number {
  const dx = radius - wide;
  const dy = Math.abs(height) - half;
  return Math.min(0, Math.max(dx, dy)) + Math.hypot(Math.max(0, dx), Math.max(0, dy));
}

function capsule(radius: number, height: number, from: number, to: number, thick: number): number {
  return Math.hypot(radius, height - clamp(height, from, to)) - thick;
}

/** Two bodies that grow into each other (Quilez). */
function smoothUnion(a: number, b: number, soft: number): number {
  const gap = Math.max(0, soft - Math.abs(a - b)) / soft;
  return Math.min(a, b) - gap * gap * soft * 0.25;
}
