import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg, type Tools } from '@armoni/video-engine/ffmpeg/tools';
import { videoEncoding } from '@armoni/video-engine/render/encoding';
import { makeClips } from './render/make-clips.ts';
import { sized } from './shared/sized.ts';

// What presets and rates of loss of the encoder cost in time, size and likeness, on the footage in `FOOTAGE_FOLDER` or clips
// made for it: a stretch of each, as large as a film, through the engine's own settings but for those two.
// `ENCODER_KEPT=file` keeps each figure in that file and measures those that are missing in it.

const { presets, losses, frameCount, size } = sized(
  {
    presets: ['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium'],
    losses: [17, 19, 21, 23],
    frameCount: 48,
    size: { width: 1920, height: 1080 },
  },
  {
    presets: ['superfast', 'veryfast'],
    losses: [21],
    frameCount: 6,
    size: { width: 480, height: 270 },
  },
);
const startSeconds = 1;
const { width, height } = size;
const raw = ['-f', 'rawvideo', '-s', `${width}x${height}`, '-r', '30', '-pix_fmt', 'yuv420p'];
const { FOOTAGE_FOLDER: footage, ENCODER_KEPT: kept } = process.env;
const signal = new AbortController().signal;
const tools: Tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
};

type Figure = {
  readonly clip: string;
  readonly preset: string;
  readonly loss: number;
  readonly cpuSeconds: number;
  readonly bytes: number;
  /** SSIM of each frame. */
  readonly likeness: readonly number[];
};

const folder = await mkdtemp(join(tmpdir(), 'bench-encoder-'));
try {
  const figures = [...(await keptFigures())];
  for (const path of await footagePaths()) await measureClip(path, figures);
  report(figures);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function footagePaths(): Promise<readonly string[]> {
  if (footage && existsSync(footage)) {
    return (await readdir(footage)).toSorted().map((name) => join(footage, name));
  }
  return makeClips(folder, { ...size, count: 2 }, tools);
}

async function keptFigures(): Promise<readonly Figure[]> {
  const text = kept ? await readFile(kept, 'utf8').catch(() => '') : '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figure);
}

/** Preset by preset at each rate, so that what slows the machine meets all presets alike. */
async function measureClip(path: string, figures: Figure[]): Promise<void> {
  const clip = path.slice(path.lastIndexOf('/') + 1);
  const missing = losses.flatMap((loss) =>
    presets
      .filter((preset) => !figures.some((figure) => isOf(figure, { clip, preset, loss })))
      .map((preset) => ({ preset, loss })),
  );
  if (missing.length === 0) return;
  const stretch = join(folder, 'stretch.yuv');
  await writeRaw(path, stretch);
  for (const { preset, loss } of missing) {
    const figure = { clip, preset, loss, ...(await encode(stretch, preset, loss)) };
    figures.push(figure);
    if (kept) await appendFile(kept, `${JSON.stringify(figure)}\n`);
  }
  await rm(stretch);
}

function isOf(figure: Figure, { clip, preset, loss }: Pick<Figure, 'clip' | 'preset' | 'loss'>) {
  return figure.clip === clip && figure.preset === preset && figure.loss === loss;
}

/** As a film shows it: filling the frame, at its rate. */
async function writeRaw(path: string, output: string): Promise<void> {
  const shown = `fps=30,scale=${width}:${height}:force_original_aspect_ratio=increase:flags=bicubic,crop=${width}:${height}`;
  await runFfmpeg(
    tools,
    [
      // Read from the start: a VP8 WebM does not decode from within.
      ...['-threads', '1', '-i', path, '-ss', String(startSeconds), '-an', '-vf', shown],
      ...['-frames:v', String(frameCount), '-pix_fmt', 'yuv420p', '-f', 'rawvideo', output],
    ],
    { signal },
  );
}

async function encode(path: string, preset: string, loss: number) {
  const output = join(folder, 'encoded.mp4');
  const settings = videoEncoding(undefined, loss).with(3, preset);
  const { cpuSeconds } = await runFfmpeg(tools, [...raw, '-i', path, ...settings, output], {
    signal,
  });
  const { size: bytes } = await stat(output);
  return { cpuSeconds, bytes, likeness: await likenessOf(output, path) };
}

async function likenessOf(encoded: string, path: string): Promise<readonly number[]> {
  const even = 'settb=1/30,setpts=N';
  const graph = `[0:v]${even}[a];[1:v]${even}[b];[a][b]ssim=stats_file=-`;
  const inputs = ['-threads', '1', '-i', encoded, ...raw, '-i', path];
  const { stdout } = await runFfmpeg(tools, [...inputs, '-lavfi', graph, '-f', 'null', '-'], {
    signal,
  });
  return [...stdout.toString().matchAll(/All:([\d.]+)/g)].map(([, all]) => Number(all));
}

/** Sums and means over the clips of which every figure is there. */
function report(figures: readonly Figure[]): void {
  const settings = losses.flatMap((loss) => presets.map((preset) => ({ preset, loss })));
  const clips = [...new Set(figures.map(({ clip }) => clip))].filter((clip) =>
    settings.every((setting) => figures.some((figure) => isOf(figure, { clip, ...setting }))),
  );
  console.log(`${clips.length} clips, ${frameCount} frames of ${width}x${height} each.`);
  console.log(
    '| preset | loss | CPU ms a frame | Mbit/s | SSIM in the mean | of the worst frame |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const { preset, loss } of settings) {
    const found = clips.map(
      (clip) => figures.find((figure) => isOf(figure, { clip, preset, loss })) as Figure,
    );
    const frames = found.flatMap(({ likeness }) => likeness);
    const milliseconds = (1000 * sum(found.map(({ cpuSeconds }) => cpuSeconds))) / frames.length;
    const bits = (8 * sum(found.map(({ bytes }) => bytes)) * 30) / frames.length / 1e6;
    const mean = sum(frames) / frames.length;
    console.log(
      `| ${preset} | ${loss} | ${milliseconds.toFixed(1)} | ${bits.toFixed(2)} | ${mean.toFixed(4)} | ${Math.min(...frames).toFixed(4)} |`,
    );
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
