import { clamp, mix, smoothstep } from '../../../maths/interpolation.ts';
import { makeTableNoise, type Noise } from '../../../maths/noise.ts';
import { type Band, bandPass } from '../../../work/band-pass.ts';
import type { Frame } from '../../frame.ts';
import { type Rgb, scaled } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { type Arrangement, arrangeObjects, type Thing } from './arrange-objects.ts';
import { distanceTo } from './forms.ts';

const eye = [0, 0.95, 0] as const;
const wallZ = 4.3;

type Room = {
  readonly plan: ScenePlan;
  readonly noise: Noise;
  readonly arrangement: Arrangement;
  readonly toLight: readonly [number, number, number];
  readonly key: Rgb;
  readonly fill: Rgb;
};

/** A table before a wall, light from a window at the side; rays march to the things. Rows are the band. */
export const stillLifePass = bandPass(import.meta.url, drawStillLife);

function drawStillLife({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  const room = roomOf(plan);
  const size = Math.min(frame.width, frame.height * 1.1);
  const out: [number, number, number] = [0, 0, 0];
  for (let row = band.from; row < band.to; row += 1) {
    for (let column = 0; column < frame.width; column += 1) {
      const x = (column + 0.5 - frame.width / 2) / (size * 1.62);
      const y = (frame.height * 0.36 - row - 0.5) / (size * 1.62) - 0.06;
      const length = Math.hypot(x, y, 1);
      const depth = trace(room, [x / length, y / length, 1 / length], out);
      const at = row * frame.width + column;
      frame.colour.set(out, at * 3);
      frame.depth[at] = depth;
      frame.water[at] = -1;
    }
  }
}

function roomOf(plan: ScenePlan): Room {
  const { light, heavySide } = plan;
  const isDim = light.exposure > 1.2;
  const level = isDim ? 0.9 / light.exposure : 1;
  return {
    plan,
    noise: makeTableNoise(plan.seed ^ 0x57f2),
    arrangement: arrangeObjects(plan),
    // From the window, over the open side of the picture.
    toLight: unit([-heavySide * 0.78, 0.62, -0.42]),
    key: isDim ? [1.9 * level, 1.15 * level, 0.55 * level] : scaled(light.sun, 0.92),
    fill: isDim ? scaled(light.ambient, 1) : scaled(light.ambient, 0.62),
  };
}

type Vector = readonly [number, number, number];

/** Distance of what the ray meets; its colour into `out`. */
function trace(room: Room, ray: Vector, out: [number, number, number]): number {
  const table = ray[1] < -0.001 ? -eye[1] / ray[1] : Number.POSITIVE_INFINITY;
  const wall = wallZ / ray[2];
  const limit = Math.min(table, wall);
  const things = room.arrangement.things.filter((thing) => mayMeet(thing, ray));
  let t = things.length > 0 ? 1.9 : limit;
  let met: Thing | null = null;
  for (let step = 0; step < 120 && t < limit; step += 1) {
    let gap = limit;
    let next: Thing | null = null;
    for (const thing of things) {
      const distance = distanceTo(thing, ray[0] * t, eye[1] + ray[1] * t, ray[2] * t);
      if (distance < gap) {
        gap = distance;
        next = thing;
      }
    }
    if (gap < 0.0004 * t) {
      met = next;
      break;
    }
    t += gap * 0.85;
  }
  if (met) {
    shadeThing(room, met, { ray, t }, out);
    return t;
  }
  if (table < wall) shadeTable(room, [ray[0] * table, 0, ray[2] * table], ray, out);
  else shadeWall(room, ray[0] * wall, eye[1] + ray[1] * wall, out);
  return limit;
}

/** Does the ray pass the ball around the thing? */
function mayMeet({ x, y, z, size, form }: Thing, ray: Vector): boolean {
  const tall = form === 'bottle' || form === 'vase' ? 1.15 : 0.6;
  const cy = y + size * tall - eye[1];
  const along = x * ray[0] + cy * ray[1] + z * ray[2];
  const off = x * x + cy * cy + z * z - along * along;
  const reach = size * tall * 1.12 + 0.02;
  return off < reach * reach;
}

type Hit = { ray: Vector; t: number };

function shadeThing(
  room: Room,
  thing: Thing,
  { ray, t }: Hit,
  out: [number, number, number],
): void {
  const p: Vector = [ray[0] * t, eye[1] + ray[1] * t, ray[2] * t];
  const n = normalAt(thing, p);
  const { toLight, key, fill, noise } = room;
  const facing = dot(n, toLight);
  const light = Math.max(0, facing) * shadowAt(room, p, 0.02);
  // Fruit lets light in: the edge of the shade is soft and warm.
  const wrap = thing.form === 'bottle' ? 0 : 0.14 * clamp(facing + 0.45);
  const open = 0.4 + 0.45 * n[1] + 0.15 * clamp(p[1] * 4);
  const near = clamp(0.35 + p[1] * 3.2);
  const skin = skinAt(thing, p, noise);
  const half = unit([toLight[0] - ray[0], toLight[1] - ray[1], toLight[2] - ray[2]]);
  const shine =
    clamp(dot(n, half)) ** mix(26, 240, thing.gloss) *
    mix(0.22, 1.5, thing.gloss) *
    (light > 0 ? 1 : 0);
  const rim = (1 - clamp(-dot(n, ray))) ** 4 * 0.22;
  const warm = [1.1, 0.8, 0.6];
  for (let i = 0; i < 3; i += 1) {
    const bounce = room.arrangement.cloth[i]! * key[i]! * 0.2 * clamp(-n[1] + 0.35) * near;
    const body = skin[i]! * (key[i]! * (light + wrap * warm[i]!) + fill[i]! * open * near + bounce);
    out[i] = body + key[i]! * shine * 0.5 + fill[i]! * rim * near;
  }
}

function skinAt(thing: Thing, p: Vector, noise: Noise): Rgb {
  const { colour, second, form, size, turn } = thing;
  const h = (p[1] - thing.y) / size;
  const angle = Math.atan2(p[2] - thing.z, p[0] - thing.x) + turn;
  const speck = noise.fbm(angle * 9 + 40, h * 26, 3);
  const broad = noise.fbm(angle * 1.4 + 20, h * 2, 3);
  if (form === 'vase' || form === 'bowl') {
    const stripe = smoothstep(0.02, 0.06, Math.abs(((h * 2.4 + 0.2) % 1) - 0.5) - 0.34);
    return blendRgb(colour, second, stripe * 0.6 + 0.15 * (speck - 0.5));
  }
  const streaks = noise.fbm(angle * 14, h * 1.2, 4);
  const share =
    form === 'apple' ? 0.7 * smoothstep(0.42, 0.86, broad * 0.7 + streaks * 0.4) : broad * 0.8;
  const skin = blendRgb(colour, second, share);
  const level = 0.9 + 0.24 * (speck - 0.5);
  const stem =
    form === 'apple' || form === 'pear'
      ? smoothstep(0.12, 0.05, Math.hypot(p[0] - thing.x, p[2] - thing.z) / size) *
        (h > 0.8 ? 1 : 0)
      : 0;
  return blendRgb(scaled(skin, level), [0.05, 0.03, 0.012], stem);
}

function shadeTable(room: Room, p: Vector, ray: Vector, out: [number, number, number]): void {
  const { arrangement, noise, key, fill, toLight } = room;
  const plank = Math.floor(p[2] / 0.42 + 20);
  const seam = smoothstep(
    0.012,
    0.004,
    Math.abs(p[2] / 0.42 + 20 - plank - 0.5) * 0 +
      Math.min(p[2] / 0.42 + 20 - plank, 1 - (p[2] / 0.42 + 20 - plank)) * 0.42,
  );
  const rings = noise.fbm(
    p[0] * 0.9 + plank * 7.7,
    p[2] * 11 + noise.fbm(p[0] * 2, p[2] * 6, 3) * 2.4,
    5,
  );
  const fibre = noise.fbm(p[0] * 6, p[2] * 130, 3);
  const tone =
    (0.62 + 0.62 * rings + 0.22 * (fibre - 0.5)) *
    (0.86 + 0.28 * noise.cell(plank, 3, 2)) *
    (1 - 0.72 * seam);
  const light = toLight[1] * shadowAt(room, p, 0.012);
  const open = contact(room, p);
  const mirror = clamp(1 + ray[1]) ** 5 * 0.35;
  for (let i = 0; i < 3; i += 1) {
    out[i] =
      arrangement.cloth[i]! * tone * (key[i]! * light + fill[i]! * open * 0.85) +
      mirror * fill[i]! * open * 0.22;
  }
}

function shadeWall(room: Room, x: number, y: number, out: [number, number, number]): void {
  const { arrangement, noise, key, fill, plan, toLight } = room;
  const patch = noise.fbm(x * 1.6, y * 1.6, 5);
  const grain = noise.fbm(x * 34, y * 34, 3) - 0.5;
  // The window throws its panes on the wall, slanting.
  const u = x * -plan.heavySide * 0.75 + 0.35;
  const v = y + u * 0.42;
  const inside =
    smoothstep(-0.5, -0.3, u) *
    smoothstep(1.5, 1.25, u) *
    smoothstep(0.35, 0.6, v) *
    smoothstep(2.7, 2.4, v);
  const bars =
    smoothstep(0.03, 0.075, Math.abs(u - 0.42)) * smoothstep(0.03, 0.075, Math.abs(v - 1.6));
  const pane = inside * bars;
  const fade = 0.75 + 0.3 * clamp(0.5 - (x * plan.heavySide) / 3);
  for (let i = 0; i < 3; i += 1) {
    const light = key[i]! * (0.07 + 0.3 * pane * -toLight[2]) + fill[i]! * (0.55 + 0.12 * y);
    out[i] = arrangement.wall[i]! * (0.88 + 0.26 * (patch - 0.5) + 0.1 * grain) * light * fade;
  }
}

/** Soft shadow of the things on a place. */
function shadowAt({ arrangement, toLight }: Room, p: Vector, start: number): number {
  let light = 1;
  let t = start;
  for (let step = 0; step < 26 && t < 1.9; step += 1) {
    let gap = 9;
    for (const thing of arrangement.things) {
      gap = Math.min(
        gap,
        distanceTo(thing, p[0] + toLight[0] * t, p[1] + toLight[1] * t, p[2] + toLight[2] * t),
      );
    }
    light = Math.min(light, 0.5 + (6.5 * gap) / t);
    if (light <= 0) return 0;
    t += clamp(gap, 0.014, 0.16);
  }
  return light * light * (3 - 2 * light);
}

/** Dark where things touch the table. */
function contact({ arrangement }: Room, p: Vector): number {
  let open = 1;
  for (const thing of arrangement.things) {
    const gap = distanceTo(thing, p[0], p[1] + 0.05, p[2]);
    open = Math.min(open, clamp(0.28 + gap * 4.2));
  }
  return open;
}

function normalAt(thing: Thing, [x, y, z]: Vector): Vector {
  const e = 0.0012;
  const at = distanceTo(thing, x, y, z);
  return unit([
    distanceTo(thing, x + e, y, z) - at,
    distanceTo(thing, x, y + e, z) - at,
    distanceTo(thing, x, y, z + e) - at,
  ]);
}

function blendRgb(a: Rgb, b: Rgb, t: number): Rgb {
  const share = clamp(t);
  return [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
