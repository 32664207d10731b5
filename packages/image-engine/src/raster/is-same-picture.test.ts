import { expect, it } from 'vitest';
import { linearOfByte } from './colour.ts';
import { isSamePicture } from './is-same-picture.ts';
import { createImage } from './linear-image.ts';

const size = { width: 8, height: 8 };

/** Grey of 100, whose pixels differ from those it came of by so many steps. */
function pair(steps: number) {
  const image = createImage(size.width, size.height);
  image.data.fill(linearOfByte[100]!);
  const data = new Uint8Array(3 * 64).fill(100 - steps);
  return [image, { ...size, channels: 3, data }] as const;
}

it('knows a picture under its unseen mark, and no other with as much difference', () => {
  expect(isSamePicture(...pair(12), { isMarked: true })).toBe(true);
  expect(isSamePicture(...pair(12))).toBe(false);
  expect(isSamePicture(...pair(30), { isMarked: true })).toBe(false);
});
