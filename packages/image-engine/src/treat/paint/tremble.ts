import { makeHashedNoise } from '../../maths/noise.ts';
import { quantile } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { flowOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import { resizePlane, type Size } from '../../raster/resize-plane.ts';
import { noisePlane, unitOf } from './noise-plane.ts';

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

type Trembling = {
  /** How much of it each pixel does, 0–1. */
  readonly hold: Float32Array;
  /** -1–1 per pixel. */
  readonly acrossOffsets: Float32Array;
  readonly downOffsets: Float32Array;
};

/** Rows with their colours shifted along smooth noise, so that borders look drawn by hand. */
export function tremble(
  { from, into }: { readonly from: LabPlanes; readonly into: LabPlanes },
  { hold, acrossOffsets, downOffsets }: Trembling,
  rows: { readonly from: number; readonly to: number },
): void {
  const { width } = from;
  const pixels = trembling.pixels * unitOf(from);
  for (const channel of ['l', 'a', 'b'] as const) {
    for (let y = rows.from; y < rows.to; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const reach = pixels * hold[at]!;
        const place = [x + reach * acrossOffsets[at]!, y + reach * downOffsets[at]!] as const;
        into[channel][at] = sampleAt(from[channel], from, place);
      }
    }
  }
}

/** Noise of one axis, 0 across and 1 down. */
export function trembleOffsets(
  size: Size,
  seed: number,
  { into, axis }: { readonly into: Float32Array; readonly axis: 0 | 1 },
): void {
  const noise = makeHashedNoise(seed);
  const frequency = trembling.frequency / unitOf(size);
  const away = axis * trembling.away;
  into.set(
    noisePlane(size, (x, y) =>
      noise(x * frequency + away, y * frequency + away, trembling.octaves),
    ),
  );
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
