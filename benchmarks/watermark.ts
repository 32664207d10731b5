import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { detectMark, usualScales } from '@armoni/provenance/watermark/detect-mark';
import { embedMark } from '@armoni/provenance/watermark/embed-mark';
import type { MarkPixels } from '@armoni/provenance/watermark/mark-pixels';
import { similarity } from '@armoni/provenance/watermark/similarity';
import sharp from 'sharp';
import { sized } from './shared/sized.ts';

/**
 * How often the watermark of a picture is read after what happens to pictures, and in pictures that carry
 * none. The site's own pictures, and those of the folders in `PICTURES_FOLDERS=a:b`.
 */
const size = sized({ pictures: 200, bare: 2000 }, { pictures: 1, bare: 2 });
const longestSide = 1024;
const leastSide = 512;
const key = 'the key of a benchmark';

const sitePictures = fileURLToPath(new URL('../apps/web/public/pictures', import.meta.url));
const folders = [sitePictures, ...(process.env.PICTURES_FOLDERS?.split(':') ?? [])];
const files = folders
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => /\.(jpe?g|png|webp)$/i.test(path) && !/-petit|portrait/.test(path));

async function pixelsOf(file: Buffer): Promise<MarkPixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

const pngOf = ({ data, ...sides }: MarkPixels) =>
  sharp(data, { raw: { ...sides, channels: 3 } })
    .png()
    .toBuffer();

/** One frame out of ten of a still film. */
async function throughX264(png: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'armoni-mark-'));
  const place = (name: string) => join(folder, name);
  try {
    writeFileSync(place('a.png'), png);
    const run = (...words: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...words]);
    const even = ['-vf', 'crop=trunc(iw/2)*2:trunc(ih/2)*2', '-pix_fmt', 'yuv420p'];
    const encode = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '28'];
    run('-loop', '1', '-i', place('a.png'), '-frames:v', '10', ...even, ...encode, place('a.mp4'));
    run('-ss', '0.2', '-i', place('a.mp4'), '-frames:v', '1', place('b.png'));
    return readFileSync(place('b.png'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Change = (png: Buffer, sides: { width: number; height: number }) => Promise<Buffer>;

const changes: Readonly<Record<string, Change>> = {
  asItIs: async (png) => png,
  jpeg50: (png) => sharp(png).jpeg({ quality: 50 }).toBuffer(),
  half: (png, { width }) =>
    sharp(png)
      .resize(Math.round(width / 2))
      .toBuffer(),
  cropOfATenth: (png, { width, height }) => {
    const part = { width: Math.floor(width * 0.9), height: Math.floor(height * 0.9) };
    return sharp(png)
      .extract({ left: 37, top: 29, ...part })
      .toBuffer();
  },
  x264At28: throughX264,
  screenshotAt75: (png, { width }) =>
    sharp(png)
      .resize(Math.round(width * 0.75))
      .toBuffer(),
};

async function benchmarkWatermark() {
  const read = Object.fromEntries(Object.keys(changes).map((name) => [name, 0]));
  let [least, marking, pictures, alarms, looked] = [1, 0, 0, 0, 0];
  for (const path of files.slice(0, size.pictures)) {
    const shape = { width: longestSide, height: longestSide, fit: 'inside' } as const;
    const bare = await pixelsOf(await sharp(path).autoOrient().resize(shape).png().toBuffer());
    // Its two tiles across are the least that is promised anything.
    if (Math.min(bare.width, bare.height) < leastSide) continue;
    const id = (pictures * 7_919_123 + 0xabcdef).toString(16).padStart(12, '0');
    const startedAt = process.cpuUsage();
    const marked = { ...bare, data: new Uint8Array(bare.data) };
    embedMark(marked, { key, id });
    marking += process.cpuUsage(startedAt).user / 1e6;
    least = Math.min(least, similarity(bare, marked));
    const png = await pngOf(marked);
    for (const [name, change] of Object.entries(changes)) {
      const scales = [...usualScales];
      const found = detectMark(await pixelsOf(await change(png, bare)), { key, scales });
      if (found?.id === id) read[name] = (read[name] ?? 0) + 1;
    }
    pictures += 1;
    // Other keys look in it for what they never put there.
    for (let other = 0; other < size.bare / Math.min(files.length, size.pictures); other += 1) {
      const found = detectMark(other % 2 === 0 ? bare : marked, { key: `${other}`, scales: [1] });
      looked += 1;
      if (found) alarms += 1;
    }
  }
  const share = (count: number) => Math.round((count / pictures) * 1000) / 1000;
  return {
    pictures,
    read: Object.fromEntries(Object.entries(read).map(([name, count]) => [name, share(count)])),
    ...{ unmarked: looked, falseAlarms: alarms },
    leastSimilarity: Math.round(least * 10_000) / 10_000,
    markingCpuSeconds: Math.round((marking / pictures) * 100) / 100,
  };
}

console.dir(await benchmarkWatermark());
