import { ease } from './cell-weights.ts';
import { encodeMark } from './mark-code.ts';
import { cellPixels, markTileOf, tileCells, tileWith } from './mark-tile.ts';

/** Of a film that is 1080 pixels high or wide: half of it is what pictures are marked at. */
const filmCellPixels = 2 * cellPixels;

/** Pixels of the tile's side. */
export const filmTileSide = tileCells * filmCellPixels;

/** Levels of brightness, the same in all frames: x264 at crf 28 leaves enough, and nobody sees it. */
const filmStrength = 1;

/** What means no change. */
const nothing = 128;

/**
 * One tile of a film's mark as brightness around 128, row after row; whoever lays it over frames repeats
 * it and adds what it is above or below.
 * @param id 12 hexadecimal digits
 */
export function filmTile({ key, id }: { readonly key: string; readonly id: string }): Uint8Array {
  const cells = tileWith(markTileOf(key), encodeMark(id));
  const out = new Uint8Array(filmTileSide * filmTileSide);
  for (let y = 0; y < filmTileSide; y += 1) {
    for (let x = 0; x < filmTileSide; x += 1) {
      out[y * filmTileSide + x] = nothing + Math.round(filmStrength * smooth(cells, x, y));
    }
  }
  return out;
}

/** Between the middles of the four nearest cells; the tile's edges are joined. */
function smooth(cells: Int8Array, x: number, y: number): number {
  const u = (x + 0.5) / filmCellPixels - 0.5;
  const v = (y + 0.5) / filmCellPixels - 0.5;
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [fu, fv] = [ease(u - column), ease(v - row)];
  const at = (c: number, r: number) =>
    cells[((r + tileCells) % tileCells) * tileCells + ((c + tileCells) % tileCells)] as number;
  const above = at(column, row) * (1 - fu) + at(column + 1, row) * fu;
  const below = at(column, row + 1) * (1 - fu) + at(column + 1, row + 1) * fu;
  return above * (1 - fv) + below * fv;
}
