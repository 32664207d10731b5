import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaReference } from '@armoni/video-engine/model/media';
import { probeMedia } from '@armoni/video-engine/probe/probe-media';
import { renderFilm } from '@armoni/video-engine/render/render-film';
import { analysisOf, never, testTools } from '@armoni/video-engine/render/testing/make-media';
import { makeTimeline } from '@armoni/video-engine/render/testing/make-timeline';
import type { FilmCut } from '../packages/contract/src/cuts.ts';
import type { Shot, Timeline, TitleCard } from '../packages/contract/src/timeline/timeline.ts';
import { ffmpeg, mediaFolder, numberedClip } from './media.ts';
import { numbersOf } from './numbers.ts';
import { smallCut } from './table.ts';

const rate = { numerator: 30, denominator: 1 };
const frames = (value: number) => ({ value, rate });

/**
 * As soft as filmed pictures are, and with the colours of a camera: a pure one, its light alone changed, is
 * none that a screen has. The film goes on with it as it is, a browser with what is left of it.
 */
const filmed = (sigma: number) => `gblur=sigma=${sigma},hue=s=0.5`;
const coded = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '14', '-g', '30'];
const colours = ['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709'];
const tagged = [...colours, '-color_trc', 'bt709'];

/** Clips whose every frame differs from the next: of three shapes, and one of twice the rate. */
const drawn = {
  'large.mp4': 'testsrc2=s=640x360:r=30:d=6',
  'haut.mp4': 'testsrc2=s=360x640:r=30:d=6,hflip',
  'vif.mp4': 'testsrc2=s=640x360:r=60:d=6,negate',
  'pano.mp4': 'testsrc2=s=960x360:r=30:d=6,vflip',
} as const;
const stills = { 'couche.png': '900x600', 'debout.png': '600x900' } as const;

/** A cut of stills, dissolves, texts, speeds, crops and fades, and the film that was rendered of it. */
export type RenderedCut = { readonly cut: FilmCut; readonly filmPath: string };

export type Variant = Partial<Pick<Timeline, 'look' | 'width' | 'height'>> & {
  readonly balance?: Shot['balance'];
};

export async function renderedCut({ balance, ...variant }: Variant = {}): Promise<RenderedCut> {
  const references = await filmSources();
  const timeline = timelineOf(variant, balance);
  const filmPath = await render(`film-${timeline.look}-${timeline.width}`, {
    timeline,
    references,
  });
  const sources = references.map(({ id, probe: { kind, width, height, durationSeconds } }) => ({
    ...{ id, name: id, url: `/media/film/${id}`, width, height, has_audio: false, moments: [] },
    kind: kind === 'image' ? ('image' as const) : ('video' as const),
    frames: Math.floor(durationSeconds * 30),
  }));
  return { cut: { ...smallCut(), timeline, sources, music: null }, filmPath };
}

/** The number that each frame of the film carries which is rendered of a cut of the numbered clip. */
export async function renderedNumbers({ timeline, sources }: FilmCut): Promise<readonly number[]> {
  const [{ id = '' } = {}] = sources;
  const references = [await probed(id, await numberedClip())];
  const { tracks } = timeline;
  const silent = { originalSound: 'drop', music: null } as const;
  const small = { ...timeline, width: 256, height: 144, tracks: { ...tracks, audio: silent } };
  const filmPath = await render('film-nombres', { timeline: small, references });
  return numbersOf(filmPath);
}

async function render(
  folder: string,
  { timeline, references }: { timeline: Timeline; references: readonly MediaReference[] },
): Promise<string> {
  // A second try finds the segments of the first.
  const workFolder = join(mediaFolder, folder);
  await mkdir(workFolder, { recursive: true });
  const request = { timeline, references, analyses: references.map(analysisOf), music: null };
  const { filmPath } = await renderFilm(request, {
    ...{ tools: testTools, workFolder, concurrency: 1, signal: never },
    onProgress: () => undefined,
  });
  return filmPath;
}

export const filmMedia = join(mediaFolder, 'apercu');

