import { smoothstep } from '../../maths/interpolation.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';
import { edgesOf } from './edges-of.ts';

/** Comics and pop art: black outlines, pure colours, shade in a screen of dots. */
export const layingOfBulle: Laying = { hasGroundShadow: true };

const line = { units: 4.2, from: 0.2, to: 0.4, l: 0.12 };
/** Units between dots; from which shade on, and how much darker. */
const screen = { pitch: 9, from: 0.02, to: 0.75, l: 0.2 };
const pure = { chroma: 1.3, back: 1.12 };

export function drawBulle(laid: LaidPicture): void {
  const { lab, form, shade, piece, firstThing, scale, frame } = laid;
  const { width, l, a, b } = lab;
  const edges = edgesOf(laid, line.units * scale);
  const soft = 0.7 / (screen.pitch * scale);
  for (let at = 0; at < l.length; at += 1) {
    const isThing = piece[at]! >= firstThing;
    const [u, v] = [
      ((at % width) - frame.left) / scale,
      (Math.floor(at / width) - frame.top) / scale,
    ];
    const [p, q] = [(u + v) / screen.pitch / Math.SQRT2, (u - v) / screen.pitch / Math.SQRT2];
    const away = Math.hypot(p - Math.round(p), q - Math.round(q));
    const dusk = Math.max(-form[at]!, shade[at]! * 0.8);
    const r = 0.62 * smoothstep(screen.from, screen.to, dusk);
    const dot = r > 0.05 ? smoothstep(r + soft, r - soft, away) : 0;
    const drawn = isThing ? smoothstep(line.from, line.to, edges[at]!) : 0;
    const chroma = (isThing ? pure.chroma : pure.back) * (1 - drawn);
    l[at] = (l[at]! + 0.02 - screen.l * dot) * (1 - drawn) + line.l * drawn;
    a[at]! *= chroma;
    b[at]! *= chroma;
  }
}
