import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../ffmpeg/tools.ts';
import type { MediaReference } from '../model/media.ts';
import { frames } from '../model/time.ts';
import type { Timeline } from '../model/timeline.ts';
import { prepareSource } from '../probe/prepare-source.ts';
import { readFilmPackets } from './film-packets.ts';
import { renderFilm } from './render-film.ts';
import { measureLoudness } from './sound/measure-loudness.ts';
import {
  analysisOf,
  countingVideo,
  makeMedia,
  movingVideo,
  never,
  stillPicture,
  testTools,
} from './testing/make-media.ts';
import { makeTimeline } from './testing/make-timeline.ts';

let media: string;
let workFolder: string;
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'render-media-'));
});
beforeEach(async () => {
  workFolder = await mkdtemp(join(media, 'work-'));
});
afterAll(() => rm(media, { recursive: true }));

describe('renderFilm', () => {
  it('shows exactly the frames asked for, across a cut and a dissolve', async () => {
    const counting = await countingVideo(media, 'counting.mp4');
    const timeline = makeTimeline({
      width: 64,
      height: 36,
      clips: [
        { sourceId: 'counting.mp4', start: 20, length: 15 },
        { sourceId: 'counting.mp4', start: 60, length: 20 },
        { sourceId: 'counting.mp4', start: 5, length: 20 },
      ],
      transitions: [{ afterClipIndex: 1, kind: 'dissolve', duration: frames(6) }],
    });
    const { filmPath } = await render(timeline, [counting]);
    const shown = (await lumas(filmPath)).map((luma) => (luma - 16) / 2);
    expect(shown).toHaveLength(55);
    expectFrames(shown.slice(0, 15), 20);
    expectFrames(shown.slice(15, 32), 60);
    expectFrames(shown.slice(38), 8);
    for (const mixed of shown.slice(32, 38)) {
      expect(mixed).toBeGreaterThan(5);
      expect(mixed).toBeLessThan(80);
    }
  });

  it('dissolves in even steps, from nothing of the next shot to all of it', async () => {
    const flat = (name: string, luma: number) =>
      makeMedia(media, name, [
        ...['-f', 'lavfi', '-i', `nullsrc=s=64x36:r=30:d=2,geq=lum=${luma}:cb=128:cr=128`],
        ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-crf', '4', '-color_range', 'tv'],
      ]);
    const sources = [await flat('dark.mp4', 30), await flat('light.mp4', 230)];
    const timeline = makeTimeline({
      width: 64,
      height: 36,
      clips: [
        { sourceId: 'dark.mp4', start: 10, length: 20 },
        { sourceId: 'light.mp4', start: 10, length: 20 },
      ],
      transitions: [{ afterClipIndex: 0, kind: 'dissolve', duration: frames(10) }],
    });
    const shown = await lumas((await render(timeline, sources)).filmPath);
    const share = shown.slice(15, 27).map((luma) => (luma - 30) / 200);
    const wanted = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1];
    for (const [index, value] of wanted.entries()) expect(share[index]).toBeCloseTo(value, 1);
    // Nowhere two steps in one.
    expect(share[10]! - share[9]!).toBeLessThan(0.12);
  });

  it('gives a shot a look of its own, and in a dissolve each shot its own', async () => {
    const clip = await makeMedia(media, 'red.mp4', [
      ...['-f', 'lavfi', '-i', 'nullsrc=s=64x36:r=30:d=2,geq=lum=120:cb=100:cr=180'],
      ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-crf', '4', '-color_range', 'tv'],
    ]);
    const shots = { sourceId: 'red.mp4', start: 10, length: 20 };
    const timeline = makeTimeline({
      ...{ width: 64, height: 36 },
      clips: [{ ...shots, look: 'monochrome' }, shots],
      transitions: [{ afterClipIndex: 0, kind: 'dissolve', duration: frames(10) }],
    });
    const { filmPath } = await render(timeline, [clip]);
    const red = await lumas(filmPath, 'v');
    for (const [frame, wanted] of [
      [5, 128],
      [20, 154],
      [35, 180],
    ] as const) {
      expect(Math.abs((red[frame] ?? 0) - wanted)).toBeLessThan(4);
    }
  });

  it('tells apart in black and white what only colour did, skin lighter and sky darker', async () => {
    const shown = async (name: string, cb: number, cr: number, look: 'normal' | 'monochrome') => {
      const clip = await makeMedia(media, `${name}.mp4`, [
        ...['-f', 'lavfi', '-i', `nullsrc=s=64x36:r=30:d=1,geq=lum=125:cb=${cb}:cr=${cr}`],
        ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-crf', '4', '-color_range', 'tv'],
        ...['-colorspace', 'bt709'],
      ]);
      const clips = [{ sourceId: clip.id, length: 10 }];
      const timeline = { ...makeTimeline({ width: 64, height: 36, clips }), look };
      const { filmPath } = await render(timeline, [clip]);
      return {
        light: (await lumas(filmPath))[5] as number,
        red: (await lumas(filmPath, 'v'))[5] as number,
        blue: (await lumas(filmPath, 'u'))[5] as number,
      };
    };
    const skin = await shown('skin', 105, 160, 'monochrome');
    const sky = await shown('sky', 160, 100, 'monochrome');
    expect(skin.light - sky.light).toBeGreaterThan(40);
    for (const { red, blue } of [skin, sky]) {
      expect(Math.abs(red - 128)).toBeLessThanOrEqual(1);
      expect(Math.abs(blue - 128)).toBeLessThanOrEqual(1);
    }
    const coloured = await shown('sky-coloured', 160, 100, 'normal');
    expect(Math.abs(coloured.light - 125)).toBeLessThanOrEqual(2);
    // Of grey only the curve is seen: 125 + 15 · sin(9/110 π).
    const grey = await shown('grey', 128, 128, 'monochrome');
    expect(Math.abs(grey.light - 129)).toBeLessThanOrEqual(1);
  });

  it('plays slow motion and double speed from the right frames', async () => {
    const counting = await countingVideo(media, 'speed.mp4');
    const timeline = makeTimeline({
      width: 64,
      height: 36,
      clips: [
        { sourceId: 'speed.mp4', start: 10, length: 20, speed: 0.5 },
        { sourceId: 'speed.mp4', start: 30, length: 20, speed: 2 },
      ],
    });
    const shown = (await lumas((await render(timeline, [counting])).filmPath)).map(
      (l) => (l - 16) / 2,
    );
    expect(shown).toHaveLength(40);
    shown.slice(0, 20).forEach((frame, index) => {
      expect(Math.abs(frame - (10 + index / 2))).toBeLessThan(1.1);
    });
    shown.slice(20).forEach((frame, index) => {
      expect(Math.abs(frame - (30 + index * 2))).toBeLessThan(1.1);
    });
  });

  it.each([24, 25])('shows the nearest of %i frames a second, from wherever', async (fps) => {
    const name = `sparse-${fps}.mp4`;
    const drawn = `nullsrc=s=64x36:r=${fps}:d=4,geq=lum=16+N*2:cb=128:cr=128,format=yuv420p`;
    const encoded = ['-c:v', 'libx264', '-crf', '8', '-color_range', 'tv', '-colorspace', 'bt709'];
    const sparse = await makeMedia(media, name, ['-f', 'lavfi', '-i', drawn, ...encoded]);
    const starts = [20, 33, 46, 52, 0];
    const clips = starts.map((start) => ({ sourceId: name, start, length: 12 }));
    const { filmPath } = await render(makeTimeline({ width: 64, height: 36, clips }), [sparse]);
    const shown = (await lumas(filmPath)).map((luma) => Math.round((luma - 16) / 2));
    const nearest = starts.flatMap((start) =>
      Array.from({ length: 12 }, (_, frame) => Math.floor(((start + frame) * fps) / 30 + 0.5)),
    );
    expect(shown).toEqual(nearest);
  });

  it('is exact to the frame with every kind of source', async () => {
    const sources = await Promise.all([
      movingVideo(media, 'film-rate.mp4', { rate: '24000/1001' }),
      movingVideo(media, 'fast.mp4', { rate: '60', seconds: 2, hasSound: false }),
      movingVideo(media, 'variable.mp4', {
        seconds: 2,
        filters: "select='not(eq(mod(n,7),3))'",
        output: ['-c:v', 'libx264', '-preset', 'ultrafast', '-fps_mode', 'vfr', '-g', '30'],
      }),
      movingVideo(media, 'pixels.mp4', { size: '120x96', seconds: 1, filters: 'setsar=64/45' }),
      movingVideo(media, 'portrait.mp4', { size: '90x160', seconds: 1 }),
      movingVideo(media, 'web.webm', {
        output: [
          '-c:v',
          'libvpx',
          '-deadline',
          'realtime',
          '-cpu-used',
          '8',
          '-g',
          '60',
          '-c:a',
          'libvorbis',
        ],
      }),
      movingVideo(media, 'hdr.mp4', { seconds: 1, output: tenBit }),
      stillPicture(media, 'still.png'),
    ]);
    const prepared = await Promise.all(
      sources.map((source) => prepareSource(source, testTools, { workFolder, signal: never })),
    );
    const timeline = makeTimeline({
      clips: [
        { sourceId: 'film-rate.mp4', start: 7, length: 31 },
        { sourceId: 'fast.mp4', start: 11, length: 29 },
        { sourceId: 'variable.mp4', start: 13, length: 37 },
        { sourceId: 'pixels.mp4', start: 3, length: 23, reframe: { kind: 'fit' } },
        { sourceId: 'portrait.mp4', length: 19, reframe: moving },
        { sourceId: 'web.webm', start: 40, length: 33 },
        { sourceId: 'still.png', length: 41, zoom: 'out' },
        { sourceId: 'hdr.mp4', start: 10, length: 17 },
        { sourceId: 'film-rate.mp4', start: 71, length: 30 },
      ],
      transitions: [
        { afterClipIndex: 5, kind: 'dissolve', duration: frames(9) },
        { afterClipIndex: 8, kind: 'fade-out', duration: frames(10) },
      ],
      look: 'vintage',
      titles: [
        {
          kind: 'title',
          text: 'L’été : 100 % « déjà » \\ %{n} [x], ;',
          range: { startTime: frames(0), duration: frames(50) },
          ...{ manner: 'title', family: 'narrow', place: 'bottom' },
        },
      ],
    });
    expect(prepared.map(({ probe }) => probe.hdr)).toContain('hlg');
    const { filmPath, isSilent } = await render(timeline, prepared);
    const packets = await readFilmPackets(testTools, filmPath, never);
    expect(packets.video).toHaveLength(260);
    expect(Math.abs(packets.audioEndSeconds - 260 / 30)).toBeLessThan(1 / 30);
    expect(isSilent).toBe(false);
    const { lufs, truePeak } = await measureLoudness(testTools, ['-i', `file:${filmPath}`], never);
    expect(Math.abs((lufs ?? 0) + 14)).toBeLessThanOrEqual(0.5);
    expect(truePeak).toBeLessThanOrEqual(-1);
  });

  it('shows every frame when its number says, over many cuts that fall between milliseconds', async () => {
    const counting = await countingVideo(media, 'joins.mp4');
    const clips = Array.from({ length: 24 }, (_, index) => {
      return { sourceId: 'joins.mp4', start: 3 * index, length: 7 };
    });
    const timeline = makeTimeline({ width: 64, height: 36, clips });
    const { filmPath } = await render(timeline, [counting]);
    const { video } = await readFilmPackets(testTools, filmPath, never);
    expect(video).toHaveLength(168);
    for (const [frame, { seconds }] of video.entries()) expect(seconds).toBeCloseTo(frame / 30, 4);
  });

  it('gives a film without any sound a silent track', async () => {
    const counting = await countingVideo(media, 'mute.mp4', 1);
    const timeline = makeTimeline({ clips: [{ sourceId: 'mute.mp4', length: 30 }] });
    const { filmPath, isSilent } = await render(timeline, [counting]);
    const packets = await readFilmPackets(testTools, filmPath, never);
    expect(isSilent).toBe(true);
    expect(Math.abs(packets.audioEndSeconds - 1)).toBeLessThan(1 / 30);
  });

  it('adds a mark to the brightness of every frame, and renders anew under another', async () => {
    const counting = await countingVideo(media, 'marked.mp4');
    const clips = [{ sourceId: 'marked.mp4', start: 20, length: 15 }];
    const timeline = makeTimeline({ width: 64, height: 36, clips });
    const tileOf = async (level: number) => {
      const path = join(workFolder, `mark-${level}`);
      await writeFile(path, Buffer.alloc(16 * 16, 128 + level));
      return path;
    };
    const bare = await lumas((await render(timeline, [counting])).filmPath);
    for (const level of [4, -3]) {
      const { filmPath } = await render(timeline, [counting], { markPath: await tileOf(level) });
      const marked = await lumas(filmPath);
      expect(marked).toHaveLength(bare.length);
      marked.forEach((luma, frame) => {
        expect(Math.abs(luma - (bare[frame] as number) - level)).toBeLessThan(1.5);
      });
    }
  });

  it('renders a shot once that stands there several times, side by side', async () => {
    const counting = await countingVideo(media, 'again.mp4');
    const shot = { sourceId: 'again.mp4', start: 20, length: 12 };
    const clips = Array.from({ length: 4 }, () => shot);
    const { filmPath } = await render(makeTimeline({ width: 64, height: 36, clips }), [counting]);
    const shown = (await lumas(filmPath)).map((luma) => (luma - 16) / 2);
    for (const index of [0, 1, 2, 3]) expectFrames(shown.slice(12 * index, 12 * index + 12), 20);
    expect((await segmentTimes()).size).toBe(1);
  });

  it('after an interruption renders only what is missing', async () => {
    const source = await movingVideo(media, 'resume.mp4');
    const clips = [0, 20, 40, 60].map((start) => ({ sourceId: 'resume.mp4', start, length: 18 }));
    const timeline = makeTimeline({ clips });
    const interruption = new AbortController();
    const first = render(timeline, [source], {
      signal: interruption.signal,
      onProgress: (done) => {
        if (done > 0.4) interruption.abort(new Error('stop'));
      },
    });
    await expect(first).rejects.toThrow('stop');
    const kept = await segmentTimes();
    expect(kept.size).toBeGreaterThanOrEqual(2);
    expect(kept.size).toBeLessThan(4);
    expect(await readdir(join(workFolder, 'render'))).not.toContain('film.mp4');

    await render(timeline, [source]);
    const after = await segmentTimes();
    expect(after.size).toBe(4);
    for (const [name, time] of kept) expect(after.get(name)).toBe(time);

    const changed = makeTimeline({
      clips: clips.map((shot, index) => (index === 2 ? { ...shot, start: 41 } : shot)),
    });
    await render(changed, [source]);
    const again = await segmentTimes();
    expect(again.size).toBe(5);
    for (const [name, time] of after) expect(again.get(name)).toBe(time);
  });
});

