import { clamp } from '../../../maths/interpolation.ts';
import { norm, unit, type Vector } from '../../../maths/vector.ts';
import type { Form, Thing } from './thing.ts';

/** Signed distance to a thing; all are turned bodies, so height and radius are enough. */
export function distanceTo(thing: Thing, x: number, y: number, z: number): number {
  const { size } = thing;
  const radius = norm(x - thing.x, z - thing.z) / size;
  const height = (y - thing.y) / size;
  return bodies[thing.form](radius, height) * size;
}

/** Scene units over which a slope is taken. */
const slopeStep = 0.0012;

export function normalAt(thing: Thing, [x, y, z]: Vector): Vector {
  const e = slopeStep;
  const at = distanceTo(thing, x, y, z);
  return unit([
    distanceTo(thing, x + e, y, z) - at,
    distanceTo(thing, x, y + e, z) - at,
    distanceTo(thing, x, y, z + e) - at,
  ]);
}

/** The ball around a thing, a little larger than the thing. */
const ball = { scale: 1.12, margin: 0.02 };

/** Its middle over the table and its radius, scene units. */
export function ballAround({ y, size, form }: Thing): { middle: number; radius: number } {
  const half = (size * heights[form]) / 2;
  return { middle: y + half, radius: half * ball.scale + ball.margin };
}

/** No form is taller than this, of its size. */
const heights: Record<Form, number> = {
  apple: 1.2,
  pear: 1.2,
  orange: 1.2,
  lemon: 1.2,
  bottle: 2.3,
  vase: 2.3,
  bowl: 1.2,
};

/**
 * Measures of the bodies in their own size, standing on height 0, drawn after fruit and crockery.
 * `at` is the height of a part's middle, `half` half of its height, `round` the radius by which a
 * cylinder's edges are rounded, `soft` over how much two parts grow into each other.
 */
const measures = {
  apple: { ring: 0.12, at: 0.46, flatness: 1.06, thick: 0.42 },
  appleStem: { off: 0.01, from: 0.74, to: 1.02, thick: 0.022 },
  pear: { belly: { at: 0.46, radius: 0.46 }, neck: { at: 0.98, radius: 0.24, flatness: 0.9 } },
  pearStem: { from: 1.2, to: 1.45, thick: 0.022 },
  pearSoft: 0.34,
  orange: { at: 0.47, radius: 0.47 },
  lemon: { at: 0.4, radius: 0.4, tip: { at: 0.8, radius: 0.09 }, soft: 0.12 },
  bottle: {
    body: { at: 0.62, wide: 0.3, half: 0.58, round: 0.04 },
    neck: { at: 1.6, wide: 0.085, half: 0.48, round: 0.015 },
    lip: { at: 2.06, wide: 0.11, half: 0.035, round: 0.01 },
    soft: 0.3,
  },
  vase: {
    belly: { at: 0.62, radius: 0.5, half: 0.6 },
    neck: { at: 1.28, wide: 0.17, half: 0.32, round: 0.02 },
    /** The mouth opens like a bell from this height on. */
    bell: { from: 1.25, reach: 0.5, width: 0.16, steepness: 6 },
    foot: { at: 0.05, wide: 0.26, half: 0.05, round: 0.01 },
    hollow: { at: 1.6, wide: 0.13, half: 0.4 },
    neckSoft: 0.22,
    footSoft: 0.1,
  },
  bowl: {
    ball: { at: 0.98, radius: 0.96 },
    halfWall: 0.025,
    rim: 0.62,
    foot: { at: 0.04, wide: 0.3, half: 0.05, round: 0.01 },
  },
} as const;

/** Distance at a radius and height. */
const bodies: Record<Form, (radius: number, height: number) => number> = {
  apple(radius, height) {
    const { apple, appleStem: stem } = measures;
    // A ring of a ball: it leaves the dimples above and below.
    const ring = norm(radius - apple.ring, (height - apple.at) * apple.flatness);
    return Math.min(ring - apple.thick, capsule(radius - stem.off, height, stem));
  },
  pear(radius, height) {
    const { belly, neck } = measures.pear;
    const low = norm(radius, height - belly.at) - belly.radius;
    const high = norm(radius, (height - neck.at) * neck.flatness) - neck.radius;
    const body = smoothUnion(low, high, measures.pearSoft);
    return Math.min(body, capsule(radius, height, measures.pearStem));
  },
  orange: (radius, height) => norm(radius, height - measures.orange.at) - measures.orange.radius,
  lemon(radius, height) {
    const { at, radius: wide, tip, soft } = measures.lemon;
    const body = (norm(radius / wide, (height - at) / wide) - 1) * wide;
    return smoothUnion(body, norm(radius, height - tip.at) - tip.radius, soft);
  },
  bottle(radius, height) {
    const { body, neck, lip, soft } = measures.bottle;
    const whole = smoothUnion(turned(radius, height, body), turned(radius, height, neck), soft);
    return Math.min(whole, turned(radius, height, lip));
  },
  vase(radius, height) {
    const { belly, neck, bell, foot, hollow, neckSoft, footSoft } = measures.vase;
    const round =
      (norm(radius / belly.radius, (height - belly.at) / belly.half) - 1) * belly.radius;
    const open = bell.width * clamp(height - bell.from, 0, bell.reach) ** 2 * bell.steepness;
    const mouth = cylinder(radius, height - neck.at, neck.wide + open, neck.half) - neck.round;
    const body = smoothUnion(round, mouth, neckSoft);
    const whole = smoothUnion(body, turned(radius, height, foot), footSoft);
    return Math.max(whole, -cylinder(radius, height - hollow.at, hollow.wide, hollow.half));
  },
  bowl(radius, height) {
    const { ball, halfWall, rim, foot } = measures.bowl;
    const outside = norm(radius, height - ball.at) - ball.radius;
    const shell = Math.abs(outside) - halfWall;
    return Math.min(Math.max(shell, height - rim), turned(radius, height, foot));
  },
};

type Turned = {
  readonly at: number;
  readonly wide: number;
  readonly half: number;
  readonly round: number;
};

/** A cylinder with rounded edges. */
function turned(radius: number, height: number, { at, wide, half, round }: Turned): number {
  return cylinder(radius, height - at, wide, half) - round;
}

function cylinder(radius: number, height: number, wide: number, half: number): number {
  const dx = radius - wide;
  const dy = Math.abs(height) - half;
  return Math.min(0, Math.max(dx, dy)) + norm(Math.max(0, dx), Math.max(0, dy));
}

type Capsule = { readonly from: number; readonly to: number; readonly thick: number };

function capsule(radius: number, height: number, { from, to, thick }: Capsule): number {
  return norm(radius, height - clamp(height, from, to)) - thick;
}

/** Two bodies that grow into each other (the polynomial smooth minimum of Quilez). */
function smoothUnion(a: number, b: number, soft: number): number {
  const gap = Math.max(0, soft - Math.abs(a - b)) / soft;
  return Math.min(a, b) - gap * gap * soft * 0.25;
}
