import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writePng } from './write-png.ts';

describe('a PNG of our own writing', () => {
  it.each([3, 4] as const)('is the same pixels again, of %i channels', async (channels) => {
    // More than one band of rows.
    const [width, height] = [701, 403];
    const data = Uint8Array.from({ length: width * height * channels }, (_, i) => (i * i) >> 3);
    const png = await writePng(
      { data, width, height, channels },
      { xmp: '<x:xmpmeta>é</x:xmpmeta>' },
    );
    const read = sharp(png, { failOn: 'warning' });
    const { data: pixels, info } = await read.raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width, height, channels });
    expect(pixels.equals(data)).toBe(true);
    const { format, xmp } = await sharp(png).metadata();
    expect([format, xmp?.toString()]).toEqual(['png', '<x:xmpmeta>é</x:xmpmeta>']);
  });

  it('is as small as a single pixel', async () => {
    const png = await writePng(
      { data: Uint8Array.of(1, 2, 3), width: 1, height: 1, channels: 3 },
      { xmp: null },
    );
    expect([...(await sharp(png).raw().toBuffer())]).toEqual([1, 2, 3]);
  });
});
