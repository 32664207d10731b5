import { smoothstep } from '../../maths/interpolation.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';
import { blueNoise } from './blue-noise.ts';

/** Flat colour under soft light with a fine grain in it. */
export const layingOfAffiche: Laying = { hasGroundShadow: true, hasContact: true };

/** Amounts of OKLab, and the forms between which dots grow from none to all. */
const lit = { from: 0.1, to: 0.85, l: 0.1, b: 0.02 };
const dark = { from: 0.06, to: 0.8, l: 0.17, towardViolet: 0.2 };
const soft = 0.1;
/** Of light and shade; the rest is smooth. */
const grained = 0.22;
/** What is behind the things is lit less than they are. */
const behind = 0.5;
const shadow = { l: 0.17 };
const violet = { a: 0.035, b: -0.06 };
const paperGrain = 0.012;

export function drawAffiche({ lab, form, shade, piece, firstThing, frame }: LaidPicture): void {
  const { width, height, l, a, b } = lab;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const [u, v] = [x - frame.left, y - frame.top];
      const dot = blueNoise(u, v);
      const share = piece[at]! >= firstThing ? 1 : behind;
      const light = share * dots((form[at]! - lit.from) / (lit.to - lit.from), dot);
      const dusk = share * dots((-form[at]! - dark.from) / (dark.to - dark.from), dot);
      const shaded = dots(shade[at]!, dot);
      l[at]! += lit.l * light - dark.l * dusk * l[at]! * 1.4 - shadow.l * shaded;
      b[at]! += lit.b * light;
      const turn = Math.min(1, dark.towardViolet * dusk + 0.15 * shaded);
      a[at]! += (violet.a - a[at]!) * turn;
      b[at]! += (violet.b - b[at]!) * turn;
      l[at]! += (blueNoise(u + 37, v + 91) - 0.5) * paperGrain;
    }
  }
}

/** How much of a tone shows, by its grain. */
function dots(tone: number, threshold: number): number {
  if (tone <= 0) return 0;
  const dot = smoothstep(threshold - soft, threshold + soft, tone * (1 + 2 * soft) - soft);
  return grained * dot + (1 - grained) * smoothstep(0, 1, tone);
}
