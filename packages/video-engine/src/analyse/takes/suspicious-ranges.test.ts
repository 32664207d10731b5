import { describe, expect, it } from 'vitest';
import { blockResidual, farReach } from '../frames/block-residual.ts';
import {
  decodedBytes,
  decodedHeight,
  decodedWidth,
  type SmallFrame,
  toSmallFrame,
} from '../frames/small-frame.ts';
import { suspiciousRanges } from './suspicious-ranges.ts';

/** Pixels of 128×72 between two shades. */
const grainPixels = 3;

/** Shades that belong to a scene, seen from a camera that stands so many of 128 pixels further to the right. */
function seen(scene: number, right: number): SmallFrame {
  const columns = 2 * decodedWidth;
  const random = seeded(scene);
  const shades = Array.from({ length: columns * decodedHeight }, () => 255 * random());
  const shadeAt = (x: number, y: number) => shades[y * columns + x]!;
  const rgb = new Uint8Array(decodedBytes);
  for (let y = 0; y < decodedHeight; y += 1) {
    for (let x = 0; x < decodedWidth; x += 1) {
      const [across, down] = [(x + right) / grainPixels, y / grainPixels];
      const [left, top] = [Math.floor(across), Math.floor(down)];
      const above = between(shadeAt(left, top), shadeAt(left + 1, top), across - left);
      const below = between(shadeAt(left, top + 1), shadeAt(left + 1, top + 1), across - left);
      const at = 3 * (y * decodedWidth + x);
      rgb.fill(between(above, below, down - top), at, at + 3);
    }
  }
  return toSmallFrame(rgb);
}

function between(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const keyframes = (...frames: SmallFrame[]) =>
  frames.map((frame, at) => ({ frame, seconds: 2 * at }));

describe('what lies between two keyframes', () => {
  it('is not decoded where the camera only glided, by parts of a pixel', () => {
    const [before, after] = [seen(1, 0), seen(1, 5)];
    // Without the motion of all its blocks it would be suspected.
    expect(blockResidual(before, after, farReach).low).toBeGreaterThan(0.25);
    expect(suspiciousRanges(keyframes(before, after), 4, false)).toEqual([]);
  });

  it('is decoded where another scene stands afterwards', () => {
    const ranges = suspiciousRanges(keyframes(seen(1, 0), seen(2, 0)), 4, false);
    expect(ranges).toEqual([{ startSeconds: 0, endSeconds: 2.6 }]);
  });
});
