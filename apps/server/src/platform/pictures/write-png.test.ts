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

  it('is small where a picture repeats itself, and smaller than by libpng where it is a gradient with grain', async () => {
    const [width, height] = [512, 384];
    const noise = noiseOf(width * height * 3);
    const bytesOf = async (data: Uint8Array) =>
      (await writePng({ data, width, height, channels: 3 }, { xmp: null })).length;
    const tiled = Uint8Array.from(noise, (_, at) => {
      const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
      return noise[((y % 4) * width + (x % 64)) * 3 + (at % 3)] as number;
    });
    expect(await bytesOf(tiled)).toBeLessThan(noise.length / 50);
    const grainy = noise.map((value, at) => (Math.floor(at / 3) % width) / 3 + (value % 8));
    const raw = { raw: { width, height, channels: 3 } } as const;
    const byLibpng = await sharp(grainy, raw).png({ compressionLevel: 2 }).toBuffer();
    expect(await bytesOf(grainy)).toBeLessThan(byLibpng.length);
  });
});

function noiseOf(length: number): Uint8Array {
  let seed = 1;
  return Uint8Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed >>> 24;
  });
}
