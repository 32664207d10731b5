import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tools } from '@armoni/video-engine/ffmpeg/tools';
import type { MediaReference } from '@armoni/video-engine/model/media';
import type { FilmReport } from '@armoni/video-engine/model/report';
import { probeMedia } from '@armoni/video-engine/probe/probe-media';
import { renderFilm } from '@armoni/video-engine/render/render-film';
import { makeTimeline } from '@armoni/video-engine/render/testing/make-timeline';
import { makeEditInProcess } from '../apps/server/src/features/films/adapters/edit-in-process.ts';
import { cutWithMelt } from './render/cut-with-melt.ts';
import { decodeFilm, decodeHalves, encodeRaw } from './render/encode-floor.ts';
import { makeClips, repeatClips } from './render/make-clips.ts';
import { watchMemory } from './render/watch-memory.ts';
import { sized } from './shared/sized.ts';

// What a film of 15 s in 1080p costs out of eight clips of 1080p: the whole job as people have
// it, against decoding the used frames and encoding the very same ones; the same cuts by melt; and
// the memory of 42 inputs against eight. Processor seconds of all processes, since machines are
// shared.

const signal = new AbortController().signal;
const concurrency = 2;
const { clipSet, filmSeconds, shortSide, shotCount, fewInputs, manyInputs } = sized(
  {
    clipSet: { count: 8, width: 1920, height: 1080 },
    filmSeconds: 15,
    shortSide: 1080,
    shotCount: 21,
    fewInputs: 8,
    manyInputs: 42,
  },
  {
    clipSet: { count: 2, width: 480, height: 272 },
    filmSeconds: 2,
    shortSide: 270,
    shotCount: 3,
    fewInputs: 2,
    manyInputs: 3,
  },
);
const filmFrames = filmSeconds * 30;
const cpu = { seconds: 0 };
const tools: Tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
  onCpuSeconds: (seconds) => {
    cpu.seconds += seconds;
  },
};

const folder = await mkdtemp(join(tmpdir(), 'bench-render-'));
// Cut short, it still leaves no gigabytes behind.
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
});
try {
  const clips = await makeClips(folder, clipSet, tools);
  await compareWholeJob(clips);
  await compareInputs(clips);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compareWholeJob(clips: readonly string[]): Promise<void> {
  const { timeline, stages } = await makeFilm(clips);
  const pathOf = new Map(clips.map((path) => [path, path]));
  const [decoding] = await costOf(() => decodeFilm(timeline, pathOf, tools));
  const halves = await decodeHalves(timeline, pathOf, folder, tools);
  const size = `${clipSet.width}x${clipSet.height}`;
  const [encoding] = await costOf(() => encodeRaw(halves, size, tools));
  const floor = decoding + encoding;
  const total = stages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const render = stages.find(({ stage }) => stage === 'render')!.cpuSeconds;
  const cuts = timeline.tracks.video.clips.length - 1;
  console.log(
    `Film of ${timeline.duration.value} frames and ${cuts} cuts out of ${clips.length} clips.`,
  );
  for (const { stage, cpuSeconds } of stages) console.log(`  ${stage}: ${cpuSeconds} CPU s`);
  console.log(
    `Floor: decoding the used frames ${seconds(decoding)}, encoding them ${seconds(encoding)}.`,
  );
  console.log(`Render ${times(render, floor)} of the floor (goal ≤ 1.0).`);
  console.log(`Whole job ${times(total, floor)} of the floor (goal ≤ 1.15).`);
  console.log('editly is not compared: its native modules are outside the npm registry.');
  const melt = await cutWithMelt(timeline, pathOf, join(folder, 'melt.mp4'));
  if (melt === null) return console.log('melt is not installed: not compared.');
  console.log(
    `melt, the same cuts: ${seconds(melt.cpuSeconds)}; our render ${times(render, melt.cpuSeconds)} of it, the whole job ${times(total, melt.cpuSeconds)} (goal ≤ 0.85).`,
  );
}

/** As the studio does it: the engine in a process of its own. */
async function makeFilm(clips: readonly string[]): Promise<FilmReport> {
  const { ffmpegPath, ffprobePath } = tools;
  const edit = makeEditInProcess({ ffmpegPath, ffprobePath, concurrency, shortSide });
  // Nobody stays for the engine's process alone.
  const awake = setInterval(() => undefined, 1000);
  const outcome = await edit(
    {
      sources: clips.map((path) => ({ id: path, path, name: path })),
      instructions: `Un film de ${filmSeconds} secondes, très rapide`,
      musicPath: null,
      aspectRatio: '16:9',
      seed: 1,
      workFolder: join(folder, 'job'),
    },
    { signal, onProgress: () => undefined },
  ).finally(() => clearInterval(awake));
  if (!('filmPath' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.report;
}

/** Each cut begins somewhere inside its group of pictures: nothing helps the decoder. */
async function compareInputs(clips: readonly string[]): Promise<void> {
  const peaks = new Map<number, number>();
  for (const inputs of [fewInputs, manyInputs]) {
    const references = await probeAll(await repeatClips(clips, inputs));
    const timeline = planCuts(references);
    const workFolder = join(folder, `inputs-${inputs}`);
    await mkdir(workFolder);
    const memory = watchMemory();
    const [render] = await costOf(() =>
      renderFilm(
        { timeline, references, analyses: [], music: null },
        { tools, workFolder, signal, concurrency, onProgress: () => undefined },
      ),
    );
    peaks.set(inputs, memory.stop());
    const cuts = timeline.tracks.video.clips.length - 1;
    console.log(
      `${inputs} inputs, ${cuts} cuts off the keyframes: render ${seconds(render)}, ${peaks.get(inputs)} MB at most.`,
    );
  }
  const growth = times(peaks.get(manyInputs)!, peaks.get(fewInputs)!);
  console.log(`Memory of ${manyInputs} inputs: ${growth} of ${fewInputs} (goal ≤ 1.1).`);
}

async function probeAll(paths: readonly string[]): Promise<MediaReference[]> {
  const references: MediaReference[] = [];
  for (const path of paths) {
    const probed = await probeMedia({ id: path, path, name: path }, tools, { signal });
    if (!probed.ok) throw new Error(probed.refusal.message);
    references.push(probed.reference);
  }
  return references;
}

function planCuts(references: readonly MediaReference[]) {
  const { width, height } = clipSet;
  const shots = Math.max(shotCount, references.length);
  const clips = Array.from({ length: shots }, (_, index) => {
    const from = Math.round((index * filmFrames) / shots);
    const length = Math.round(((index + 1) * filmFrames) / shots) - from;
    const start = 17 + ((index * 23) % 80);
    return { sourceId: references[index % references.length]!.id, start, length };
  });
  return makeTimeline({ clips, width, height, originalSound: 'drop' });
}

async function costOf<T>(work: () => Promise<T>): Promise<[number, T]> {
  const before = cpu.seconds;
  const result = await work();
  return [cpu.seconds - before, result];
}

function seconds(value: number): string {
  return `${value.toFixed(1)} CPU s`;
}

function times(value: number, base: number): string {
  return `${(value / base).toFixed(2)}×`;
}
