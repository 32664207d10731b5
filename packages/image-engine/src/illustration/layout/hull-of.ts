export type Point = readonly [x: number, y: number];

/** The line about points that has no dents (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (all: readonly Point[]) => {
    const line: Point[] = [];
    for (const at of all) {
      while (line.length > 1 && turn(line.at(-2)!, line.at(-1)!, at) <= 0) line.pop();
      line.push(at);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
