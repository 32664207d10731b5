import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg, type Tools } from '@armoni/video-engine/ffmpeg/tools';
import type { MediaReference } from '@armoni/video-engine/model/media';
import { probeMedia } from '@armoni/video-engine/probe/probe-media';
import { videoEncoding } from '@armoni/video-engine/render/encoding';
import { renderFilm } from '@armoni/video-engine/render/render-film';
import { makeTimeline } from '@armoni/video-engine/render/testing/make-timeline';

/** A film of 15 s and 20 cuts in 1080p, against encoding the very same frames. */
export type RenderResult = {
  readonly inputs: number;
  readonly renderCpuSeconds: number;
  /** The same raw frames through the same encoder, as many processes at once. */
  readonly floorCpuSeconds: number;
  readonly ratio: number;
  /** Of all ffmpeg processes together. */
  readonly peakMegabytes: number;
};

const filmFrames = 450;
const cuts = 20;
const concurrency = 2;
const signal = new AbortController().signal;

/** @param folder for clips, segments and raw frames (1.5 GB); made and removed */
export async function benchmarkRender(
  folder: string,
  { inputs, ffmpegPath, ffprobePath }: { inputs: number; ffmpegPath: string; ffprobePath: string },
): Promise<RenderResult> {
  let cpuSeconds = 0;
  const tools: Tools = {
    ffmpegPath,
    ffprobePath,
    onCpuSeconds: (seconds) => {
      cpuSeconds += seconds;
    },
  };
  await mkdir(folder, { recursive: true });
  try {
    const references = await makeClips(folder, inputs, tools);
    const memory = watchMemory();
    cpuSeconds = 0;
    const timeline = planCuts(references);
    await renderFilm(
      { timeline, references, analyses: [], music: null },
      { tools, workFolder: folder, signal, concurrency, onProgress: () => undefined },
    );
    const renderCpuSeconds = cpuSeconds;
    const peakMegabytes = memory.stop();
    const halves = await decodeHalves(timeline, references, folder, tools);
    cpuSeconds = 0;
    await Promise.all(halves.map((half) => encode(half, tools)));
    const floorCpuSeconds = cpuSeconds;
    const ratio = renderCpuSeconds / floorCpuSeconds;
    return { inputs, renderCpuSeconds, floorCpuSeconds, ratio, peakMegabytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const differentClips = 8;

/** Clips as a phone makes them, 1080p30 with a keyframe each two seconds; more are copies. */
async function makeClips(folder: string, count: number, tools: Tools): Promise<MediaReference[]> {
  const references: MediaReference[] = [];
  for (let index = 0; index < count; index++) {
    const path = join(folder, `clip-${index}.mp4`);
    if (index < differentClips) await makeClip(path, index, tools);
    else await copyFile(join(folder, `clip-${index % differentClips}.mp4`), path);
    const probed = await probeMedia({ id: `${index}`, path, name: path }, tools, { signal });
    if (!probed.ok) throw new Error(probed.refusal.message);
    references.push(probed.reference);
  }
  return references;
}

/** A camera gliding over coarse, middle and fine detail, in about 14 Mbit/s. */
async function makeClip(path: string, index: number, tools: Tools): Promise<void> {
  const octave = (size: string, luma: string, chroma: string) =>
    `nullsrc=s=${size}:r=30:d=0.04,geq=lum='128+${luma}':cb='128+${chroma}':cr='128-${chroma}',` +
    'scale=2400:1350:flags=bicubic,setsar=1';
  const far = `60*sin(X*${2 + index}.3+Y*${5 + index}.1)`;
  const middle = `80*sin(X*${13 + index}.7+Y*${7 + index}.3+X*Y)`;
  const onTop = (share: number) => `blend=c0_expr='A+(B-128)*${share}':c1_expr=A:c2_expr=A`;
  const glide = index % 2 === 0 ? '400-0.9*n' : '0.9*n';
  const graph = [
    `${octave('12x7', far, `24*sin(X*0.9+Y*0.7+${index})`)}[far]`,
    `${octave('60x34', middle, '0')}[middle]`,
    `${octave('600x338', '70*(random(0)-0.5)', '0')}[near]`,
    `[far][middle]${onTop(0.3)}[both];[both][near]${onTop(0.6)},format=yuv420p`,
  ];
  const moving =
    `loop=140:1,fps=30,trim=end_frame=130,crop=1920:1080:x='${glide}':y='60+20*sin(n/60)',` +
    'noise=alls=6:allf=t[clip]';
  await runFfmpeg(
    tools,
    [
      ...['-filter_complex', `${graph.join(';')},${moving}`, '-map', '[clip]'],
      ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
      ...['-g', '60', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
      ...['-color_trc', 'bt709', '-color_range', 'tv', path],
    ],
    { signal },
  );
}

function planCuts(references: readonly MediaReference[]) {
  const shots = Math.max(cuts + 1, references.length);
  const clips = Array.from({ length: shots }, (_, index) => {
    const from = Math.round((index * filmFrames) / shots);
    const length = Math.round(((index + 1) * filmFrames) / shots) - from;
    // No help from keyframes: each shot begins somewhere inside its group of pictures.
    const start = 17 + ((index * 23) % 80);
    return { sourceId: references[index % references.length]!.id, start, length };
  });
  return makeTimeline({ clips, width: 1920, height: 1080, originalSound: 'drop' });
}

/** The frames as they reach the encoder: a film decoded again would be smoother and cheaper. */
async function decodeHalves(
  timeline: ReturnType<typeof planCuts>,
  references: readonly MediaReference[],
  folder: string,
  tools: Tools,
): Promise<string[]> {
  const paths = ['first', 'second'].map((name) => join(folder, `${name}.yuv`));
  const { clips } = timeline.tracks.video;
  for (const [index, clip] of clips.entries()) {
    const source = references.find(({ id }) => id === clip.mediaReference.sourceId)!;
    const from = Math.max(0, clip.sourceRange.startTime.value / 30 - 0.004).toFixed(6);
    const { stdout } = await runFfmpeg(
      tools,
      [
        ...['-ss', from, '-i', source.path, '-an', '-frames:v'],
        ...[String(clip.recordRange.duration.value), '-f', 'rawvideo', '-'],
      ],
      { signal },
    );
    await appendFile(paths[index < clips.length / 2 ? 0 : 1]!, stdout);
  }
  return paths;
}

async function encode(rawPath: string, tools: Tools): Promise<void> {
  const raw = ['-f', 'rawvideo', '-s', '1920x1080', '-r', '30', '-pix_fmt', 'yuv420p'];
  const args = [...raw, '-i', rawPath, ...videoEncoding(), '-f', 'mp4', `${rawPath}.mp4`];
  await runFfmpeg(tools, args, { signal });
}

/** Resident memory of all ffmpeg processes below this one; 0 where there is no /proc. */
function watchMemory() {
  let peak = 0;
  let isReading = false;
  const timer = setInterval(async () => {
    if (isReading) return;
    isReading = true;
    peak = Math.max(peak, await toolMegabytes().catch(() => 0));
    isReading = false;
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peak);
    },
  };
}

async function toolMegabytes(): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const statuses = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')),
  );
  const parents = new Map(
    statuses.map((status) => [number(status, 'Pid'), number(status, 'PPid')]),
  );
  const isOurs = (id: number): boolean =>
    id === process.pid || (id > 1 && isOurs(parents.get(id) ?? 0));
  return statuses
    .filter((status) => /^Name:\s+ffmpeg/.test(status) && isOurs(number(status, 'Pid')))
    .reduce((sum, status) => sum + number(status, 'VmRSS') / 1024, 0);
}

function number(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

if (import.meta.main) {
  const asked = process.argv.slice(2).map(Number);
  for (const inputs of asked.length > 0 ? asked : [8, 42]) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-render-'));
    const { FFMPEG_PATH: ffmpegPath = 'ffmpeg', FFPROBE_PATH: ffprobePath = 'ffprobe' } =
      process.env;
    console.dir(await benchmarkRender(folder, { inputs, ffmpegPath, ffprobePath }));
  }
}
