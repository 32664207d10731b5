import { basename } from 'node:path';
import type { CutByWords, FilmCut, FilmVersion } from '../packages/contract/src/cuts.ts';
import { removeShot, swapTake, trimEnd } from '../packages/contract/src/timeline/edit-shots.ts';
import { rangeOf } from '../packages/contract/src/timeline/ranges.ts';
import type { Shot, Timeline } from '../packages/contract/src/timeline/timeline.ts';
import { answer } from './answers.ts';
import { clips, numberedClip } from './media.ts';
import { borrowAccount } from './person.ts';
import { expect, type Page } from './test.ts';

const rate = { numerator: 30, denominator: 1 };
export const tableFilm = '0190aaaa-0000-7000-8000-00000000f11a';

const shot = (number: number, sourceId: string, source: number, film: number): Shot => ({
  id: `clip-0${number}`,
  mediaReference: { sourceId, name: sourceId },
  sourceRange: rangeOf({ rate }, source, 60),
  recordRange: rangeOf({ rate }, film, 60),
  speed: 1,
  reframe: { kind: 'centre' },
  zoom: 'none',
  reasonCode: 'highlight',
  reason: 'Plan net et stable, qui laisse voir le paysage.',
  shotScore: 1,
});

/** Four shots of two seconds, a title, music at 120 beats a minute. */
export function smallCut(): FilmCut {
  const shots = [
    shot(1, '0-mer', 30, 0),
    shot(2, '1-ville', 40, 60),
    shot(3, '0-mer', 150, 120),
    shot(4, '1-ville', 160, 180),
  ];
  const beats = Array.from({ length: 60 }, (_, index) => index / 2);
  const timeline: Timeline = {
    schema: 'armoni.timeline/2',
    ...{ rate, aspectRatio: '16:9', width: 1920, height: 1080, seed: 1, look: 'normal' },
    duration: { value: 240, rate },
    tracks: {
      video: {
        clips: shots,
        transitions: [],
        titles: [
          {
            ...{ kind: 'title', text: 'Sud', manner: 'title', family: 'wide', place: 'bottom' },
            range: rangeOf({ rate }, 0, 60),
          } as const,
        ],
      },
      audio: { originalSound: 'duck', music: { startSeconds: 0, loops: false } },
    },
    ...{ markers: [], notes: [] },
  };
  const source = (id: string, name: string, width: number, height: number) => ({
    ...({
      id,
      name,
      kind: 'video',
      url: `/media/table/${name}`,
      frames: 360,
      width,
      height,
    } as const),
    has_audio: true,
    moments: [10, 100, 250].map((start_frame, index) => ({
      ...{ start_frame, frames: 60, score: 0.7 },
      ...{ reason: ['Plutôt calme et clair', 'Le plus vif', 'Quelqu’un parle'][index] ?? '' },
    })),
  });
  return {
    film_id: tableFilm,
    title: 'Îles du Sud',
    version: 1,
    timeline,
    sources: [source('0-mer', 'mer.mp4', 640, 360), source('1-ville', 'ville.mp4', 480, 640)],
    music: {
      url: null,
      ...{ duration_seconds: 30, tempo_bpm: 120, beat_seconds: beats },
      downbeat_seconds: beats.filter((_, index) => index % 4 === 0),
    },
    other_music: [],
  };
}

const colours = ['#1d4e70', '#7fc8d8', '#c8a24a', '#6b4f3a'];
const versionOf = (number: number, changes: string, timeline: Timeline): FilmVersion => ({
  number,
  changes,
  created_at: `2026-11-21T09:${30 + number}:00.000Z`,
  is_current: false,
  video_url: `/media/table/${number === 1 ? 'mer' : 'ville'}.mp4`,
  poster_url: null,
  duration_seconds: timeline.duration.value / 30,
  size_bytes: 1_000_000,
  shots: timeline.tracks.video.clips.map(({ recordRange }, index) => ({
    duration_seconds: recordRange.duration.value / 30,
    accord: [
      { colour: colours[index % 4] ?? '', share: 0.6 },
      { colour: colours[(index + 1) % 4] ?? '', share: 0.4 },
    ],
  })),
});

