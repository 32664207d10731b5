import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePicture } from '@armoni/image-engine/make-picture';
import { allScales, looksAt, usualScales } from '@armoni/provenance/watermark/detect-mark';
import { greyOf } from '@armoni/provenance/watermark/plane';
import sharp, { type Sharp } from 'sharp';
import { sized } from './shared/sized.ts';

/**
 * How often a watermark is seen where there is none, by the whole search that the check page does: at every size that
 * leaves room for a tile, at all its places. The pictures are cut, turned, scaled, coloured, blurred and saved anew
 * out of the site's own, those that the engine draws, gradients, noise, shapes, and what lies in
 * `PICTURES_FOLDERS=a:b`. Each follows from its number, so that with `STATE=file` a run goes on where another of
 * `MINUTES` ended.
 */
const { pictures, prompts } = sized(
  {
    pictures: 10_000,
    prompts: [
      ...['un lac au coucher du soleil', 'une ville la nuit', 'un désert à midi', 'la mer'],
      ...['un chat sur un fauteuil', 'un château', 'des fleurs dans un vase', 'un portrait'],
      ...['des formes abstraites', 'une forêt en automne', 'une montagne enneigée', 'un arbre'],
    ],
  },
  { pictures: 8, prompts: ['un lac'] },
);
const minutes = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY);
const statePath = process.env.STATE ?? null;
const key = 'the key of a benchmark';
const everyScale = [...usualScales, ...allScales];
const sourceSide = 900;
/** Pixels of a searched picture's longer side; one of ten is a larger one, which leaves room for all sizes. */
const sides = { usual: [180, 400], large: [500, 900] } as const;
const oneLargeOf = 10;
/** Of certainties, in halves of a standard deviation. */
const step = 0.5;

type Raw = { readonly data: Uint8Array; readonly width: number; readonly height: number };
type Random = () => number;

type State = {
  pictures: number;
  looks: number;
  /** Where the best place stood out enough, whatever it said. */
  stoodOut: number;
  falseAlarms: number;
  mostCertainty: number;
  /** How many pictures' best look lies in each half of a standard deviation. */
  certainties: Record<string, number>;
};

/** 0–1 (mulberry32), another row for each number. */
function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function rawOf(picture: Sharp): Promise<Raw> {
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

/** Where no picture is: noise of some roughness, a gradient, or shapes upon one. */
function invented(next: Random): Sharp {
  const colour = () =>
    `hsl(${Math.floor(next() * 360)},${Math.floor(next() * 90)}%,${Math.floor(next() * 95)}%)`;
  if (next() < 0.3) {
    const [mean, spread] = [60 + next() * 130, 6 + next() * 150];
    const data = new Uint8ClampedArray(sourceSide * sourceSide * 3);
    for (let i = 0; i < data.length; i += 1) data[i] = mean + spread * (next() + next() - 1);
    const size = { width: sourceSide, height: sourceSide };
    const rough = opened({ data: new Uint8Array(data.buffer), ...size });
    return next() < 0.5 ? rough : rough.blur(0.4 + next() * 5);
  }
  const many = next() < 0.4 ? 0 : Math.floor(next() * 80);
  const at = () => Math.floor(next() * sourceSide);
  const shapes = Array.from({ length: many }, () =>
    next() < 0.5
      ? `<circle cx="${at()}" cy="${at()}" r="${at() / 6}" fill="${colour()}"/>`
      : `<rect x="${at()}" y="${at()}" width="${at() / 3}" height="${at() / 3}" fill="${colour()}" transform="rotate(${at() % 90})"/>`,
  );
  const gradient = `<linearGradient id="g" gradientTransform="rotate(${at() % 90})"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${sourceSide}" height="${sourceSide}">${gradient}<rect width="100%" height="100%" fill="url(#g)"/>${shapes.join('')}</svg>`,
    ),
  );
}

