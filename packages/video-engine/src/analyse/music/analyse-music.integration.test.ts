import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ToolFailed } from '../../ffmpeg/tool-errors.ts';
import { analyseMusic } from './analyse-music.ts';
import { makeDrumLoop } from './drum-loop.testing.ts';
import { sampleRate } from './mel-spectrogram.ts';

const tools = { ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg', ffprobePath: 'ffprobe' };
const signal = new AbortController().signal;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armoni-music-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function writeWave(name: string, samples: Float32Array): Promise<string> {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(32767 * Math.max(-1, Math.min(1, sample))), 44 + index * 2);
  });
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

describe('analyseMusic', () => {
  it('measures length, tempo and loudness of a file', async () => {
    const { samples } = makeDrumLoop({ bpm: 110, seconds: 10 });
    const music = await analyseMusic(await writeWave('loop.wav', samples), tools, { signal });
    expect(music.durationSeconds).toBeCloseTo(10, 3);
    expect(music.tempoBpm).toBeGreaterThan(108);
    expect(music.tempoBpm).toBeLessThan(112);
    expect(music.loudnessLufs).toBeLessThan(-10);
    expect(music.loudnessLufs).toBeGreaterThan(-40);
  });

  it('hears no music in digital silence', async () => {
    const path = await writeWave('silence.wav', new Float32Array(5 * sampleRate));
    expect(await analyseMusic(path, tools, { signal })).toEqual({
      durationSeconds: 5,
      tempoBpm: 0,
      beatSeconds: [],
      downbeatSeconds: [],
      pulse: 0,
      loudnessLufs: null,
    });
  });

  it('throws a named error for a file without sound', async () => {
    const path = join(folder, 'text.mp3');
    await writeFile(path, 'not a sound');
    await expect(analyseMusic(path, tools, { signal })).rejects.toThrow(ToolFailed);
  });
});
