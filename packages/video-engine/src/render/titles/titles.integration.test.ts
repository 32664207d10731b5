import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../../ffmpeg/tools.ts';
import type { MediaReference } from '../../model/media.ts';
import { frames } from '../../model/time.ts';
import type { Timeline, TitleCard } from '../../model/timeline.ts';
import { renderFilm } from '../render-film.ts';
import { makeMedia, never, testTools } from '../testing/make-media.ts';
import { makeTimeline } from '../testing/make-timeline.ts';
import { drawTitlePreview } from './draw-title-preview.ts';
import { prepareTitles } from './prepare-titles.ts';

const size = { width: 320, height: 180 } as const;
/** Luma that only paper has on a grey picture. */
const paperLuma = 190;

let folder: string;
let grey: MediaReference;
let white: MediaReference;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titles-'));
  grey = await flat('grey.mp4', 'gray');
  white = await flat('white.mp4', 'white');
});
afterAll(() => rm(folder, { recursive: true }));

describe('texts in a film', () => {
  it('come on their frame, stand, and are gone at their end, over cuts and to the film’s last frame', async () => {
    const timeline = filmOf([title({ start: 10, length: 70 })], [47, 43]);
    const { filmPath, workFolder } = await render(timeline);
    const inked = (await paperPixels(filmPath)).map((count) => count > 0);
    expect(inked).toHaveLength(90);
    expect(inked.slice(0, 10)).not.toContain(true);
    expect(inked.slice(12, 78)).not.toContain(false);
    expect(inked.slice(80)).not.toContain(true);
    const left = (await readdir(join(workFolder, 'render'))).filter((name) => name.includes('yuv'));
    expect(left).toEqual([]);
  });

  it('rest without a change, whatever segments they lie in', async () => {
    const whole = await render(filmOf([title({ start: 10, length: 70 })], [90]));
    const cut = await render(filmOf([title({ start: 10, length: 70 })], [20, 25, 45]));
    const [one, other] = [await paperPixels(whole.filmPath), await paperPixels(cut.filmPath)];
    const resting = one.slice(37, 70);
    expect(Math.max(...resting) - Math.min(...resting)).toBeLessThan(0.02 * (resting[0] ?? 0));
    for (const [frame, count] of other.entries()) {
      expect(Math.abs(count - (one[frame] ?? 0))).toBeLessThan(60 + 0.05 * count);
    }
  });

  it('stand complete on a film’s first frame', async () => {
    const { filmPath } = await render(filmOf([title({ start: 0, length: 60 })], [70]));
    const counts = await paperPixels(filmPath);
    expect(Math.abs((counts[0] ?? 0) - (counts[30] ?? 0))).toBeLessThan(0.05 * (counts[30] ?? 0));
    expect(counts.slice(60)).toEqual(counts.slice(60).map(() => 0));
  });

  it('get only the veil that the picture asks for', async () => {
    const dark = await flat('dark.mp4', '0x202428');
    const [onDark] = await looksOn(dark, [title({})]);
    expect(onDark?.veil.opacity).toBe(0);
    expect(onDark?.contrast).toBeGreaterThan(4);
    const bright = await flat('bright.mp4', '0x848688');
    const [onBright] = await looksOn(bright, [title({})]);
    expect(onBright?.veil.opacity).toBeGreaterThan(0.05);
    expect(onBright?.contrast).toBeGreaterThanOrEqual(4);
    const [small] = await looksOn(bright, [title({ manner: 'caption' })]);
    expect(small?.contrast).toBeGreaterThanOrEqual(4.5);
    const [onWhite] = await looksOn(white, [title({})]);
    expect(onWhite).toMatchObject({ palette: { ink: '#12151a' }, reachesGoal: true });
    const [card] = await looksOn(dark, [title({ manner: 'end-card', place: 'middle' })]);
    expect(card?.veil.opacity).toBeGreaterThanOrEqual(0.5);
  });

  it('darken the whole picture of an end card by a third, and more only around the letters', async () => {
    const card = title({ manner: 'end-card', place: 'middle' });
    const edges = { opensFilm: false, leavesAtCut: true };
    const frame = { width: 640, height: 360 };
    const drawn = await drawTitlePreview({ card, frame, edges, beneath: null });
    const picture = sharp(drawn?.veil?.png).extractChannel('alpha');
    const alpha = await picture.raw().toBuffer();
    const levels = alpha.toSorted();
    expect((levels[0] ?? 0) / 255).toBeGreaterThan(0.28);
    expect((levels[0] ?? 0) / 255).toBeLessThan(0.4);
    expect((levels.at(-1) ?? 0) / 255).toBeGreaterThan(0.5);
  });

  it('are measured once: a second run reads back what the first found', async () => {
    const context = contextOf(filmOf([title({})], [90]), grey, await workFolderOf());
    const first = await prepareTitles(context);
    const blind = { ...context, tools: { ffmpegPath: 'none', ffprobePath: 'none' } };
    const second = await prepareTitles(blind);
    expect(second.titles[0]?.key).toBe(first.titles[0]?.key);
  });

  it('do not draw again for segments that are there', async () => {
    const timeline = filmOf([title({ start: 10, length: 70 })], [47, 43]);
    const workFolder = await workFolderOf();
    await render(timeline, workFolder);
    const { titles } = await render(timeline, workFolder);
    const files = titles[0]?.files;
    expect(files).toBeDefined();
    const names = await readdir(join(workFolder, 'render'));
    expect(
      names.filter((name) => name.endsWith('.mp4') && name.startsWith('segment')),
    ).toHaveLength(2);
  });
});

