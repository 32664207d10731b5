import type { Box, Picture } from './nanodet.ts';
import type { RunModel } from './open-runtime.ts';
import { squareOf } from './square-of.ts';

export type Mesh = {
  /** How surely this is a face, 0–1. */
  readonly flag: number;
  readonly eyesOpen: number;
  readonly frontal: number;
};

/** Side of the square that FaceMesh looks at (MediaPipe, Apache-2.0), and what is seen around a face. */
const side = 192;
const surroundings = 1.5;
/** Places in the mesh's 468 points. */
const eyes = [
  { upper: 159, lower: 145, outer: 33, inner: 133 },
  { upper: 386, lower: 374, outer: 263, inner: 362 },
] as const;
const noseTip = 1;
const numbersOfMesh = 1404;

type Point = { readonly x: number; readonly y: number; readonly z: number };

/** Looks closely at one face of a picture. */
export async function readMesh(run: RunModel, picture: Picture, box: Box): Promise<Mesh> {
  const input = squareOf(picture, around(box, picture), side).map((value) => value / 255);
  const outputs = await run(input, [1, side, side, 3]);
  const flag = outputs.find(({ data }) => data.length === 1)?.data[0] ?? 0;
  const mesh = outputs.find(({ data }) => data.length === numbersOfMesh)?.data;
  if (!mesh) return { flag: 0, eyesOpen: 0, frontal: 0 };
  const point = (index: number): Point => {
    const [x = 0, y = 0, z = 0] = mesh.subarray(3 * index, 3 * index + 3);
    return { x, y, z };
  };
  return { flag, eyesOpen: openness(point), frontal: frontality(point) };
}

function around({ left, top, right, bottom }: Box, { width, height }: Picture) {
  const size = surroundings * Math.max((right - left) * width, (bottom - top) * height);
  return {
    left: ((left + right) * width - size) / 2,
    top: ((top + bottom) * height - size) / 2,
    size,
  };
}

type PointAt = (index: number) => Point;

/** Of the eye that is wider open: the other one may be turned away. */
function openness(point: PointAt): number {
  const ratios = eyes.map(({ upper, lower, outer, inner }) => {
    return distance(point(upper), point(lower)) / distance(point(outer), point(inner));
  });
  return Math.max(...ratios);
}

/** Where the tip of the nose stands between the outer corners of the eyes: midway from the front. */
function frontality(point: PointAt): number {
  const [first, second] = eyes.map(({ outer }) => point(outer)) as [Point, Point];
  const share = (point(noseTip).x - first.x) / (second.x - first.x);
  return Math.max(0, 1 - 2 * Math.abs(share - 0.5));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}
