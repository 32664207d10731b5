import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edit } from '@armoni/video-engine/edit';
import { runFfmpeg, type Tools } from '@armoni/video-engine/ffmpeg/tools';
import { toSeconds } from '@armoni/video-engine/model/time';
import type { AspectRatio } from '@armoni/video-engine/model/timeline';
import { openReader, wordsOf } from '@armoni/video-engine/render/titles/testing/text-reader';
import sharp from 'sharp';
import { makeClips } from './render/make-clips.ts';
import { sized } from './shared/sized.ts';

/**
 * Texts of finished films, read back by another program: three wishes in three shapes and paces, over
 * the footage in `FOOTAGE_FOLDER` or clips made for it. Counted too: cuts beneath a text. With
 * `FRAMES_FOLDER` the frames that were read stay there for eyes.
 */
const films = sized<readonly (readonly [AspectRatio, string])[]>(
  [
    ['16:9', '12 secondes, rythme moyen'],
    ['9:16', '12 secondes, rapide, accroche'],
    ['1:1', '16 secondes, lent'],
  ],
  [['16:9', '8 secondes']],
);
const texts =
  ', titre « Été à Palawan », texte « Maëlle Guégan, pêcheuse à Koh Lipe » au milieu du film, finis par « Réservez votre place »';
const lightLuma = 205;
const shortSide = sized<number>(540, 270);
const signal = new AbortController().signal;
const tools: Tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
  ...(process.env.EYES_FOLDER && { eyesFolder: process.env.EYES_FOLDER }),
};
const { FOOTAGE_FOLDER: footage, FRAMES_FOLDER: kept } = process.env;

const folder = await mkdtemp(join(tmpdir(), 'bench-readable-'));
const reader = await openReader();
try {
  const paths = await footagePaths();
  const total = { wanted: 0, read: 0 };
  for (const [aspectRatio, wish] of films) {
    const { wanted, read } = await readFilm(paths, aspectRatio, `${wish}${texts}`);
    total.wanted += wanted;
    total.read += read;
  }
  const share = total.read / total.wanted;
  console.log(`${total.read} of ${total.wanted} words read: ${share.toFixed(3)} (goal ≥ 0.9)`);
} finally {
  await reader.close();
  await rm(folder, { recursive: true });
}

async function footagePaths(): Promise<readonly string[]> {
  if (footage && existsSync(footage)) {
    return (await readdir(footage)).toSorted().map((name) => join(footage, name));
  }
  return makeClips(
    folder,
    sized({ count: 4, width: 960, height: 540 }, { count: 3, width: 480, height: 270 }),
    tools,
  );
}

async function readFilm(paths: readonly string[], aspectRatio: AspectRatio, wish: string) {
  const sources = paths.map((path) => ({ id: path, path, name: path }));
  const request = { sources, instructions: wish, musicPath: null, aspectRatio, seed: 1 };
  // One folder: what was found in the clips is found once.
  const outcome = await edit(
    { ...request, workFolder: join(folder, 'work') },
    { ...tools, signal, concurrency: 2, shortSide },
  );
  if (!('filmPath' in outcome)) throw new Error(JSON.stringify(outcome));
  const { clips, titles } = outcome.report.timeline.tracks.video;
  const counted = { wanted: 0, read: 0 };
  for (const [index, { text, range, manner, place }] of titles.entries()) {
    const from = range.startTime.value;
    const to = from + range.duration.value;
    const cuts = clips.filter(({ recordRange: { startTime } }) => {
      return startTime.value > from && startTime.value < to;
    });
    const middle = toSeconds({ ...range.startTime, value: Math.round((from + to) / 2) });
    const picture = await frameAt(outcome.filmPath, middle);
    if (kept) await writeFile(join(kept, `${aspectRatio.replace(':', 'x')}-${index}.png`), picture);
    // Letters are light; what is darker than they are is no part of them.
    const letters = await sharp(picture).greyscale().threshold(lightLuma).negate().png().toBuffer();
    const words = new Set([...(await reader.read(picture)), ...(await reader.read(letters))]);
    const wanted = wordsOf(text);
    const missed = wanted.filter((word) => !words.has(word));
    counted.wanted += wanted.length;
    counted.read += wanted.length - missed.length;
    console.log(
      `${aspectRatio} ${manner} ${place}, frames ${from}–${to}, ${cuts.length} cuts beneath: ` +
        (missed.length === 0 ? 'all read' : `not read: ${missed.join(', ')}`),
    );
  }
  return counted;
}

async function frameAt(filmPath: string, seconds: number): Promise<Buffer> {
  const output = ['-an', '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', '-'];
  const { stdout } = await runFfmpeg(
    tools,
    ['-threads', '1', '-ss', seconds.toFixed(3), '-i', `file:${filmPath}`, ...output],
    { signal },
  );
  return stdout;
}
