import { boxOf } from './fill-contours.ts';
import type { Contour } from './parse-path.ts';
import type { CutOut, Group, Picture } from './picture.ts';

/** Of the picture's shorter side, in dots: what is smaller than one is not seen anyway. */
export const dotsOfShorterSide = 96;

/** How much of a group is seen. */
export type Visible = {
  /** Of its silhouette, what lies inside the frame and under nothing. */
  readonly share: number;
  /** Of the picture's area. */
  readonly area: number;
};

/**
 * What is seen of each group of a picture from `from` on, in their order: what lies outside of the frame and what a
 * later group covers is not. Air covers nothing.
 */
export function measureVisible(
  { width, height, groups }: Pick<Picture, 'width' | 'height' | 'groups'>,
  from: number,
): readonly Visible[] {
  const scale = dotsOfShorterSide / Math.min(width, height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const owners = new Int16Array(wide * high).fill(-1);
  const whole = groups.slice(from).map((group, at) => {
    if (group.isFlat) return 0;
    const { left, top, columns, dots } = silhouetteOf(group.cutOuts, scale);
    let count = 0;
    for (let dot = 0; dot < dots.length; dot += 1) {
      if (dots[dot] === 0) continue;
      count += 1;
      const x = left + (dot % columns);
      const y = top + Math.floor(dot / columns);
      if (x >= 0 && y >= 0 && x < wide && y < high) owners[y * wide + x] = at;
    }
    return count;
  });
  const seen = new Array<number>(whole.length).fill(0);
  for (const owner of owners) if (owner >= 0) seen[owner]! += 1;
  return whole.map((count, at) => ({
    share: count === 0 ? 0 : seen[at]! / count,
    area: seen[at]! / owners.length,
  }));
}

type Silhouette = {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  /** 1 where something of it lies. */
  readonly dots: Uint8Array;
};

/** Further out than this, in dots, nothing is counted one by one. */
const farthest = 400;

/** Dots whose middle lies inside one of the pieces. */
export function silhouetteOf(cutOuts: Group['cutOuts'], scale: number): Silhouette {
  const box = boxOf(cutOuts.flatMap(({ contours }) => contours));
  const clamp = (value: number) => Math.max(-farthest, Math.min(farthest, value));
  const left = Math.floor(clamp(box.left * scale));
  const top = Math.floor(clamp(box.top * scale));
  const columns = Math.max(0, Math.ceil(clamp(box.right * scale)) - left);
  const rows = Math.max(0, Math.ceil(clamp(box.bottom * scale)) - top);
  const dots = new Uint8Array(columns * rows);
  for (const cutOut of cutOuts) fill(dots, cutOut, { left, top, columns, rows, scale });
  return { left, top, columns, dots };
}

type Grid = Omit<Silhouette, 'dots'> & { readonly rows: number; readonly scale: number };

function fill(dots: Uint8Array, { contours, isEvenOdd = false }: CutOut, grid: Grid): void {
  const lines = crossingsOf(contours, grid);
  for (const [row, crossings] of lines.entries()) {
    if (!crossings) continue;
    crossings.sort((one, other) => one.x - other.x);
    let winding = 0;
    for (let i = 0; i + 1 < crossings.length; i += 1) {
      winding += crossings[i]!.direction;
      if (isEvenOdd ? i % 2 === 1 : winding === 0) continue;
      const from = Math.max(0, Math.ceil(crossings[i]!.x - 0.5));
      const to = Math.min(grid.columns, Math.ceil(crossings[i + 1]!.x - 0.5));
      if (to > from) dots.fill(1, row * grid.columns + from, row * grid.columns + to);
    }
  }
}

type Crossing = { readonly x: number; readonly direction: 1 | -1 };

/** Per row of dots, where its middle crosses an edge, in dots of the grid. */
function crossingsOf(
  contours: readonly Contour[],
  { left, top, rows, scale }: Grid,
): (Crossing[] | undefined)[] {
  const lines: (Crossing[] | undefined)[] = new Array(rows);
  for (const contour of contours) {
    const count = contour.length;
    for (let i = 0; i < count; i += 2) {
      const next = i + 2 === count ? 0 : i + 2;
      const y0 = contour[i + 1]! * scale - top - 0.5;
      const y1 = contour[next + 1]! * scale - top - 0.5;
      if (y0 === y1) continue;
      const x0 = contour[i]! * scale - left;
      const slope = (contour[next]! * scale - left - x0) / (y1 - y0);
      const direction = y1 > y0 ? 1 : -1;
      const first = Math.max(0, Math.ceil(Math.min(y0, y1)));
      const end = Math.min(rows - 1, Math.ceil(Math.max(y0, y1)) - 1);
      for (let line = first; line <= end; line += 1) {
        const crossing: Crossing = { x: x0 + slope * (line - y0), direction };
        const known = lines[line];
        if (known) known.push(crossing);
        else lines[line] = [crossing];
      }
    }
  }
  return lines;
}
