import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWatermark, watermarkedCopy, watermarkPicture } from './watermark-picture.ts';

const key = 'a key of this test';
const sitePictures = new URL('../../../../web/public/pictures/', import.meta.url);

describe('a picture with the studio’s mark in its pixels', () => {
  let folder: string;
  let picture: Buffer;
  let read = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-mark-'));
    const noise = { type: 'gaussian', mean: 120, sigma: 12 } as const;
    const create = { width: 768, height: 640, channels: 3 as const, background: '#48c', noise };
    picture = await sharp({ create }).blur(2).png().withXmp('<x:xmpmeta/>').toBuffer();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const readFrom = async (bytes: Buffer) => {
    // Of a name that was read before, what was in it then would be remembered.
    read += 1;
    const path = join(folder, `picture-${read}`);
    await writeFile(path, bytes);
    return (await findWatermark(path, key))?.id ?? null;
  };

  it('says the same id again from a JPEG of half its size', async () => {
    const marked = await watermarkPicture(picture, { key, copyOf: null });
    const copy = await sharp(marked?.bytes).resize(384).jpeg({ quality: 60 }).toBuffer();
    expect(marked?.id).toMatch(/^[0-9a-f]{12}$/);
    expect(await readFrom(copy)).toBe(marked?.id);
  });

  it.each(['png', 'jpeg'] as const)('says it from a damaged file, as %s', async (format) => {
    const marked = await watermarkPicture(picture, { key, copyOf: null });
    const file = await sharp(marked?.bytes).toFormat(format).toBuffer();
    const place = Math.floor(file.length * 0.9);
    file[place] = (file[place] as number) ^ 0x10;
    expect(await readFrom(file)).toBe(marked?.id);
  });

  it('is the same again from the same bytes, and keeps their XMP', async () => {
    const first = await watermarkPicture(picture, { key, copyOf: null });
    const again = await watermarkPicture(picture, { key, copyOf: null });
    expect(first && again && first.bytes.equals(again.bytes)).toBe(true);
    const { xmp } = await sharp(first?.bytes).metadata();
    expect(xmp?.toString()).toContain('<x:xmpmeta/>');
  });

  it('is another’s to another studio, and a bare one is nobody’s', async () => {
    const marked = await watermarkPicture(picture, { key: 'another key', copyOf: null });
    expect(await readFrom(marked?.bytes ?? Buffer.alloc(0))).toBeNull();
    expect(await readFrom(picture)).toBeNull();
  });

  it.each([
    ['jpeg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ] as const)('is marked in its own format, as %s', async (written, format) => {
    const file = await sharp(picture).toFormat(written).withXmp('<x:xmpmeta/>').toBuffer();
    const marked = await watermarkPicture(file, { key, copyOf: null });
    expect((await sharp(marked?.bytes).metadata()).format).toBe(format);
    expect((await sharp(marked?.bytes).metadata()).xmp?.toString()).toContain('<x:xmpmeta/>');
    expect(await readFrom(marked?.bytes ?? Buffer.alloc(0))).toBe(marked?.id);
  });

  it('keeps what is see-through', async () => {
    const seen = await sharp(picture).ensureAlpha(0.5).png().toBuffer();
    const marked = await watermarkPicture(seen, { key, copyOf: null });
    const { data, info } = await sharp(marked?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe((await sharp(seen).raw().toBuffer())[3]);
    expect(await readFrom(marked?.bytes ?? Buffer.alloc(0))).toBe(marked?.id);
  });

  it.each(['webp', 'jpeg'] as const)('is known by a small copy of it, as %s', async (format) => {
    const lake = fileURLToPath(new URL('lac.webp', sitePictures));
    const copy = await sharp(lake).resize(320).toFormat(format, { quality: 80 }).toBuffer();
    const markedCopy = await watermarkPicture(copy, { key, copyOf: 'a1b2c3d4e5f6' });
    expect(await readFrom(markedCopy?.bytes ?? Buffer.alloc(0))).toBe('a1b2c3d4e5f6');
    expect(markedCopy?.bytes.length).toBeLessThan(copy.length * 1.5);
  });

  it('gives its small copy from the same pixels, which says the same', async () => {
    const marked = await watermarkPicture(picture, { key, copyOf: null });
    const copy = marked && (await watermarkedCopy(marked, { key, xmp: '<x:xmpmeta/>' }));
    const { format, width, height, xmp } = await sharp(copy ?? undefined).metadata();
    expect([format, width, height]).toEqual(['webp', 320, 267]);
    expect(xmp?.toString()).toContain('<x:xmpmeta/>');
    expect(copy && (await readFrom(copy))).toBe(marked?.id);
    expect(copy?.length).toBeLessThan(30_000);
  });

  it('leaves the small copy of a see-through one to whoever checks it', async () => {
    const seen = await sharp(picture).ensureAlpha(0.5).png().toBuffer();
    const marked = await watermarkPicture(seen, { key, copyOf: null });
    expect(marked && (await watermarkedCopy(marked, { key, xmp: null }))).toBeNull();
  });

  it('is marked when it is small', async () => {
    const small = await sharp(picture).resize(300).png().toBuffer();
    const marked = await watermarkPicture(small, { key, copyOf: null });
    const copy = await sharp(marked?.bytes).jpeg({ quality: 70 }).toBuffer();
    expect(await readFrom(copy)).toBe(marked?.id);
  });

  it('leaves what is not written here as it came', async () => {
    expect(
      await watermarkPicture(await sharp(picture).gif().toBuffer(), { key, copyOf: null }),
    ).toBeNull();
  });
});
