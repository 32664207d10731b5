import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../ffmpeg/tools.ts';
import type { ClipAnalysis } from '../model/analysis.ts';
import { type Intent, plainIntent } from '../model/intent.ts';
import { frames } from '../model/time.ts';
import { readFilmPackets } from '../render/film-packets.ts';
import { renderFilm } from '../render/render-film.ts';
import { movingVideo, never, testTools } from '../render/testing/make-media.ts';
import { makeTimeline } from '../render/testing/make-timeline.ts';
import { verifyFilm } from './verify-film.ts';

const timeline = makeTimeline({
  clips: [
    { sourceId: 'moving.mp4', length: 45 },
    { sourceId: 'moving.mp4', start: 50, length: 45 },
  ],
  titles: [
    {
      kind: 'call-to-action',
      text: 'À bientôt',
      range: { startTime: frames(45), duration: frames(45) },
      ...{ manner: 'end-card', family: 'wide', place: 'middle' },
    },
  ],
});
const intent: Intent = {
  ...plainIntent(false),
  duration: { minSeconds: 3, maxSeconds: 3 },
  texts: [
    {
      kind: 'call-to-action',
      text: 'À bientôt',
      place: 'auto',
      start: 'auto',
      seconds: null,
      manner: null,
      family: null,
    },
  ],
};

let folder: string;
let analyses: readonly ClipAnalysis[];
let film: Awaited<ReturnType<typeof renderFilm>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  const source = await movingVideo(folder, 'moving.mp4', { seconds: 4, size: '320x180' });
  const { durationSeconds, width, height, keyframeSeconds } = source.probe;
  analyses = [
    {
      ...{ sourceId: source.id, durationSeconds, width, height, keyframeSeconds },
      ...{ kind: 'video', hasAudio: true, takes: [], windows: [], loudnessLufs: -24, speech: [] },
    },
  ];
  film = await renderFilm(
    { timeline, references: [source], analyses, music: null },
    {
      tools: testTools,
      workFolder: folder,
      signal: never,
      concurrency: 2,
      onProgress: () => undefined,
    },
  );
});
afterAll(() => rm(folder, { recursive: true }));

describe('verifyFilm', () => {
  it('passes a film that is as planned', async () => {
    const { passed, checks } = await verify(film.filmPath);
    expect(checks.filter((check) => !check.passed)).toEqual([]);
    expect(passed).toBe(true);
    expect(checks.map(({ name }) => name)).toEqual([
      ...['frames', 'frame-times', 'size', 'pixel-aspect', 'colour-tags', 'codec', 'faststart'],
      'audio-length',
      ...['loudness', 'true-peak', 'black', 'frozen', 'call-to-action'],
    ]);
  });

  it.each([
    ['frames', ['-vf', 'trim=end_frame=88']],
    ['frame-times', ['-c:v', 'copy', '-bsf:v', 'setts=pts=PTS*1.0005:dts=DTS*1.0005']],
    ['black', ['-vf', "drawbox=color=black:t=fill:enable='between(n,10,30)'"]],
    ['frozen', ['-vf', 'trim=end_frame=50,tpad=stop_mode=clone:stop=40']],
    ['size', ['-vf', 'scale=160:90']],
    ['pixel-aspect', ['-vf', 'setsar=2']],
    ['loudness', ['-af', 'volume=-3dB']],
    ['true-peak', ['-af', 'volume=14dB,alimiter=limit=1:level=disabled']],
    ['audio-length', ['-af', 'atrim=end=2.5']],
    ['codec', ['-profile:v', 'baseline', '-bf', '0']],
    ['call-to-action', ['-vf', 'drawbox=color=gray:t=fill']],
  ])('fails a film with wrong %s', async (name, damage) => {
    const path = join(folder, `damaged-${name}.mp4`);
    await damageFilm(path, damage);
    const { passed, checks } = await verify(path);
    expect(passed).toBe(false);
    expect(checks.filter((check) => !check.passed).map((check) => check.name)).toContain(name);
  });

  it('fails a film whose index stands at its end', async () => {
    const path = join(folder, 'late-index.mp4');
    await runFfmpeg(testTools, ['-i', film.filmPath, '-c', 'copy', path], { signal: never });
    const { checks } = await verify(path);
    expect(checks.find(({ name }) => name === 'faststart')).toMatchObject({
      delivered: 'mdat, moov',
      passed: false,
    });
  });

  it('takes stillness that the source has for planned', async () => {
    const path = join(folder, 'damaged-still.mp4');
    await damageFilm(path, ['-vf', 'trim=end_frame=50,tpad=stop_mode=clone:stop=40']);
    const still = analyses.map((analysis) => ({ ...analysis, kind: 'image' as const }));
    const { checks } = await verify(path, still);
    expect(checks.find(({ name }) => name === 'frozen')?.passed).toBe(true);
  });
});

async function verify(filmPath: string, known = analyses) {
  const packets = await readFilmPackets(testTools, filmPath, never);
  const { titles, captions, isSilent } = film;
  return verifyFilm(
    { filmPath, packets, timeline, intent, analyses: known, titles, captions, isSilent },
    { tools: testTools, signal: never },
  );
}

async function damageFilm(path: string, damage: readonly string[]): Promise<void> {
  const copy = `${path}.whole.mp4`;
  await copyFile(film.filmPath, copy);
  const partial = `${path}.new.mp4`;
  const quick = ['-c:v', 'libx264', '-preset', 'veryfast', '-g', '60', '-c:a', 'aac'];
  const flags = ['-movflags', '+faststart'];
  await runFfmpeg(testTools, ['-i', copy, ...quick, ...flags, ...damage, partial], {
    signal: never,
  });
  await rename(partial, path);
}
