import { mix, smoothstep } from '../../../maths/interpolation.ts';
import { linearOfHex } from '../../../raster/colour.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { ColourName } from '../../scene-description.ts';
import type { ScenePlan } from '../../scene-plan.ts';

type Palette = readonly string[];

/** The colours asked for between ink and paper, or a palette by the seed. */
export function paletteOf({ description, seed }: ScenePlan): readonly Rgb[] {
  const { colours, mood, time } = description;
  if (colours.length > 0) {
    const own = colours.flatMap((name) => families[name]);
    return [ink, ...own, paper].map(linearOfHex);
  }
  const choices = time === 'night' || mood === 'mysterious' ? darkPalettes : palettes;
  return choices[Math.floor(seed / 3) % choices.length]!.map(linearOfHex);
}

/** The share between two colours in which they flow into each other; around it each is itself. */
const blendBetween = { from: 0.25, to: 0.75 };

/** The colour at a place 0–1 of the palette, into `out`. */
export function pickColour(palette: readonly Rgb[], at: number, out: Tint): void {
  const place = at * (palette.length - 1);
  const index = Math.min(palette.length - 2, Math.floor(place));
  const share = smoothstep(blendBetween.from, blendBetween.to, place - index);
  const from = palette[index]!;
  const to = palette[index + 1]!;
  out.r = mix(from[0], to[0], share);
  out.g = mix(from[1], to[1], share);
  out.b = mix(from[2], to[2], share);
}

type Tint = { r: number; g: number; b: number };

const ink = '#141218';
const paper = '#f1e7d6';

/** sRGB, from dark to light and on to an accent, after printed colour charts; where none is asked for. */
const palettes: readonly Palette[] = [
  ['#1d1a2f', '#5b2a6b', '#d1495b', '#edae49', '#f6ead0', '#2a7f9e'],
  ['#0e2a3b', '#1c6e7d', '#7fc8a9', '#f3e3b3', '#e8804a', '#b23a48'],
  ['#2b2d42', '#6d7aa8', '#edf0f7', '#f2b5a7', '#e4572e', '#f6e7cb'],
  ['#22333b', '#5e503f', '#c6ac8f', '#eae0d5', '#a44a3f', '#f0e4d0'],
];
/** For night and mystery. */
const darkPalettes: readonly Palette[] = [
  ['#050816', '#14213d', '#31477e', '#7a5ea8', '#d98fb3', '#f1d9c0'],
  ['#0a0f0d', '#12372a', '#2a6f5a', '#8fb996', '#e0c879', '#f4efd9'],
];
/** Shade, own colour and light of each colour that can be asked for. */
const families: Record<ColourName, Palette> = {
  red: ['#5d0e16', '#c1272d', '#ef6f5c'],
  orange: ['#7a3206', '#e2701b', '#f8b35f'],
  yellow: ['#8a6a0c', '#f2c230', '#fae28c'],
  green: ['#0f3d2a', '#3a8f57', '#a7cf8e'],
  turquoise: ['#07454e', '#1fa2a6', '#8fdcd3'],
  blue: ['#0b1f4d', '#2456a8', '#86b3e6'],
  violet: ['#2a1150', '#6d3fae', '#bb9be0'],
  pink: ['#6b1640', '#dd5c8f', '#f6b7cb'],
  white: ['#c9c4bb', '#f6f2ea'],
  black: ['#0a0a0c', '#2a2a30'],
  grey: ['#3b3e45', '#868b94', '#c8ccd2'],
  brown: ['#2f1c12', '#7b4f2e', '#c49a6c'],
  beige: ['#8a7355', '#d8c3a0', '#f1e6d2'],
  gold: ['#5d430e', '#c79a2b', '#f2d98a'],
};
