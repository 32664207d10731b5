import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg, type Tools } from '@armoni/video-engine/ffmpeg/tools';
import { videoEncoding } from '@armoni/video-engine/render/encoding';
import { leaveOut } from './shared/leave-out.ts';
import { sized } from './shared/sized.ts';

/**
 * What presets of the encoder make of real footage: size, likeness (SSIM) and processor time, over the
 * first 40 frames of each clip in `FOOTAGE_FOLDER` at 1080p. The engine's own setting stands among them.
 */
type Setting = readonly [preset: string, crf: number];
const settings = sized<readonly Setting[]>(
  [
    ['ultrafast', 24],
    ['superfast', 23],
    ['superfast', 24],
    ['veryfast', 21],
    ['faster', 22],
    ['fast', 22],
  ],
  [
    ['superfast', 24],
    ['veryfast', 21],
  ],
);
const frames = sized<number>(40, 6);
const size = sized<string>('1920:1080', '320:180');
const signal = new AbortController().signal;

const { FOOTAGE_FOLDER: footage, FFMPEG_PATH: ffmpegPath = 'ffmpeg' } = process.env;
if (!footage || !existsSync(footage)) leaveOut('FOOTAGE_FOLDER names no footage');
const used = { seconds: 0 };
const tools: Tools = {
  ...{ ffmpegPath, ffprobePath: 'ffprobe' },
  onCpuSeconds: (seconds) => {
    used.seconds += seconds;
  },
};

type Row = { preset: string; kilobytes: number; likeness: number; cpuSeconds: number };

const folder = await mkdtemp(join(tmpdir(), 'bench-presets-'));
try {
  const names = (await readdir(footage)).toSorted().slice(0, sized<number>(8, 1));
  const rows = settings.map(
    ([preset, crf]): Row => ({
      ...{ preset: `${preset} ${crf}`, kilobytes: 0, likeness: 0, cpuSeconds: 0 },
    }),
  );
  for (const name of names) {
    const raw = await decode(join(footage, name));
    for (const [index, [preset, crf]] of settings.entries()) {
      const row = rows[index]!;
      const coded = await encode(raw, preset, crf);
      row.kilobytes += coded.bytes / 1000;
      row.cpuSeconds += coded.cpuSeconds;
      row.likeness += (await likeness(raw, coded.path)) / names.length;
    }
  }
  for (const row of rows) {
    console.log(
      `${row.preset.padEnd(12)} ${Math.round(row.kilobytes)} kB, SSIM ${row.likeness.toFixed(4)}, ${row.cpuSeconds.toFixed(1)} CPU s`,
    );
  }
} finally {
  await rm(folder, { recursive: true });
}

function rawInput(path: string): readonly string[] {
  const shape = ['-f', 'rawvideo', '-s', size.replace(':', 'x'), '-r', '30', '-pix_fmt', 'yuv420p'];
  return [...shape, '-i', path];
}

async function decode(path: string): Promise<string> {
  const raw = join(folder, 'footage.yuv');
  const scale = `fps=30,scale=${size}:force_original_aspect_ratio=increase:flags=bicubic,crop=${size},format=yuv420p`;
  const output = ['-an', '-vf', scale, '-frames:v', String(frames), '-f', 'rawvideo', raw];
  await runFfmpeg(tools, ['-threads', '1', '-i', path, ...output], { signal });
  return raw;
}

/** As the engine encodes, but for preset and quality. */
async function encode(raw: string, preset: string, crf: number) {
  const path = join(folder, 'coded.mp4');
  const own = [...videoEncoding()];
  own[own.indexOf('-preset') + 1] = preset;
  own[own.indexOf('-crf') + 1] = String(crf);
  const before = used.seconds;
  await runFfmpeg(tools, [...rawInput(raw), ...own, '-f', 'mp4', path], { signal });
  return { path, bytes: (await stat(path)).size, cpuSeconds: used.seconds - before };
}

async function likeness(raw: string, coded: string): Promise<number> {
  const graph = ['-i', coded, '-lavfi', '[0:v][1:v]ssim', '-f', 'null', '-'];
  const options = { signal, logLevel: 'info' };
  const { stderr } = await runFfmpeg(tools, [...rawInput(raw), ...graph], options);
  return Number(/All:([\d.]+)/.exec(stderr)?.[1] ?? 0);
}
