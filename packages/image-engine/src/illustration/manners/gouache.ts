import { smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';

/** Opaque paint in broad strokes, two steps of light. */
export const layingOfGouache: Laying = {
  wander: { by: 1.8, over: 22 },
  hasGroundShadow: true,
  hasContact: true,
};

/** Amounts of OKLab, and the forms at which a step of light begins; its border is brushed. */
const steps = { light: 0.16, dark: 0.14, deep: 0.42, soft: 0.1, ragged: 0.16 };
const amounts = { light: 0.055, dark: 0.06, deep: 0.05, shadow: 0.12 };
const stroke = { l: 0.036, along: 60, across: 5.5 };
const pigment = { l: 0.02, over: 60 };
const violet = { a: 0.02, b: -0.03 };

export function drawGouache(laid: LaidPicture, seed: number): void {
  const { lab, form, shade, piece, scale, frame } = laid;
  const { width, height, l, a, b } = lab;
  const noise = makeTableNoise(seed ^ 0x60ac);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const angle = noise.cell(piece[at]!, 7, 1) * 0.9 - 0.45;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [u, v] = [(x - frame.left) / scale, (y - frame.top) / scale];
      const along = (u * cos + v * sin) / stroke.along + piece[at]! * 3.1;
      const across = (v * cos - u * sin) / stroke.across;
      const brush = noise.value(along, across) - 0.5;
      const tone = form[at]! + steps.ragged * brush;
      const light = smoothstep(steps.light, steps.light + steps.soft, tone);
      const dark = smoothstep(steps.dark, steps.dark + steps.soft, -tone);
      const deep = smoothstep(steps.deep, steps.deep + steps.soft, -tone);
      const dusk = amounts.dark * dark + amounts.deep * deep + amounts.shadow * shade[at]!;
      const cloud = noise.value(u / pigment.over + 9, v / pigment.over) - 0.5;
      l[at]! += amounts.light * light - dusk + stroke.l * brush + pigment.l * cloud;
      a[at]! += violet.a * dusk * 4;
      b[at]! += violet.b * dusk * 4;
    }
  }
}
