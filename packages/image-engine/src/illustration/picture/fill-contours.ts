import type { Contour } from './parse-path.ts';

export type Coverage = {
  /** Pixels of the picture, `to` excluded; nothing is covered outside. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** 0–1 per pixel of this box. */
  readonly alpha: Float32Array;
};

export type Canvas = { readonly width: number; readonly height: number };

/** Lines per pixel row: with exact widths along a row, four show no steps. */
const linesPerRow = 4;

/** How much of every pixel lies inside; null when nothing does. By the nonzero rule unless told. */
export function fillContours(
  contours: readonly Contour[],
  { width, height }: Canvas,
  isEvenOdd = false,
): Coverage | null {
  const box = boxOf(contours);
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(width, Math.ceil(box.right));
  const bottom = Math.min(height, Math.ceil(box.bottom));
  if (!(right > left && bottom > top)) return null;
  const area = { left, top, width: right - left, height: bottom - top };
  const alpha = new Float32Array(area.width * area.height);
  const lines = crossingsOf(contours, area);
  for (const [line, crossings] of lines.entries()) {
    if (!crossings) continue;
    const row = Math.floor(line / linesPerRow) * area.width;
    eachSpan(crossings, isEvenOdd, (from, to) => {
      cover(alpha, row, Math.max(0, from), Math.min(area.width, to));
    });
  }
  return { ...area, alpha };
}

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function boxOf(contours: readonly Contour[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (let i = 0; i < contour.length; i += 2) {
      left = Math.min(left, contour[i]!);
      right = Math.max(right, contour[i]!);
      top = Math.min(top, contour[i + 1]!);
      bottom = Math.max(bottom, contour[i + 1]!);
    }
  }
  return { left, top, right, bottom };
}

/** Per line, x and direction of every edge that crosses it, in pixels of the box. */
type Crossing = { readonly x: number; readonly direction: 1 | -1 };
type Area = Omit<Coverage, 'alpha'>;

function crossingsOf(contours: readonly Contour[], area: Area): (Crossing[] | undefined)[] {
  const lines: (Crossing[] | undefined)[] = new Array(area.height * linesPerRow);
  for (const contour of contours) {
    const count = contour.length;
    for (let i = 0; i < count; i += 2) {
      const next = i + 2 === count ? 0 : i + 2;
      const y0 = (contour[i + 1]! - area.top) * linesPerRow - 0.5;
      const y1 = (contour[next + 1]! - area.top) * linesPerRow - 0.5;
      if (y0 === y1) continue;
      const x0 = contour[i]! - area.left;
      const slope = (contour[next]! - area.left - x0) / (y1 - y0);
      const direction = y1 > y0 ? 1 : -1;
      const first = Math.max(0, Math.ceil(Math.min(y0, y1)));
      const end = Math.min(lines.length - 1, Math.ceil(Math.max(y0, y1)) - 1);
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

function eachSpan(
  crossings: Crossing[],
  isEvenOdd: boolean,
  span: (from: number, to: number) => void,
): void {
  crossings.sort((one, other) => one.x - other.x);
  let winding = 0;
  for (let i = 0; i + 1 < crossings.length; i += 1) {
    winding += crossings[i]!.direction;
    const isInside = isEvenOdd ? i % 2 === 0 : winding !== 0;
    if (isInside) span(crossings[i]!.x, crossings[i + 1]!.x);
  }
}

/** Ends cover their pixels in part. */
function cover(alpha: Float32Array, row: number, from: number, to: number): void {
  if (to <= from) return;
  const share = 1 / linesPerRow;
  const first = Math.floor(from);
  const last = Math.min(Math.floor(to), Math.ceil(to) - 1);
  if (first === last) {
    alpha[row + first]! += (to - from) * share;
    return;
  }
  alpha[row + first]! += (first + 1 - from) * share;
  for (let x = first + 1; x < last; x += 1) alpha[row + x]! += share;
  alpha[row + last]! += (to - last) * share;
}
