import { makeHashedNoise } from '../../maths/noise.ts';
import { quantile } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { flowOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { resizePlane, type Size } from '../../raster/resize-plane.ts';
import { noisePlane } from './noise-plane.ts';

/** What counts as a long straight edge, by eye on towers and horizons; lengths in working pixels. */
const straight = {
  tensorSigma: 7,
  /** Coherence from which an edge is straight, and the span over which it becomes so. */
  from: 0.6,
  span: 0.3,
  /** Edges stronger than this share of all are wholly held. */
  loudShare: 0.8,
  loudStride: 7,
  /** How much of the trembling they lose, and how softly. */
  held: 0.85,
  blurSigma: 3,
} as const;

/** 0 where long straight edges run: a trembling tower or horizon looks broken, not painted. */
export function straightHold(abstracted: LabPlanes, full: LabPlanes): Float32Array {
  const { coherence, strength } = flowOf(abstracted.l, abstracted, straight.tensorSigma);
  const loud = quantile(
    strength.filter((_, i) => i % straight.loudStride === 0),
    straight.loudShare,
  );
  const hold = coherence.map((value, i) => {
    const share = Math.min(1, Math.max(0, (value - straight.from) / straight.span));
    return 1 - straight.held * share * Math.min(1, strength[i]! / (loud + 1e-4));
  });
  blurPlane(hold, abstracted.width, abstracted.height, straight.blurSigma, hold);
  return resizePlane(hold, abstracted, full);
}

/** Pixels at a side of 1024, waves per pixel there, and where the second direction's noise lies. */
const trembling = { pixels: 7, frequency: 0.02, octaves: 3, away: 900 } as const;

/** Shifts colours along smooth noise, so that borders look drawn by hand. */
export function tremble(planes: LabPlanes, hold: Float32Array, unit: number, seed: number): void {
  const { width, height } = planes;
  const [offsetX, offsetY] = offsetsFor(planes, unit, seed);
  const source = new Float32Array(planes.l.length);
  for (const channel of ['l', 'a', 'b'] as const) {
    const into = planes[channel];
    source.set(into);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const reach = trembling.pixels * unit * hold[at]!;
        const place = [x + reach * offsetX[at]!, y + reach * offsetY[at]!] as const;
        into[at] = sampleAt(source, planes, place);
      }
    }
  }
}

function offsetsFor(size: Size, unit: number, seed: number): [Float32Array, Float32Array] {
  const noise = makeHashedNoise(seed);
  const frequency = trembling.frequency / unit;
  const offsets = (away: number) =>
    noisePlane(size, (x, y) =>
      noise(x * frequency + away, y * frequency + away, trembling.octaves),
    );
  return [offsets(0), offsets(trembling.away)];
}

/** Just inside the last pixel, so that there is always one to the right and below. */
const rim = 1.001;

function sampleAt(
  plane: Float32Array,
  { width, height }: Size,
  [x, y]: readonly [number, number],
): number {
  const u = Math.min(width - rim, Math.max(0, x));
  const v = Math.min(height - rim, Math.max(0, y));
  const column = Math.floor(u);
  const row = Math.floor(v);
  const fx = u - column;
  const fy = v - row;
  const at = row * width + column;
  const below = Math.min(height - 1, row + 1) * width + column;
  return (
    (plane[at]! * (1 - fx) + plane[at + 1]! * fx) * (1 - fy) +
    (plane[below]! * (1 - fx) + plane[below + 1]! * fx) * fy
  );
}
