import { clamp, smoothstep } from '../../maths/interpolation.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';

/** Printed on foil, cut out with a white rim, stuck onto a plain sheet. */
export const layingOfAutocollant: Laying = {
  rim: 15,
  cast: { group: 9, backdrop: 0, piece: 0, level: 0.7 },
  hasGroundShadow: false,
};

/** Amounts of OKLab: two hard steps of shade, one of light, and a sheen across all. */
const dusk = { from: 0.2, deep: 0.5, l: 0.06 };
const lit = { from: 0.34, l: 0.05 };
const sheen = { l: 0.035, wide: 170, at: 0.72 };
const soft = 0.03;
const shadow = 0.14;

export function drawAutocollant(laid: LaidPicture): void {
  const { lab, form, shade, piece, firstThing, scale, frame } = laid;
  const { width, height, l } = lab;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      l[at]! -= shadow * shade[at]!;
      if (piece[at]! < firstThing) continue;
      const tone = form[at]!;
      const dark =
        smoothstep(dusk.from, dusk.from + soft, -tone) +
        smoothstep(dusk.deep, dusk.deep + soft, -tone);
      const light = smoothstep(lit.from, lit.from + soft, tone);
      const turn = (x - frame.left + y - frame.top) / scale / sheen.wide / 4;
      const across = 4 * (turn - Math.floor(turn));
      const gleam = across > sheen.at && across < sheen.at + 0.4 ? sheen.l : 0;
      l[at] = clamp(l[at]! - dusk.l * dark + lit.l * light + gleam);
    }
  }
}
