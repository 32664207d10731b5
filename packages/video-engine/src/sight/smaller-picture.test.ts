import { describe, expect, it } from 'vitest';
import { smallerPicture } from './smaller-picture.ts';

describe('the smaller picture', () => {
  it('has ten thirteenths of the size, and an even colour stays as it is', () => {
    const rgb = new Uint8Array(3 * 416 * 234).map((_, at) => [10, 120, 250][at % 3] as number);
    const small = smallerPicture({ rgb, width: 416, height: 234 });
    expect([small.width, small.height]).toEqual([320, 180]);
    expect(small.rgb).toEqual(new Uint8Array(3 * 320 * 180).map((_, at) => rgb[at % 3] as number));
  });

  it('gives each pixel the mean of what it covers', () => {
    // Thirteen columns become ten: the first covers one whole column and .3 of the next.
    const rgb = new Uint8Array(3 * 13 * 13).map((_, at) =>
      Math.floor(at / 3) % 13 === 0 ? 130 : 0,
    );
    const small = smallerPicture({ rgb, width: 13, height: 13 });
    expect([small.width, small.rgb[0], small.rgb[3]]).toEqual([10, 100, 0]);
  });
});
