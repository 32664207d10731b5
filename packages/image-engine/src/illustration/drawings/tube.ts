import type { Contour } from '../picture/parse-path.ts';

/** A middle line's point and how far the outline lies from it. */
export type Knot = readonly [x: number, y: number, radius: number];

/** Pieces between two knots, and of a round end. */
const pieces = 6;
const capPieces = 8;

/** A smooth line through its knots, as thick as each says, with round ends: limbs, necks, tails, bodies. */
export function tube(...knots: readonly Knot[]): Contour {
  const line = smooth(knots);
  const normals = line.map((_, at) => normalAt(line, at));
  const side = (sign: 1 | -1) =>
    line.map(([x, y, r], at): readonly [number, number] => {
      const [nx, ny] = normals[at]!;
      return [x + sign * nx * r, y + sign * ny * r];
    });
  const end = cap(line.at(-1)!, normals.at(-1)!, 1);
  const start = cap(line[0]!, normals[0]!, -1);
  // Clockwise, as all round shapes are: where two lie over each other nothing is cut out.
  return [...side(1), ...end, ...side(-1).toReversed(), ...start].toReversed().flat();
}

/** Half a circle from one side of the line to the other, about its last or its first point. */
function cap(
  [x, y, r]: Knot,
  [nx, ny]: readonly [number, number],
  sign: 1 | -1,
): (readonly [number, number])[] {
  const from = Math.atan2(ny * sign, nx * sign);
  return Array.from({ length: capPieces - 1 }, (_, step) => {
    const at = from - ((step + 1) / capPieces) * Math.PI;
    return [x + r * Math.cos(at), y + r * Math.sin(at)] as const;
  });
}

function normalAt(line: readonly Knot[], at: number): readonly [number, number] {
  const [x0, y0] = line[Math.max(0, at - 1)]!;
  const [x1, y1] = line[Math.min(line.length - 1, at + 1)]!;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [-(y1 - y0) / length, (x1 - x0) / length];
}

/** Catmull and Rom's spline through the knots. */
function smooth(knots: readonly Knot[]): Knot[] {
  const line: Knot[] = [];
  for (let at = 0; at + 1 < knots.length; at += 1) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (by) => knots[Math.min(knots.length - 1, Math.max(0, at + by))]!,
    ) as [Knot, Knot, Knot, Knot];
    for (let step = 0; step < pieces; step += 1)
      line.push(splineAt([before, from, to, after], step / pieces));
  }
  line.push(knots.at(-1)!);
  return line;
}

function splineAt([a, b, c, d]: readonly [Knot, Knot, Knot, Knot], t: number): Knot {
  const of = (axis: 0 | 1 | 2) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [of(0), of(1), Math.max(0.1, of(2))];
}
