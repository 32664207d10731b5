import type { LabPlanes } from '../raster/lab-planes.ts';
import { resizePlane } from '../raster/resize-plane.ts';

/** A picture's colours are kept on this grid, row by row, so a sample's height in it is known. */
export const sampleSide = 48;
export const layoutSide = 4;

/** Interleaved OKLab on a grid of `side`² points; single pixels, so that no colour is mixed. */
export function sampleColours(planes: LabPlanes, side: number = sampleSide): Float32Array {
  const samples = new Float32Array(side * side * 3);
  for (let i = 0; i < side * side; i += 1) {
    const x = Math.floor((((i % side) + 0.5) * planes.width) / side);
    const y = Math.floor(((Math.floor(i / side) + 0.5) * planes.height) / side);
    const place = y * planes.width + x;
    samples[i * 3] = planes.l[place]!;
    samples[i * 3 + 1] = planes.a[place]!;
    samples[i * 3 + 2] = planes.b[place]!;
  }
  return samples;
}

/** Mean OKLab of 4 × 4 fields, interleaved: where a picture has which colours. */
export function layoutOf(planes: LabPlanes): Float32Array {
  const to = { width: layoutSide, height: layoutSide };
  const parts = [planes.l, planes.a, planes.b].map((plane) => resizePlane(plane, planes, to));
  return Float32Array.from(
    { length: layoutSide ** 2 * 3 },
    (_, i) => parts[i % 3]![Math.floor(i / 3)]!,
  );
}
