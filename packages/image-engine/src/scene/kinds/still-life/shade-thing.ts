import { clamp, mix, smoothstep } from '../../../maths/interpolation.ts';
import type { Noise } from '../../../maths/noise.ts';
import { dot, unit, type Vector } from '../../../maths/vector.ts';
import { blend, type Rgb, scaled } from '../../light/rgb.ts';
import { normalAt } from './forms.ts';
import type { MutableRgb, Room } from './room.ts';
import { shadowAt } from './shadows.ts';
import type { Thing } from './thing.ts';

/** By eye, beside photographs of fruit in window light. */
const look = {
  /** Light that a skin lets in and sends out beyond the edge of the shade. */
  wrap: { share: 0.14, reach: 0.45, colour: [1.1, 0.8, 0.6] as Rgb },
  /** How much of the room a place sees: from the side, facing up, and high above the table. */
  open: { side: 0.4, up: 0.45, high: 0.15, highPerUnit: 4 },
  /** Dark near the table, scene units above it. */
  near: { least: 0.35, perUnit: 3.2 },
  /** Blinn–Phong: from wax (gloss 0) to glass (gloss 1). */
  shine: { exponent: [26, 240] as const, level: [0.22, 1.5] as const, share: 0.5 },
  /** The room mirrored at grazing angles (a power after Schlick 1994). */
  rim: { power: 4, share: 0.22 },
  /** The table's colour thrown back from below. */
  bounce: { share: 0.2, reach: 0.35 },
};

/** Scene units: nearer, a surface would lie in its own shadow. */
const shadowStart = 0.02;

type Hit = { readonly ray: Vector; readonly place: Vector };

export function shadeThing(
  room: Room,
  thing: Thing,
  { ray, place: p }: Hit,
  out: MutableRgb,
): void {
  const { toLight, key, fill, noise, arrangement } = room;
  const n = normalAt(thing, p);
  const facing = dot(n, toLight);
  const light = Math.max(0, facing) * shadowAt(room, p, shadowStart);
  // Fruit lets light in: the edge of the shade is soft and warm.
  const wrap = thing.form === 'bottle' ? 0 : look.wrap.share * clamp(facing + look.wrap.reach);
  const open =
    look.open.side + look.open.up * n[1] + look.open.high * clamp(p[1] * look.open.highPerUnit);
  const near = clamp(look.near.least + p[1] * look.near.perUnit);
  const skin = skinAt(thing, p, noise);
  const half = unit([toLight[0] - ray[0], toLight[1] - ray[1], toLight[2] - ray[2]]);
  const shine =
    clamp(dot(n, half)) ** mix(look.shine.exponent[0], look.shine.exponent[1], thing.gloss) *
    mix(look.shine.level[0], look.shine.level[1], thing.gloss) *
    (light > 0 ? 1 : 0);
  const rim = (1 - clamp(-dot(n, ray))) ** look.rim.power * look.rim.share;
  for (let i = 0; i < 3; i += 1) {
    const below = clamp(-n[1] + look.bounce.reach);
    const bounce = arrangement.cloth[i]! * key[i]! * look.bounce.share * below * near;
    const lit = key[i]! * (light + wrap * look.wrap.colour[i]!);
    const body = skin[i]! * (lit + fill[i]! * open * near + bounce);
    out[i] = body + key[i]! * shine * look.shine.share + fill[i]! * rim * near;
  }
}

/** Frequencies of noise around a thing (per radian) and up it (per size), by eye. */
const skins = {
  speck: { around: 9, up: 26, from: 40, octaves: 3, amount: 0.24, least: 0.9 },
  broad: { around: 1.4, up: 2, from: 20, octaves: 3, amount: 0.8 },
  streaks: { around: 14, up: 1.2, octaves: 4 },
  /** Red over yellow: where patches and streaks together are strong. */
  blush: { amount: 0.7, broad: 0.7, streaks: 0.4, from: 0.42, to: 0.86 },
  /** Two painted rings around clay, per height. */
  rings: { perSize: 2.4, phase: 0.2, half: 0.34, edge: [0.02, 0.06] as const, amount: 0.6 },
  clay: { speck: 0.15 },
  stem: { colour: [0.05, 0.03, 0.012] as Rgb, above: 0.8, radius: [0.12, 0.05] as const },
};

function skinAt(thing: Thing, p: Vector, noise: Noise): Rgb {
  const { colour, second, form, size, turn } = thing;
  const { speck: fine, broad: wide, rings, clay } = skins;
  const h = (p[1] - thing.y) / size;
  const angle = Math.atan2(p[2] - thing.z, p[0] - thing.x) + turn;
  const speck = noise.fbm(angle * fine.around + fine.from, h * fine.up, fine.octaves);
  if (form === 'vase' || form === 'bowl') {
    const off = Math.abs(((h * rings.perSize + rings.phase) % 1) - 0.5) - rings.half;
    const stripe = smoothstep(rings.edge[0], rings.edge[1], off);
    return blend(colour, second, clamp(stripe * rings.amount + clay.speck * (speck - 0.5)));
  }
  const broad = noise.fbm(angle * wide.around + wide.from, h * wide.up, wide.octaves);
  const share = form === 'apple' ? blushAt(noise, angle, h, broad) : broad * wide.amount;
  const skin = blend(colour, second, clamp(share));
  const level = fine.least + fine.amount * (speck - 0.5);
  return blend(scaled(skin, level), skins.stem.colour, clamp(stemAt(thing, p, h)));
}

function blushAt(noise: Noise, angle: number, h: number, broad: number): number {
  const { streaks: fine, blush } = skins;
  const streaks = noise.fbm(angle * fine.around, h * fine.up, fine.octaves);
  const red = broad * blush.broad + streaks * blush.streaks;
  return blush.amount * smoothstep(blush.from, blush.to, red);
}

function stemAt({ form, x, z, size }: Thing, p: Vector, h: number): number {
  if ((form !== 'apple' && form !== 'pear') || h <= skins.stem.above) return 0;
  return smoothstep(
    skins.stem.radius[0],
    skins.stem.radius[1],
    Math.hypot(p[0] - x, p[2] - z) / size,
  );
}
