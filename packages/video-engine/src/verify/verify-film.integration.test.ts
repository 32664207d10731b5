import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../ffmpeg/tools.ts';
import type { ClipAnalysis } from '../model/analysis.ts';
import { type Intent, plainIntent } from '../model/intent.ts';
import { frames } from '../model/time.ts';
import { wordsCutNote } from '../model/words-cut-note.ts';
import { readFilmPackets } from '../render/film-packets.ts';
import { filmPictures } from '../render/film-pictures.ts';
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
      ...{ kind: 'video', hasAudio: true, takes: [], loudnessLufs: -24, speech: [] },
      // It moves all along, and is dark nowhere.
      windows: Array.from({ length: 8 }, (_, index) => ({
        ...{ startSeconds: index / 2, endSeconds: index / 2 + 0.5, score: 1, activity: 1, jerk: 0 },
        ...{ sharpness: 1, luma: 120, chroma: 30, penalty: 0, loudness: 0, isSpeech: false },
        ...{ layout: Array.from({ length: 144 }, () => 128), hash: '0'.repeat(16) },
      })),
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
      ...['loudness', 'true-peak', 'black', 'frozen', 'borders', 'repeats', 'cut-words'],
      'call-to-action',
    ]);
  });

  const failsWithWrong = async (name: string, damage: readonly string[]) => {
    const path = join(folder, `damaged-${name}.mp4`);
    await damageFilm(path, damage);
    const { passed, checks } = await verify(path);
    expect(passed).toBe(false);
    expect(checks.filter((check) => !check.passed).map((check) => check.name)).toContain(name);
  };
  it.each([
    ['frames', ['-vf', 'trim=end_frame=88']],
    ['frame-times', ['-c:v', 'copy', '-bsf:v', 'setts=pts=PTS*1.0005:dts=DTS*1.0005']],
    ['black', ['-vf', "drawbox=color=black:t=fill:enable='between(n,10,30)'"]],
    ['frozen', ['-vf', 'trim=end_frame=50,tpad=stop_mode=clone:stop=40']],
    ['call-to-action', ['-vf', 'drawbox=color=gray:t=fill']],
    ['borders', ['-vf', 'scale=320:140,setsar=1,pad=320:180:0:20']],
    // The first shot again in the place of the second.
    [
      'repeats',
      [
        ...['-filter_complex', '[0:v]trim=end_frame=45,split[a][b];[a][b]concat,setpts=N/30/TB'],
        ...['-force_key_frames', '1.5'],
      ],
    ],
  ])('fails a film with wrong %s', failsWithWrong);

  it.each([
    ['size', ['-vf', 'scale=160:90']],
    ['pixel-aspect', ['-vf', 'setsar=2']],
    ['loudness', ['-af', 'volume=-3dB']],
    ['true-peak', ['-af', 'volume=14dB,alimiter=limit=1:level=disabled']],
    ['audio-length', ['-af', 'atrim=end=2.5']],
    ['codec', ['-profile:v', 'baseline', '-bf', '0']],
  ])('fails a film with wrong %s', { tags: 'whole' }, failsWithWrong);

  it('fails a film whose index stands at its end', async () => {
    const path = join(folder, 'late-index.mp4');
    await runFfmpeg(testTools, ['-i', film.filmPath, '-c', 'copy', path], { signal: never });
    const { checks } = await verify(path);
    expect(checks.find(({ name }) => name === 'faststart')).toMatchObject({
      delivered: 'mdat, moov',
      passed: false,
    });
  });

  it('fails a film that cuts a word in two, unless it says so', async () => {
    // Somebody speaks across the end of the first shot, at a second and a half.
    const talking = analyses.map((analysis) => ({
      ...analysis,
      speech: [{ startSeconds: 1, endSeconds: 1.62 }],
    }));
    const { checks } = await verify(film.filmPath, talking);
    expect(checks.find(({ name }) => name === 'cut-words')).toMatchObject({
      delivered: 1,
      passed: false,
    });
    const told = { ...timeline, notes: [wordsCutNote] };
    expect((await verify(film.filmPath, talking, told)).passed).toBe(true);
  });

  it('takes stillness that the source has for planned', async () => {
    const path = join(folder, 'damaged-still.mp4');
    await damageFilm(path, ['-vf', 'trim=end_frame=50,tpad=stop_mode=clone:stop=40']);
    const still = analyses.map((analysis) => ({ ...analysis, kind: 'image' as const }));
    const { checks } = await verify(path, still);
    expect(checks.find(({ name }) => name === 'frozen')?.passed).toBe(true);
  });
});

async function verify(filmPath: string, known = analyses, planned = timeline) {
  const packets = await readFilmPackets(testTools, filmPath, never);
  const { titles, captions, isSilent } = film;
  const options = { tools: testTools, folder, signal: never };
  const { shots, loudness } = await filmPictures(filmPath, planned, packets, options);
  const samples = shots.map(({ sample }) => sample);
  return verifyFilm(
    {
      ...{ filmPath, packets, timeline: planned, intent, analyses: known, titles, captions },
      ...{ isSilent, samples, loudness, isCutByHand: false },
    },
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
