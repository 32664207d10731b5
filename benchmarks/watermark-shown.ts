import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import {
  findFilmWatermark,
  makeMarkFilm,
} from '../apps/server/src/platform/provenance/watermark-film.ts';
import {
  findWatermark,
  watermarkedCopy,
  watermarkPicture,
} from '../apps/server/src/platform/provenance/watermark-picture.ts';
import {
  markFilter,
  markInput,
  prepareMark,
} from '../packages/video-engine/src/render/prepare-mark.ts';
import { sized } from './shared/sized.ts';

/**
 * How often the watermark is read, by the check page's own search, in what people meet: a picture on a page at 75 %, as
 * Chromium draws and photographs it, its small copy, and films after a messenger's encoding. The site's own pictures,
 * those of `PICTURES_FOLDERS=a:b`; films are shots of `CLIPS=a:b`, else of the pictures.
 */
const size = sized({ pictures: 100, films: 6 }, { pictures: 1, films: 1 });
const key = 'the key of a benchmark';
const zoom = 0.75;
const film = { width: 1920, height: 1080, shots: 6, secondsOfShot: 1.5 } as const;
const sitePictures = fileURLToPath(new URL('../apps/web/public/pictures', import.meta.url));
const { PICTURES_FOLDERS, CLIPS, CHROMIUM_PATH } = process.env;
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'bench-shown-'));
const at = (name: string) => join(folder, name);

/** Of the site and of the folders, those that are promised anything. */
async function pictures(): Promise<readonly string[]> {
  const folders = [sitePictures, ...(PICTURES_FOLDERS?.split(':') ?? [])];
  const names = await Promise.all(
    folders.map(async (one) => (await readdir(one)).map((name) => join(one, name))),
  );
  return names
    .flat()
    .filter((path) => /\.(jpe?g|png|webp)$/i.test(path) && !/-petit|portrait/.test(path));
}

type Row = { of: number; onAPageAt75: number; smallCopy: number };

async function ofPictures(): Promise<Row> {
  const browser = await chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {});
  const page = await browser.newPage({ viewport: { width: 1100, height: 1100 } });
  const row: Row = { of: 0, onAPageAt75: 0, smallCopy: 0 };
  const isRead = async (bytes: Buffer, id: string) => {
    // Of a name that was read before, what was in it then would be remembered.
    const path = at(`${id}-${bytes.length}`);
    await writeFile(path, bytes);
    return (await findWatermark(path, key))?.id === id;
  };
  for (const path of (await pictures()).slice(0, size.pictures)) {
    const bare = await sharp(path)
      .autoOrient()
      .resize(1024, 1024, { fit: 'inside' })
      .png()
      .toBuffer();
    const { width, height } = await sharp(bare).metadata();
    if (Math.min(width, height) < 512) continue;
    const marked = await watermarkPicture(bare, { key, copyOf: null });
    const copy = marked && (await watermarkedCopy(marked, { key, xmp: null }));
    if (!marked || !copy) throw new Error(`not marked: ${path}`);
    const address = `data:image/png;base64,${marked.bytes.toString('base64')}`;
    await page.setContent(`<img src="${address}" width="${Math.round(width * zoom)}">`);
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const shot = await page.locator('img').screenshot();
    row.of += 1;
    if (await isRead(shot, marked.id)) row.onAPageAt75 += 1;
    if (await isRead(copy, marked.id)) row.smallCopy += 1;
  }
  await browser.close();
  return row;
}

/** Every change is a second encoding, of the film as it was made. */
const afterwards = {
  asItIs: null,
  crf28: 'null',
  crf28HalfSize: 'scale=iw/2:-2',
  crf28CropOfATenth: 'crop=trunc(iw*0.45)*2:trunc(ih*0.45)*2:40:30',
} as const;

async function ofFilms() {
  const sources = (CLIPS?.split(':') ?? (await pictures())).slice(0, film.shots);
  const read = Object.fromEntries(Object.keys(afterwards).map((name) => [name, 0]));
  for (let number = 0; number < size.films; number += 1) {
    const { id, made } = await makeFilm(sources, number);
    for (const [name, change] of Object.entries(afterwards)) {
      const path = change === null ? made : at(`${name}-${number}.mp4`);
      const encode = ['-vf', change ?? '', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '28'];
      if (change !== null) await ffmpeg('-i', made, ...encode, path);
      const found = await findFilmWatermark(path, { key, ffmpegPath: 'ffmpeg' });
      if (found === id) read[name] = (read[name] ?? 0) + 1;
    }
  }
  return { of: size.films, ...read };
}

/** A shot of each source, from elsewhere in it in each film, marked in the pass that encodes them. */
async function makeFilm(sources: readonly string[], number: number) {
  const { id, tile } = makeMarkFilm(key)(`film ${number}`);
  await writeFile(at('tile'), tile);
  const { width, height, secondsOfShot } = film;
  const mark = await prepareMark(at('tile'), { width, height, folder });
  const start =
    CLIPS === undefined ? ['-loop', '1', '-framerate', '25'] : ['-ss', `${number * 0.7}`];
  const inputs = sources.flatMap((path) => [...start, '-t', `${secondsOfShot}`, '-i', path]);
  const fill = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1,fps=25`;
  const shots = sources.map((_, i) => `[${i}:v]${fill},format=yuv420p[s${i}]`).join(';');
  const joined = `${sources.map((_, i) => `[s${i}]`).join('')}concat=n=${sources.length}[bare]`;
  const graph = `${shots};${joined};${markFilter(`[${sources.length}:v]`, 'bare', 'out')}`;
  const made = at(`film-${number}.mp4`);
  const encode = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'];
  await ffmpeg(
    ...[...inputs, ...markInput(mark), '-filter_complex', graph, '-map', '[out]', ...encode, made],
  );
  return { id, made };
}

const ffmpeg = (...words: string[]) => run('ffmpeg', ['-v', 'error', '-y', ...words]);

try {
  console.log('pictures', await ofPictures());
  console.log('films', await ofFilms());
} finally {
  await rm(folder, { recursive: true, force: true });
}
