import type { StyleTiles } from '../../style/learned-style.ts';

export type Quilt = {
  readonly width: number;
  readonly height: number;
  /** Lightness of the laid texture, 0–1. */
  readonly texture: Float32Array;
  /** The tone each piece was taken for: the source's own soft lightness, 0–1. */
  readonly tone: Float32Array;
};

export type QuiltSource = {
  readonly tiles: StyleTiles;
  /** Soft lightness of the tiles, 0–255, same order as their pixels. */
  readonly soft: Uint8Array;
};

/** Pixels: a piece holds several strokes, and neighbours share a third of it for the cut. */
export const piece = 56;
export const overlap = 20;
export const step = piece - overlap;

/** A tile's number and a corner in it. */
export type Place = { readonly tile: number; readonly x: number; readonly y: number };

/** Where a place lies among the pixels of all tiles. */
export function startOf({ tile, x, y }: Place, side: number): number {
  return tile * side * side + y * side + x;
}
