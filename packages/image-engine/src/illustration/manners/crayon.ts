import { smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';
import { edgesOf } from './edges-of.ts';

/** Coloured pencils on paper: the tint is hatched on, lines run about each piece. */
export const layingOfCrayon: Laying = {
  wander: { by: 2, over: 26 },
  hasGroundShadow: true,
};

/** Units between two strokes; how much of the paper they leave, lightest and darkest. */
const hatch = { pitch: 3.1, waves: 60, least: 0.34, most: 0.9 };
/** Of what is behind, which is drawn with less pressure. */
const faint = 0.74;
const line = { units: 1.8, amount: 0.72 };
const lead = { l: 0.3, chroma: 0.75 };
const tooth = { over: 1.9, amount: 0.5 };
const white = { l: 0.975, a: 0, b: 0.008 };

export function drawCrayon(laid: LaidPicture, seed: number): void {
  const { lab, form, shade, piece, firstThing, scale, frame } = laid;
  const { width, height, l, a, b } = lab;
  const noise = makeTableNoise(seed ^ 0xc4a7);
  const edges = edgesOf(laid, line.units * scale);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const own = piece[at]!;
      const isThing = own >= firstThing;
      const [u, v] = [(x - frame.left) / scale, (y - frame.top) / scale];
      const angle = 0.75 + (noise.cell(own, 3, 1) - 0.5) * (isThing ? 0.9 : 0.3);
      const across = v * Math.cos(angle) - u * Math.sin(angle);
      const along = u * Math.cos(angle) + v * Math.sin(angle);
      const bent = across + 2.2 * noise.value(along / hatch.waves, across / hatch.waves + own);
      const stroke = noise.value(bent / hatch.pitch, along / 46 + own * 3.7);
      const grain = noise.value(u / tooth.over, v / tooth.over) - 0.5;
      const dark = 1 - l[at]! + 0.16 * smoothstep(0.05, 0.8, -form[at]!) + 0.2 * shade[at]!;
      const lit = 0.22 * smoothstep(0.1, 0.8, form[at]!);
      const pressure = hatch.least + (hatch.most - hatch.least) * Math.min(1, 1.35 * dark) - lit;
      const covered = smoothstep(
        0.16,
        0.84,
        pressure + (stroke - 0.5) * 0.9 + tooth.amount * grain,
      );
      const share = Math.min(1, 0.26 + 0.74 * covered) * (isThing ? 1 : faint);
      const inked = Math.min(0.9, edges[at]! * line.amount * (isThing ? 1 : 0.55) * (1 + grain));
      const tint = { l: l[at]! - 0.1 * dark, a: a[at]! * 1.08, b: b[at]! * 1.08 };
      const on = (paper: number, told: number, drawn: number) => {
        const hatched = paper + (told - paper) * share;
        return hatched + (drawn - hatched) * inked;
      };
      l[at] = on(white.l, tint.l, lead.l);
      a[at] = on(white.a, tint.a, tint.a * lead.chroma);
      b[at] = on(white.b, tint.b, tint.b * lead.chroma);
    }
  }
}
