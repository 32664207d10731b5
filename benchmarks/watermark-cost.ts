import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePicture } from '@armoni/image-engine/make-picture';
import { encodePng } from '@armoni/image-engine/origin/encode-png';
import { decodePicture } from '@armoni/image-engine/raster/decode';
import { makeAuthority } from '@armoni/provenance/authority/make-authority';
import { filmTile } from '@armoni/provenance/watermark/film-mark';
import { edit } from '@armoni/video-engine/edit';
import type { Tools } from '@armoni/video-engine/ffmpeg/tools';
import { makeThumbnail } from '../apps/server/src/platform/pictures/make-thumbnail.ts';
import { openProcess } from '../apps/server/src/platform/processes/open-process.ts';
import { signingProcess } from '../apps/server/src/platform/provenance/media-signer.ts';
import type { SigningSettings } from '../apps/server/src/platform/provenance/media-to-sign.ts';
import { makeClips } from './render/make-clips.ts';
import { sized } from './shared/sized.ts';
import { signCounted } from './watermark/sign-counted.ts';

/**
 * What the watermark is of a whole job, in processor seconds of all threads and processes (goal: at most 2 %).
 * A picture's job is to draw it, write it, sign it, and the same for its small copy; what comes after drawing is done
 * in pairs with and without the mark, as an administrator may set it, so that the drawing's noise stays out of the
 * difference: the median of the pairs' differences counts, and which of a pair comes first takes turns. A film is made
 * whole with and without. Pictures are signed in a process like the studio's, whose time counts. `CLIPS=a:b` names clips that were filmed, `ONLY=pictures` or `ONLY=film` one of both.
 */
const { prompts, film, rounds } = sized(
  {
    prompts: [
      ...['un lac au coucher du soleil', 'une ville la nuit', 'un portrait de femme'],
      ...['une nature morte aux citrons', 'des formes abstraites', 'un chat sur un fauteuil'],
    ],
    film: { clips: { count: 4, width: 1920, height: 1080 }, seconds: 15, shortSide: 1080 },
    rounds: { pressing: 5, picture: 15, film: 5 },
  },
  {
    prompts: ['un lac'],
    film: { clips: { count: 2, width: 480, height: 272 }, seconds: 2, shortSide: 270 },
    rounds: { pressing: 1, picture: 1, film: 1 },
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

const signing = openProcess(signingProcess);

async function signed(
  picture: { readonly bytes: Buffer; readonly as: 'original' | 'copy'; watermark?: string | null },
  settings: SigningSettings,
) {
  const media = { kind: 'picture', madeFrom: [], ...picture } as const;
  // The other process alone would not keep this one from ending.
  const awake = setInterval(() => {}, 60_000);
  const { done, cpuSeconds } = await signing.run(signCounted, { settings, media }, { signal });
  clearInterval(awake);
  ofTools += cpuSeconds;
  if (!done || !('bytes' in done)) throw new Error('not signed');
  return { ...done, bytes: Buffer.from(done.bytes), copy: done.copy && Buffer.from(done.copy) };
}

/** What happens to a drawn picture until it is kept. */
async function afterDrawing(
  {
    image,
    origin,
  }: { image: Parameters<typeof encodePng>[0]; origin: Parameters<typeof encodePng>[1] },
  settings: SigningSettings,
) {
  const isWrittenAnew = settings.watermarkKey !== null;
  const bytes = Buffer.from(await encodePng(image, origin, { isWrittenAnew }));
  const { bytes: kept, watermark, copy } = await signed({ bytes, as: 'original' }, settings);
  if (copy) return [kept, copy];
  const small = await makeThumbnail(kept);
  return [kept, (await signed({ bytes: small, as: 'copy', watermark }, settings)).bytes];
}

async function ofPictures() {
  const identity = await makeAuthority(new Date());
  const about = { identity, program: { name: 'Armoni', version: '0' }, timeStampUrl: null };
  const settings = { ...about, now: new Date().toISOString(), author: null };
  const results = [];
  const shape = { ...pictureSize, seed: 7, style: null, reference: null };
  // Small: for what is compiled at first.
  for (const prompt of prompts) {
    await makePicture({ ...shape, prompt, width: 96, height: 72 }, { signal });
  }
  for (const prompt of prompts) {
    const request = { prompt, ...shape };
    const [drawn, outcome] = await costOf(() => makePicture(request, { signal }));
    if (!outcome.ok) throw new Error(outcome.message);
    const image = await decodePicture(Buffer.from(outcome.png));
    if (!image) throw new Error('not read');
    const made = { image, origin: { recipe: outcome.recipe, source: 'algorithmicMedia' } as const };
    const pressing = await medianOf(rounds.pressing, () => encodePng(image, made.origin));
    const without = () => afterDrawing(made, { ...settings, watermarkKey: null });
    const withMark = () => afterDrawing(made, { ...settings, watermarkKey: mark.key });
    // Once for what is compiled at first.
    const bytes = [await without(), await withMark()].map(([file]) => file?.length);
    const { bare, more } = await pairs(costOfEach(without), costOfEach(withMark), rounds.picture);
    const told = { prompt, ...shareOf(drawn - pressing + bare, more), bytes };
    console.log(told);
    results.push(told);
  }
  return results;
}

const median = (costs: readonly number[]) =>
  costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] as number;

async function medianOf(count: number, work: () => Promise<unknown>): Promise<number> {
  const costs = [];
  for (let i = 0; i < count; i += 1) costs.push((await costOf(work))[0]);
  return median(costs);
}

const costOfEach = (work: () => Promise<unknown>) => async () => (await costOf(work))[0];

/** What one costs, and how much more the other does right before or after it; CPU seconds. */
async function pairs(
  without: () => Promise<number>,
  withMark: () => Promise<number>,
  count: number,
): Promise<{ readonly bare: number; readonly more: number }> {
  const bare: number[] = [];
  const more: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const isFirst = i % 2 === 0;
    const early = isFirst ? null : await withMark();
    const cost = await without();
    const marked = early ?? (await withMark());
    bare.push(cost);
    more.push(marked - cost);
  }
  return { bare: median(bare), more: median(more) };
}

