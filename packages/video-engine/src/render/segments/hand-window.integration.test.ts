import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg } from '../../ffmpeg/tools.ts';
import type { FrameWindow, Reframe } from '../../model/analysis.ts';
import type { MediaReference } from '../../model/media.ts';
import { renderFilm } from '../render-film.ts';
import { analysisOf, makeMedia, never, testTools } from '../testing/make-media.ts';
import { makeTimeline } from '../testing/make-timeline.ts';

let media: string;
let slope: MediaReference;
let upright: MediaReference;
let still: MediaReference;
const film = { width: 320, height: 180 };
const frames = 11;

/** Light grows evenly to the right, one colour difference downwards: what is seen tells where it lies. */
const geq = "geq=lum='round(20+200*(X+0.5)/W)':cb='round(20+200*(Y+0.5)/H)':cr=128";
const levelAt = (share: number) => 20 + 200 * share;
const coded = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-crf', '4', '-color_range', 'tv'];
const tagged = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'window-'));
  const clip = (name: string, size: string) =>
    makeMedia(media, name, [
      ...['-f', 'lavfi', '-i', `nullsrc=s=${size}:r=30:d=1,format=yuv420p,${geq}`],
      ...coded,
      ...tagged,
    ]);
  slope = await clip('slope.mp4', '640x360');
  upright = await clip('upright.mp4', '360x640');
  const drawn = "nullsrc=s=640x360:d=1,format=gray,geq=lum='round(20+200*(X+0.5)/W)'";
  still = await makeMedia(media, 'still.png', [...['-f', 'lavfi', '-i', drawn, '-frames:v', '1']]);
});
afterAll(() => rm(media, { recursive: true }));

const whole: FrameWindow = { x: 0.5, y: 0.5, zoom: 1, turn: 0 };

describe('a window laid by hand', () => {
  it.each<readonly [string, FrameWindow, FrameWindow | undefined]>([
    ['stands still', { ...whole, x: 0.3, y: 0.65, zoom: 2 }, undefined],
    ['is turned', { ...whole, x: 0.4, zoom: 2, turn: 10 }, undefined],
    ['is turned the other way', { ...whole, zoom: 1.8, turn: -12 }, undefined],
    ['glides nearer', whole, { ...whole, x: 0.7, y: 0.3, zoom: 2.5 }],
    ['glides aside and turns', { ...whole, x: 0.3, zoom: 2 }, { x: 0.6, y: 0.4, zoom: 2, turn: 6 }],
  ])('shows what lies under it where it %s, to a hair at each frame', async (_how, start, end) => {
    await expectShown(slope, { kind: 'window', start, ...(end && { end }) });
  });

  it('lies across an upright picture', async () => {
    await expectShown(upright, { kind: 'window', start: { ...whole, y: 0.3 } });
    const end = { x: 0.45, y: 0.7, zoom: 1.6, turn: 5 };
    await expectShown(upright, { kind: 'window', start: { ...whole, y: 0.3 }, end });
  });

  it('glides over a still', async () => {
    const end = { ...whole, x: 0.62, y: 0.4, zoom: 1.8 };
    await expectShown(still, { kind: 'window', start: whole, end });
  });

  it('costs nothing where another shot is laid anew', async () => {
    const at = (x: number): Reframe => ({ kind: 'window', start: { ...whole, x, zoom: 2 } });
    const shots = (x: number) => [
      { sourceId: slope.id, length: frames, reframe: at(0.5) },
      { sourceId: slope.id, length: frames, start: 12, reframe: at(x) },
    ];
    const folder = await mkdtemp(join(media, 'work-'));
    const first = await picturesOf(await render(shots(0.4), [slope], folder));
    const again = await picturesOf(await render(shots(0.6), [slope], folder));
    const cold = await picturesOf(await render(shots(0.6), [slope]));
    expect(again).toEqual(cold);
    expect(again.slice(0, frames)).toEqual(first.slice(0, frames));
    expect(again.slice(frames)).not.toEqual(first.slice(frames));
  });
});

/** Of 200 steps across the picture: less than one of them. */
const hair = 0.8;

