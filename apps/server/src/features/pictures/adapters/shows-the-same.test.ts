import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePictureProcesses } from '../../../platform/pictures/picture-processes.ts';
import { makeShowsTheSame } from './shows-the-same.ts';

const signal = new AbortController().signal;
const [service, exact] = [false, true].map((isExact) => ({ isExact, signal })) as [
  { isExact: boolean; signal: AbortSignal },
  { isExact: boolean; signal: AbortSignal },
];
const side = 320;

/** Waves of three colours, with a dark square of so many pixels. */
async function waves(square = 0) {
  const data = Buffer.alloc(side * side * 3);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isDark = x >= 100 && x < 100 + square && y >= 60 && y < 60 + square;
    for (let channel = 0; channel < 3; channel += 1) {
      const wave = 128 + 100 * Math.sin(x / (9 + channel) + y / (17 - channel));
      data[at * 3 + channel] = isDark ? 10 : wave;
    }
  }
  return sharp(data, { raw: { width: side, height: side, channels: 3 } });
}

describe('two pictures', () => {
  const processes = makePictureProcesses({ atOnce: 1 });
  const showsTheSame = makeShowsTheSame(processes);
  const png = async (square = 0) => (await waves(square)).png().toBuffer();
  const jpeg = async (square = 0) => (await waves(square)).jpeg({ quality: 90 }).toBuffer();

  it('are the same when only the file is another', async () => {
    const plain = await png();
    const other = await sharp(plain).png({ compressionLevel: 1 }).toBuffer();
    expect(await showsTheSame(plain, other, service)).toBe(true);
    expect(await showsTheSame(plain, await jpeg(), service)).toBe(true);
    const larger = await sharp(plain).resize(640, 640).jpeg({ quality: 92 }).toBuffer();
    expect(await showsTheSame(plain, larger, service)).toBe(true);
  });

  it('are not when a corner of them is, however it was saved', async () => {
    expect(await showsTheSame(await png(), await png(6), service)).toBe(false);
    expect(await showsTheSame(await png(), await jpeg(6), service)).toBe(false);
  });

  it('are not when every pixel is two steps brighter', async () => {
    const brighter = await sharp(await png())
      .linear(1, 2)
      .png()
      .toBuffer();
    expect(await showsTheSame(await png(), brighter, service)).toBe(false);
  });

  it('are not when all of one is somewhat brighter, also saved with losses', async () => {
    const brighter = await sharp(await png())
      .linear(1, 8)
      .jpeg({ quality: 90 })
      .toBuffer();
    expect(await showsTheSame(await png(), brighter, service)).toBe(false);
  });

  it('are not when an engine that keeps every pixel has made one larger', async () => {
    const larger = await sharp(await png())
      .resize(640, 640)
      .png()
      .toBuffer();
    expect(await showsTheSame(await png(), larger, exact)).toBe(false);
    expect(await showsTheSame(await png(), larger, service)).toBe(true);
  });

  it('are not told of when one cannot be opened', async () => {
    expect(await showsTheSame(await png(), Buffer.from('no picture'), service)).toBe(false);
  });
});