const tenBit = [
  ...[
    '-pix_fmt',
    'yuv420p10le',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-colorspace',
    'bt2020nc',
  ],
  ...['-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67'],
];
const moving = {
  kind: 'move',
  points: [
    { frame: 0, position: 0.1 },
    { frame: 19, position: 0.9 },
  ],
} as const;

type RenderWith = {
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void;
  readonly markPath?: string | null;
};

function render(
  timeline: Timeline,
  references: readonly MediaReference[],
  { signal = never, onProgress = () => undefined, markPath = null }: RenderWith = {},
) {
  const analyses = references.map(analysisOf);
  return renderFilm(
    { timeline, references, analyses, music: null, markPath },
    { tools: testTools, workFolder, signal, concurrency: 2, onProgress },
  );
}

/** The luma of one pixel of each frame; a scaler would change its range. */
/** Of a pixel in the middle of each frame; or how red it is. */
async function lumas(filmPath: string, plane: 'y' | 'u' | 'v' = 'y'): Promise<readonly number[]> {
  const middle = plane === 'y' ? '32:18' : '16:9';
  const { stdout } = await runFfmpeg(
    testTools,
    [
      '-i',
      `file:${filmPath}`,
      '-an',
      '-vf',
      `extractplanes=${plane},crop=1:1:${middle}`,
      '-f',
      'rawvideo',
      '-',
    ],
    { signal: never },
  );
  return [...stdout];
}

function expectFrames(shown: readonly number[], first: number): void {
  shown.forEach((frame, index) => {
    expect(Math.abs(frame - (first + index))).toBeLessThan(0.8);
  });
}

async function segmentTimes(): Promise<ReadonlyMap<string, number>> {
  const folder = join(workFolder, 'render');
  const names = (await readdir(folder)).filter((name) => /^segment-\w+\.mp4$/.test(name));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const),
    ),
  );
}
