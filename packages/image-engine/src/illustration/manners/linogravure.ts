import { smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';
import { edgesOf } from './edges-of.ts';
import type { Inks } from './gravure.ts';

/** One ink, and what a gouge left white. */
export const layingOfLinogravure: Laying = {
  wander: { by: 1.6, over: 34 },
  hasGroundShadow: false,
};

/** Units between two strokes of the gouge, and how they bend round a form. */
const gouge = { pitch: 11, bend: 46, waves: 50 };
/** Darkness under which nothing is left of the ink, and from which nothing is taken off. */
const tones = { none: 0.12, full: 0.66 };
const outline = { units: 4.2, from: 0.22, to: 0.4 };
const press = { over: 2.2, amount: 0.1 };

export function drawLinogravure(
  laid: LaidPicture,
  { ink, paper, seed }: Inks & { readonly seed: number },
): void {
  const { lab, form, piece, firstThing, scale, frame } = laid;
  const { width, height, l, a, b } = lab;
  const noise = makeTableNoise(seed ^ 0x11a0);
  const edges = edgesOf(laid, outline.units * scale);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const isThing = piece[at]! >= firstThing;
      const [u, v] = [(x - frame.left) / scale, (y - frame.top) / scale];
      const angle = isThing ? noise.cell(piece[at]!, 5, 1) * 1.4 - 0.7 : 0.02;
      const across =
        v * Math.cos(angle) - u * Math.sin(angle) + form[at]! * (isThing ? gouge.bend : 0);
      const sway = 3 * noise.value(u / gouge.waves, v / gouge.waves + piece[at]!);
      const turn = (across + sway) / gouge.pitch;
      const away = Math.abs(turn - Math.floor(turn) - 0.5) * 2;
      const darkness = 1 - l[at]! - 0.22 * form[at]!;
      const share = (darkness - tones.none) / (tones.full - tones.none);
      const grain = press.amount * (noise.value(u / press.over, v / press.over) - 0.5);
      const left = smoothstep(-0.1, 0.1, share * 1.15 - away * 0.95 + grain);
      // Where things begin the gouge went round them.
      const cut = isThing ? smoothstep(outline.from, outline.to, edges[at]!) : 0;
      const amount = left * (1 - cut) * (0.96 + grain);
      l[at] = paper.l + (ink.l - paper.l) * amount;
      a[at] = paper.a + (ink.a - paper.a) * amount;
      b[at] = paper.b + (ink.b - paper.b) * amount;
    }
  }
}
