import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg, runFfprobe } from '../../ffmpeg/tools.ts';
import type { CaptionManner, Cue } from '../../model/captions.ts';
import { plainIntent } from '../../model/intent.ts';
import type { MediaReference } from '../../model/media.ts';
import type { Timeline } from '../../model/timeline.ts';
import { verifyFilm } from '../../verify/verify-film.ts';
import { readFilmPackets } from '../film-packets.ts';
import { renderFilm } from '../render-film.ts';
import { makeMedia, never, testTools } from '../testing/make-media.ts';
import { makeTimeline } from '../testing/make-timeline.ts';

const cues: readonly Cue[] = [
  { startSeconds: 0.5, endSeconds: 1.5, text: 'On arrive : enfin !' },
  { startSeconds: 2, endSeconds: 3, text: 'La mer est là.' },
  { startSeconds: 30, endSeconds: 32, text: 'Jamais montré.' },
];

let folder: string;
let grey: MediaReference;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captions-'));
  const input = 'color=gray:size=320x180:rate=30:duration=5';
  grey = await makeMedia(folder, 'grey.mp4', ['-f', 'lavfi', '-i', input, '-pix_fmt', 'yuv420p']);
});
afterAll(() => rm(folder, { recursive: true }));

/** The clip's second second first, so that captions change places. */
function filmOf(manner: CaptionManner): Timeline {
  const timeline = makeTimeline({
    clips: [
      { sourceId: grey.id, start: 50, length: 50 },
      { sourceId: grey.id, start: 0, length: 50 },
    ],
  });
  const clips = [{ sourceId: grey.id, cues }];
  return { ...timeline, captions: { manner, family: 'wide', clips } };
}

async function render(timeline: Timeline, name: string) {
  const film = await renderFilm(
    { timeline, references: [grey], analyses: [], music: null },
    {
      tools: testTools,
      workFolder: join(folder, name),
      signal: never,
      concurrency: 2,
      onProgress: () => undefined,
    },
  );
  const packets = await readFilmPackets(testTools, film.filmPath, never);
  const delivery = {
    ...{ ...film, timeline, packets, intent: plainIntent(false), analyses: [] },
    ...{ samples: [], loudness, isCutByHand: true },
  };
  const { checks } = await verifyFilm(delivery, { tools: testTools, signal: never });
  return { ...film, check: checks.find(({ name: check }) => check === 'captions') };
}

/** These films are silent. */
const loudness = { lufs: null, truePeak: null };

/** Pixels as bright as paper, for each frame, in the lowest part of the picture. */
async function inked(filmPath: string): Promise<readonly boolean[]> {
  const { stdout } = await runFfmpeg(
    testTools,
    ['-i', filmPath, '-vf', 'extractplanes=y,crop=320:80:0:100', '-f', 'rawvideo', '-'],
    { signal: never },
  );
  return Array.from({ length: stdout.length / (320 * 80) }, (_, frame) =>
    stdout.subarray(frame * 320 * 80, (frame + 1) * 320 * 80).some((luma) => luma > 190),
  );
}

describe('captions of clips in a film', () => {
  it('are burnt in where their words are said, and found there again', async () => {
    const { filmPath, titles, check } = await render(filmOf('burnt'), 'burnt');
    expect(titles.map(({ card }) => card.text)).toEqual([
      'La mer est là.',
      'On arrive\u00a0: enfin\u00a0!',
    ]);
    const seen = await inked(filmPath);
    expect([seen[5], seen[14], seen[30], seen[60], seen[70], seen[85]]).toEqual([
      ...[false, true, true, false, true, true],
    ]);
    expect(check).toMatchObject({ asked: 2, delivered: 2, passed: true });
  });

  it('mark the word that is said', async () => {
    const { titles } = await render(filmOf('words'), 'words');
    expect(titles.map(({ card }) => card.wordStarts?.length)).toEqual([4, 3]);
    const [first] = titles;
    const { starts } = first?.layers.at(-1) ?? { starts: [] };
    for (const start of first?.card.wordStarts?.slice(1) ?? []) expect(starts).toContain(start);
  });

  it('are a track of the film and a file beside it, and nothing in the picture', async () => {
    const { filmPath, captions, titles, check } = await render(filmOf('track'), 'track');
    expect([titles, captions.tracked]).toEqual([[], 2]);
    expect((await inked(filmPath)).includes(true)).toBe(false);
    expect(await readFile(captions.path ?? '', 'utf8')).toContain(
      '00:00:02.167 --> 00:00:03.333\nOn arrive',
    );
    const probe = [
      '-select_streams',
      's',
      '-show_entries',
      'stream=codec_name:stream_tags=language',
    ];
    const { stdout } = await runFfprobe(testTools, [...probe, '-of', 'csv=p=0', filmPath], {
      signal: never,
    });
    expect(stdout.toString().trim()).toBe('mov_text,fra');
    const back = await runFfmpeg(testTools, ['-i', filmPath, '-map', '0:s:0', '-f', 'srt', '-'], {
      signal: never,
    });
    expect(back.stdout.toString()).toMatch(/00:00:00,333 --> [\s\S]*La mer est là\./);
    expect(check).toMatchObject({ asked: 2, delivered: 2, passed: true });
  });

  it('are missed by the check when they are not there', async () => {
    const { filmPath } = await render(filmOf('track'), 'bare');
    const burnt = await render(filmOf('burnt'), 'whole');
    const packets = await readFilmPackets(testTools, filmPath, never);
    const delivery = { ...burnt, filmPath, timeline: filmOf('burnt'), packets };
    const { checks } = await verifyFilm(
      {
        ...{ ...delivery, intent: plainIntent(false), analyses: [] },
        ...{ samples: [], loudness, isCutByHand: true },
      },
      { tools: testTools, signal: never },
    );
    expect(checks.find(({ name }) => name === 'captions')).toMatchObject({
      delivered: 0,
      passed: false,
    });
  });
});