const still = (number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="${colours[number - 1]}"/><circle cx="${30 * number}" cy="60" r="24" fill="${colours[number % 4]}"/></svg>`;

const clipOf = (id: string) => ({ id, name: id, kind: 'video' as const, frames: 360 });

/** The first version of the small cut, one with a shorter shot and another without its third. */
export function threeVersions() {
  const { timeline: first } = smallCut();
  const second = trimEnd(first, 'clip-02', -20, clipOf('1-ville'));
  const third = swapTake(removeShot(second, 'clip-03'), 'clip-04', 20, clipOf('1-ville'));
  return [first, second, third] as const;
}

/** Answers for a film that nobody rendered, from clips that the browser plays. */
export async function furnishTable(page: Page, cut = smallCut()): Promise<void> {
  await borrowAccount(page);
  const numbered = await numberedClip();
  await page.route('**/media/table/*', (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    const drawn = /^apercu-(\d)\.svg$/.exec(name)?.[1];
    if (drawn) return route.fulfill({ contentType: 'image/svg+xml', body: still(Number(drawn)) });
    const path = name === 'nombres.mp4' ? numbered : clips[name === 'mer.mp4' ? 0 : 1];
    return route.fulfill({ path, headers: { 'Accept-Ranges': 'bytes' } });
  });
  const timelines = threeVersions();
  const changes = ['Premier montage', '1 plan changé', '1 plan changé, 1 plan retiré'];
  const versions = timelines.map((timeline, index) =>
    versionOf(index + 1, changes[index] ?? '', timeline),
  );
  await answer(page, `**/gallery/videos/${tableFilm}/cut`, cut);
  await answer(page, `**/gallery/videos/${tableFilm}/versions`, {
    versions: versions
      .map((version) => ({ ...version, is_current: version.number === cut.version }))
      .reverse(),
  });
  for (const [index, timeline] of timelines.entries()) {
    const numbers = timeline.tracks.video.clips.map(({ id }) => id.at(-1));
    const thumbnail_urls = numbers.map((number) => `/media/table/apercu-${number}.svg`);
    const version = { timeline, thumbnail_urls };
    await answer(page, `**/gallery/videos/${tableFilm}/versions/${index + 1}`, version);
  }
}

export async function openTable(page: Page, cut = smallCut()): Promise<void> {
  await furnishTable(page, cut);
  await page.goto(`/editor/${tableFilm}`);
  await expect(shots(page).getByRole('listitem')).toHaveCount(
    cut.timeline.tracks.video.clips.length,
  );
}

/** The server's answer to any wish. */
export async function answerWish(page: Page, made: CutByWords): Promise<void> {
  await answer(page, `**/gallery/videos/${tableFilm}/cut/wish`, made);
}

export const shots = (page: Page) => page.getByRole('list', { name: 'Plans du film' });
export const shotButton = (page: Page, number: number) =>
  shots(page).getByRole('button', { name: new RegExp(`^Plan ${number} sur`) });
/** Their clips' places, in the film's order, as a person sees them. */
export const shotNames = (page: Page) =>
  shots(page).getByRole('button', { name: /^Plan/ }).allTextContents();
export const edge = (page: Page, name: string) => page.getByRole('slider', { name });
export const frameOf = async (page: Page, name: string) =>
  Number(await edge(page, name).getAttribute('aria-valuenow'));

/** Four shots of a clip whose frames carry their number as bars; the third fast, the fourth slow. */
export function numberedCut(): FilmCut {
  const cut = smallCut();
  const [source] = cut.sources;
  const numbered = { ...source!, url: '/media/table/nombres.mp4', frames: 360 };
  const part = (index: number, start: number, length: number, speed: number): Shot => ({
    ...shot(index + 1, '0-mer', start, 60 * index),
    sourceRange: rangeOf({ rate }, start, length),
    speed,
  });
  const clips = [
    part(0, 30, 60, 1),
    part(1, 200, 60, 1),
    part(2, 100, 120, 2),
    part(3, 300, 30, 0.5),
  ];
  const { tracks } = cut.timeline;
  const video = { ...tracks.video, clips, titles: [] };
  return {
    ...cut,
    sources: [numbered],
    timeline: { ...cut.timeline, tracks: { ...tracks, video } },
  };
}

/** A minute of twenty shots, here and there in the same clip. */
export function longCut(): FilmCut {
  const cut = numberedCut();
  const clips = Array.from(
    { length: 20 },
    (_, index): Shot => ({
      ...shot(index + 1, '0-mer', 0, 90 * index),
      id: `clip-${index + 1}`,
      sourceRange: rangeOf({ rate }, (index * 97) % 260, 90),
      recordRange: rangeOf({ rate }, 90 * index, 90),
    }),
  );
  const { tracks } = cut.timeline;
  const video = { ...tracks.video, clips, titles: [] };
  const duration = { value: 1800, rate };
  return { ...cut, timeline: { ...cut.timeline, duration, tracks: { ...tracks, video } } };
}
