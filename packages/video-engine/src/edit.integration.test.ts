import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { edit } from './edit.ts';
import type { EditOptions, EditProgress, EditRequest } from './model/edit.ts';
import type { MediaSource } from './model/media.ts';
import {
  makeMedia,
  movingVideo,
  never,
  stillPicture,
  testTools,
} from './render/testing/make-media.ts';
import { editTexts } from './texts.ts';

let media: string;
let sources: readonly MediaSource[];
let musicPath: string;
let workFolder: string;

beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'edit-media-'));
  sources = await Promise.all([
    movingVideo(media, 'one.mp4', { seconds: 4, size: '320x180' }),
    movingVideo(media, 'two.mp4', {
      seconds: 4,
      size: '180x320',
      rate: '25',
      hasSound: false,
      filters: 'hue=h=120',
    }),
    stillPicture(media, 'still.png', '320x240'),
  ]);
  const music = await makeMedia(media, 'music.wav', ['-f', 'lavfi', '-i', 'sine=f=220:d=3']);
  musicPath = music.path;
});
beforeEach(async () => {
  workFolder = await mkdtemp(join(media, 'work-'));
});
afterAll(() => rm(media, { recursive: true }));

describe('edit', () => {
  it('makes a checked film with its poster, shots and report', async () => {
    const seen: EditProgress[] = [];
    const outcome = await edit(
      request({
        instructions: 'Un film de 4 secondes, appel à l’action : « À bientôt »',
        musicPath,
      }),
      options({ shortSide: undefined, onProgress: (progress) => seen.push(progress) }),
    );
    if (!('filmPath' in outcome)) throw new Error(JSON.stringify(outcome));
    expect(outcome.durationSeconds).toBe(4);
    // Full HD unless told.
    expect([outcome.width, outcome.height]).toEqual([1080, 1080]);
    expect(outcome.report.verification.passed).toBe(true);
    expect(outcome.report.stages.map(({ stage }) => stage)).toEqual([
      ...['probe', 'analyse', 'plan', 'render', 'verify'],
    ]);
    expect(outcome.shots).toHaveLength(outcome.report.timeline.tracks.video.clips.length);
    for (const { accord, thumbnailPath } of outcome.shots) {
      expect(accord.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect((await readFile(thumbnailPath)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
    expect((await readFile(outcome.posterPath)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));

    const percents = seen.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
    expect(percents.length).toBeGreaterThan(6);
  });

  it('plans the same film again from the same request', { tags: 'whole' }, async () => {
    const plan = async () => {
      workFolder = await mkdtemp(join(media, 'work-'));
      const outcome = await edit(request({ planOnly: true }), options());
      return outcome.ok ? outcome.report.timeline : outcome;
    };
    expect(await plan()).toEqual(await plan());
  });

  it('plans by another reading of the wish, once for a work folder', async () => {
    let calls = 0;
    const planIntent: EditOptions['planIntent'] = async ({ rules }) => {
      calls += 1;
      const duration = { minSeconds: 3, maxSeconds: 3 };
      const heard = [{ field: 'look', words: 'sans couleur aucune' }];
      return { intent: { ...rules.intent, duration, look: 'monochrome', pace: 'fast' }, heard };
    };
    const plan = async () => {
      const instructions = '4 secondes, sans couleur aucune';
      const wish = request({ planOnly: true, instructions });
      const outcome = await edit(wish, options({ planIntent }));
      return outcome.ok ? outcome.report : null;
    };
    const first = await plan();
    expect(first?.timeline).toMatchObject({ duration: { value: 90 }, look: 'monochrome' });
    // No word of the wish asks for it.
    expect(first?.reading.intent.pace).toBe('medium');
    expect((await plan())?.timeline).toEqual(first?.timeline);
    expect(calls).toBe(1);
  });

  it('keeps from another reader what was taken out by hand, and lets what was set win', async () => {
    const read: string[] = [];
    const planIntent: EditOptions['planIntent'] = async ({ instructions, rules }) => {
      read.push(instructions);
      const heard = [{ field: 'pace', words: '4 secondes' }];
      return { intent: { ...rules.intent, pace: 'fast' }, heard };
    };
    const instructions = 'noir et blanc, 4 secondes';
    const corrections = { ignored: [{ start: 0, end: 13 }], set: { pace: 'slow' as const } };
    const wish = request({ planOnly: true, instructions, corrections });
    const outcome = await edit(wish, options({ planIntent }));
    if (!outcome.ok) throw new Error(outcome.message);
    expect(read).toEqual([`${' '.repeat(13)}, 4 secondes`]);
    expect(outcome.report.reading.intent).toMatchObject({ pace: 'slow', look: 'normal' });
    expect(outcome.report.reading.understood.map(({ label }) => label)).toContain('calme');
  });

  it('falls back to the rules when that reading fails, and says so', async () => {
    const planIntent = () => Promise.reject(new Error('no answer'));
    const outcome = await edit(request({ planOnly: true }), options({ planIntent }));
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.report.timeline.duration.value).toBe(120);
    expect(outcome.report.timeline.notes).toContain(editTexts.planIntentFailed);
  });

  it('leaves nothing half made when cancelled', async () => {
    const cancellation = new AbortController();
    const outcome = await edit(
      request({}),
      options({
        signal: cancellation.signal,
        onProgress: ({ stage }) => {
          if (stage === 'render') cancellation.abort(new Error('cancelled by a person'));
        },
      }),
    );
    expect(outcome).toMatchObject({ ok: false, reason: 'cancelled' });
    const left = await readdir(workFolder, { recursive: true });
    expect(left.filter((name) => /partial|film\.mp4/.test(name))).toEqual([]);
  });

  it.each([
    ['time', { toolSeconds: 1000, wallSeconds: 0.2 }],
    ['processor time', { toolSeconds: 0.01, wallSeconds: 1000 }],
  ])('ends for good with a plain sentence when it takes too much %s', async (_what, budget) => {
    const outcome = await edit(request({}), options({ budget }));
    const message = editTexts.jobTooHeavy;
    expect(outcome).toEqual({ ok: false, reason: 'too-heavy', message, refused: [] });
    const names = await readdir(workFolder, { recursive: true });
    expect(names.filter((name) => name.includes('.partial'))).toEqual([]);
  });

  it('goes on without a file that cannot be used and says so', async () => {
    const path = join(media, 'broken.mp4');
    await writeFile(path, 'not a film');
    const broken = { id: 'broken', path, name: 'broken.mp4' };
    const outcome = await edit(
      request({ sources: [...sources, broken], planOnly: true }),
      options(),
    );
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.report.refused.map(({ sourceId }) => sourceId)).toEqual(['broken']);
    expect(outcome.report.timeline.notes.join(' ')).toContain('broken.mp4');
  });

  it('takes the same pictures once and no black, and says so', { tags: 'whole' }, async () => {
    const dive = 'mandelbrot=s=320x180:r=30:end_scale=0.02:end_pts=300,trim=duration=6';
    const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
    const first = await makeMedia(media, 'dive.mp4', ['-f', 'lavfi', '-i', dive, ...quick]);
    const smaller = ['-vf', 'scale=240:136', '-crf', '28', '-g', '50'];
    await makeMedia(media, 'again.mp4', ['-i', first.path, ...quick, ...smaller]);
    await makeMedia(media, 'dark.mp4', ['-f', 'lavfi', '-i', 'color=black:s=320x180:r=30:d=4']);
    const names = ['dive.mp4', 'again.mp4', 'dark.mp4'];
    const all = names.map((name) => ({ id: name, path: join(media, name), name }));
    const outcome = await edit(request({ sources: all, planOnly: true }), options());
    if (!outcome.ok) throw new Error(outcome.message);
    const { notes, tracks } = outcome.report.timeline;
    const shown = new Set(tracks.video.clips.map(({ mediaReference }) => mediaReference.sourceId));
    expect([...shown]).toEqual(['dive.mp4']);
    expect(notes).toContain(
      '« again » montre les mêmes images que « dive » : elles ne sont prises qu’une fois.',
    );
    expect(notes).toContain('« dark » est entièrement noir : il n’est pas montré.');
  });

  it('has nothing to show where all is black', async () => {
    await makeMedia(media, 'night.mp4', ['-f', 'lavfi', '-i', 'color=black:s=320x180:r=30:d=5']);
    const night = { id: 'night', path: join(media, 'night.mp4'), name: 'night.mp4' };
    const outcome = await edit(request({ sources: [night] }), options());
    expect(outcome).toMatchObject({ ok: false, reason: 'no-usable-source' });
    expect(outcome.ok ? '' : outcome.message).toContain('que du noir dans « night.mp4 »');
  });

  it('says in French when no file is usable', async () => {
    const sound = { id: 'sound', path: musicPath, name: 'son.wav' };
    const outcome = await edit(request({ sources: [sound] }), options());
    expect(outcome).toMatchObject({ ok: false, reason: 'no-usable-source' });
    expect(outcome.ok ? '' : outcome.message).toContain('« son.wav » ne contient que du son');
  });

  it('refuses music without sound', async () => {
    const outcome = await edit(request({ musicPath: sources[1]!.path }), options());
    expect(outcome).toMatchObject({ ok: false, reason: 'music-unusable' });
  });
});

function request(changes: Partial<EditRequest>): EditRequest {
  return {
    sources,
    instructions: 'Un film de 4 secondes',
    musicPath: null,
    aspectRatio: '1:1',
    seed: 1,
    workFolder,
    ...changes,
  };
}

function options(changes: Partial<EditOptions> = {}): EditOptions {
  return { ...testTools, signal: never, concurrency: 2, shortSide: 270, ...changes };
}
