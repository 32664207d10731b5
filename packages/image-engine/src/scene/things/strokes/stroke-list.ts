import type { Rgb } from '../../light/rgb.ts';

/** A tapering curve: blade, branch, needle, leaf, raindrop. Pixels; widths are half-widths. */
export type Stroke = {
  x: number;
  y: number;
  /** Where it bends towards; the straight middle when left out. */
  bendX?: number;
  bendY?: number;
  toX: number;
  toY: number;
  width: number;
  toWidth?: number;
  colour: Rgb;
  toColour?: Rgb;
  alpha?: number;
  /** Scene units. */
  depth: number;
};

/** Strokes in painting order, in shared memory so that every band reads the same list. */
export type StrokeList = { readonly data: Float32Array; readonly count: Float32Array };

/** Floats of one stroke. */
const strokeFloats = 16;

/** Where a stroke's fields stand among its floats: three points first, in the order of the curve. */
export const field = {
  x: 0,
  y: 1,
  bendX: 2,
  bendY: 3,
  toX: 4,
  toY: 5,
  width: 6,
  toWidth: 7,
  colour: 8,
  toColour: 11,
  alpha: 14,
  depth: 15,
} as const;

/** A list that is full takes no more. */
export function addStroke({ data, count }: StrokeList, stroke: Stroke): void {
  const at = strokeAt(count[0]!);
  if (at + strokeFloats > data.length) return;
  const { x, y, toX, toY, width, colour, alpha = 1, depth } = stroke;
  const toColour = stroke.toColour ?? colour;
  const bendX = stroke.bendX ?? (x + toX) / 2;
  const bendY = stroke.bendY ?? (y + toY) / 2;
  data.set([x, y, bendX, bendY, toX, toY, width, stroke.toWidth ?? width], at);
  data.set([...colour, ...toColour, alpha, depth], at + field.colour);
  count[0]! += 1;
}

/** All strokes, by so many pixels. */
export function moveStrokes({ data, count }: StrokeList, x: number, y: number): void {
  if (x === 0 && y === 0) return;
  for (let index = 0; index < count[0]!; index += 1) {
    const at = strokeAt(index);
    for (const along of [field.x, field.bendX, field.toX]) data[at + along]! += x;
    for (const down of [field.y, field.bendY, field.toY]) data[at + down]! += y;
  }
}

/** Floats that so many strokes take. */
export function capacityOf(strokes: number): number {
  return strokes * strokeFloats;
}

/** Where a stroke's floats begin. */
export function strokeAt(index: number): number {
  return index * strokeFloats;
}
