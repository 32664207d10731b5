import { drawTitle } from '@armoni/contract/titles';
import { expect, it } from 'vitest';
import { bytesOf, sampleSize } from './sample-beneath.ts';

it.each([
  [1920, 1080],
  [1080, 1920],
  [1080, 1080],
])('takes a sample of a film of %i × %i that the server takes', (width, height) => {
  const { beneath } = drawTitle.body.shape;
  const sample = sampleSize({ width, height });
  expect(beneath.safeParse({ ...sample, rgb: '' }).success).toBe(true);
  expect(Math.abs(sample.width / sample.height - width / height)).toBeLessThan(0.02);
});

it('has the film’s look in what lies beneath a text', () => {
  const red = new Uint8ClampedArray([200, 0, 0, 255]);
  const levels = (look: 'normal' | 'monochrome') =>
    [...bytesOf(red, look)].map((byte) => byte.charCodeAt(0));
  expect(levels('normal')).toEqual([200, 0, 0]);
  expect(new Set(levels('monochrome')).size).toBe(1);
});
