import type { Oklab } from '@armoni/colour/oklab';
import { blend, tone } from '../../palette/tones.ts';
import type { Wall } from './inside-counters.ts';

/** An ellipse about a place in shares of the wall; its radii are shares of the wall's width. */
export const disc = ({ left, top, w, h }: Wall, x: number, y: number, rx: number, ry = rx) =>
  `o ${left + w * x} ${top + h * y} ${w * rx} ${w * ry}`;

/** A stroke between two places in shares of the wall. */
export const stroke = (
  { left, top, w, h }: Wall,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  wide: number,
) => `k ${left + w * x0} ${top + h * y0} ${left + w * x1} ${top + h * y1} ${w * wide}`;

/** A figure of corners in shares of the wall. */
export const corners = (
  { left, top, w, h }: Wall,
  ...all: readonly (readonly [number, number])[]
) => `p ${all.map(([x, y]) => `${left + w * x} ${top + h * y}`).join(' ')}`;

export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * (at + 0.5)) / count);

export const dyed = (wall: Wall, hex: string, share = 0.15): Oklab =>
  blend(tone(hex), wall.space.wall, share);

export const steel = (wall: Wall) => dyed(wall, '#aeb8c0', 0.1);

export const brass = (wall: Wall) => dyed(wall, '#c9993f', 0.08);
