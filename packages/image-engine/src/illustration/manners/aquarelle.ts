import { smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';
import { edgesOf } from './edges-of.ts';

/** Thin washes on rough paper: pigment settles in the paper's tooth and at the border of each wash. */
export const layingOfAquarelle: Laying = {
  wander: { by: 2.6, over: 30 },
  hasGroundShadow: true,
};

/** Amounts of OKLab: how far a wash lets the paper through, and how much its tint is kept. */
const wash = { paper: 0.3, cloud: 0.2, chroma: 0.94 };
/** Of the sky and the ground, which are painted with more water. */
const wet = { paper: 0.42, cloud: 0.26 };
const rim = { l: 0.075, units: 3.4 };
const tooth = { l: 0.03, over: 2.3 };
/** Where a wash ran and dried last. */
const bloom = { l: 0.016, over: 64 };
const pools = { over: 70 };
const light = { l: 0.07, from: 0.12, to: 0.8 };
const dusk = { l: 0.1, from: 0.08, to: 0.8 };
const shadow = 0.09;
const white = { l: 0.972, a: 0.001, b: 0.012 };

export function drawAquarelle(laid: LaidPicture, seed: number): void {
  const { lab, form, shade, piece, firstThing, scale, frame } = laid;
  const { width, height, l, a, b } = lab;
  const noise = makeTableNoise(seed ^ 0xa9a2);
  const edges = edgesOf(laid, rim.units * scale);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const own = piece[at]!;
      const [u, v] = [(x - frame.left) / scale, (y - frame.top) / scale];
      const grain = noise.value(u / tooth.over, v / tooth.over) - 0.5;
      const pool = noise.value(u / pools.over + own * 5.3, v / pools.over + own * 1.7) - 0.5;
      const ran = noise.value(u / bloom.over + 31, v / bloom.over + own * 2.9);
      const { paper, cloud } = own >= firstThing ? wash : wet;
      const lit = smoothstep(light.from, light.to, form[at]!);
      const dark = smoothstep(dusk.from, dusk.to, -form[at]!);
      // What is dark is painted with more pigment: less paper is seen through it.
      const depth = 1 - 0.55 * smoothstep(0.75, 0.3, l[at]!);
      const through = Math.max(0, (paper + cloud * pool + 0.16 * lit) * depth);
      const border = edges[at]! * rim.l;
      // A line where a pool ended.
      const front = smoothstep(0.035, 0, Math.abs(ran - 0.56)) * bloom.l;
      l[at]! += (white.l - l[at]!) * through + light.l * lit * 0.4;
      l[at]! -= border + front * 0.7 + dusk.l * dark + shadow * shade[at]!;
      l[at]! += tooth.l * grain * (1.3 - l[at]! * 0.6);
      a[at] = (a[at]! + (white.a - a[at]!) * through) * wash.chroma;
      b[at] = (b[at]! + (white.b - b[at]!) * through) * wash.chroma;
      const deep = 1 + 1.6 * border + 0.5 * front;
      a[at]! *= deep;
      b[at]! *= deep;
    }
  }
}
