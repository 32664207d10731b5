import Delaunator from 'delaunator';
import type { Line } from './trace-borders.ts';

export type Mesh = {
  /** Interleaved x, y. */
  readonly points: Float64Array;
  /** Three point numbers per triangle. */
  readonly triangles: Uint32Array;
  /** Per side of a triangle: the one beyond it, −1 beyond a border line or the frame. */
  readonly neighbours: Int32Array;
};

export type Field = {
  readonly width: number;
  readonly height: number;
  /** Wanted distance between free points, in pixels, at a place. */
  readonly spacingAt: (x: number, y: number) => number;
};

/** Halvings after which a missing edge is shorter than a pixel. */
const conformRounds = 9;
/** Enough to fill a working picture at the spacing wanted. */
const freeTries = 7000;
/** Pixels between points of the frame: uneven, so that no comb of triangles stands at its side. */
const frameSteps = { least: 40, more: 90 } as const;
/** More points than any mesh has, so that a pair of them is one number. */
const mostPoints = 2 ** 24;

/**
 * A Delaunay triangulation in which every border line is made of whole edges: where one is
 * missing, its middle becomes a point and the triangulation is made again.
 */
export function triangulate(lines: readonly Line[], field: Field, random: () => number): Mesh {
  const points = new PointSet();
  const edges: [number, number][] = [];
  for (const line of lines) {
    for (let i = 2; i < line.length; i += 2) {
      const from = points.add(line[i - 2]!, line[i - 1]!);
      const to = points.add(line[i]!, line[i + 1]!);
      if (from !== to) edges.push([from, to]);
    }
  }
  addFrame(points, field, random);
  addFreePoints(points, field, random);
  return conform(points, edges);
}

class PointSet {
  readonly flat: number[] = [];
  readonly #byPlace = new Map<string, number>();

  add(x: number, y: number): number {
    const place = `${x},${y}`;
    const known = this.#byPlace.get(place);
    if (known !== undefined) return known;
    const index = this.flat.length / 2;
    this.flat.push(x, y);
    this.#byPlace.set(place, index);
    return index;
  }
}

function conform(points: PointSet, wanted: [number, number][]): Mesh {
  let edges = wanted;
  for (let round = 0; ; round += 1) {
    const { triangles, halfedges } = new Delaunator(Float64Array.from(points.flat));
    const missing = round < conformRounds ? missingEdges(triangles, edges) : new Set<number>();
    if (missing.size === 0) {
      const neighbours = neighboursOf(triangles, halfedges, edges);
      return { points: Float64Array.from(points.flat), triangles, neighbours };
    }
    edges = edges.flatMap(([from, to], i): [number, number][] => {
      if (!missing.has(i)) return [[from, to]];
      const middle = points.add(
        (points.flat[from * 2]! + points.flat[to * 2]!) / 2,
        (points.flat[from * 2 + 1]! + points.flat[to * 2 + 1]!) / 2,
      );
      return [
        [from, middle],
        [middle, to],
      ];
    });
  }
}

function codeOf(one: number, other: number): number {
  return Math.min(one, other) * mostPoints + Math.max(one, other);
}

/** The ends of a side: its corner and the next of its triangle. */
function codeOfSide(triangles: Uint32Array, side: number): number {
  const next = side % 3 === 2 ? side - 2 : side + 1;
  return codeOf(triangles[side]!, triangles[next]!);
}

function missingEdges(triangles: Uint32Array, edges: readonly [number, number][]): Set<number> {
  const present = new Set<number>();
  for (let side = 0; side < triangles.length; side += 1) present.add(codeOfSide(triangles, side));
  return new Set(edges.flatMap(([from, to], i) => (present.has(codeOf(from, to)) ? [] : [i])));
}

function neighboursOf(
  triangles: Uint32Array,
  halfedges: Int32Array,
  borders: readonly [number, number][],
): Int32Array {
  const isBorder = new Set(borders.map(([from, to]) => codeOf(from, to)));
  return halfedges.map((opposite, side) =>
    opposite < 0 || isBorder.has(codeOfSide(triangles, side)) ? -1 : Math.floor(opposite / 3),
  );
}

/** Corners, and points at uneven distances between them. */
function addFrame(points: PointSet, { width, height }: Field, random: () => number): void {
  const walk = (length: number, place: (along: number) => readonly [number, number]) => {
    for (let along = 0; along < length; along += frameSteps.least + frameSteps.more * random())
      points.add(...place(along));
  };
  walk(width, (along) => [along, 0]);
  walk(width, (along) => [width - along, height]);
  walk(height, (along) => [width, along]);
  walk(height, (along) => [0, height - along]);
}

/** Points apart from each other and from the lines, more where there is more to see. */
function addFreePoints(points: PointSet, field: Field, random: () => number): void {
  for (let attempt = 0; attempt < freeTries; attempt += 1) {
    const x = random() * field.width;
    const y = random() * field.height;
    const apart = field.spacingAt(x, y) ** 2;
    if (isFree(points.flat, x, y, apart)) points.add(x, y);
  }
}

function isFree(flat: readonly number[], x: number, y: number, apart: number): boolean {
  for (let i = 0; i < flat.length; i += 2) {
    const dx = flat[i]! - x;
    const dy = flat[i + 1]! - y;
    if (dx * dx + dy * dy < apart) return false;
  }
  return true;
}
