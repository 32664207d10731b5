import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allScales, detectMark, usualScales } from '@armoni/provenance/watermark/detect-mark';
import sharp, { type Sharp } from 'sharp';
import { sized } from './shared/sized.ts';

/**
 * How often a watermark is seen where there is none: in pictures cut, turned, coloured, blurred and saved anew out
 * of the site's own and those of `PICTURES_FOLDERS=a:b`, at 4096 places for each size: all those that the check page
 * tries, or with `QUICK=1` six of them. `MINUTES` ends it earlier; it says how far it came.
 */
const { pictures } = sized({ pictures: 10_000 }, { pictures: 2 });
const minutes = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY);
const isQuick = process.env.QUICK === '1';
const key = 'the key of a benchmark';
const chanceScales = 3;
const longestSide = 1400;
const leastSide = 520;

const sitePictures = fileURLToPath(new URL('../apps/web/public/pictures', import.meta.url));
const folders = [sitePictures, ...(process.env.PICTURES_FOLDERS?.split(':') ?? [])];
const files = folders
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => /\.(jpe?g|png|webp)$/i.test(path) && !/-petit|portrait/.test(path));

let state = 20_261_123;
/** 0–1; Numerical Recipes' generator, so that a run can be repeated. */
function next(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const between = (from: number, to: number) => from + (to - from) * next();

type Raw = Awaited<ReturnType<typeof rawOf>>;

async function rawOf(picture: Sharp) {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

function opened({ data, width, height }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function changed(source: Raw): Promise<Raw> {
  const width = Math.floor(between(500, Math.min(source.width, 900)));
  const height = Math.floor(between(500, Math.min(source.height, 900)));
  const left = Math.floor(next() * (source.width - width));
  const top = Math.floor(next() * (source.height - height));
  const picture = opened(source).extract({ left, top, width, height });
  if (next() < 0.5) picture.flop();
  if (next() < 0.3) picture.flip();
  picture.resize(Math.floor(between(512, 640)));
  const [brightness, saturation] = [between(0.7, 1.3), between(0.4, 1.6)];
  picture.modulate({ brightness, saturation, hue: Math.floor(between(0, 60)) });
  if (next() < 0.3) picture.blur(between(0.5, 2));
  if (next() < 0.3) picture.gamma(between(1, 2.2));
  const raw = await rawOf(picture);
  if (next() < 0.5) return raw;
  const saved = await opened(raw)
    .jpeg({ quality: Math.floor(between(40, 95)) })
    .toBuffer();
  return rawOf(sharp(saved));
}

async function benchmarkUnmarked() {
  const shape = { width: longestSide, height: longestSide, fit: 'inside' } as const;
  const sources: Raw[] = [];
  for (const file of files) {
    const source = await rawOf(sharp(file).autoOrient().resize(shape));
    if (Math.min(source.width, source.height) >= leastSide) sources.push(source);
  }
  const end = performance.now() + minutes * 60_000;
  let [seen, looks, falseAlarms] = [0, 0, 0];
  while (seen < pictures && performance.now() < end) {
    const picture = await changed(sources[seen % sources.length] as Raw);
    const scales = isQuick ? someScales() : everyScale;
    if (detectMark(picture, { key, scales })) falseAlarms += 1;
    looks += scales.length;
    seen += 1;
  }
  return { pictures: seen, from: sources.length, looks, falseAlarms };
}

const everyScale = [...usualScales, ...allScales];

function someScales(): number[] {
  const byChance = Array.from(
    { length: chanceScales },
    () => allScales[Math.floor(next() * allScales.length)] as number,
  );
  return [...usualScales, ...byChance];
}

console.dir(await benchmarkUnmarked());
