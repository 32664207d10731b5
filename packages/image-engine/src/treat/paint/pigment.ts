import { makeHashedNoise } from '../../maths/noise.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { Size } from '../../raster/resize-plane.ts';
import { noisePlane, unitOf } from './noise-plane.ts';

/** By eye on watercolours. */
const gathering = {
  /** Pixels at a side of 1024. */
  sigma: 4,
  /** Density along a border for each step of lightness across it, and the most of it. */
  perStep: 0.85,
  most: 0.12,
  /** What a density takes of the lightness of white, and how much more of black's. */
  onLight: 0.35,
  onDark: 0.65,
  chroma: 1.1,
} as const;

/** Wet paint dries darkest along its border. */
export function gatherPigment({ width, height, l, a, b }: LabPlanes): void {
  const unit = unitOf({ width, height });
  const soft = blurPlane(l, width, height, gathering.sigma * unit);
  for (let i = 0; i < l.length; i += 1) {
    const edge = Math.min(gathering.most, gathering.perStep * Math.abs(l[i]! - soft[i]!));
    l[i] = l[i]! - edge * (gathering.onLight + gathering.onDark * (1 - l[i]!));
    a[i] = a[i]! * (1 + gathering.chroma * edge);
    b[i] = b[i]! * (1 + gathering.chroma * edge);
  }
}

/** Waves per pixel at a side of 1024; density of the deepest pools. */
const flowing = { frequency: 0.011, octaves: 4, density: 0.055, onLight: 0.5, chroma: 2 } as const;

/** Pools and thin places, -1–1 per pixel. */
export function pigmentFlow(size: Size, seed: number): Float32Array {
  const noise = makeHashedNoise(seed);
  const frequency = flowing.frequency / unitOf(size);
  return noisePlane(size, (x, y) => noise(x * frequency, y * frequency, flowing.octaves));
}

/** Lightness and chroma drift together. */
export function flowPigment({ l, a, b }: LabPlanes, flow: Float32Array): void {
  for (let i = 0; i < l.length; i += 1) {
    const density = flowing.density * flow[i]!;
    l[i] = l[i]! - density * (flowing.onLight + (1 - l[i]!));
    const chroma = 1 + flowing.chroma * density;
    a[i] = a[i]! * chroma;
    b[i] = b[i]! * chroma;
  }
}
