import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import { originXmp } from '@armoni/image-engine/origin/write-origin';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeThumbnail } from './make-thumbnail.ts';

const plain = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } });
const noise = (side: number) => {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 90 };
  return sharp({
    create: { width: side, height: side, channels: 3, background: '#000', noise: grain },
  });
};
const sizeOf = async (thumbnail: Buffer) => {
  const { format, width, height } = await sharp(thumbnail).metadata();
  return { format, width, height };
};

describe('the small copy of a picture', () => {
  it.each([
    [900, 600, 320, 213],
    [600, 900, 213, 320],
    [120, 80, 120, 80],
    [4000, 10, 320, 1],
  ])('of %i × %i is %i × %i', async (width, height, smallWidth, smallHeight) => {
    const thumbnail = await makeThumbnail(await plain(width, height).png().toBuffer());
    const small = { format: 'webp', width: smallWidth, height: smallHeight };
    expect(await sizeOf(thumbnail)).toEqual(small);
  });

  it('takes no more than 20 kB, even of noise', async () => {
    const thumbnail = await makeThumbnail(await noise(320).png().toBuffer());
    expect(thumbnail.length).toBeLessThanOrEqual(20_000);
  });

  it('stands upright as the original is shown', async () => {
    const lying = await plain(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sizeOf(await makeThumbnail(lying))).toMatchObject({ width: 213, height: 320 });
  });

  it('of an animation is its first frame', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((colour) => plain(64, 48, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const thumbnail = await makeThumbnail(moving);
    expect((await sharp(thumbnail).metadata()).pages).toBeUndefined();
    const { dominant } = await sharp(thumbnail).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('keeps the transparent transparent', async () => {
    const glass = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 64, height: 48, channels: 4 as const, background: glass };
    const thumbnail = await makeThumbnail(await sharp({ create }).png().toBuffer());
    expect((await sharp(thumbnail).stats()).isOpaque).toBe(false);
  });

  it('is marked as AI-made where its original is, and only there', async () => {
    const claims = { tool: 'x', source: 'trainedAlgorithmicMedia', recipe: null } as const;
    const made = await plain(640, 480).png().withXmp(originXmp(claims)).toBuffer();
    const ofMade = await readOrigin(await makeThumbnail(made));
    expect(ofMade).toMatchObject({ kind: 'marked', sourceType: 'trainedAlgorithmicMedia' });
    const drawn = await readOrigin(await makeThumbnail(await plain(640, 480).png().toBuffer()));
    expect(drawn.kind).toBe('unmarked');
  });

  it('tells nothing else that the original knew', async () => {
    const told = await plain(640, 480)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${'secret '.repeat(5000)}</x:xmpmeta>`)
      .toBuffer();
    const { exif, xmp } = await sharp(await makeThumbnail(told)).metadata();
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
  });

  it('is not made of what cannot be decoded to its end', async () => {
    const whole = await noise(64).jpeg().toBuffer();
    await expect(makeThumbnail(whole.subarray(0, whole.length / 2))).rejects.toThrow();
    await expect(makeThumbnail(Buffer.from('GIF89a/*=1;alert(1)//'))).rejects.toThrow();
  });
});
