import { areaOf, type Shape } from '../drawings/drawing.ts';
import type { Contour } from '../picture/parse-path.ts';
import { aspectOf, type Item } from './cluster.ts';
import type { Point } from './hull-of.ts';

/** The height of an edge at every x, in the units of the item's cluster, y downward. */
export type Edge = (x: number) => number;
export type Side = 'above' | 'below';

/** What of an item lies on one side of an edge: a part of a silhouette, in the frame of the whole. */
export function cutAlong(item: Item, edge: Edge, side: Side): Item {
  const sign = side === 'above' ? 1 : -1;
  const bent = ([x, y]: Point): Point => [x, sign * (y - edge(x))];
  const unbent = ([x, y]: Point): Point => [x, sign * y + edge(x)];
  return reshaped(item, (line) =>
    clipped(
      densified(line, item.height * finest).map(bent),
      depthBelow(0),
      item.height * finest,
    ).map(unbent),
  );
}

/** What of an item lies within a closed convex line, clockwise as seen. */
export function cutWithin(item: Item, outline: readonly Point[]): Item {
  const sides = outline.map((from, at) => beyond(from, outline[(at + 1) % outline.length]!));
  return reshaped(item, (line) =>
    sides.reduce<readonly Point[]>((left, side) => clipped(left, side, Infinity), line),
  );
}

/** Of an item's height: how far apart the points of a bent edge are. */
const finest = 0.02;

/** How far out of what is kept a point is; at most 0 within. */
type Beyond = (at: Point) => number;
const depthBelow =
  (level: number): Beyond =>
  ([, y]) =>
    y - level;
const beyond =
  ([ax, ay]: Point, [bx, by]: Point): Beyond =>
  ([x, y]) =>
    (by - ay) * (x - ax) - (bx - ax) * (y - ay);

/** Sutherland and Hodgman, one side: where the line leaves and comes back the edge is followed, in steps. */
function clipped(line: readonly Point[], out: Beyond, step: number): readonly Point[] {
  const kept: Point[] = [];
  let left: Point | null = null;
  const put = (at: Point) => {
    if (left) kept.push(...stepsBetween(left, at, step));
    left = null;
    kept.push(at);
  };
  for (let at = 0; at < line.length; at += 1) {
    const [from, to] = [line[at]!, line[(at + 1) % line.length]!];
    const [a, b] = [out(from), out(to)];
    if (a <= 0 && kept.length === 0) kept.push(from);
    if (a > 0 !== b > 0) {
      const share = a / (a - b);
      const cross: Point = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ];
      put(cross);
      if (b > 0) left = cross;
    }
    if (b <= 0) kept.push(to);
  }
  if (left && kept[0]) kept.push(...stepsBetween(left, kept[0], step));
  return kept;
}

function stepsBetween(from: Point, to: Point, step: number): Point[] {
  const count = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / step);
  return Array.from({ length: count }, (_, at): Point => {
    const share = (at + 1) / (count + 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

const densified = (line: readonly Point[], step: number): Point[] =>
  line.flatMap((from, at) => [from, ...stepsBetween(from, line[(at + 1) % line.length]!, step)]);

/** An item whose lines were changed where they lie in the cluster. */
function reshaped(item: Item, change: (line: readonly Point[]) => readonly Point[]): Item {
  const { drawing, fills } = item;
  const [out, back] = framesOf(item);
  const kept = drawing.shapes.map((shape): Shape => {
    const contours = shape.contours
      .map((line) => change(pointsOf(line).map(out)).flatMap(back))
      .filter((line) => line.length >= 6);
    return { ...shape, contours, area: areaOf(contours) };
  });
  const isLeft = (at: number) => kept[at]!.contours.length > 0;
  return {
    ...item,
    isCut: true,
    drawing: { box: drawing.box, shapes: kept.filter((_, at) => isLeft(at)) },
    fills: fills.filter((_, at) => isLeft(at)),
  };
}

const pointsOf = (line: Contour): Point[] =>
  Array.from({ length: line.length / 2 }, (_, at): Point => [line[2 * at]!, line[2 * at + 1]!]);

/** From the units of a drawing to those of its cluster, and back. */
function framesOf({ drawing: { box }, x, base, height, isFlipped, tilt }: Item) {
  const scale = height / (box.bottom - box.top);
  const [middle, half] = [(box.left + box.right) / 2, height / 2];
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const mirrored = isFlipped ? -1 : 1;
  const out = ([px, py]: Point): Point => {
    const [dx, dy] = [(px - middle) * scale * mirrored, (py - box.bottom) * scale + half];
    return [x + cos * dx - sin * dy, base - half + sin * dx + cos * dy];
  };
  const back = ([px, py]: Point): Point => {
    const [ex, ey] = [px - x, py - base + half];
    const [dx, dy] = [cos * ex + sin * ey, cos * ey - sin * ex];
    return [middle + (dx / scale) * mirrored, box.bottom + (dy - half) / scale];
  };
  return [out, back] as const;
}

/** A spot told in shares of an item's box, where it lies in the cluster. */
export function spotOn(item: Item, [shareX, shareY]: Point): Point {
  const half = (item.height * aspectOf(item.drawing)) / 2;
  const across = (2 * shareX - 1) * half * (item.isFlipped ? -1 : 1);
  return [item.x + across, item.base - item.height * (1 - shareY)];
}
