import type { Segments } from './segment.ts';

/** Corner points, interleaved x, y in pixels. */
export type Line = Float64Array;

/**
 * The lines between regions, each from one meeting point to the next and shared by both of its
 * regions, simplified so that straight edges become single straight strokes.
 */
export function traceBorders(
  segments: Segments,
  toleranceOf: (one: number, other: number) => number,
): Line[] {
  const cracks = findCracks(segments);
  const lines: Line[] = [];
  const columns = segments.width + 1;
  const corners = columns * (segments.height + 1);
  for (const wantsMeetings of [true, false]) {
    for (let corner = 0; corner < corners; corner += 1) {
      const degree = cracks.degree[corner]!;
      if (degree === 0 || (wantsMeetings && degree === 2)) continue;
      for (let turn = 0; turn < 4; turn += 1) {
        const chain = follow(cracks, corner, turn, columns);
        if (chain.length < 2) continue;
        const tolerance = toleranceOf(...sidesOf(segments, corner, turn));
        lines.push(simplify(chain, columns, tolerance));
      }
    }
  }
  return lines;
}

/** The regions on either side of the piece that leaves a corner to the right, below, left, above. */
function sidesOf({ width, labels }: Segments, corner: number, turn: number): [number, number] {
  const x = corner % (width + 1);
  const y = Math.floor(corner / (width + 1));
  const at = (column: number, row: number) => labels[row * width + column]!;
  if (turn === 0) return [at(x, y - 1), at(x, y)];
  if (turn === 1) return [at(x - 1, y), at(x, y)];
  if (turn === 2) return [at(x - 1, y - 1), at(x - 1, y)];
  return [at(x - 1, y - 1), at(x, y - 1)];
}

type Cracks = {
  /** Of each corner: how many border pieces meet. */
  readonly degree: Uint8Array;
  /** Of each corner, bits 0–3: an untraced piece to the right, below, left, above. */
  readonly open: Uint8Array;
};

function findCracks({ width, height, labels }: Segments): Cracks {
  const columns = width + 1;
  const open = new Uint8Array(columns * (height + 1));
  const degree = new Uint8Array(open.length);
  const mark = (from: number, to: number, bit: number) => {
    open[from]! |= 1 << bit;
    open[to]! |= 1 << (bit + 2);
    degree[from]! += 1;
    degree[to]! += 1;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = labels[y * width + x]!;
      const corner = y * columns + x;
      if (y > 0 && labels[(y - 1) * width + x] !== here) mark(corner, corner + 1, 0);
      if (x > 0 && labels[y * width + x - 1] !== here) mark(corner, corner + columns, 1);
    }
  }
  return { degree, open };
}

function follow({ degree, open }: Cracks, start: number, turn: number, columns: number): number[] {
  const steps = [1, columns, -1, -columns];
  const chain = [start];
  let corner = start;
  let way = turn;
  while ((open[corner]! >> way) & 1) {
    const next = corner + steps[way]!;
    open[corner]! &= ~(1 << way);
    open[next]! &= ~(1 << ((way + 2) % 4));
    chain.push(next);
    corner = next;
    if (degree[corner] !== 2) break;
    way = [0, 1, 2, 3].find((side) => (open[corner]! >> side) & 1) ?? way;
  }
  return chain;
}

/** Douglas and Peucker 1973; a closed line keeps its farthest point as well. */
function simplify(chain: readonly number[], columns: number, tolerance: number): Line {
  const x = (i: number) => chain[i]! % columns;
  const y = (i: number) => Math.floor(chain[i]! / columns);
  const kept = new Uint8Array(chain.length);
  const last = chain.length - 1;
  kept[0] = 1;
  kept[last] = 1;
  const parts: [number, number][] = [[0, last]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const dx = x(to) - x(from);
    const dy = y(to) - y(from);
    const length = Math.hypot(dx, dy);
    let worst = tolerance;
    let split = -1;
    for (let i = from + 1; i < to; i += 1) {
      const px = x(i) - x(from);
      const py = y(i) - y(from);
      const off = length > 0 ? Math.abs(dx * py - dy * px) / length : Math.hypot(px, py);
      if (off > worst) {
        worst = off;
        split = i;
      }
    }
    if (split < 0) continue;
    kept[split] = 1;
    parts.push([from, split], [split, to]);
  }
  return Float64Array.from(chain.flatMap((_, i) => (kept[i] ? [x(i), y(i)] : [])));
}
