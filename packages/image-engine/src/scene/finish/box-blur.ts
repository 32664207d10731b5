import { clamp } from '../../maths/interpolation.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import type { BandPool } from '../../work/band-pool.ts';

type BoxBlur = {
  readonly width: number;
  readonly height: number;
  /** Interleaved RGB; blurred in place. */
  readonly pixels: Float32Array;
  /** As long as `pixels`; its contents are lost. */
  readonly spare: Float32Array;
  /** Pixels. */
  readonly radius: number;
};

/** One round of a box blur in both directions; three rounds come near a bell. */
export async function boxBlur(
  { width, height, pixels, spare, radius }: BoxBlur,
  pool: BandPool,
): Promise<void> {
  const lines = { width, height, radius };
  const across = { ...lines, from: pixels, to: spare, isVertical: false };
  await pool.run(linePass, across, { length: height });
  const down = { ...lines, from: spare, to: pixels, isVertical: true };
  await pool.run(linePass, down, { length: width });
}

/** One direction; lines are the band. */
export const linePass = bandPass(import.meta.url, blurLines);

type LineBlur = {
  from: Float32Array;
  to: Float32Array;
  width: number;
  height: number;
  radius: number;
  isVertical: boolean;
};

function blurLines({ from, to, width, height, radius, isVertical }: LineBlur, band: Band): void {
  const count = isVertical ? height : width;
  const stride = (isVertical ? width : 1) * 3;
  for (let line = band.from; line < band.to; line += 1) {
    const start = (isVertical ? line : line * width) * 3;
    for (let i = 0; i < 3; i += 1) {
      let sum = 0;
      const read = (k: number) => from[start + clamp(k, 0, count - 1) * stride + i]!;
      for (let k = -radius; k <= radius; k += 1) sum += read(k);
      for (let k = 0; k < count; k += 1) {
        to[start + k * stride + i] = sum / (2 * radius + 1);
        sum += read(k + radius + 1) - read(k - radius);
      }
    }
  }
}
