import { blurPlane } from '../../raster/blur-plane.ts';
import type { StyleTiles } from '../../style/learned-style.ts';

/** Soft lightness of the tiles, 0–255; each by itself: its neighbours in the file are not its own. */
export function softenTiles(tiles: StyleTiles, sigma: number): Uint8Array {
  const { side } = tiles;
  const area = side ** 2;
  const soft = new Uint8Array(tiles.lightness.length);
  for (let tile = 0; tile < tiles.count; tile += 1) {
    const pixels = Float32Array.from(tiles.lightness.subarray(tile * area, (tile + 1) * area));
    blurPlane(pixels, side, side, sigma).forEach((value, i) => {
      soft[tile * area + i] = Math.min(255, Math.max(0, Math.round(value)));
    });
  }
  return soft;
}
