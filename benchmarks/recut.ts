import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edit } from '@armoni/video-engine/edit';
import type { EditRequest } from '@armoni/video-engine/model/edit';
import { makeClips } from './render/make-clips.ts';
import { sized } from './shared/sized.ts';

// What a change costs in a film of a minute that is there already: its title corrected, one shot
// of it slid by ten frames, its music lowered; against the whole job as it was at first. Processor
// seconds of all programs and of the engine itself, in one run.

const signal = new AbortController().signal;
// In the smallest run the film is small as well: its frames are most of the work.
const { clipSet, filmSeconds, shortSide } = sized(
  { clipSet: { count: 18, width: 1920, height: 1080 }, filmSeconds: 60, shortSide: 1080 },
  { clipSet: { count: 2, width: 480, height: 272 }, filmSeconds: 3, shortSide: 180 },
);
const tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
};

const folder = await mkdtemp(join(tmpdir(), 'bench-recut-'));
// Cut short, it still leaves no gigabytes behind.
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
});
try {
  await compare(await makeClips(folder, clipSet, tools));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compare(clips: readonly string[]): Promise<void> {
  const request: EditRequest = {
    sources: clips.map((path) => ({ id: path, path, name: path })),
    instructions: `Un film de ${filmSeconds} secondes, titre « Îles du Sud » au début`,
    musicPath: null,
    aspectRatio: '16:9',
    seed: 1,
    workFolder: join(folder, 'job'),
  };
  const cold = await cost(request);
  const { timeline } = cold;
  const { clips: shots, titles } = timeline.tracks.video;
  console.log(
    `Film of ${timeline.duration.value} frames and ${shots.length} shots: ${seconds(cold.cpu)}.`,
  );
  const changes = {
    'title corrected': withVideo({ titles: titles.map((card) => ({ ...card, text: 'Le Nord' })) }),
    'one shot slid': withVideo({ clips: shots.with(1, slid(shots[1] ?? shots[0]!)) }),
    'all clips silent': {
      ...timeline,
      tracks: { ...timeline.tracks, audio: { ...timeline.tracks.audio, originalSound: 'drop' } },
    } as const,
  };
  for (const [name, changed] of Object.entries(changes)) {
    const again = await cost({ ...request, timeline: changed });
    const goal = name === 'title corrected' ? ' (goal ≤ 0.15)' : '';
    const ratio = (again.cpu / cold.cpu).toFixed(3);
    console.log(`  ${name}: ${seconds(again.cpu)}, ${ratio} of the first job${goal}`);
  }

  function withVideo(change: Partial<typeof timeline.tracks.video>) {
    const video = { ...timeline.tracks.video, ...change };
    return { ...timeline, tracks: { ...timeline.tracks, video } };
  }
}

type Shots = Awaited<ReturnType<typeof cost>>['timeline']['tracks']['video']['clips'];

/** Ten frames earlier in its clip, or later where it begins. */
function slid(shot: Shots[number]): Shots[number] {
  const { startTime, duration } = shot.sourceRange;
  const value = startTime.value >= 10 ? startTime.value - 10 : startTime.value + 1;
  return { ...shot, sourceRange: { startTime: { ...startTime, value }, duration } };
}

async function cost(request: EditRequest) {
  const outcome = await edit(request, { ...tools, signal, concurrency: 2, shortSide });
  if (!('filmPath' in outcome)) throw new Error(JSON.stringify(outcome));
  const { stages, timeline } = outcome.report;
  return { timeline, cpu: stages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) };
}

function seconds(value: number): string {
  return `${value.toFixed(1)} CPU s`;
}
