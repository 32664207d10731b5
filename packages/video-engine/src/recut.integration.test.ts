import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edit } from './edit.ts';
import { runFfmpeg } from './ffmpeg/tools.ts';
import type { EditRequest } from './model/edit.ts';
import { frames } from './model/time.ts';
import type { Timeline } from './model/timeline.ts';
import { makeMedia, movingVideo, never, testTools } from './render/testing/make-media.ts';

let media: string;
let base: EditRequest;
let first: Timeline;
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'recut-'));
  const sources = await Promise.all([
    movingVideo(media, 'one.mp4', { seconds: 6, size: '320x180' }),
    movingVideo(media, 'two.mp4', { seconds: 6, size: '320x180', filters: 'hue=h=120' }),
    movingVideo(media, 'tall.mp4', { seconds: 4, size: '180x320', rate: '25' }),
  ]);
  const music = await makeMedia(media, 'music.wav', ['-f', 'lavfi', '-i', 'sine=f=220:d=3']);
  base = {
    sources,
    instructions: 'Un film de 8 secondes, titre « Sud » au début',
    musicPath: music.path,
    aspectRatio: '1:1',
    seed: 3,
    workFolder: join(media, 'first'),
  };
  first = (await make(base)).report.timeline;
});
afterAll(() => rm(media, { recursive: true }));

describe('a film cut again', () => {
  it('costs the changed segment alone, and is the film that a cold render makes', async () => {
    const [title] = first.tracks.video.titles;
    if (!title) throw new Error('no title was planned');
    const timeline = withTitles(first, [{ ...title, text: 'Nord' }]);
    const before = await segments(base.workFolder);
    const again = await make({ ...base, workFolder: await copied('title'), timeline });
    const cold = await make({ ...base, workFolder: join(media, 'title-cold'), timeline });
    const after = await segments(join(media, 'title'));
    for (const [name, time] of before) expect(after.get(name), name).toBe(time);
    const drawn = [...after.keys()].filter((name) => !before.has(name));
    const under = segmentsUnder(timeline, title.range);
    expect(drawn.filter((name) => name.endsWith('.mp4'))).toHaveLength(under);
    expect(under).toBeLessThan(timeline.tracks.video.clips.length);
    expect(await decoded(again.filmPath)).toEqual(await decoded(cold.filmPath));
    expect(again.report.timeline).toEqual(cold.report.timeline);
  });

  it('renders no picture again when only the music changes', { tags: 'whole' }, async () => {
    const { audio } = first.tracks;
    if (!audio.music) throw new Error('no music was planned');
    const music = { ...audio.music, gainDecibels: -12, fadeOutSeconds: 3 };
    const timeline = { ...first, tracks: { ...first.tracks, audio: { ...audio, music } } };
    const again = await make({ ...base, workFolder: await copied('music'), timeline });
    expect([...(await segments(join(media, 'music'))).keys()].toSorted()).toEqual(
      [...(await segments(base.workFolder)).keys()].toSorted(),
    );
    const cold = await make({ ...base, workFolder: join(media, 'music-cold'), timeline });
    expect(await decoded(again.filmPath)).toEqual(await decoded(cold.filmPath));
  });

  it('steadies only what is rendered again', async () => {
    const workFolder = await copied('steady');
    const steady = withShots(
      withTitles(first, []),
      first.tracks.video.clips.map((shot) => ({ ...shot, steady: true })),
    );
    await make({ ...base, workFolder, timeline: steady });
    const folder = join(workFolder, 'render');
    const clips = async () => (await readdir(folder)).filter((name) => name.startsWith('steady-'));
    expect(await clips()).toHaveLength(steady.tracks.video.clips.length);
    // They are large, and not kept beside what was rendered from them.
    for (const name of await clips()) await rm(join(folder, name));
    const { audio } = steady.tracks;
    const music = audio.music && { ...audio.music, gainDecibels: -6 };
    const quieter = { ...steady, tracks: { ...steady.tracks, audio: { ...audio, music } } };
    const again = await make({ ...base, workFolder, timeline: quieter });
    expect(await clips()).toEqual([]);
    expect(again.report.timeline.notes.join(' ')).toMatch(/(?:est|sont) stabilisés?/);
    const [shot, ...others] = quieter.tracks.video.clips;
    if (!shot) throw new Error('no shot');
    const lighter = withShots(quieter, [
      { ...shot, balance: { gamma: 1.1, u: 0, v: 0 } },
      ...others,
    ]);
    await make({ ...base, workFolder, timeline: lighter });
    expect(await clips()).toHaveLength(1);
  });

  it('renders no picture again when one clip falls silent', async () => {
    const [shot, ...others] = first.tracks.video.clips;
    if (!shot) throw new Error('no shot');
    const timeline = withShots(first, [{ ...shot, sound: 'drop' }, ...others]);
    await make({ ...base, workFolder: await copied('silent'), timeline });
    const pictures = (names: Iterable<string>) =>
      [...names].filter((name) => name.endsWith('.mp4')).toSorted();
    expect(pictures((await segments(join(media, 'silent'))).keys())).toEqual(
      pictures((await segments(base.workFolder)).keys()),
    );
  });

  it('frames a shot that was put in by hand', { tags: 'whole' }, async () => {
    const length = 30;
    const shot = first.tracks.video.clips[0];
    if (!shot) throw new Error('no shot');
    const range = { startTime: frames(10), duration: frames(length) };
    const timeline = {
      ...withShots(withTitles(first, []), [
        {
          ...shot,
          mediaReference: { sourceId: 'tall.mp4', name: 'tall.mp4' },
          sourceRange: range,
          recordRange: { startTime: frames(0), duration: frames(length) },
          speed: 1,
          reframe: { kind: 'auto' },
        },
      ]),
      duration: frames(length),
      markers: [],
    };
    const made = await make({ ...base, workFolder: join(media, 'put-in'), timeline });
    expect(made.durationSeconds).toBe(1);
    expect(made.report.timeline.tracks.video.clips[0]?.reframe.kind).not.toBe('auto');
  });

  it('is refused with a code and a sentence when it cannot be rendered', async () => {
    const shots = first.tracks.video.clips.map((shot) => ({
      ...shot,
      sourceRange: { ...shot.sourceRange, startTime: frames(5000) },
    }));
    const timeline = withShots(first, shots);
    const outcome = await edit({ ...base, timeline }, { ...testTools, signal: never });
    expect(outcome).toMatchObject({
      ok: false,
      reason: 'timeline-refused',
      code: 'outside-source',
      message: 'Le plan 1 dépasse la fin ou le début de son clip.',
    });
  });

  it('tells what it can be cut again from', async () => {
    const { material } = await make({ ...base, workFolder: await copied('told'), timeline: first });
    expect(material.sources.map(({ sourceId, frameCount }) => [sourceId, frameCount])).toEqual([
      ['one.mp4', 180],
      ['two.mp4', 180],
      ['tall.mp4', 120],
    ]);
    for (const { moments, frameCount } of material.sources) {
      expect(moments.length).toBeGreaterThan(1);
      for (const moment of moments) {
        expect(moment.startFrame + moment.frameCount).toBeLessThanOrEqual(frameCount);
      }
    }
    expect(material.music?.durationSeconds).toBeCloseTo(3, 1);
  });
});

