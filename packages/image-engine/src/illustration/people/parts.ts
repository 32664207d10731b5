import { areaOf, type Shape } from '../drawings/drawing.ts';
import { readShape } from '../drawings/shapes.ts';
import type { Point } from './joints.ts';

/** A piece of a person: keeps its colour whatever the palette. */
export function part(fill: string, ...texts: string[]): Shape {
  return shape(fill, true, texts);
}
export const fixed = part;

/** A piece that goes along with the palette. */
export const free = (fill: string, ...texts: string[]): Shape => shape(fill, false, texts);

function shape(fill: string, isFixed: boolean, texts: readonly string[]): Shape {
  const contours = texts.flatMap((text) => readShape(text));
  return { contours, fill, area: areaOf(contours), isFixed };
}

export const line = (a: Point, b: Point, from: number, to: number) =>
  `k ${a[0]} ${a[1]} ${b[0]} ${b[1]} ${from} ${to}`;

/** Lines of a colour and a shape. */
export function told(lines: string | undefined): Shape[] {
  if (!lines) return [];
  return lines
    .split('\n')
    .map((text) => text.trim())
    .map((text) => part(text.slice(0, 7), text.slice(8)));
}