type Sketch = Partial<Pick<TitleCard, 'manner' | 'family' | 'place' | 'text'>> & {
  readonly start?: number;
  readonly length?: number;
};

function title({ start = 10, length = 70, ...rest }: Sketch): TitleCard {
  return {
    ...{ kind: 'title', text: 'Été', manner: 'title', family: 'wide', place: 'bottom' },
    ...rest,
    range: { startTime: frames(start), duration: frames(length) },
  };
}

function filmOf(titles: readonly TitleCard[], lengths: readonly number[], sourceId = 'grey.mp4') {
  const clips = lengths.map((length, index) => ({ sourceId, start: index * 7, length }));
  return makeTimeline({ ...size, clips, titles });
}

/** One colour, four seconds. */
function flat(name: string, colour: string): Promise<MediaReference> {
  return makeMedia(folder, name, [
    ...['-f', 'lavfi', '-i', `color=${colour}:s=320x180:r=30:d=5`, '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '30', '-colorspace', 'bt709'],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ]);
}

function workFolderOf(): Promise<string> {
  return mkdtemp(join(folder, 'work-'));
}

async function render(timeline: Timeline, given?: string) {
  const workFolder = given ?? (await workFolderOf());
  const options = { tools: testTools, workFolder, signal: never, concurrency: 2 };
  const film = await renderFilm(
    { timeline, references: [grey], analyses: [], music: null },
    { ...options, onProgress: () => undefined },
  );
  return { ...film, workFolder };
}

function contextOf(timeline: Timeline, reference: MediaReference, workFolder: string) {
  const references = new Map([[reference.id, reference]]);
  const shared = { tools: testTools, folder: workFolder, signal: never };
  return { timeline, references, canToneMap: false, ...shared };
}

async function looksOn(reference: MediaReference, titles: readonly TitleCard[]) {
  const timeline = filmOf(titles, [90], reference.id);
  const prepared = await prepareTitles(contextOf(timeline, reference, await workFolderOf()));
  return prepared.titles.map(({ look }) => look);
}

/** How many pixels of each frame are as bright as paper. */
async function paperPixels(filmPath: string): Promise<readonly number[]> {
  const { stdout } = await runFfmpeg(
    testTools,
    ['-i', `file:${filmPath}`, '-an', '-vf', 'extractplanes=y', '-f', 'rawvideo', '-'],
    { signal: never },
  );
  const pixels = size.width * size.height;
  return Array.from({ length: stdout.length / pixels }, (_, frame) => {
    const luma = stdout.subarray(frame * pixels, (frame + 1) * pixels);
    return luma.reduce((count, value) => count + (value > paperLuma ? 1 : 0), 0);
  });
}
