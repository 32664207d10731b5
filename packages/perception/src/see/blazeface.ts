import { type Box, overlap, type Picture } from './nanodet.ts';
import type { RunModel } from './open-runtime.ts';
import { squareOf } from './square-of.ts';

export type FoundFace = { readonly box: Box; readonly score: number };

/** Side of the square that BlazeFace's long-range model looks at (MediaPipe, Apache-2.0). */
const side = 256;
/** Two grids of anchors: how many a row, and how many boxes each anchor may give. */
const grids = [
  { across: 16, boxes: 2 },
  { across: 8, boxes: 6 },
] as const;
/** Middle, size, and six points of the face that nobody needs here. */
const numbersPerBox = 16;
const leastScore = 0.5;
const sameFace = 0.3;

/** The faces in a picture, surest first. */
export async function findFaces(run: RunModel, picture: Picture): Promise<readonly FoundFace[]> {
  const size = Math.max(picture.width, picture.height);
  const input = squareOf(picture, { left: 0, top: 0, size }, side).map((v) => v / 127.5 - 1);
  const outputs = await run(input, [1, side, side, 3]);
  const found = grids.flatMap(({ across, boxes }) => {
    const count = across * across * boxes;
    const numbers = (length: number) => outputs.find(({ data }) => data.length === length)?.data;
    const [scores, places] = [numbers(count), numbers(count * numbersPerBox)];
    if (!scores || !places) return [];
    return Array.from(scores, (logit, index) => {
      const anchor = Math.floor(index / boxes);
      const middle = {
        x: ((anchor % across) + 0.5) / across,
        y: (Math.floor(anchor / across) + 0.5) / across,
      };
      const place = places.subarray(index * numbersPerBox, index * numbersPerBox + 4);
      return { score: 1 / (1 + Math.exp(-logit)), box: boxAt(middle, place, size, picture) };
    }).filter(({ score }) => score >= leastScore);
  });
  const kept: FoundFace[] = [];
  for (const one of found.toSorted((a, b) => b.score - a.score)) {
    if (kept.every(({ box }) => overlap(box, one.box) < sameFace)) kept.push(one);
  }
  return kept;
}

/** Edges as shares of the picture; those of a face that is cut off lie beyond it. */
function boxAt(
  middle: { readonly x: number; readonly y: number },
  place: Float32Array,
  size: number,
  { width, height }: Picture,
): Box {
  const [dx = 0, dy = 0, wide = 0, high = 0] = Array.from(place, (value) => value / side);
  const [x, y] = [(middle.x + dx) * size, (middle.y + dy) * size];
  return {
    left: (x - (wide * size) / 2) / width,
    top: (y - (high * size) / 2) / height,
    right: (x + (wide * size) / 2) / width,
    bottom: (y + (high * size) / 2) / height,
  };
}
