import { smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';

/** Thick paint: bristles leave ridges that catch the light, and colours are broken from stroke to stroke. */
export const layingOfHuile: Laying = {
  wander: { by: 2.4, over: 18 },
  hasGroundShadow: true,
  hasContact: true,
};

/** Units: a stroke's length and width, and what its bristles leave. */
const stroke = { long: 34, wide: 9, bristle: 2 };
/** Amounts of OKLab. */
const broken = { l: 0.1, chroma: 0.2 };
const ridge = 0.11;
const light = { l: 0.09, from: 0.06, to: 0.75 };
const dusk = { l: 0.15, from: 0.04, to: 0.75 };
const shadow = 0.15;
const umber = { a: 0.018, b: 0.03 };
const varnish = { l: 0.955, b: 0.008 };

export function drawHuile(laid: LaidPicture, seed: number): void {
  const { lab, form, shade, piece, firstThing, scale, frame } = laid;
  const { width, height, l, a, b } = lab;
  const noise = makeTableNoise(seed ^ 0x0117);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const own = piece[at]!;
      const isThing = own >= firstThing;
      const [u, v] = [(x - frame.left) / scale, (y - frame.top) / scale];
      // Strokes of a piece go one way, and waver.
      const turn = (noise.cell(own, 5, 2) - 0.5) * (isThing ? 2.4 : 0.7);
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const waver = 14 * (noise.value(u / 90 + own, v / 90) - 0.5);
      const [along, across] = [u * cos + v * sin, v * cos - u * sin + waver];
      const paint = noise.value(along / stroke.long + own * 7.1, across / stroke.wide) - 0.5;
      const fine = noise.value(along / stroke.long, across / stroke.bristle) - 0.5;
      const next = noise.value(along / stroke.long, (across + 1) / stroke.bristle) - 0.5;
      const tone = form[at]! + 0.22 * paint;
      const lit = smoothstep(light.from, light.to, tone);
      const dark = smoothstep(dusk.from, dusk.to, -tone);
      const dim = dusk.l * dark + shadow * shade[at]!;
      l[at] =
        l[at]! * varnish.l + light.l * lit - dim + broken.l * paint + ridge * (fine - next) * 0.5;
      const rich = 1 + broken.chroma * paint * 2 + 0.25 * dark;
      a[at] = a[at]! * rich + umber.a * dim * 2;
      b[at] = b[at]! * rich + umber.b * dim * 2 + varnish.b;
    }
  }
}
