import type { Picture } from './nanodet.ts';
import type { RunModel } from './open-runtime.ts';

/** Pixels a side of what the network enlarges at once, and how many of them are seen and not kept. */
const pieceSide = 272;
const seenBeside = 12;
const kept = pieceSide - 2 * seenBeside;

/** A picture twice as large, piece by piece; beyond its edges it is taken to go on as it ends. */
export async function enlargePicture(run: RunModel, picture: Picture): Promise<Picture> {
  const [width, height] = [2 * picture.width, 2 * picture.height];
  const rgb = new Uint8Array(3 * width * height);
  for (let top = 0; top < picture.height; top += kept) {
    for (let left = 0; left < picture.width; left += kept) {
      const [made] = await run(pieceAt(picture, left, top), [1, 3, pieceSide, pieceSide]);
      if (made) lay(made.data, { rgb, width, height }, 2 * left, 2 * top);
    }
  }
  return { rgb, width, height };
}

function pieceAt({ rgb, width, height }: Picture, left: number, top: number): Float32Array {
  const plane = pieceSide * pieceSide;
  const piece = new Float32Array(3 * plane);
  for (let y = 0; y < pieceSide; y += 1) {
    const row = within(top + y - seenBeside, height) * width;
    for (let x = 0; x < pieceSide; x += 1) {
      const from = 3 * (row + within(left + x - seenBeside, width));
      const to = y * pieceSide + x;
      for (let c = 0; c < 3; c += 1) piece[c * plane + to] = rgb[from + c]! / 255;
    }
  }
  return piece;
}

function lay(made: Float32Array, { rgb, width, height }: Picture, left: number, top: number): void {
  const side = 2 * pieceSide;
  const plane = side * side;
  for (let y = 0; y < Math.min(2 * kept, height - top); y += 1) {
    for (let x = 0; x < Math.min(2 * kept, width - left); x += 1) {
      const from = (y + 2 * seenBeside) * side + x + 2 * seenBeside;
      const to = 3 * ((top + y) * width + left + x);
      for (let c = 0; c < 3; c += 1) rgb[to + c] = toByte(made[c * plane + from]!);
    }
  }
}

function within(place: number, size: number): number {
  return Math.min(size - 1, Math.max(0, place));
}

function toByte(value: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}
