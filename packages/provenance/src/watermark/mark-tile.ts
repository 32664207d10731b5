import { createHmac } from 'node:crypto';

/** Pixels of a cell's side, in the picture as it was marked; cells of a tile's side. */
export const cellPixels = 8;
export const tileCells = 32;
const cells = tileCells * tileCells;

/** Bits of what a mark points to, and of its checksum. */
export const idBits = 48;
export const codeBits = idBits + 16;

/**
 * The tile that is repeated over a whole picture. Half of its cells never change, and tell where it lies;
 * the others say the bits, each several times. Which is which, and its sign, only the key knows.
 */
export type MarkTile = {
  /** Of each cell: −1, 0 or 1. */
  readonly sync: Int8Array;
  /** Of each cell: the bit that it says, or −1. */
  readonly bitOf: Int16Array;
  /** Of each cell: −1 or 1, by which its bit is turned. */
  readonly signs: Int8Array;
};

const syncCells = cells / 2;

let last: { readonly key: string; readonly tile: MarkTile } | null = null;

/** An installation has one key, so the last tile is nearly always the next one. */
export function markTileOf(key: string): MarkTile {
  if (last?.key !== key) last = { key, tile: makeMarkTile(key) };
  return last.tile;
}

function makeMarkTile(key: string): MarkTile {
  const order = Array.from({ length: cells }, (_, cell) => cell);
  const words = keyStream(key, cells * 2);
  for (let i = cells - 1; i > 0; i -= 1) {
    const j = (words[i] as number) % (i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  const tile = {
    sync: new Int8Array(cells),
    bitOf: new Int16Array(cells).fill(-1),
    signs: new Int8Array(cells),
  };
  order.forEach((cell, place) => {
    tile.signs[cell] = (words[cells + place] as number) % 2 === 0 ? 1 : -1;
    if (place < syncCells) tile.sync[cell] = tile.signs[cell] as number;
    else tile.bitOf[cell] = place % codeBits;
  });
  return tile;
}

/** 32-bit numbers that only the key foretells. */
function keyStream(key: string, count: number): Uint32Array {
  const out = new Uint32Array(count);
  for (let i = 0; i < count; i += 8) {
    const block = createHmac('sha256', key).update(`armoni-watermark ${i}`).digest();
    for (let k = 0; k < 8 && i + k < count; k += 1) out[i + k] = block.readUInt32BE(k * 4);
  }
  return out;
}

/** The tile with its bits: −1 or 1 for each cell. */
export function tileWith(tile: MarkTile, code: readonly number[]): Int8Array {
  return tile.sync.map((sync, cell) => {
    if (sync !== 0) return sync;
    const sign = tile.signs[cell] as number;
    return code[tile.bitOf[cell] as number] === 1 ? sign : -sign;
  });
}