async function expectShown(
  source: MediaReference,
  reframe: Extract<Reframe, { kind: 'window' }>,
): Promise<void> {
  const { start, end = start } = reframe;
  const path = await render([{ sourceId: source.id, length: frames, reframe }], [source]);
  const shown = await picturesOf(path);
  expect(shown).toHaveLength(frames);
  for (const [frame, picture] of shown.entries()) {
    const done = frame / (frames - 1);
    const mixed = (from: number, to: number) => from + (to - from) * done;
    const window = {
      x: mixed(start.x, end.x),
      y: mixed(start.y, end.y),
      zoom: 1 / mixed(1 / start.zoom, 1 / end.zoom),
      turn: mixed(start.turn, end.turn),
    };
    for (const [column, row] of looked) {
      const { x, y } = beneath(window, [column + 4, row + 4], source.probe);
      const seen = meansAround(picture, column, row);
      const isGrey = source.probe.kind === 'image';
      const light = isGrey ? ((seen.light - 16) * 255) / 219 : seen.light;
      const off = Math.abs(light - levelAt(x));
      const aside = isGrey ? 0 : Math.abs(seen.colour - levelAt(y));
      expect(Math.max(off, aside), `frame ${frame} at ${column}, ${row}`).toBeLessThan(hair);
    }
  }
}

/** Blocks of eight pixels by their first one. */
const looked = [
  [4, 4],
  [308, 4],
  [4, 168],
  [308, 168],
  [156, 86],
] as const;

function meansAround({ light, colour }: Picture, column: number, row: number) {
  const mean = (plane: Buffer, width: number, side: number, [x, y]: readonly [number, number]) => {
    let sum = 0;
    for (let down = 0; down < side; down += 1) {
      for (let across = 0; across < side; across += 1) {
        sum += plane[(y + down) * width + x + across] ?? 0;
      }
    }
    return sum / side ** 2;
  };
  return {
    light: mean(light, film.width, 8, [column, row]),
    colour: mean(colour, film.width / 2, 4, [column / 2, row / 2]),
  };
}

/** Which place of the source, in shares of it, lies under a pixel of the film. */
function beneath(
  { x, y, zoom, turn }: FrameWindow,
  [column, row]: readonly [number, number],
  { width, height }: { readonly width: number; readonly height: number },
) {
  const scale = Math.min(width / film.width, height / film.height) / zoom;
  const angle = (turn * Math.PI) / 180;
  const [across, down] = [(column - film.width / 2) * scale, (row - film.height / 2) * scale];
  // The picture is turned clockwise, so that what is seen at the right lies higher in it.
  return {
    x: x + (across * Math.cos(angle) + down * Math.sin(angle)) / width,
    y: y + (down * Math.cos(angle) - across * Math.sin(angle)) / height,
  };
}

type Clips = Parameters<typeof makeTimeline>[0]['clips'];

async function render(
  clips: Clips,
  references: readonly MediaReference[],
  folder?: string,
): Promise<string> {
  const timeline = makeTimeline({ ...film, clips });
  const request = {
    timeline,
    references,
    analyses: references.map(analysisOf),
    music: null,
    loss: 2,
  };
  const { filmPath } = await renderFilm(request, {
    ...{ tools: testTools, concurrency: 1, signal: never, onProgress: () => undefined },
    workFolder: folder ?? (await mkdtemp(join(media, 'work-'))),
  });
  return filmPath;
}

type Picture = { readonly light: Buffer; readonly colour: Buffer };

/** Of each frame its light and, at half the size, its first colour difference. */
async function picturesOf(path: string): Promise<readonly Picture[]> {
  const { stdout } = await runFfmpeg(
    testTools,
    ['-i', `file:${path}`, '-an', '-pix_fmt', 'yuv420p', '-f', 'rawvideo', '-'],
    { signal: never, outputLimitBytes: 1 << 26 },
  );
  const pixels = film.width * film.height;
  const size = (pixels * 3) / 2;
  return Array.from({ length: stdout.length / size }, (_, index) => {
    const start = index * size;
    const [light, colour] = [start + pixels, start + pixels * 1.25];
    return { light: stdout.subarray(start, light), colour: stdout.subarray(light, colour) };
  });
}
