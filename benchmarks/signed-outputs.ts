import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makePicture } from '@armoni/image-engine/make-picture';
import { pinnedStyle } from '@armoni/image-engine/testing/pinned-styles';
import { makeAuthority } from '@armoni/provenance/authority/make-authority';
import { trustOf } from '@armoni/provenance/authority/trust-of';
import { checkFile } from '@armoni/provenance/read/check-file';
import sharp from 'sharp';
import { makeThumbnail } from '../apps/server/src/platform/pictures/make-thumbnail.ts';
import type {
  FileToSign,
  PictureToSign,
} from '../apps/server/src/platform/provenance/media-to-sign.ts';
import { signMedia } from '../apps/server/src/platform/provenance/sign-media.ts';
import { sized } from './shared/sized.ts';

/**
 * Of outputs of all kinds, small, as the studio signs them: how many the library's own reader finds whole and this
 * studio's, and how many it still does with one byte of them flipped. `KEEP=folder` keeps one of each kind, for
 * readers of others; `KINDS=drawn:edits` makes these alone (edits, services and copies need drawn ones).
 */
const counts = sized(
  { drawn: 120, styled: 40, edits: 90, services: 60, copies: 90, stills: 40, films: 60 },
  { drawn: 1, styled: 1, edits: 1, services: 3, copies: 1, stills: 1, films: 1 },
);
type Kind = keyof typeof counts;

const prompts = [
  ...['un lac', 'une ville la nuit', 'un désert', 'la mer', 'un portrait', 'une nature morte'],
  ...['des formes abstraites', 'un chat', 'un château', 'une forêt en automne'],
] as const;
const treatments = ['flat', 'paint', 'ink', 'photo'] as const;
const edits = ['en noir et blanc', 'plus clair', 'plus chaud', 'plus contrasté'] as const;
const formats = ['png', 'jpeg', 'webp', 'avif'] as const;
const side = 192;
const { signal } = new AbortController();
const run = promisify(execFile);

const identity = await makeAuthority(new Date());
const about = { identity, program: { name: 'Armoni', version: '0' }, timeStampUrl: null };
const key = { watermarkKey: 'the key of a benchmark', author: null };
const settings = { ...about, ...key, now: new Date().toISOString() };
const trust = trustOf(identity.anchors);
const { KEEP, KINDS } = process.env;
const kinds = (KINDS?.split(':') ?? Object.keys(counts)) as Kind[];
const folder = await mkdtemp(join(tmpdir(), 'bench-signed-'));

const of = <T>(list: readonly T[], number: number) => list[number % list.length] as T;

async function signed(media: PictureToSign | FileToSign): Promise<Buffer> {
  const done = await signMedia.run({ settings, media }, { signal, onProgress: () => {} });
  if (media.kind !== 'picture') return readFile(media.signedPath);
  if (!done || !('bytes' in done)) throw new Error('not signed');
  return Buffer.from(done.bytes);
}

async function drawn(number: number, more: { style?: Uint8Array; reference?: Uint8Array } = {}) {
  const prompt = more.reference ? of(edits, number) : of(prompts, number);
  const wish = { prompt, width: side, height: side, seed: number, style: null, reference: null };
  const outcome = await makePicture({ ...wish, ...more }, { signal });
  if (!outcome.ok) throw new Error(`${prompt}: ${outcome.message}`);
  return Buffer.from(outcome.png);
}

const original = { kind: 'picture', as: 'original', madeFrom: [] } as const;
const fileOf = (kind: 'film' | 'still', path: string): FileToSign => ({
  ...{ kind, path, signedPath: `${path}.signed`, watermark: null, madeFrom: [] },
  statement: { title: 'Film', actions: [{ action: 'c2pa.created', sourceType: 'composite' }] },
});

