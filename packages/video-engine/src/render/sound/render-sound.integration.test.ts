import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplesPerSecond } from '../encoding.ts';
import type { RenderedSegment } from '../segments/render-segments.ts';
import { makeTimeline } from '../testing/make-timeline.ts';
import { measureLoudness } from './measure-loudness.ts';
import { renderSound } from './render-sound.ts';

const seconds = 6;
const tools = {
  ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobePath: process.env.FFPROBE_PATH ?? 'ffprobe',
};
const { signal } = new AbortController();
const timeline = makeTimeline({ clips: [{ sourceId: 'a', length: seconds * 30 }] });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sound-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Short beats, whose peaks a limiter holds. */
async function segmentOf(level: number): Promise<RenderedSegment> {
  const samples = new Float32Array(seconds * samplesPerSecond * 2);
  for (let at = 0; at < samples.length; at += 1) {
    const time = Math.floor(at / 2) / samplesPerSecond;
    samples[at] = level * Math.sin(2 * Math.PI * 110 * time) * Math.exp(-18 * (time % 0.5));
  }
  const soundPath = join(folder, `beats-${level}.f32`);
  await writeFile(soundPath, new Uint8Array(samples.buffer));
  return { firstFrame: 0, frameCount: seconds * 30, soundPath } as unknown as RenderedSegment;
}

const render = (segment: RenderedSegment) =>
  renderSound(timeline, [segment], { analyses: new Map(), music: null }, { tools, folder, signal });

it('reaches the loudness of a film, also where a limiter takes much of it back', async () => {
  const { path } = await render(await segmentOf(0.8));
  const { lufs } = await measureLoudness(tools, ['-i', `file:${path}`], signal);
  expect(lufs).toBeGreaterThan(-14.5);
  expect(lufs).toBeLessThan(-13.5);
});

it('is encoded again only where the mix is another', async () => {
  const loud = await segmentOf(0.8);
  const { path } = await render(loud);
  const made = await stat(path, { bigint: true });
  await render(loud);
  expect((await stat(path, { bigint: true })).ino).toBe(made.ino);
  const bytes = await readFile(path);
  await render(await segmentOf(0.2));
  expect((await stat(path, { bigint: true })).ino).not.toBe(made.ino);
  await render(loud);
  expect(await readFile(path)).toEqual(bytes);
});
