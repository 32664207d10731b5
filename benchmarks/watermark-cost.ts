import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePicture } from '@armoni/image-engine/make-picture';
import { embedMark } from '@armoni/provenance/watermark/embed-mark';
import { filmTile } from '@armoni/provenance/watermark/film-mark';
import { edit } from '@armoni/video-engine/edit';
import type { Tools } from '@armoni/video-engine/ffmpeg/tools';
import sharp from 'sharp';
import { makeClips } from './render/make-clips.ts';
import { sized } from './shared/sized.ts';

/**
 * What the watermark is of a whole job, in processor seconds of all threads and processes (goal: at most 2 %):
 * pictures drawn here, with reading the drawn file, marking it and writing it again; and a film, made whole with
 * and without. `CLIPS=a:b` names clips that were filmed.
 */
const { prompts, film, rounds } = sized(
  {
    prompts: ['un lac au coucher du soleil', 'une ville la nuit', 'un chat sur un fauteuil'],
    film: { clips: { count: 4, width: 1920, height: 1080 }, seconds: 8, shortSide: 1080 },
    rounds: 2,
  },
  {
    prompts: ['un lac'],
    film: { clips: { count: 2, width: 480, height: 272 }, seconds: 2, shortSide: 270 },
    rounds: 1,
  },
);
const pictureSize = { width: 1024, height: 768 };
const mark = { key: 'the key of a benchmark', id: 'a1b2c3d4e5f6' } as const;
const { signal } = new AbortController();

let ofTools = 0;
const tools: Tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
  onCpuSeconds: (seconds) => {
    ofTools += seconds;
  },
};

/** Of this process, its threads, and the programs that it ran. */
async function costOf<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const [before, toolsBefore] = [process.cpuUsage(), ofTools];
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6 + ofTools - toolsBefore, result];
}

async function marked(png: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = embedMark({ data: new Uint8Array(data), width, height }, mark);
  const raw = { width, height, channels: 3 } as const;
  return sharp(picture.data, { raw }).png({ compressionLevel: 6 }).toBuffer();
}

async function ofPictures() {
  let [drawing, marking] = [0, 0];
  for (const prompt of prompts) {
    const request = { prompt, ...pictureSize, seed: 7, style: null, reference: null };
    const [drawn, outcome] = await costOf(() => makePicture(request, { signal }));
    if (!outcome.ok) throw new Error(outcome.message);
    drawing += drawn;
    marking += (await costOf(() => marked(outcome.png)))[0];
  }
  return shareOf(drawing, marking, prompts.length);
}

async function ofFilm(folder: string) {
  const { CLIPS } = process.env;
  const clips = CLIPS?.split(':') ?? (await makeClips(folder, film.clips, tools));
  const markPath = join(folder, 'mark');
  await writeFile(markPath, filmTile(mark));
  const job = (name: string, more: { markPath?: string }) => async () => {
    const outcome = await edit(
      {
        sources: clips.map((path) => ({ id: path, path, name: path })),
        instructions: `Un film de ${film.seconds} secondes`,
        ...{ musicPath: null, aspectRatio: '16:9', seed: 1, workFolder: join(folder, name) },
        ...more,
      },
      { ...tools, signal, concurrency: 2, shortSide: film.shortSide },
    );
    if (!('filmPath' in outcome)) throw new Error(JSON.stringify(outcome));
  };
  let [bare, whole] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    bare += (await costOf(job(`bare-${round}`, {})))[0];
    whole += (await costOf(job(`marked-${round}`, { markPath })))[0];
  }
  return shareOf(bare, whole - bare, rounds);
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function shareOf(job: number, markOnly: number, count: number) {
  return {
    ...{
      count,
      cpuSecondsWithout: rounded(job / count),
      cpuSecondsOfMark: rounded(markOnly / count),
    },
    share: rounded(markOnly / (job + markOnly)),
  };
}

const folder = await mkdtemp(join(tmpdir(), 'bench-mark-'));
try {
  await marked(
    await sharp({ create: { ...pictureSize, channels: 3, background: '#48c' } })
      .png()
      .toBuffer(),
  );
  console.log('pictures', await ofPictures());
  console.log('film', await ofFilm(folder));
} finally {
  await rm(folder, { recursive: true, force: true });
}
