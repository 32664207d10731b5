import { type ColourShare, measureAccord as measureColours } from '@armoni/colour/measure-accord';
import { chroma, toHex, toOklab, withChroma } from '@armoni/colour/oklab';
import type { Stripe } from '../model/edit.ts';

export type AccordOptions = {
  /** A picture shows all its colours; a shot of a film its three most telling ones. */
  readonly of: 'picture' | 'film-shot';
};

const shotColours = 3;

// OKLab lightness below which a colour reads as black on a screen.
const nearlyBlack = 0.27;

// Chroma that grey counts for, so that a large grey is still told beside a small colour.
const greysChroma = 0.035;

// A shot's bars are a few pixels high: a little more chroma makes them look like the shot.
const shotChromaGain = 1.15;

/**
 * The measured palette of a picture, dark to light; shares add up to 1. Deterministic and pure.
 *
 * @param rgb red, green, blue bytes, made for 48×48 pixels scaled by area
 */
export function measureAccord(rgb: Uint8Array, { of }: AccordOptions): Stripe[] {
  const colours = measureColours(readPoints(rgb), of === 'film-shot' ? mostTelling : undefined);
  return colours.map(({ colour, share }) => ({ colour: toHex(colour), share }));
}

/** Large or colourful ones, none that is nearly black unless the whole shot is. */
function mostTelling(colours: readonly ColourShare[]): ColourShare[] {
  const light = colours.filter(({ colour }) => colour.l > nearlyBlack);
  return (light.length > 0 ? light : colours)
    .toSorted((x, y) => weight(y) - weight(x))
    .slice(0, shotColours)
    .map(({ colour, share }) => ({ colour: withChroma(colour, shotChromaGain), share }));
}

function weight({ colour, share }: ColourShare): number {
  return share * (chroma(colour) + greysChroma);
}

function readPoints(rgb: Uint8Array) {
  return Array.from({ length: Math.floor(rgb.length / 3) }, (_, index) =>
    toOklab(rgb[index * 3]!, rgb[index * 3 + 1]!, rgb[index * 3 + 2]!),
  );
}
