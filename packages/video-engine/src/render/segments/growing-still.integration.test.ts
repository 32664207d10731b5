import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFfmpeg } from '../../ffmpeg/tools.ts';
import type { MediaReference } from '../../model/media.ts';
import { drawnLarger, growingWindow } from '../../model/still-zoom.ts';
import { renderFilm } from '../render-film.ts';
import { analysisOf, likeness, makeMedia, never, testTools } from '../testing/make-media.ts';
import { makeTimeline } from '../testing/make-timeline.ts';

const film = { width: 320, height: 180 };
const length = 10;

let media: string;
let still: MediaReference;
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'growing-'));
  // Edges everywhere: a pixel beside its place shows.
  const cells = 'life=s=320x180:ratio=.1:mold=10:r=60:life_color=#C83232:death_color=#32C8C8';
  const drawn = `${cells},trim=start_frame=40:end_frame=41,scale=640:360:flags=neighbor,format=rgb24`;
  still = await makeMedia(media, 'still.png', ['-f', 'lavfi', '-i', drawn, '-frames:v', '1']);
});
afterAll(() => rm(media, { recursive: true }));

it.each(['in', 'out'] as const)('cuts the told pixels out of a still zooming %s', async (zoom) => {
  const alike = await likeness(await rendered(zoom), await cutByHand(zoom, 0));
  expect(alike).toHaveLength(length);
  expect(Math.min(...alike)).toBeGreaterThan(0.995);
  const beside = await likeness(await rendered(zoom), await cutByHand(zoom, 1));
  expect(Math.max(...beside)).toBeLessThan(0.99);
});

async function rendered(zoom: 'in' | 'out'): Promise<string> {
  const timeline = makeTimeline({ ...film, clips: [{ sourceId: still.id, length, zoom }] });
  const workFolder = await mkdtemp(join(media, 'work-'));
  const { filmPath } = await renderFilm(
    { timeline, references: [still], analyses: [analysisOf(still)], music: null, loss: 1 },
    { tools: testTools, workFolder, concurrency: 1, signal: never, onProgress: () => undefined },
  );
  return filmPath;
}

/** Each frame by a `crop` of its own, `beside` so many pixels of what is drawn. */
async function cutByHand(zoom: 'in' | 'out', beside: number): Promise<string> {
  const path = join(media, `${zoom}-${beside}.mkv`);
  const named = (name: string) => Array.from({ length }, (_, frame) => `[${name}${frame}]`);
  const drawn = `${film.width * drawnLarger}:${film.height * drawnLarger}`;
  const colours = 'out_color_matrix=bt709:out_range=tv';
  const cuts = Array.from({ length }, (_, frame) => {
    const { width, height, left, top } = growingWindow(zoom, frame / length, film);
    const cut = `crop=${width - beside}:${height}:${left}:${top}:exact=1`;
    const size = `scale=${film.width}:${film.height}:flags=bicubic,setsar=1,format=yuv420p`;
    return `[a${frame}]${cut},${size}[b${frame}]`;
  });
  const graph = [
    `[0:v]scale=${drawn}:flags=bicubic:${colours},format=yuv444p,split=${length}${named('a').join('')}`,
    ...cuts,
    `${named('b').join('')}concat=n=${length},settb=1/25,setpts=N`,
  ].join(';');
  const args = ['-i', `file:${still.path}`, '-filter_complex', graph, '-c:v', 'ffv1'];
  await runFfmpeg(testTools, [...args, `file:${path}`], { signal: never });
  return path;
}