async function make(request: EditRequest) {
  const outcome = await edit(request, {
    ...testTools,
    signal: never,
    concurrency: 2,
    shortSide: 216,
  });
  if (!('filmPath' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

async function copied(name: string): Promise<string> {
  const workFolder = join(media, name);
  await cp(base.workFolder, workFolder, { recursive: true, preserveTimestamps: true });
  return workFolder;
}

async function segments(workFolder: string): Promise<ReadonlyMap<string, number>> {
  const folder = join(workFolder, 'render');
  const names = (await readdir(folder)).filter((name) => name.startsWith('segment-'));
  const times = names.map(
    async (name) => [name, Math.round((await stat(join(folder, name))).mtimeMs)] as const,
  );
  return new Map(await Promise.all(times));
}

function segmentsUnder(
  { tracks }: Timeline,
  { startTime, duration }: Timeline['tracks']['video']['titles'][number]['range'],
) {
  const end = startTime.value + duration.value;
  return tracks.video.clips.filter(
    ({ recordRange: { startTime: at, duration: length } }) =>
      at.value < end && at.value + length.value > startTime.value,
  ).length;
}

const withTitles = (
  timeline: Timeline,
  titles: Timeline['tracks']['video']['titles'],
): Timeline => ({
  ...timeline,
  tracks: { ...timeline.tracks, video: { ...timeline.tracks.video, titles } },
});

const withShots = (timeline: Timeline, clips: Timeline['tracks']['video']['clips']): Timeline => ({
  ...timeline,
  tracks: {
    ...timeline.tracks,
    video: { ...timeline.tracks.video, clips, transitions: [] },
  },
});

/** A hash of each decoded frame and of each packet of sound. */
async function decoded(filmPath: string): Promise<string> {
  const { stdout } = await runFfmpeg(
    testTools,
    ['-i', `file:${filmPath}`, '-map', '0', '-f', 'framemd5', '-'],
    { signal: never },
  );
  return stdout.toString();
}
