import { makeTableNoise } from '../../maths/noise.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';

/** Dots of pure colour side by side, which mix in the eye. */
export const layingOfPointilles: Laying = { hasGroundShadow: true, hasContact: true };

/** Units between dots, and how large one is. */
const pitch = 9.5;
const radius = 0.66;
/** Amounts of OKLab: how far dots differ, what the light makes. */
const apart = { l: 0.09, hue: 0.035, chroma: 1.25 };
const lit = { form: 0.12, shadow: 0.14 };

export function drawPointilles(laid: LaidPicture, seed: number): void {
  const { lab, form, shade, scale, frame } = laid;
  const { width, height } = lab;
  const side = Math.max(2, pitch * scale);
  const noise = makeTableNoise(seed ^ 0x907e);
  const own = { l: lab.l.slice(), a: lab.a.slice(), b: lab.b.slice() };
  const [left, top] = [Math.floor(-frame.left / side) - 1, Math.floor(-frame.top / side) - 1];
  const [right, bottom] = [
    Math.ceil((width - frame.left) / side) + 1,
    Math.ceil((height - frame.top) / side) + 1,
  ];
  // The ground that shows between dots is warm.
  for (let i = 0; i < own.l.length; i += 1) {
    lab.l[i] = own.l[i]! * 0.75 + 0.2;
    lab.a[i]! *= 0.6;
    lab.b[i] = own.b[i]! * 0.6 + 0.014;
  }
  const r = side * radius;
  for (let layer = 0; layer < 2; layer += 1) {
    for (let j = top; j <= bottom; j += 1) {
      for (let i = left; i <= right; i += 1) {
        const chance = (n: number) => noise.cell(i, j, n + layer * 7) - 0.5;
        const x = frame.left + (i + layer * 0.5 + 0.8 * chance(1)) * side;
        const y = frame.top + (j + layer * 0.5 + 0.8 * chance(2)) * side;
        const [px, py] = [Math.round(x), Math.round(y)];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const at = py * width + px;
        const dot = {
          l: own.l[at]! + apart.l * chance(3) + lit.form * form[at]! - lit.shadow * shade[at]!,
          a: own.a[at]! * apart.chroma + apart.hue * chance(4),
          b: own.b[at]! * apart.chroma + apart.hue * 1.4 * chance(5),
        };
        const size = r * (0.8 + 0.4 * (chance(6) + 0.5));
        const reach = Math.ceil(size);
        for (let v = Math.max(0, py - reach); v <= Math.min(height - 1, py + reach); v += 1) {
          for (let u = Math.max(0, px - reach); u <= Math.min(width - 1, px + reach); u += 1) {
            if ((u - x) ** 2 + (v - y) ** 2 > size * size) continue;
            const to = v * width + u;
            [lab.l[to], lab.a[to], lab.b[to]] = [dot.l, dot.a, dot.b];
          }
        }
      }
    }
  }
}
