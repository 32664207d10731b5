import { makeTableNoise } from '../../maths/noise.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';

/** Sheets cut by hand and laid on each other. */
export const layingOfPapier: Laying = {
  wander: { by: 1.5, over: 32 },
  cast: { group: 13, backdrop: 9, piece: 3.4, level: 0.85 },
  hasGroundShadow: false,
  hasContact: true,
};

/** Amounts of OKLab. */
const shadow = { l: 0.2, b: 0.02 };
const rim = { l: 0.055, pixels: 1.6 };
const lit = 0.025;
/** Long fibres and the fine tooth of the sheet; each piece was cut from elsewhere in it. */
const fibre = { l: 0.028, wide: 2.4, high: 17 };
const tooth = { l: 0.02, over: 1.7 };

export function drawPapier(laid: LaidPicture, seed: number): void {
  const { lab, form, shade, piece, scale, frame } = laid;
  const { width, height, l, b } = lab;
  const noise = makeTableNoise(seed ^ 0x9a9e);
  const step = Math.max(1, Math.round(rim.pixels * scale));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const own = piece[at]!;
      const [u, v] = [(x - frame.left) / scale + own * 61.7, (y - frame.top) / scale + own * 23.1];
      const long = noise.value((u + v * 0.22) / fibre.wide, v / fibre.high) - 0.5;
      const fine = noise.value(u / tooth.over, v / tooth.over) - 0.5;
      const above = y >= step ? piece[at - step * width]! : own;
      const before = x >= step ? piece[at - step]! : own;
      // The cut edge toward the light shows the sheet's thickness.
      const edge = above < own || before < own ? rim.l : 0;
      l[at]! += fibre.l * long + tooth.l * fine + edge + lit * form[at]! - shadow.l * shade[at]!;
      b[at]! -= shadow.b * shade[at]!;
    }
  }
}
