import { clamp } from '../../../maths/interpolation.ts';
import type { Noise } from '../../../maths/noise.ts';
import type { Rgb } from '../../light/rgb.ts';
import { pickColour } from './palettes.ts';
import { paletteEnd, type SurfaceAt } from './surface.ts';

/** Lengths in shares of the picture's size, by eye. */
const sheets = {
  count: 9,
  /** From above the picture's upper edge to below its lower one. */
  top: -0.62,
  span: 1.24,
  tilts: 7,
  tiltStep: 0.16,
};
/** The waving edge of a sheet, each with its own stretch of noise. */
const wave = { frequency: 1.4, apart: 3.7, apartDown: 1.9, octaves: 3, height: 0.62 };
const paper = { frequency: 160, octaves: 2, height: 0.0003 };
/** A sheet curls up from its edge. */
const curl = { height: 0.03, perUnit: 9 };
const shadow = { dark: 0.5, perUnit: 26 };
const sheen = { least: 0.82, more: 0.3, perUnit: 2.4 };

export function foldedSheets(noise: Noise, palette: readonly Rgb[], seed: number): SurfaceAt {
  const tilt = ((seed % sheets.tilts) - Math.floor(sheets.tilts / 2)) * sheets.tiltStep;
  const edgeOf = (sheet: number, x: number) =>
    sheets.top +
    (sheet * sheets.span) / sheets.count +
    x * tilt +
    (noise.fbm(x * wave.frequency + sheet * wave.apart, sheet * wave.apartDown, wave.octaves) -
      0.5) *
      wave.height;
  return (x, y, out) => {
    let top = 0;
    let edge = 1;
    for (let sheet = 1; sheet < sheets.count; sheet += 1) {
      const line = edgeOf(sheet, x);
      if (y > line) {
        top = sheet;
        edge = y - line;
      }
    }
    const grain = noise.fbm(x * paper.frequency, y * paper.frequency, paper.octaves) - 0.5;
    out.height = curl.height * Math.sqrt(clamp(edge * curl.perUnit)) + grain * paper.height;
    pickColour(palette, (top / (sheets.count - 1)) * paletteEnd, out);
    // The sheet in front throws a soft shadow on this one.
    const away = Math.max(0, edgeOf(top + 1, x) - y);
    const shade = 1 - shadow.dark * Math.exp(-away * shadow.perUnit);
    const shine = sheen.least + sheen.more * clamp(edge * sheen.perUnit);
    out.r *= shade * shine;
    out.g *= shade * shine;
    out.b *= shade * shine;
  };
}