async function pictureOf(number: number, sources: readonly Raw[]): Promise<Raw> {
  const next = randomOf(number);
  const between = (from: number, to: number) => from + (to - from) * next();
  const source = sources[Math.floor(next() * sources.length)] as Raw;
  const base = next() < 0.15 ? await rawOf(invented(next)) : source;
  const share = between(0.3, 1);
  const width = Math.floor(base.width * share);
  const height = Math.floor(base.height * Math.min(1, share * between(0.75, 1.25)));
  const left = Math.floor(next() * (base.width - width));
  const top = Math.floor(next() * (base.height - height));
  const picture = opened(base).extract({ left, top, width, height });
  if (next() < 0.5) picture.flop();
  if (next() < 0.3) picture.flip();
  const [least, most] = number % oneLargeOf === 0 ? sides.large : sides.usual;
  const side = Math.floor(between(least, most));
  picture.resize(side, side, { fit: 'inside' });
  const [brightness, saturation] = [between(0.7, 1.3), between(0.4, 1.6)];
  if (next() < 0.5) picture.modulate({ brightness, saturation, hue: Math.floor(between(0, 60)) });
  if (next() < 0.2) picture.blur(between(0.5, 2));
  if (next() < 0.2) picture.gamma(between(1, 2.2));
  if (next() < 0.4) return rawOf(picture);
  const quality = Math.floor(between(35, 95));
  const saved = next() < 0.7 ? picture.jpeg({ quality }) : picture.webp({ quality, effort: 1 });
  return rawOf(sharp(await saved.toBuffer()));
}

async function sourcesOf(): Promise<Raw[]> {
  const sitePictures = fileURLToPath(new URL('../apps/web/public/pictures', import.meta.url));
  const folders = [sitePictures, ...(process.env.PICTURES_FOLDERS?.split(':') ?? [])];
  const files = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => /\.(jpe?g|png|webp)$/i.test(path) && !/-petit/.test(path));
  const shape = { width: sourceSide, height: sourceSide, fit: 'inside' } as const;
  const sources: Raw[] = [];
  for (const file of files) sources.push(await rawOf(sharp(file).autoOrient().resize(shape)));
  for (const [seed, prompt] of prompts.entries()) {
    sources.push(await rawOf(sharp(await drawn(prompt, seed))));
  }
  return sources;
}

/** Kept beside the state, for the run that goes on. */
async function drawn(prompt: string, seed: number): Promise<Uint8Array> {
  const kept = statePath && `${statePath}-${seed}.png`;
  if (kept && existsSync(kept)) return readFileSync(kept);
  const size = { width: 640, height: seed % 2 === 0 ? 480 : 640 };
  const wish = { prompt, ...size, seed, style: null, reference: null };
  const outcome = await makePicture(wish, { signal: new AbortController().signal });
  if (!outcome.ok) throw new Error(outcome.message);
  if (kept) writeFileSync(kept, outcome.png);
  return outcome.png;
}

function begun(): State {
  if (statePath && existsSync(statePath)) return JSON.parse(readFileSync(statePath, 'utf8'));
  return {
    ...{ pictures: 0, looks: 0, stoodOut: 0, falseAlarms: 0 },
    mostCertainty: 0,
    certainties: {},
  };
}

/** Of one piece, so that a run that is ended leaves the one before. */
function keep(state: State): void {
  if (!statePath) return;
  writeFileSync(`${statePath}.partial`, JSON.stringify(state));
  renameSync(`${statePath}.partial`, statePath);
}

function search(picture: Raw, state: State): void {
  let most = 0;
  for (const { id, certainty } of looksAt(greyOf(picture), { key, scales: everyScale })) {
    state.looks += 1;
    most = Math.max(most, certainty);
    if (id !== null) state.falseAlarms += 1;
  }
  state.pictures += 1;
  if (most >= 7) state.stoodOut += 1;
  state.mostCertainty = Math.max(state.mostCertainty, most);
  const band = (Math.floor(most / step) * step).toFixed(1);
  state.certainties[band] = (state.certainties[band] ?? 0) + 1;
}

const state = begun();
const sources = await sourcesOf();
const end = performance.now() + minutes * 60_000;
while (state.pictures < pictures && performance.now() < end) {
  search(await pictureOf(state.pictures, sources), state);
  if (state.pictures % 50 === 0) keep(state);
}
keep(state);
console.dir({ from: sources.length, ...state });
