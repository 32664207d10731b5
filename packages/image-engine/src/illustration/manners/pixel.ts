import { findClusters } from '../../maths/find-clusters.ts';
import type { LaidPicture, Laying } from '../picture/lay-picture.ts';

/** A grid of few colours, as old games had. */
export const layingOfPixel: Laying = { hasGroundShadow: true, hasContact: true };

/** Points along the shorter side. */
const points = 128;
const mostColours = 24;
/** The pattern by which two steps of light are mixed: 0–15. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/** Amounts of OKLab; the forms between which points grow from none to all. */
const light = { from: 0.16, to: 0.9, l: 0.06 };
const dusk = { from: 0.12, to: 0.8, l: 0.08 };
const shadow = 0.11;
const outline = { share: 0.45, least: 0.12 };

export function drawPixel(laid: LaidPicture): void {
  const { lab, firstThing, frame } = laid;
  const side = Math.max(1, Math.round(Math.min(frame.width, frame.height) / points));
  // Points begin at the composed frame's corner, those of the edge may be cut.
  const before = { x: Math.ceil(frame.left / side), y: Math.ceil(frame.top / side) };
  const corner = { left: frame.left - before.x * side, top: frame.top - before.y * side };
  const grid = {
    ...{ ...corner, side, before },
    wide: Math.ceil((lab.width - corner.left) / side),
    high: Math.ceil((lab.height - corner.top) / side),
  };
  const cells = Uint32Array.from({ length: grid.wide * grid.high }, (_, cell) =>
    sampleOf(laid, cell, grid),
  );
  const colours = new Float32Array(cells.length * 3);
  for (const [cell, at] of cells.entries())
    colours.set([lab.l[at]!, lab.a[at]!, lab.b[at]!], cell * 3);
  const { centres, members } = findClusters(colours, mostColours);
  const isThing = (cell: number) => laid.piece[cells[cell]!]! >= firstThing;
  for (const [cell, at] of cells.entries()) {
    const [column, row] = [cell % grid.wide, Math.floor(cell / grid.wide)];
    const colour = centres.subarray(members[cell]! * 3, members[cell]! * 3 + 3);
    const threshold = (bayer[turned(row - before.y) * 4 + turned(column - before.x)]! + 0.5) / 16;
    const form = laid.form[at]!;
    let l = colour[0]!;
    if ((form - light.from) / (light.to - light.from) > threshold) l += light.l;
    if ((-form - dusk.from) / (dusk.to - dusk.from) > threshold) l -= dusk.l;
    if (laid.shade[at]! > threshold) l -= shadow;
    const around = [
      column > 0 ? cell - 1 : cell,
      column + 1 < grid.wide ? cell + 1 : cell,
      row > 0 ? cell - grid.wide : cell,
      row + 1 < grid.high ? cell + grid.wide : cell,
    ];
    const isEdge = isThing(cell) && !around.every(isThing);
    colours.set(
      [isEdge ? Math.max(outline.least, l * outline.share) : l, colour[1]!, colour[2]!],
      cell * 3,
    );
  }
  paint(laid, colours, grid);
}

/** Within the pattern's four. */
const turned = (at: number) => ((at % 4) + 4) % 4;

type Grid = {
  /** Pixels of the first point's corner; negative where it is cut. */
  readonly left: number;
  readonly top: number;
  /** Pixels of a point. */
  readonly side: number;
  readonly wide: number;
};

/** Of the pixels under a point one that lies in the piece most of them belong to. */
function sampleOf(
  { lab, piece }: LaidPicture,
  cell: number,
  { wide, side, ...corner }: Grid,
): number {
  const right = corner.left + ((cell % wide) + 1) * side;
  const bottom = corner.top + (Math.floor(cell / wide) + 1) * side;
  const [left, top] = [Math.max(0, right - side), Math.max(0, bottom - side)];
  const counts = new Map<number, number>();
  let best = top * lab.width + left;
  for (let y = top; y < Math.min(bottom, lab.height); y += 1) {
    for (let x = left; x < Math.min(right, lab.width); x += 1) {
      const at = y * lab.width + x;
      counts.set(piece[at]!, (counts.get(piece[at]!) ?? 0) + 1);
      if (counts.get(piece[at]!)! > counts.get(piece[best]!)!) best = at;
    }
  }
  return best;
}

function paint({ lab }: LaidPicture, colours: Float32Array, { left, top, side, wide }: Grid) {
  for (let y = 0; y < lab.height; y += 1) {
    for (let x = 0; x < lab.width; x += 1) {
      const cell = Math.floor((y - top) / side) * wide + Math.floor((x - left) / side);
      const at = y * lab.width + x;
      lab.l[at] = colours[cell * 3]!;
      lab.a[at] = colours[cell * 3 + 1]!;
      lab.b[at] = colours[cell * 3 + 2]!;
    }
  }
}
