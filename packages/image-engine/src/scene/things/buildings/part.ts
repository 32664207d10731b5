import type { Rgb } from '../../light/rgb.ts';
import type { Point } from '../strokes/fill-shape.ts';

/** Left, low, wide, tall. */
export type Rectangle = readonly [x: number, y: number, wide: number, tall: number];

/**
 * One piece of a building's drawing: x to the lit side, y up, in shares of the building's size; 0, 0
 * stands on the ground. `light` 0 is in shade, 1 in full light.
 */
export type Part =
  | { readonly material: Material; readonly light: number; readonly face: readonly Point[] }
  | { readonly pane: Rectangle }
  | { readonly material: Material; readonly bar: readonly [Point, Point]; readonly width: number };

/** Linear RGB albedos, set by eye on drawn scenes. */
export const albedos = {
  stone: [0.4, 0.36, 0.3],
  plaster: [0.62, 0.57, 0.48],
  whitewash: [0.66, 0.64, 0.6],
  cottageWall: [0.6, 0.57, 0.5],
  redPaint: [0.5, 0.07, 0.05],
  redCap: [0.42, 0.06, 0.045],
  brick: [0.24, 0.16, 0.13],
  door: [0.13, 0.07, 0.04],
  millDoor: [0.12, 0.07, 0.04],
  gate: [0.04, 0.035, 0.03],
  iron: [0.1, 0.1, 0.1],
  wood: [0.2, 0.15, 0.1],
  canvas: [0.6, 0.56, 0.47],
  glass: [0.06, 0.065, 0.08],
  tiles: [0.34, 0.12, 0.07],
  cottageTiles: [0.35, 0.1, 0.07],
  churchSlate: [0.1, 0.11, 0.13],
  castleSlate: [0.1, 0.1, 0.13],
  shingles: [0.16, 0.09, 0.06],
  snow: [0.8, 0.84, 0.9],
} as const satisfies Record<string, Rgb>;

export type Material = keyof typeof albedos;

/** In winter snow lies on these. */
export const roofing: readonly Material[] = ['tiles', 'churchSlate', 'castleSlate', 'shingles'];

export function rectangle([x, y, wide, tall]: Rectangle): Point[] {
  return [
    [x, y],
    [x + wide, y],
    [x + wide, y + tall],
    [x, y + tall],
  ];
}
