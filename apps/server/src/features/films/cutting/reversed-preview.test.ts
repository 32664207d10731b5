import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speeds } from '@armoni/contract/timeline/edit-shots';
import { sourceFrameAt } from '@armoni/contract/timeline/ranges';
import { runFfmpeg } from '@armoni/video-engine/ffmpeg/tools';
import { makeRandom } from '@armoni/video-engine/maths/seeded-random';
import { renderFilm } from '@armoni/video-engine/render/render-film';
import {
  analysisOf,
  countingVideo,
  never,
  testTools,
} from '@armoni/video-engine/render/testing/make-media';
import { makeTimeline } from '@armoni/video-engine/render/testing/make-timeline';
import { afterAll, beforeAll, expect, it } from 'vitest';

const sourceFrames = 90;
let media: string;
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'reversed-preview-'));
});
afterAll(() => rm(media, { recursive: true }));

/** Shots of any place, length and speed that a table gives them, one in two backwards. */
function anyClips(seed: number) {
  const random = makeRandom(seed);
  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  return Array.from({ length: 6 }, (_, index) => {
    const speed = speeds[between(0, 2)] as number;
    const length = between(6, Math.min(36, Math.floor((sourceFrames - 8) / speed)));
    const start = between(0, sourceFrames - Math.ceil(length * speed) - 1);
    return { sourceId: 'counting.mp4', start, length, speed, reversed: index % 2 === 0 };
  });
}

it.each([1, 2, 3, 4, 5, 6])(
  'the preview shows the frames of the film, whichever way its shots run: %i',
  async (seed) => {
    const counting = await countingVideo(media, 'counting.mp4');
    const timeline = makeTimeline({ width: 64, height: 36, clips: anyClips(seed) });
    const expected = timeline.tracks.video.clips.flatMap((shot) =>
      Array.from({ length: shot.recordRange.duration.value }, (_, at) =>
        // Halfway between two frames of a slowed clip the film shows the second.
        Math.floor(sourceFrameAt(shot as never, at) + 0.5),
      ),
    );
    const { filmPath } = await renderFilm(
      { timeline, references: [counting], analyses: [analysisOf(counting)], music: null },
      {
        ...{ tools: testTools, concurrency: 2, signal: never, onProgress: () => undefined },
        workFolder: await mkdtemp(join(media, 'work-')),
      },
    );
    expect(await numbersOf(filmPath)).toEqual(expected);
  },
);

/** What each frame says of its number. */
async function numbersOf(path: string): Promise<readonly number[]> {
  const { stdout } = await runFfmpeg(
    testTools,
    ['-i', `file:${path}`, '-an', '-vf', 'extractplanes=y,crop=1:1:32:18', '-f', 'rawvideo', '-'],
    { signal: never },
  );
  return [...stdout].map((luma) => Math.round((luma - 16) / 2));
}
