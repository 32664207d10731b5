import { smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';
import { edgesOf } from './edges-of.ts';

/** Coloured glass in lead, with light behind it. */
export const layingOfVitrail: Laying = { hasGroundShadow: false };

/** Units of a lead, and how large a pane of the ground is. */
const lead = { units: 5, from: 0.2, to: 0.38, l: 0.16 };
const pane = 120;
const glass = { chroma: 1.35, cloud: 0.09, over: 42, glow: 0.05, apart: 0.05 };

export function drawVitrail(laid: LaidPicture, seed: number): void {
  const { lab, form, piece, firstThing, scale, frame } = laid;
  const { width, height, l, a, b } = lab;
  const noise = makeTableNoise(seed ^ 0x7174);
  const panes = new Uint16Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const own = piece[at]!;
      panes[at] = own;
      if (own < firstThing)
        panes[at] =
          own +
          97 * nearest(noise.cell, (x - frame.left) / scale / pane, (y - frame.top) / scale / pane);
    }
  }
  const edges = edgesOf({ ...laid, piece: panes }, lead.units * scale);
  for (let at = 0; at < l.length; at += 1) {
    const [u, v] = [
      ((at % width) - frame.left) / scale,
      (Math.floor(at / width) - frame.top) / scale,
    ];
    const cloud = noise.value(u / glass.over + panes[at]! * 3.1, v / glass.over) - 0.5;
    const lit =
      glass.cloud * cloud +
      glass.glow * form[at]! +
      glass.apart * (noise.cell(panes[at]!, 1, 3) - 0.5);
    const dark = smoothstep(lead.from, lead.to, edges[at]!);
    l[at] = (l[at]! * 0.94 + lit) * (1 - dark) + lead.l * dark;
    a[at]! *= glass.chroma * (1 - dark);
    b[at]! *= glass.chroma * (1 - dark);
  }
}

/** A number for the pane whose middle is nearest. */
function nearest(
  cell: (x: number, y: number, channel: number) => number,
  x: number,
  y: number,
): number {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  let best = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let j = cy - 1; j <= cy + 1; j += 1) {
    for (let i = cx - 1; i <= cx + 1; i += 1) {
      const away = (i + cell(i, j, 1) - x) ** 2 + (j + cell(i, j, 2) - y) ** 2;
      if (away < best) [best, found] = [away, ((i * 31 + j * 17) % 211) + 211];
    }
  }
  return found;
}
