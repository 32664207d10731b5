import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaReference } from '../model/media.ts';
import { frames } from '../model/time.ts';
import type { Timeline } from '../model/timeline.ts';
import { renderFilm } from '../render/render-film.ts';
import {
  analysisOf,
  likeness,
  makeMedia,
  movingVideo,
  never,
  testTools,
} from '../render/testing/make-media.ts';
import { makeTimeline } from '../render/testing/make-timeline.ts';
import type { HandOverSource } from './project.ts';
import { writeMlt } from './write-mlt.ts';

const run = promisify(execFile);
const melt = await run('melt', ['--version']).then(
  () => true,
  () => false,
);
if (!melt) console.warn('melt is not installed: what it makes of our .mlt is not compared.');

/** Hard edges of drawn pictures suffer from our encoding as no filmed ones do. */
const soft = 'gblur=sigma=1.5';

describe.skipIf(!melt)('what melt renders of a film that was handed over', () => {
  let media: string;
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'handover-'));
    await mkdir(join(media, 'media'));
  });
  afterAll(() => rm(media, { recursive: true }));

  it('is our film at every cut, a frame before and after it', async () => {
    const one = await movingVideo(media, 'one.mp4', { size: '640x360', seconds: 4, filters: soft });
    const two = await movingVideo(media, 'two.mp4', {
      size: '640x360',
      seconds: 4,
      filters: `hue=h=120,${soft}`,
    });
    const timeline = makeTimeline({
      width: 640,
      height: 360,
      clips: [
        { sourceId: 'one.mp4', start: 20, length: 25 },
        { sourceId: 'two.mp4', start: 60, length: 30 },
        { sourceId: 'one.mp4', start: 70, length: 20 },
        { sourceId: 'two.mp4', start: 6, length: 25, speed: 2 },
      ],
    });
    const ours = await filmOf(timeline, [one, two]);
    const theirs = await meltOf(timeline, [one, two]);
    const alike = await likeness(ours, theirs);
    expect(alike).toHaveLength(100);
    for (const cut of [25, 55, 75]) {
      for (const frame of [cut - 1, cut, cut + 1]) {
        expect(alike[frame]).toBeGreaterThanOrEqual(0.99);
      }
    }
  });

  it('is our film where a window of the source fills it', async () => {
    const one = await movingVideo(media, 'wide.mp4', {
      size: '640x360',
      seconds: 3,
      filters: soft,
    });
    const timeline = makeTimeline({
      width: 202,
      height: 360,
      clips: [
        { sourceId: 'wide.mp4', length: 20, reframe: { kind: 'static', position: 0.25 } },
        { sourceId: 'wide.mp4', start: 30, length: 20, reframe: { kind: 'centre' } },
      ],
    });
    const alike = await likeness(await filmOf(timeline, [one]), await meltOf(timeline, [one]));
    for (const frame of [19, 20, 21]) expect(alike[frame]).toBeGreaterThanOrEqual(0.97);
  });

  it('is our film all through a dissolve into a still that grows', async () => {
    const size = '640x360';
    const one = await movingVideo(media, 'before.mp4', { size, seconds: 3, filters: soft });
    const source = ['-f', 'lavfi', '-i', 'testsrc2=s=960x540:d=1,gblur=sigma=3,format=rgb24'];
    const still = await makeMedia(media, 'still.png', [...source, '-frames:v', '1']);
    const timeline = makeTimeline({
      width: 640,
      height: 360,
      clips: [
        { sourceId: 'before.mp4', start: 10, length: 30 },
        { sourceId: 'still.png', length: 30, zoom: 'in' },
      ],
      transitions: [{ afterClipIndex: 0, kind: 'dissolve', duration: frames(14) }],
    });
    const alike = await likeness(
      await filmOf(timeline, [one, still]),
      await meltOf(timeline, [one, still]),
    );
    for (const value of alike.slice(22)) expect(value).toBeGreaterThanOrEqual(0.99);
  });

  it('is our film where a sharp photograph grows or shrinks', async () => {
    // Edges everywhere, and finer than the film shows them.
    const cells = 'life=s=480x270:ratio=.1:mold=10:r=60:life_color=#C83232:death_color=#32C8C8';
    const sharp = 'scale=1920:1080:flags=neighbor,gblur=sigma=1.2,format=rgb24';
    const drawn = `${cells},trim=start_frame=40:end_frame=41,${sharp}`;
    const args = ['-f', 'lavfi', '-i', drawn, '-frames:v', '1'];
    const still = await makeMedia(media, 'sharp.png', args);
    const timeline = makeTimeline({
      width: 640,
      height: 360,
      clips: [
        { sourceId: 'sharp.png', length: 12, zoom: 'in' },
        { sourceId: 'sharp.png', length: 12, zoom: 'out' },
      ],
    });
    const alike = await likeness(await filmOf(timeline, [still]), await meltOf(timeline, [still]));
    expect(alike).toHaveLength(24);
    for (const value of alike) expect(value).toBeGreaterThanOrEqual(0.995);
  });

  it('is our film all along a gliding window of a clip whose colours are as tagged', async () => {
    const stored = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
    const encoded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12', '-g', '30'];
    const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
    const one = await movingVideo(media, 'glided.mp4', {
      ...{ size: '640x360', seconds: 3, hasSound: false },
      // Colours that RGB does not hold are cut off by melt, and by every screen.
      filters: `format=gbrp,${soft},${stored}`,
      output: [...encoded, ...tags, '-color_range', 'tv'],
    });
    const points = [
      { frame: 0, position: 0.2 },
      { frame: 29, position: 0.8 },
    ];
    const timeline = makeTimeline({
      width: 404,
      height: 720,
      clips: [{ sourceId: 'glided.mp4', start: 20, length: 30, reframe: { kind: 'move', points } }],
    });
    const alike = await likeness(await filmOf(timeline, [one]), await meltOf(timeline, [one]));
    expect(alike).toHaveLength(30);
    for (const value of alike) expect(value).toBeGreaterThanOrEqual(0.995);
  });

  it('holds the first frame of a clip that has none before it to dissolve from', async () => {
    const size = '640x360';
    const one = await movingVideo(media, 'left.mp4', { size, seconds: 3, filters: soft });
    const two = await movingVideo(media, 'right.mp4', { size, filters: `hue=h=120,${soft}` });
    const timeline = makeTimeline({
      width: 640,
      height: 360,
      clips: [
        { sourceId: 'left.mp4', start: 10, length: 30 },
        { sourceId: 'right.mp4', start: 2, length: 30 },
      ],
      transitions: [{ afterClipIndex: 0, kind: 'dissolve', duration: frames(14) }],
    });
    const alike = await likeness(
      await filmOf(timeline, [one, two]),
      await meltOf(timeline, [one, two]),
    );
    for (const value of alike.slice(22, 39)) expect(value).toBeGreaterThanOrEqual(0.99);
  });

  it('is our film where shots run backwards, at every speed and into a dissolve', async () => {
    const size = '640x360';
    const one = await movingVideo(media, 'turned.mp4', { size, seconds: 4, filters: soft });
    const two = await movingVideo(media, 'other.mp4', {
      ...{ size, seconds: 4 },
      filters: `hue=h=120,${soft}`,
    });
    const shot = { sourceId: 'turned.mp4', reversed: true };
    const timeline = makeTimeline({
      width: 640,
      height: 360,
      clips: [
        { sourceId: 'other.mp4', start: 20, length: 20 },
        { ...shot, start: 30, length: 25 },
        { ...shot, start: 60, length: 12, speed: 2 },
        { ...shot, start: 40, length: 30, speed: 0.5 },
        { sourceId: 'other.mp4', start: 60, length: 20, reversed: true },
      ],
      transitions: [{ afterClipIndex: 3, kind: 'dissolve', duration: frames(8) }],
    });
    const alike = await likeness(
      await filmOf(timeline, [one, two]),
      await meltOf(timeline, [one, two]),
    );
    expect(alike).toHaveLength(107);
    // Halfway between two frames of a slowed clip melt shows the other one, forwards as well.
    const isHalfway = (frame: number) => frame >= 57 && frame < 91 && frame % 2 === 1;
    for (const [frame, value] of alike.entries())
      expect(value, `frame ${frame}`).toBeGreaterThanOrEqual(isHalfway(frame) ? 0.95 : 0.99);
  });

  async function filmOf(timeline: Timeline, sources: readonly MediaReference[]): Promise<string> {
    const workFolder = await mkdtemp(join(media, 'work-'));
    const { filmPath } = await renderFilm(
      {
        ...{ timeline, references: sources, analyses: sources.map(analysisOf), music: null },
        // What is handed over is compared, and not what our encoding loses.
        loss: 1,
      },
      { tools: testTools, workFolder, concurrency: 2, signal: never, onProgress: () => undefined },
    );
    return filmPath;
  }

  async function meltOf(timeline: Timeline, sources: readonly MediaReference[]): Promise<string> {
    const handed = sources.map((source): HandOverSource => {
      const { width, height } = source.probe;
      return {
        sourceId: source.id,
        name: source.id,
        path: source.id,
        kind: source.probe.kind === 'image' ? 'image' : 'video',
        frameCount: 120,
        ...{ width, height, audioChannels: 1, startFrame: 0 },
      };
    });
    const project = join(media, `${timeline.width}.mlt`);
    const written = writeMlt({ name: 'Film', timeline, sources: handed, music: null });
    // Without a display melt draws no still by `qimage`; editors have one.
    await writeFile(project, written.replaceAll('>qimage<', '>pixbuf<'));
    const film = join(media, `melt-${timeline.width}.mkv`);
    await run(
      'melt',
      [project, '-consumer', `avformat:${film}`, 'vcodec=ffv1', 'acodec=pcm_s16le', 'real_time=-1'],
      {
        cwd: media,
      },
    );
    return film;
  }
});
