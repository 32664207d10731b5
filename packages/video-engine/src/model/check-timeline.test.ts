import { describe, expect, it } from 'vitest';
import { makeTimeline } from '../render/testing/make-timeline.ts';
import { checkTimeline } from './check-timeline.ts';
import type { CutMaterial } from './cut-material.ts';
import { frames } from './time.ts';
import type { Shot, Timeline, TitleCard } from './timeline.ts';

const shape = { width: 320, height: 180, hasAudio: true, moments: [] } as const;
const material: CutMaterial = {
  sources: [
    { sourceId: 'clip', name: 'clip.mp4', kind: 'video', frameCount: 100, ...shape },
    { sourceId: 'still', name: 'still.png', kind: 'image', frameCount: 0, ...shape },
  ],
  music: { durationSeconds: 60, tempoBpm: 120, beatSeconds: [], downbeatSeconds: [] },
};
const title: TitleCard = {
  ...{ kind: 'title', text: 'Sud', manner: 'title', family: 'wide', place: 'middle' },
  range: { startTime: frames(0), duration: frames(30) },
};
const film = makeTimeline({
  clips: [
    { sourceId: 'clip', start: 0, length: 40 },
    { sourceId: 'still', length: 20 },
    { sourceId: 'clip', start: 41, length: 29, speed: 2 },
  ],
  titles: [title],
  music: { startSeconds: 3, loops: true },
});

const shot = (change: Partial<Shot>): Timeline => ({
  ...film,
  tracks: {
    ...film.tracks,
    video: {
      ...film.tracks.video,
      clips: film.tracks.video.clips.map((one, index) =>
        index === 0 ? { ...one, ...change } : one,
      ),
    },
  },
});
const titled = (change: Partial<TitleCard>): Timeline => ({
  ...film,
  tracks: { ...film.tracks, video: { ...film.tracks.video, titles: [{ ...title, ...change }] } },
});
const range = (start: number, length: number) => ({
  startTime: frames(start),
  duration: frames(length),
});
const whole = { x: 0.5, y: 0.5, zoom: 1, turn: 0 };
const otherRate = { value: 40, rate: { numerator: 25, denominator: 1 } };

describe('checkTimeline', () => {
  it('passes what can be rendered', () => {
    expect(checkTimeline(film, material)).toEqual({ ok: true });
  });

  it('passes a window laid by hand, a glide of it, and a level', () => {
    const close = { x: 0.3, y: 0.6, zoom: 2, turn: -3 };
    const laid = shot({ reframe: { kind: 'window', start: whole, end: close }, gainDecibels: -6 });
    expect(checkTimeline(laid, material)).toEqual({ ok: true });
  });

  it.each([
    ['unknown-source', shot({ mediaReference: { sourceId: '../etc/passwd', name: '' } })],
    ['outside-source', shot({ sourceRange: range(61, 40) })],
    ['outside-source', shot({ sourceRange: range(-1, 40) })],
    ['no-length', shot({ recordRange: range(0, 0) })],
    ['no-length', shot({ sourceRange: range(0, -5) })],
    ['gap-or-overlap', shot({ recordRange: range(1, 40) })],
    ['gap-or-overlap', shot({ recordRange: range(0, 39), sourceRange: range(0, 39) })],
    ['not-frames', shot({ recordRange: range(0, 39.5) })],
    ['not-frames', shot({ recordRange: range(0, Number.NaN) })],
    ['not-frames', shot({ recordRange: { startTime: frames(0), duration: otherRate } })],
    ['speed', shot({ speed: 0 })],
    ['speed', shot({ speed: Number.POSITIVE_INFINITY })],
    ['length-and-speed', shot({ speed: 2 })],
    ['framing', shot({ reframe: { kind: 'static', position: 1.2 } })],
    ['framing', shot({ reframe: { kind: 'move', points: [] } })],
    [
      'framing',
      shot({ reframe: { kind: 'move', points: Array(2).fill({ frame: 0, position: 0 }) } }),
    ],
    ['framing', shot({ reframe: { kind: 'window', start: { ...whole, x: 0.4 } } })],
    ['framing', shot({ reframe: { kind: 'window', start: whole, end: { ...whole, turn: 3 } } })],
    ['framing', shot({ reframe: { kind: 'window', start: whole }, zoom: 'in' })],
    ['level', shot({ gainDecibels: 90 })],
    ['title-empty', titled({ text: ' ' })],
    ['title-too-long', titled({ text: 'a'.repeat(501) })],
    ['title-outside', titled({ range: range(80, 30) })],
    ['title-outside', titled({ wordStarts: [4, 2] })],
    ['empty', makeTimeline({ clips: [] })],
    ['size', { ...film, width: 321 }],
    ['size', { ...film, height: 40_000 }],
    ['gap-or-overlap', { ...film, duration: frames(90) }],
    ['too-many', makeTimeline({ clips: Array(501).fill({ sourceId: 'still', length: 1 }) })],
    ['too-long', makeTimeline({ clips: [{ sourceId: 'still', length: 3601 * 30 }] })],
    [
      'transition',
      makeTimeline({
        clips: [{ sourceId: 'still', length: 30 }],
        transitions: [{ afterClipIndex: 4, kind: 'dissolve', duration: frames(6) }],
      }),
    ],
    [
      'outside-music',
      makeTimeline({
        clips: [{ sourceId: 'still', length: 30 }],
        music: { startSeconds: 60, loops: false },
      }),
    ],
  ])('refuses %s in words', (code, timeline) => {
    const check = checkTimeline(timeline, material);
    expect(check).toMatchObject({ ok: false, code });
    expect(check).toHaveProperty('message', expect.stringMatching(/^\p{Lu}.*\.$/u));
  });

  it('refuses music where there is none', () => {
    expect(checkTimeline(film, { ...material, music: null })).toMatchObject({ code: 'no-music' });
  });
});