async function filmSources() {
  await mkdir(filmMedia, { recursive: true });
  const clips = Object.entries(drawn).map(([name, source]) =>
    drawnSource(name, [
      '-f',
      'lavfi',
      '-i',
      source,
      '-vf',
      `${filmed(1)},format=yuv420p`,
      ...coded,
      ...tagged,
    ]),
  );
  const pictures = Object.entries(stills).map(([name, size]) => {
    const still = `testsrc2=s=${size}:d=1,${filmed(1.5)},format=rgb24`;
    return drawnSource(name, ['-f', 'lavfi', '-i', still, '-frames:v', '1']);
  });
  return Promise.all([...clips, ...pictures]);
}

async function drawnSource(name: string, args: string[]) {
  const path = join(filmMedia, name);
  await ffmpeg([...args, path]);
  return probed(name, path);
}

async function probed(id: string, path: string): Promise<MediaReference> {
  const found = await probeMedia({ id, path, name: id }, testTools, { signal: never });
  if (!found.ok) throw new Error(found.refusal.message);
  return found.reference;
}

function timelineOf(variant: Omit<Variant, 'balance'>, balance?: Shot['balance']): Timeline {
  const glide = [
    { frame: 0, position: 0.1 },
    { frame: 35, position: 0.9 },
  ];
  const near = { x: 0.45, y: 0.55, zoom: 1.8, turn: 0 };
  const turned = { start: { ...near, turn: 6 } };
  const gliding = { start: near, end: { ...near, x: 0.55, zoom: 2.4, turn: -5 } };
  const timeline = makeTimeline({
    ...{ width: 640, height: 360, originalSound: 'drop' },
    ...variant,
    clips: [
      { sourceId: 'large.mp4', start: 12, length: 40 },
      { sourceId: 'haut.mp4', start: 30, length: 36, reframe: { kind: 'static', position: 0.2 } },
      { sourceId: 'large.mp4', start: 40, length: 30, speed: 2 },
      { sourceId: 'vif.mp4', start: 60, length: 30, speed: 0.5 },
      { sourceId: 'couche.png', length: 40, zoom: 'in', look: 'monochrome' },
      { sourceId: 'haut.mp4', start: 70, length: 36, reframe: { kind: 'fit' }, look: 'warm' },
      {
        sourceId: 'debout.png',
        length: 36,
        zoom: 'out',
        reframe: { kind: 'static', position: 0.7 },
      },
      { sourceId: 'pano.mp4', start: 20, length: 36, reframe: { kind: 'move', points: glide } },
      { sourceId: 'vif.mp4', start: 20, length: 30, reframe: { kind: 'window', ...turned } },
      { sourceId: 'couche.png', length: 30, reframe: { kind: 'window', ...gliding } },
    ],
    transitions: [
      { afterClipIndex: -1, kind: 'fade-in', duration: frames(10) },
      { afterClipIndex: 3, kind: 'dissolve', duration: frames(12) },
      { afterClipIndex: 4, kind: 'dissolve', duration: frames(14) },
      { afterClipIndex: 9, kind: 'fade-out', duration: frames(12) },
    ],
    titles: [
      text('Sud', 'title', 'bottom', [0, 40]),
      text('Marseille, juin', 'lower-third', 'bottom', [44, 30]),
      text('Un mot après l’autre', 'word-by-word', 'middle', [112, 50]),
      text('À bientôt', 'end-card', 'middle', [250, 34]),
    ],
  }) as Timeline;
  if (!balance) return timeline;
  const { tracks } = timeline;
  const clips = tracks.video.clips.map((shot) => ({ ...shot, balance }));
  return { ...timeline, tracks: { ...tracks, video: { ...tracks.video, clips } } };
}

function text(
  words: string,
  manner: TitleCard['manner'],
  place: TitleCard['place'],
  [start, length]: readonly [number, number],
): TitleCard {
  const range = { startTime: frames(start), duration: frames(length) };
  return { kind: 'title', text: words, manner, family: 'wide', place, range };
}
