import { type FoundFace, findFaces } from './blazeface.ts';
import { readMesh } from './facemesh.ts';
import type { Box, Picture } from './nanodet.ts';
import type { RunModel } from './open-runtime.ts';
import { squareOf } from './square-of.ts';

/** A face that was looked at closely. */
export type Face = {
  readonly box: Box;
  /** How sure the detector is, 0–1. */
  readonly score: number;
  /** Between the lids, in widths of the eye: under .22 shut or turned away, from .3 on open. */
  readonly eyesOpen: number;
  /** 1 looks into the camera, 0 is a profile. */
  readonly frontal: number;
  /** Detail against contrast; compares pictures of one face, says nothing across clips. */
  readonly sharpness: number;
};

/** Smaller ones, in pixels of the picture, are noise to the mesh. */
const leastPixels = 45;
/** The mesh says whether it sees a face at all: the backs of heads pass for faces with the detector. */
const leastFlag = 0.5;

/** The faces in a picture that are large enough to be judged, largest first. */
export async function readFaces(
  runs: { readonly detector: RunModel; readonly mesh: RunModel },
  picture: Picture,
): Promise<readonly Face[]> {
  const faces: Face[] = [];
  for (const found of await findFaces(runs.detector, picture)) {
    if (widthOf(found, picture) < leastPixels) continue;
    const mesh = await readMesh(runs.mesh, picture, found.box);
    if (mesh.flag < leastFlag) continue;
    const { eyesOpen, frontal } = mesh;
    faces.push({ ...found, eyesOpen, frontal, sharpness: sharpnessOf(picture, found.box) });
  }
  return faces.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
}

function widthOf({ box }: FoundFace, { width }: Picture): number {
  return (box.right - box.left) * width;
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** Pixels a side of the face as it is measured: the same for a near and a far one. */
const measuredSide = 48;

/** The mean of the Laplacian over the standard deviation of the luma. */
function sharpnessOf(picture: Picture, box: Box): number {
  const side = measuredSide;
  const rgb = squareOf(picture, boundsOf(box, picture), side);
  const luma = Float32Array.from({ length: side * side }, (_, i) => {
    return 0.299 * rgb[3 * i]! + 0.587 * rgb[3 * i + 1]! + 0.114 * rgb[3 * i + 2]!;
  });
  const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length;
  const variance = luma.reduce((sum, value) => sum + (value - mean) ** 2, 0) / luma.length;
  let detail = 0;
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const at = y * side + x;
      const around = luma[at - 1]! + luma[at + 1]! + luma[at - side]! + luma[at + side]!;
      detail += Math.abs(4 * luma[at]! - around);
    }
  }
  return detail / ((side - 2) * (side - 2)) / (Math.sqrt(variance) + 1);
}

function boundsOf({ left, top, right, bottom }: Box, { width, height }: Picture) {
  const size = Math.max((right - left) * width, (bottom - top) * height);
  return {
    left: ((left + right) * width - size) / 2,
    top: ((top + bottom) * height - size) / 2,
    size,
  };
}