async function ofFilm(folder: string) {
  const { CLIPS } = process.env;
  const clips = CLIPS?.split(':') ?? (await makeClips(folder, film.clips, tools));
  const markPath = join(folder, 'mark');
  await writeFile(markPath, filmTile(mark));
  let made = 0;
  const job = (more: { markPath?: string }) => async () => {
    made += 1;
    const workFolder = join(folder, `film-${made}`);
    const outcome = await edit(
      {
        sources: clips.map((path) => ({ id: path, path, name: path })),
        instructions: `Un film de ${film.seconds} secondes`,
        ...{ musicPath: null, aspectRatio: '16:9', seed: 1, workFolder },
        ...more,
      },
      { ...tools, signal, concurrency: 2, shortSide: film.shortSide },
    );
    if (!('filmPath' in outcome)) throw new Error(JSON.stringify(outcome));
    await rm(workFolder, { recursive: true, force: true });
    // A job counts the programs that it runs itself.
    return outcome.report.stages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  };
  const { bare, more } = await pairs(job({}), job({ markPath }), rounds.film);
  return shareOf(bare, more);
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function shareOf(job: number, markOnly: number) {
  return {
    cpuSecondsWithout: rounded(job),
    cpuSecondsOfMark: rounded(markOnly),
    share: rounded(markOnly / (job + markOnly)),
  };
}

const { ONLY } = process.env;
const folder = await mkdtemp(join(tmpdir(), 'bench-mark-'));
try {
  if (ONLY !== 'film') console.table(await ofPictures());
  if (ONLY !== 'pictures') console.log('film', await ofFilm(folder));
} finally {
  signing.end();
  await rm(folder, { recursive: true, force: true });
}
