import type { Oklab } from '@armoni/colour/oklab';
import { clamp, smoothstep } from '../../maths/interpolation.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';

/** Lines cut into wood, printed over light tints. */
export const layingOfGravure: Laying = {
  wander: { by: 1.2, over: 40 },
  hasGroundShadow: true,
  hasContact: true,
};

/** Units. Lines of a backdrop lie flat; those of a thing bend round its form. */
const pitch = 6.6;
const bend = 34;
const outline = 1.5;
/** Darkness from which lines begin, from which a second set crosses them, and of solid ink. */
const tones = { first: 0.24, cross: 0.62, full: 0.98 };
/** What is left of a colour under the lines. */
const tint = { share: 0.9, least: 0.66, chroma: 1 };

export type Inks = { readonly ink: Oklab; readonly paper: Oklab };

export function drawGravure(laid: LaidPicture, { ink, paper }: Inks): void {
  const { lab, form, shade, piece, firstThing, scale, frame } = laid;
  const { width, height, l, a, b } = lab;
  const [high, low] = paper.l > ink.l ? [paper, ink] : [ink, paper];
  const reach = Math.max(1, Math.round(outline * scale));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const isThing = piece[at]! >= firstThing;
      const lit = form[at]! * (isThing ? 0.34 : 0.12);
      const darkness = clamp(1.02 - l[at]! - lit + 0.3 * shade[at]!);
      const curve = isThing ? form[at]! * bend : form[at]! * 6;
      const lean = isThing ? 0.45 : 0;
      const [u, v] = [(x - frame.left) / scale, (y - frame.top) / scale];
      let cut = lines(v + u * lean + curve, darkness, tones.first, pitch * scale);
      if (darkness > tones.cross)
        cut = Math.max(
          cut,
          lines(v * 0.5 - u + curve, darkness - 0.28, tones.first, pitch * scale),
        );
      const isEdge = isThing && isBorder(piece, { at, x, y, width, height, reach });
      const amount = isEdge ? 1 : cut;
      const share = isThing ? tint.share : tint.share * 0.75;
      const base = Math.max(tint.least, l[at]!);
      const under = {
        l: high.l + (base - high.l) * share,
        a: high.a + (a[at]! * tint.chroma - high.a) * share,
        b: high.b + (b[at]! * tint.chroma - high.b) * share,
      };
      l[at] = under.l + (low.l - under.l) * amount;
      a[at] = under.a + (low.a - under.a) * amount;
      b[at] = under.b + (low.b - under.b) * amount;
    }
  }
}

/** Coverage of one set of lines, thicker where it is darker; `pixels` between two of them. */
function lines(position: number, darkness: number, from: number, pixels: number): number {
  const weight = clamp((darkness - from) / (tones.full - from));
  if (weight <= 0) return 0;
  const turn = position / pitch;
  const away = Math.abs(turn - Math.floor(turn) - 0.5) * 2;
  const soft = 1.4 / pixels;
  return 1 - smoothstep(weight - soft, weight + soft, away);
}

type Spot = { at: number; x: number; y: number; width: number; height: number; reach: number };

function isBorder(piece: Uint16Array, { at, x, y, width, height, reach }: Spot): boolean {
  const own = piece[at]!;
  const right = x + reach < width ? piece[at + reach]! : own;
  const low = y + reach < height ? piece[at + reach * width]! : own;
  const left = x >= reach ? piece[at - reach]! : own;
  const high = y >= reach ? piece[at - reach * width]! : own;
  return right < own || low < own || left < own || high < own;
}
