import { drawTitle } from '@armoni/contract/titles';
import { expect, it } from 'vitest';
import { backdropOf, bytesOf, sampleSize } from './sample-beneath.ts';

it.each([
  [1920, 1080],
  [1080, 1920],
  [1080, 1080],
])('takes a sample of a film of %i × %i that the server takes', (width, height) => {
  const { beneath } = drawTitle.body.shape;
  const sample = sampleSize({ width, height });
  expect(beneath.safeParse([{ ...sample, rgb: '' }]).success).toBe(true);
  expect(Math.abs(sample.width / sample.height - width / height)).toBeLessThan(0.02);
});

it('has what lies beneath a text as the film has it', () => {
  const red = { data: new Uint8ClampedArray([200, 0, 0, 255]), width: 1, height: 1 };
  const levels = (film: Parameters<typeof bytesOf>[1]) =>
    [...bytesOf(red, film)].map((byte) => byte.charCodeAt(0));
  expect(levels({ look: 'normal' })).toEqual([200, 0, 0]);
  expect(new Set(levels({ look: 'monochrome' })).size).toBe(1);
  const lighter = levels({ look: 'normal', balance: { gamma: 0.7, u: 0, v: 0 } });
  expect(lighter[0]).toBeGreaterThan(200);
  expect(lighter[1]).toBe(lighter[2]);
});

it('has the dark corners that a film of former days has', () => {
  const grey = { data: new Uint8ClampedArray(16 * 9 * 4).fill(128), width: 16, height: 9 };
  const reds = (look: 'vintage' | 'warm') =>
    [...bytesOf(grey, { look })].map((byte) => byte.charCodeAt(0)).filter((_, at) => at % 3 === 0);
  const corners = reds('vintage');
  const middle = corners[4 * 16 + 8] ?? 0;
  expect((corners[0] ?? 0) / middle).toBeCloseTo(Math.cos(Math.PI / 8) ** 4, 1);
  expect(corners.at(-1)).toBe(corners[0]);
  expect(new Set(reds('warm')).size).toBe(1);
});

it('has a dark copy behind a picture shown whole, of the same tint', () => {
  const [red = 0, green = 0, blue = 0, opacity] = backdropOf(
    new Uint8ClampedArray([180, 120, 120, 255]),
  );
  expect(opacity).toBe(255);
  // Luma comes to .55 of itself; what the channels differ by stays.
  expect(red - green).toBeCloseTo(60, -1);
  expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeCloseTo(0.55 * 132.8, -0.5);
});
