import { clamp, mix } from '../../maths/interpolation.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { Frame } from '../frame.ts';
import type { Rgb } from '../light/rgb.ts';

/** A tapering curve: blade, branch, needle, leaf, raindrop. Pixels; widths are half-widths. */
export type Stroke = {
  x: number;
  y: number;
  /** Where it bends towards; the straight middle when left out. */
  bendX?: number;
  bendY?: number;
  toX: number;
  toY: number;
  width: number;
  toWidth?: number;
  colour: Rgb;
  toColour?: Rgb;
  alpha?: number;
  /** Scene units. */
  depth: number;
};

const fields = 16;

/** Strokes in painting order, in shared memory so that every band reads the same list. */
export type StrokeList = { readonly data: Float32Array; readonly count: Float32Array };

export function addStroke({ data, count }: StrokeList, stroke: Stroke): void {
  const at = count[0]! * fields;
  if (at + fields > data.length) return;
  const { x, y, toX, toY, width, colour, alpha = 1, depth } = stroke;
  const toColour = stroke.toColour ?? colour;
  const bendX = stroke.bendX ?? (x + toX) / 2;
  const bendY = stroke.bendY ?? (y + toY) / 2;
  data.set([x, y, bendX, bendY, toX, toY, width, stroke.toWidth ?? width], at);
  data.set([...colour, ...toColour, alpha, depth], at + 8);
  count[0]! += 1;
}

export function capacityOf(strokes: number): number {
  return strokes * fields;
}

/** Rows are the band; strokes are painted in their order. */
export const strokesPass = bandPass(import.meta.url, paintStrokes);

function paintStrokes({ strokes, frame }: { strokes: StrokeList; frame: Frame }, band: Band) {
  const { data, count } = strokes;
  for (let index = 0; index < count[0]!; index += 1) {
    const at = index * fields;
    const reach = Math.max(data[at + 6]!, data[at + 7]!) + 1;
    const top = Math.min(data[at + 1]!, data[at + 3]!, data[at + 5]!) - reach;
    const low = Math.max(data[at + 1]!, data[at + 3]!, data[at + 5]!) + reach;
    if (low < band.from || top >= band.to) continue;
    paintCurve(data, at, frame, band);
  }
}

function paintCurve(data: Float32Array, at: number, frame: Frame, band: Band): void {
  const [x0, y0, cx, cy, x1, y1] = data.subarray(at, at + 6) as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const bend = norm(cx - (x0 + x1) / 2, cy - (y0 + y1) / 2);
  const pieces = Math.max(1, Math.min(12, Math.ceil(Math.sqrt(bend) * 1.2)));
  let px = x0;
  let py = y0;
  for (let piece = 1; piece <= pieces; piece += 1) {
    const t = piece / pieces;
    const u = 1 - t;
    const x = u * u * x0 + 2 * u * t * cx + t * t * x1;
    const y = u * u * y0 + 2 * u * t * cy + t * t * y1;
    paintPiece({ data, at, px, py, x, y, from: (piece - 1) / pieces, to: t }, frame, band);
    px = x;
    py = y;
  }
}

type Piece = {
  data: Float32Array;
  at: number;
  px: number;
  py: number;
  x: number;
  y: number;
  /** Share of the whole stroke at both ends. */
  from: number;
  to: number;
};

function paintPiece({ data, at, px, py, x, y, from, to }: Piece, frame: Frame, band: Band): void {
  const w0 = mix(data[at + 6]!, data[at + 7]!, from);
  const w1 = mix(data[at + 6]!, data[at + 7]!, to);
  const reach = Math.max(w0, w1) + 0.7;
  const top = Math.max(band.from, Math.floor(Math.min(py, y) - reach));
  const low = Math.min(band.to - 1, Math.ceil(Math.max(py, y) + reach));
  const left = Math.max(0, Math.floor(Math.min(px, x) - reach));
  const right = Math.min(frame.width - 1, Math.ceil(Math.max(px, x) + reach));
  const dx = x - px;
  const dy = y - py;
  const square = dx * dx + dy * dy || 1e-9;
  const alpha = data[at + 14]!;
  for (let row = top; row <= low; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const ax = column + 0.5 - px;
      const ay = row + 0.5 - py;
      const t = clamp((ax * dx + ay * dy) / square);
      const distance = norm(ax - t * dx, ay - t * dy);
      const radius = mix(w0, w1, t);
      const cover = Math.min(1, radius * 2, radius + 0.5 - distance) * alpha;
      if (cover <= 0) continue;
      const share = mix(from, to, t);
      const pixel = row * frame.width + column;
      for (let i = 0; i < 3; i += 1) {
        const colour = mix(data[at + 8 + i]!, data[at + 11 + i]!, share);
        frame.colour[pixel * 3 + i] = mix(frame.colour[pixel * 3 + i]!, colour, cover);
      }
      if (cover > 0.5) frame.depth[pixel] = data[at + 15]!;
    }
  }
}

/**
 * Fills a polygon with one stroke per row. Points in pixels, any order of turning. Each row may run
 * into another colour at its right end.
 */
export function addShape(
  list: StrokeList,
  points: readonly (readonly [number, number])[],
  {
    colour,
    depth,
    alpha = 1,
    lowColour = colour,
    rightColour,
  }: { colour: Rgb; depth: number; alpha?: number; lowColour?: Rgb; rightColour?: Rgb },
): void {
  const rows = points.map(([, y]) => y);
  const top = Math.min(...rows);
  const low = Math.max(...rows);
  for (let y = Math.floor(top) + 0.5; y < low; y += 1) {
    const cuts: number[] = [];
    for (let i = 0; i < points.length; i += 1) {
      const [x0, y0] = points[i]!;
      const [x1, y1] = points[(i + 1) % points.length]!;
      if (y0 <= y === y1 <= y) continue;
      cuts.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
    cuts.sort((a, b) => a - b);
    const t = clamp((y - top) / Math.max(1, low - top));
    const shade: Rgb = [
      mix(colour[0], lowColour[0], t),
      mix(colour[1], lowColour[1], t),
      mix(colour[2], lowColour[2], t),
    ];
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      addStroke(list, {
        x: cuts[i]!,
        y,
        toX: cuts[i + 1]!,
        toY: y,
        width: 0.52,
        colour: shade,
        ...(rightColour && { toColour: rightColour }),
        alpha,
        depth,
      });
    }
  }
}
