import { areaOf, type Shape } from '../drawings/drawing.ts';
import type { Point } from './poses.ts';

export const shifted = (shape: Shape, by: number) => mapped(shape, (x, y) => [x + by, y]);

export function mapped(shape: Shape, move: (x: number, y: number) => Point): Shape {
  const contours = shape.contours.map((line) => {
    const moved: number[] = [];
    for (let i = 0; i < line.length; i += 2) moved.push(...move(line[i]!, line[i + 1]!));
    return moved;
  });
  return { ...shape, contours, area: areaOf(contours) };
}

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** About a point, radians, clockwise as seen. */
export function turnedAbout([cx, cy]: Point, turn: number): (x: number, y: number) => Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => [cx + cos * (x - cx) - sin * (y - cy), cy + sin * (x - cx) + cos * (y - cy)];
}
