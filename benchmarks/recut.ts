import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edit } from '@armoni/video-engine/edit';
import { runFfmpeg } from '@armoni/video-engine/ffmpeg/tools';
import type { EditRequest } from '@armoni/video-engine/model/edit';
import type { Timeline } from '@armoni/video-engine/model/timeline';
import { filmChanges, uprightFilm } from './recut/film-changes.ts';
import { makeClips } from './render/make-clips.ts';
import { sized } from './shared/sized.ts';

// What a change costs in a film of a minute that is there already, against the whole job as it was at
// first: processor seconds of all programs and of the engine itself, in one run. Every other segment must
// be the same to the byte, and every frame and packet of sound that of a cold render of the changed cut;
// the latter is looked at in a film of the same cut in small.

// `RECUT_ONLY=music,text` measures the changes with one of these words in their name alone.

const signal = new AbortController().signal;
const only = process.env.RECUT_ONLY?.split(',') ?? [];
const isWanted = (name: string) => only.length === 0 || only.some((word) => name.includes(word));
// In the smallest run the film is small as well: its frames are most of the work.
const { clipSet, filmSeconds, shotCount, shortSide } = sized(
  {
    clipSet: { count: 18, width: 1920, height: 1080 },
    ...{ filmSeconds: 60, shotCount: 20, shortSide: 1080 },
  },
  {
    clipSet: { count: 4, width: 480, height: 272 },
    ...{ filmSeconds: 8, shotCount: 5, shortSide: 180 },
  },
);
/** Of the film that is compared with a cold render. */
const checkedSide = 180;
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
  await compare(await makeClips(folder, clipSet, tools), await makeBeat());
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compare(clips: readonly string[], musicPath: string): Promise<void> {
  const request: EditRequest = {
    sources: clips.map((path) => ({ id: path, path, name: path })),
    instructions: `Un film de ${filmSeconds} secondes, ${shotCount} plans, titre « Îles du Sud » au début`,
    musicPath,
    aspectRatio: '16:9',
    seed: 1,
    workFolder: join(folder, 'job'),
  };
  const cold = await make(request, shortSide);
  const small = { ...request, workFolder: join(folder, 'small') };
  const { timeline } = await make(small, checkedSide);
  const { duration, tracks } = cold.timeline;
  console.log(
    `Film of ${duration.value} frames and ${tracks.video.clips.length} shots: ${seconds(cold.cpu)}.`,
  );
  const before = await segmentsOf(request.workFolder);
  const inSmall = filmChanges(timeline, cold.lengths);
  for (const [name, changed] of filmChanges(cold.timeline, cold.lengths)) {
    if (!isWanted(name)) continue;
    const again = await make({ ...request, timeline: changed }, shortSide);
    const after = await segmentsOf(request.workFolder);
    const isKept = [...before].every(([segment, hash]) => after.get(segment) === hash);
    const pictures = [...after.keys()].filter((one) => !before.has(one) && one.endsWith('.mp4'));
    for (const [segment, hash] of after) before.set(segment, hash);
    const isSame = await isAsCold(small, name, inSmall.get(name));
    console.log(
      `  ${name}: ${seconds(again.cpu)}, ${(again.cpu / cold.cpu).toFixed(3)} of the first job; ` +
        `${pictures.length} segments rendered, the others ${isKept ? 'untouched' : 'NOT THE SAME'}; ` +
        `frames and sound ${isSame ? 'as' : 'NOT AS'} in a cold render`,
    );
  }
  if (isWanted('in 9:16')) await stand(request, cold);
}

/** 120 beats a minute over the whole film. */
async function makeBeat(): Promise<string> {
  const path = join(folder, 'beat.wav');
  const beat = "aevalsrc='0.8*sin(2*PI*110*t)*exp(-18*mod(t,0.5))':s=44100";
  const args = ['-f', 'lavfi', '-i', beat, '-t', String(filmSeconds + 5), `file:${path}`];
  await runFfmpeg(tools, args, { signal });
  return path;
}

/** The same shots in another shape: everything is rendered, nothing is looked for again. */
async function stand(request: EditRequest, cold: Awaited<ReturnType<typeof make>>): Promise<void> {
  const upright = {
    ...request,
    aspectRatio: '9:16',
    timeline: uprightFilm(cold.timeline),
  } as const;
  const again = await make(upright, shortSide);
  const shots = (of: typeof again) =>
    JSON.stringify(
      of.timeline.tracks.video.clips.map((shot) => [
        shot.mediaReference.sourceId,
        shot.sourceRange,
      ]),
    );
  const { width, height } = again.timeline;
  console.log(
    `  in 9:16: ${seconds(again.cpu)}, ${(again.cpu / cold.cpu).toFixed(3)} of the first job; ${width}×${height}, ` +
      `${shots(again) === shots(cold) ? 'the same' : 'OTHER'} shots`,
  );
}

/** Whether a change rendered by difference has the frames and the sound of a render from nothing. */
async function isAsCold(small: EditRequest, name: string, timeline?: Timeline): Promise<boolean> {
  if (!timeline) return false;
  const again = await make({ ...small, timeline }, checkedSide);
  const workFolder = join(folder, `cold ${name}`);
  const cold = await make({ ...small, timeline, workFolder }, checkedSide);
  const [one, other] = [await decoded(again.filmPath), await decoded(cold.filmPath)];
  await rm(workFolder, { recursive: true });
  return one === other;
}

/** A hash of each decoded frame and of each packet of sound. */
async function decoded(path: string): Promise<string> {
  const args = ['-i', `file:${path}`, '-map', '0', '-f', 'framemd5', '-'];
  return (await runFfmpeg(tools, args, { signal })).stdout.toString();
}

/** By their names, what the files hold. */
async function segmentsOf(workFolder: string): Promise<Map<string, string>> {
  const rendered = join(workFolder, 'render');
  const names = (await readdir(rendered)).filter((name) => name.startsWith('segment-'));
  const hashed = names.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(rendered, name)));
    return [name, hash.digest('hex')] as const;
  });
  return new Map(await Promise.all(hashed));
}

async function make(request: EditRequest, side: number) {
  const outcome = await edit(request, { ...tools, signal, concurrency: 2, shortSide: side });
  if (!('filmPath' in outcome)) throw new Error(JSON.stringify(outcome));
  const { filmPath, material, report } = outcome;
  return {
    filmPath,
    timeline: report.timeline,
    lengths: new Map(material.sources.map(({ sourceId, frameCount }) => [sourceId, frameCount])),
    cpu: report.stages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  };
}

function seconds(value: number): string {
  return `${value.toFixed(1)} CPU s`;
}
