import { resizePlane, type Size } from '../../raster/resize-plane.ts';

/** Noise is smooth: computed at so many times less than the size and drawn out. */
const reduction = 4;

export function noisePlane(
  { width, height }: Size,
  at: (x: number, y: number) => number,
): Float32Array {
  const small = { width: Math.ceil(width / reduction), height: Math.ceil(height / reduction) };
  const plane = Float32Array.from({ length: small.width * small.height }, (_, i) =>
    at((i % small.width) * reduction, Math.floor(i / small.width) * reduction),
  );
  return resizePlane(plane, small, { width, height });
}

/** Pixels, where a picture's shorter side has 1024 and by which a hand's measures are told. */
export function unitOf({ width, height }: Size): number {
  return Math.min(width, height) / 1024;
}
