import type { Look } from './look.ts';

/** A stretch of a row: first and last pixel. */
export type Run = readonly [from: number, to: number];

/** The form of what was drawn, whatever its colour. Shares run from left to right, from top to foot. */
export type Silhouette = {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
  readonly has: (x: number, y: number) => boolean;
  /** Rows from the top, each with its runs from left to right. */
  readonly rows: readonly (readonly Run[])[];
};

/** Null where nothing was drawn. */
export function silhouetteOf({ width, height, has }: Look): Silhouette | null {
  const all = Array.from({ length: height }, (_, y) => runsOf(width, (x) => has(x, y)));
  const top = all.findIndex((runs) => runs.length > 0);
  if (top < 0) return null;
  const low = all.findLastIndex((runs) => runs.length > 0);
  const left = Math.min(...all.map((runs) => runs[0]?.[0] ?? width));
  const right = Math.max(...all.map((runs) => runs.at(-1)?.[1] ?? 0));
  const rows = all.slice(top, low + 1);
  return { left, top, wide: right - left + 1, tall: low - top + 1, has, rows };
}

/** The rows between two shares of the height. */
export function rowsBetween(
  { rows }: Silhouette,
  from: number,
  to: number,
): readonly (readonly Run[])[] {
  return rows.slice(Math.floor(from * rows.length), Math.ceil(to * rows.length));
}

/** From the first pixel of a row to its last. */
export function spanOf(runs: readonly Run[]): number {
  return runs.length === 0 ? 0 : runs.at(-1)![1] - runs[0]![0] + 1;
}

export function lengthOf([from, to]: Run): number {
  return to - from + 1;
}

/** Share of items for which something holds. */
export function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

/** Parts that touch nowhere, not even at a corner, of at least so many pixels; their sizes. */
export function partsOf(look: Look, leastPixels: number): number[] {
  const seen = new Set<number>();
  const sizes: number[] = [];
  for (let y = 0; y < look.height; y += 1) {
    for (let x = 0; x < look.width; x += 1) {
      if (look.has(x, y) && !seen.has(y * look.width + x)) sizes.push(flood(look, x, y, seen));
    }
  }
  return sizes.filter((size) => size >= leastPixels);
}

function flood({ width, has }: Look, x: number, y: number, seen: Set<number>): number {
  const todo: [number, number][] = [[x, y]];
  seen.add(y * width + x);
  let size = 0;
  for (let next = todo.pop(); next; next = todo.pop()) {
    size += 1;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const [nx, ny] = [next[0] + dx, next[1] + dy];
        const at = ny * width + nx;
        if (seen.has(at) || !has(nx, ny)) continue;
        seen.add(at);
        todo.push([nx, ny]);
      }
    }
  }
  return size;
}

function runsOf(width: number, has: (x: number) => boolean): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let x = 0; x <= width; x += 1) {
    const isSet = x < width && has(x);
    if (isSet && from < 0) from = x;
    if (!isSet && from >= 0) runs.push([from, x - 1]);
    if (!isSet) from = -1;
  }
  return runs;
}
