import { measureAccord as measureColours } from '@armoni/colour/measure-accord';
import { type Oklab, toCss, toOklab } from '@armoni/colour/oklab';

/** One measured colour, as CSS takes it, and its share of 1. */
type Stripe = { readonly colour: string; readonly share: number };

/**
 * The measured palette of a picture, dark to light; shares add up to 1.
 *
 * @param rgba red, green, blue and alpha bytes, made for 48×48 pixels scaled by area
 */
export function measureAccord(rgba: Uint8ClampedArray): Stripe[] {
  return measureColours(readPoints(rgba)).map(({ colour, share }) => ({
    colour: toCss(colour),
    share,
  }));
}

/** See-through pixels have no colour of their own. */
function readPoints(rgba: Uint8ClampedArray): Oklab[] {
  const points: Oklab[] = [];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if (rgba[at + 3]! > 127) points.push(toOklab(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!));
  }
  return points;
}
