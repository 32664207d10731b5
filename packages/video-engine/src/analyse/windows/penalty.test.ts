import { describe, expect, it } from 'vitest';
import { decodedHeight, decodedWidth } from '../frames/small-frame.ts';
import { measurePicture } from './measure-picture.ts';
import { penaltyOf } from './penalty.ts';

const usual = { jerk: 0, sharpnessAround: 1, flatAround: 1 };

/** Stripes of a brightness in the middle of the picture, before a ground. */
function penaltyWith({ share, luma, around }: { share: number; luma: number; around: number }) {
  const rgb = new Uint8Array(3 * decodedWidth * decodedHeight).fill(around);
  const width = Math.round(share * decodedWidth);
  const left = Math.floor((decodedWidth - width) / 2);
  for (let y = 0; y < decodedHeight; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      rgb.fill(
        luma + (y % 8 < 4 ? 15 : -15),
        3 * (y * decodedWidth + x),
        3 * (y * decodedWidth + x + 1),
      );
    }
  }
  return penaltyOf(measurePicture(rgb), usual);
}

describe('defects of a picture', () => {
  it('spare who stands in the light before a black ground', () => {
    expect(penaltyWith({ share: 0.25, luma: 90, around: 0 })).toBe(0);
  });

  it('are somebody in the dark there, a few letters on black, and a picture that is dark all over', () => {
    expect(penaltyWith({ share: 0.25, luma: 20, around: 0 })).toBeGreaterThan(1);
    expect(penaltyWith({ share: 0.05, luma: 200, around: 0 })).toBeGreaterThan(2);
    expect(penaltyWith({ share: 0.25, luma: 40, around: 12 })).toBeGreaterThan(1);
  });
});