async function filmAt(number: number): Promise<string> {
  const path = join(folder, `film-${number}.mp4`);
  const pattern = `testsrc2=s=160x${90 + 2 * (number % 20)}:d=${0.3 + (number % 5) / 10}`;
  const place = number % 2 === 0 ? ['-movflags', '+faststart'] : [];
  const encode = ['-f', 'lavfi', '-i', pattern, '-pix_fmt', 'yuv420p', ...place];
  await run('ffmpeg', ['-v', 'error', '-y', ...encode, path]);
  return path;
}

/** Edits and copies are made from what was drawn first. */
const sources: Buffer[] = [];

const makers: Readonly<Record<Kind, (number: number) => Promise<Buffer>>> = {
  async drawn(number) {
    const bytes = await signed({ ...original, bytes: await drawn(number) });
    sources.push(bytes);
    return bytes;
  },
  styled: async (number) =>
    signed({
      ...original,
      bytes: await drawn(number, { style: pinnedStyle(of(treatments, number)) }),
    }),
  async edits(number) {
    const reference = of(sources, number);
    const role = {
      label: 'reference',
      relationship: 'parentOf',
      title: 'Image de départ',
    } as const;
    const madeFrom = [{ ...role, mimeType: 'application/octet-stream', bytes: reference }];
    return signed({ ...original, madeFrom, bytes: await drawn(number, { reference }) });
  },
  services: async (number) =>
    signed({
      ...original,
      bytes: await sharp(of(sources, number))
        .resize(side - (number % 30))
        .toFormat(of(formats, number))
        .toBuffer(),
    }),
  copies: async (number) =>
    signed({
      ...{ kind: 'picture', as: 'copy', madeFrom: [], watermark: 'a1b2c3d4e5f6' },
      bytes: await makeThumbnail(of(sources, number)),
    }),
  async stills(number) {
    const path = join(folder, `still-${number}.jpg`);
    await run('ffmpeg', ['-v', 'error', '-y', '-i', await filmAt(number), '-frames:v', '1', path]);
    return signed(fileOf('still', path));
  },
  films: async (number) => signed(fileOf('film', await filmAt(number))),
};

async function isWhole(bytes: Buffer): Promise<boolean> {
  const path = join(folder, 'checked');
  await writeFile(path, bytes);
  return (await checkFile(path, trust)).standing === 'ours';
}

/** The place follows from the number: all over the file. */
function flipped(bytes: Buffer, number: number): Buffer {
  const other = Buffer.from(bytes);
  const at = Math.floor(((number * 0.618_034) % 1) * bytes.length);
  other[at] = (other[at] as number) ^ 1;
  return other;
}

const extensions: Readonly<Record<Kind, string>> = {
  ...{ drawn: 'png', styled: 'png', edits: 'png', services: 'jpg', copies: 'webp' },
  ...{ stills: 'jpg', films: 'mp4' },
};

async function keep(kind: Kind, number: number, bytes: Buffer): Promise<void> {
  if (!KEEP || number > 1) return;
  await mkdir(KEEP, { recursive: true });
  await writeFile(join(folder, 'kept'), bytes);
  await copyFile(join(folder, 'kept'), join(KEEP, `${kind}-${number}.${extensions[kind]}`));
}

try {
  if (KEEP) {
    await mkdir(KEEP, { recursive: true });
    await writeFile(join(KEEP, 'authority.pem'), identity.anchors);
  }
  for (const kind of kinds) {
    const told = { outputs: 0, whole: 0, flippedNoLongerWhole: 0 };
    const unnoticed: string[] = [];
    for (let number = 0; number < counts[kind]; number += 1) {
      const bytes = await makers[kind](number);
      told.outputs += 1;
      if (await isWhole(bytes)) told.whole += 1;
      if (await isWhole(flipped(bytes, number + 1))) unnoticed.push(`${number}`);
      else told.flippedNoLongerWhole += 1;
      await keep(kind, number, bytes);
    }
    console.log(kind, told, ...unnoticed);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
