import { clamp, mix } from '../../../maths/interpolation.ts';
import { norm } from '../../../maths/vector.ts';
import { type Band, bandPass } from '../../../work/band-pass.ts';
import type { Frame } from '../../frame.ts';
import { field, type StrokeList, strokeAt } from './stroke-list.ts';

/** Straight pieces that stand for a curve: by the root of its sagitta, so that no corner shows. */
const curve = { piecesPerRootPixel: 1.2, mostPieces: 12 } as const;
/** Pixels beyond a piece's half-width that still take some of its colour. */
const feather = 0.7;
/** Pixels down: a piece that falls less is met by all of its columns. */
const flattest = 1e-3;

/** Rows are the band; strokes are painted in their order. */
export const strokesPass = bandPass(import.meta.url, paintStrokes);

function paintStrokes({ strokes, frame }: { strokes: StrokeList; frame: Frame }, band: Band) {
  const { data, count } = strokes;
  for (let index = 0; index < count[0]!; index += 1) {
    const at = strokeAt(index);
    const y = data[at + field.y]!;
    const bendY = data[at + field.bendY]!;
    const toY = data[at + field.toY]!;
    const reach = Math.max(data[at + field.width]!, data[at + field.toWidth]!) + 1;
    const top = Math.min(y, bendY, toY) - reach;
    const low = Math.max(y, bendY, toY) + reach;
    if (low < band.from || top >= band.to) continue;
    paintCurve(data, at, frame, band);
  }
}

/** A quadratic Bézier curve, piece by piece. */
function paintCurve(data: Float32Array, at: number, frame: Frame, band: Band): void {
  const x0 = data[at + field.x]!;
  const y0 = data[at + field.y]!;
  const cx = data[at + field.bendX]!;
  const cy = data[at + field.bendY]!;
  const x1 = data[at + field.toX]!;
  const y1 = data[at + field.toY]!;
  const bend = norm(cx - (x0 + x1) / 2, cy - (y0 + y1) / 2);
  const wanted = Math.ceil(Math.sqrt(bend) * curve.piecesPerRootPixel);
  const pieces = Math.max(1, Math.min(curve.mostPieces, wanted));
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
  const w0 = mix(data[at + field.width]!, data[at + field.toWidth]!, from);
  const w1 = mix(data[at + field.width]!, data[at + field.toWidth]!, to);
  const reach = Math.max(w0, w1) + feather;
  const top = Math.max(band.from, Math.floor(Math.min(py, y) - reach));
  const low = Math.min(band.to - 1, Math.ceil(Math.max(py, y) + reach));
  const left = Math.max(0, Math.floor(Math.min(px, x) - reach));
  const right = Math.min(frame.width - 1, Math.ceil(Math.max(px, x) + reach));
  const dx = x - px;
  const dy = y - py;
  const square = dx * dx + dy * dy || 1e-9;
  const alpha = data[at + field.alpha]!;
  // In a row, pixels lie no farther than this from where the piece's line crosses it.
  const isFlat = Math.abs(dy) < flattest;
  const half = isFlat ? 0 : (reach * Math.sqrt(square)) / Math.abs(dy);
  for (let row = top; row <= low; row += 1) {
    const ay = row + 0.5 - py;
    const middle = isFlat ? 0 : px + (ay * dx) / dy - 0.5;
    const first = isFlat ? left : Math.max(left, Math.ceil(middle - half));
    const last = isFlat ? right : Math.min(right, Math.floor(middle + half));
    for (let column = first; column <= last; column += 1) {
      const ax = column + 0.5 - px;
      const t = clamp((ax * dx + ay * dy) / square);
      const distance = norm(ax - t * dx, ay - t * dy);
      const radius = mix(w0, w1, t);
      const cover = Math.min(1, radius * 2, radius + 0.5 - distance) * alpha;
      if (cover <= 0) continue;
      const pixel = row * frame.width + column;
      tint(frame.colour, pixel * 3, { data, at, share: mix(from, to, t), cover });
      if (cover > 0.5) frame.depth[pixel] = data[at + field.depth]!;
    }
  }
}

type Tint = { data: Float32Array; at: number; share: number; cover: number };

function tint(pixels: Float32Array, at: number, { data, at: stroke, share, cover }: Tint): void {
  for (let i = 0; i < 3; i += 1) {
    const from = data[stroke + field.colour + i]!;
    const colour = mix(from, data[stroke + field.toColour + i]!, share);
    pixels[at + i] = mix(pixels[at + i]!, colour, cover);
  }
}
