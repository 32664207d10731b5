import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../../ffmpeg/tools.ts';
import type { MediaReference } from '../../model/media.ts';
import { frames } from '../../model/time.ts';
import type { Timeline } from '../../model/timeline.ts';
import { renderFilm } from '../render-film.ts';
import { analysisOf, countingVideo, movingVideo, never, testTools } from '../testing/make-media.ts';
import { makeTimeline } from '../testing/make-timeline.ts';

let media: string;
let counting: MediaReference;
const small = { width: 64, height: 36 };
const sourceId = 'counting.mp4';
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'reversed-'));
  counting = await countingVideo(media, sourceId);
});
afterAll(() => rm(media, { recursive: true }));

describe('a shot that runs backwards', () => {
  it('begins with the last frame of its stretch and ends with the first, over all its parts', async () => {
    const clips = [
      { sourceId, start: 3, length: 10 },
      { sourceId, start: 10, length: 71, reversed: true },
      { sourceId, start: 40, length: 10 },
    ];
    const shown = await numbersOf(await render(makeTimeline({ ...small, clips }), [counting]));
    expect(shown).toEqual([
      ...Array.from({ length: 10 }, (_, index) => 3 + index),
      ...Array.from({ length: 71 }, (_, index) => 80 - index),
      ...Array.from({ length: 10 }, (_, index) => 40 + index),
    ]);
  });

  it('shows the frames of its forward twin, turned round, at every speed', async () => {
    for (const speed of [0.5, 2]) {
      const of = (reversed: boolean) =>
        makeTimeline({ ...small, clips: [{ sourceId, start: 10, length: 30, speed, reversed }] });
      const forward = await numbersOf(await render(of(false), [counting]));
      const backward = await numbersOf(await render(of(true), [counting]));
      expect(backward).toEqual(forward.toReversed());
    }
  });

  it('goes on backwards into the dissolves beside it', async () => {
    const clips = [
      { sourceId, start: 60, length: 20, reversed: true },
      { sourceId, start: 30, length: 20, reversed: true },
    ];
    const transitions = [{ afterClipIndex: 0, kind: 'dissolve', duration: frames(6) }] as const;
    const shown = await numbersOf(
      await render(makeTimeline({ ...small, clips, transitions }), [counting]),
    );
    expect(shown.slice(0, 17)).toEqual(Array.from({ length: 17 }, (_, index) => 79 - index));
    expect(shown.slice(23)).toEqual(Array.from({ length: 17 }, (_, index) => 46 - index));
    // Its first frame shows nothing of the next shot: 17 frames into the first one.
    expect(shown[17]).toBe(62);
  });

  it('is silent, while its neighbours sound', async () => {
    const loud = await movingVideo(media, 'loud.mp4');
    const clip = { sourceId: 'loud.mp4', start: 10, length: 30 };
    const clips = [clip, { ...clip, reversed: true }, clip];
    const path = await render(makeTimeline({ ...small, clips }), [loud]);
    const [before, within, after] = await Promise.all(
      [0.5, 1.5, 2.5].map((at) => levelAt(path, at)),
    );
    expect(before).toBeGreaterThan(0.01);
    expect(within).toBeLessThan(0.0005);
    expect(after).toBeGreaterThan(0.01);
  });

  it('is rendered anew where it is turned round, and nothing else is', async () => {
    const folder = await mkdtemp(join(media, 'work-'));
    const of = (reversed: boolean) =>
      makeTimeline({
        ...small,
        clips: [
          { sourceId, start: 0, length: 20 },
          { sourceId, start: 40, length: 20, reversed },
        ],
      });
    const pictures = async () =>
      (await readdir(folder, { recursive: true })).filter((name) =>
        /segment-[^/]*\.mp4$/.test(name),
      );
    await render(of(false), [counting], folder);
    const before = await pictures();
    expect(before).toHaveLength(2);
    await render(of(true), [counting], folder);
    const after = await pictures();
    expect(after).toHaveLength(3);
    expect(after).toEqual(expect.arrayContaining(before));
  });
});

async function render(
  timeline: Timeline,
  references: readonly MediaReference[],
  folder?: string,
): Promise<string> {
  const request = { timeline, references, analyses: references.map(analysisOf), music: null };
  const { filmPath } = await renderFilm(request, {
    ...{ tools: testTools, concurrency: 2, signal: never, onProgress: () => undefined },
    workFolder: folder ?? (await mkdtemp(join(media, 'work-'))),
  });
  return filmPath;
}

/** What each frame says of its number. */
async function numbersOf(path: string): Promise<readonly number[]> {
  const { stdout } = await runFfmpeg(
    testTools,
    ['-i', `file:${path}`, '-an', '-vf', 'extractplanes=y,crop=1:1:32:18', '-f', 'rawvideo', '-'],
    { signal: never },
  );
  return [...stdout].map((luma) => Math.round((luma - 16) / 2));
}

/** Loudest sample of a tenth of a second. */
async function levelAt(path: string, seconds: number): Promise<number> {
  const { stdout } = await runFfmpeg(
    testTools,
    [
      ...['-ss', String(seconds - 0.05), '-t', '0.1', '-i', `file:${path}`, '-vn'],
      ...['-ac', '1', '-f', 'f32le', '-'],
    ],
    { signal: never },
  );
  const samples = new Float32Array(Uint8Array.from(stdout).buffer);
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
