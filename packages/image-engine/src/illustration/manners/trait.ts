import { smoothstep } from '../../maths/interpolation.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';
import { edgesOf, sharesOf } from './edges-of.ts';

/** Ink lines on white and nothing else: to be looked at, or coloured in. */
export const layingOfTrait: Laying = { wander: { by: 1.3, over: 44 }, hasGroundShadow: false };

/** Units of a line of a thing and of what is behind it; from where on an edge is one. */
const line = { thing: 3.4, back: 2, from: 0.18, to: 0.42 };
const white = { l: 0.985, a: 0, b: 0.004 };
const ink = { l: 0.2, back: 0.52 };
/** Of OKLab: what is darker is filled with ink, as eyes are. */
const solid = { from: 0.3, to: 0.24 };
/** The same, of pieces too small for a line round them. */
const solidSmall = { from: 0.68, to: 0.6 };

export function drawTrait(laid: LaidPicture): void {
  const { lab, piece, firstThing, scale } = laid;
  const { l, a, b } = lab;
  const edges = edgesOf(laid, line.thing * scale);
  const thin = edgesOf(laid, line.back * scale);
  const shares = sharesOf(piece, line.thing * scale);
  for (let at = 0; at < l.length; at += 1) {
    const isThing = piece[at]! >= firstThing;
    const drawn = smoothstep(line.from, line.to, isThing ? edges[at]! : thin[at]!);
    const dark = shares[piece[at]!]! < 0.5 ? solidSmall : solid;
    const filled = isThing ? smoothstep(dark.from, dark.to, l[at]!) : 0;
    const amount = Math.max(drawn, filled);
    l[at] = white.l + ((isThing ? ink.l : ink.back) - white.l) * amount;
    a[at] = white.a;
    b[at] = white.b;
  }
}
