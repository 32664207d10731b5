import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { detectMark, usualScales } from './detect-mark.ts';
import { embedMark } from './embed-mark.ts';
import type { MarkPixels } from './mark-pixels.ts';

const key = 'a key of this test';
const id = 'a1b2c3d4e5f6';
const [width, height] = [768, 640];

/** Sky, sea and something restless, as pictures have. */
function drawn(seed: number): MarkPixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const wave = y > 380 ? 24 * Math.sin(x / 9 + seed) * Math.sin(y / 5 + x / 70) : 0;
      const hill =
        Math.hypot(x - 300 - seed * 40, y - 420) < 150 ? -60 + ((x * 7 + y * 13) % 31) : 0;
      for (let c = 0; c < 3; c += 1) {
        data[(y * width + x) * 3 + c] = Math.max(
          0,
          Math.min(255, 190 - y / 5 + c * 12 + wave + hill),
        );
      }
    }
  }
  return { data, width, height };
}

/** Folds of two brightnesses: between their edges there is little room. */
function folded(side: number): MarkPixels {
  const data = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const across = Math.sin(x / 60 + 2 * Math.sin(y / 78));
    const down = Math.sin(y / 42 + 1.7 * Math.sin(x / 48));
    data.fill(128 + 110 * Math.tanh(8 * Math.sin(3 * (across + down))), at * 3, at * 3 + 3);
  }
  return { data, width: side, height: side };
}

async function pixelsOf(file: Buffer): Promise<MarkPixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

function markedWith(picture: MarkPixels, said: string): MarkPixels {
  embedMark(picture, { key, id: said });
  return picture;
}

const pngOf = ({ data, ...size }: MarkPixels) =>
  sharp(data, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();

describe('a watermark', () => {
  let marked: Buffer;
  beforeAll(async () => {
    marked = await pngOf(markedWith(drawn(0), id));
  });

  it.each([
    ['as it was made', (file: Buffer) => sharp(file)],
    ['as a JPEG of quality 50', (file: Buffer) => sharp(file).jpeg({ quality: 50 })],
    ['at half its size', (file: Buffer) => sharp(file).resize(width / 2)],
    ['at three quarters of its size', (file: Buffer) => sharp(file).resize(width * 0.75)],
    [
      'cut by a tenth on each side',
      (file: Buffer) => sharp(file).extract({ left: 37, top: 29, width: 691, height: 576 }),
    ],
  ])('is read from a picture %s', async (_, change) => {
    const found = detectMark(await pixelsOf(await change(marked).toBuffer()), { key });
    expect(found?.id).toBe(id);
  });

  it('is found in nothing that was not marked, nor by another key', async () => {
    expect(detectMark(drawn(1), { key })).toBeNull();
    expect(detectMark(await pixelsOf(marked), { key: 'another', scales: usualScales })).toBeNull();
  });

  it('is read of a picture that drowns most of it, where it was not cut', () => {
    const found = detectMark(markedWith(folded(512), id), { key, scales: [1] });
    expect(found).toMatchObject({ id });
    expect(found?.certainty).toBeLessThan(7);
  });

  it('gives way to that of a picture made from it', async () => {
    const again = markedWith(await pixelsOf(marked), '0123456789ab');
    expect(detectMark(again, { key, scales: [1] })?.id).toBe('0123456789ab');
  });

  it('changes brightness by a few levels at most, and no colour', async () => {
    const before = drawn(0);
    const after = await pixelsOf(marked);
    let most = 0;
    before.data.forEach((value, i) => {
      most = Math.max(most, Math.abs(value - (after.data[i] as number)));
    });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(12);
  });
});
