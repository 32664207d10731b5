import { describe, expect, it } from 'vitest';
import {
  duplicateShot,
  insertShot,
  moveShot,
  removeShot,
  setLocked,
  setSpeed,
  slip,
  splitShot,
  swapTake,
  trimEnd,
  trimStart,
} from './edit-shots.ts';
import { framesOf, shotsOf } from './ranges.ts';
import { clip, filmOf, still, titleAt } from './testing.ts';
import type { Timeline } from './timeline.ts';

const film = filmOf([
  { start: 0, length: 60 },
  { start: 100, length: 40 },
  { start: 200, length: 50 },
]);

/** « A 0+60 @0 »: shot, source start and length, place in the film. */
const told = (timeline: Timeline) =>
  shotsOf(timeline).map(({ id, sourceRange, recordRange }) => {
    const source = framesOf(sourceRange);
    return `${id} ${source.start}+${source.length} @${framesOf(recordRange).start}`;
  });

function expectWhole(timeline: Timeline): void {
  let end = 0;
  for (const { recordRange } of shotsOf(timeline)) {
    expect(framesOf(recordRange).start).toBe(end);
    end = framesOf(recordRange).end;
  }
  expect(timeline.duration.value).toBe(end);
}

describe('editing shots', () => {
  it.each([
    ['trims the end', trimEnd(film, 'B', 5, clip), ['A 0+60 @0', 'B 100+45 @60', 'C 200+50 @105']],
    [
      'trims the begin',
      trimStart(film, 'B', 5, clip),
      ['A 0+60 @0', 'B 105+35 @60', 'C 200+50 @95'],
    ],
    [
      'no further than the clip begins',
      trimStart(film, 'A', -9, clip),
      ['A 0+60 @0', 'B 100+40 @60', 'C 200+50 @100'],
    ],
    [
      'no further than the clip ends',
      trimEnd(film, 'C', 500, clip),
      ['A 0+60 @0', 'B 100+40 @60', 'C 200+100 @100'],
    ],
    [
      'no shorter than can be seen',
      trimEnd(film, 'B', -500, clip),
      ['A 0+60 @0', 'B 100+6 @60', 'C 200+50 @66'],
    ],
    ['slips', slip(film, 'B', -30, clip), ['A 0+60 @0', 'B 70+40 @60', 'C 200+50 @100']],
    ['slows down', setSpeed(film, 'B', 0.5, clip), ['A 0+60 @0', 'B 100+40 @60', 'C 200+50 @140']],
    ['speeds up', setSpeed(film, 'B', 2, clip), ['A 0+60 @0', 'B 100+40 @60', 'C 200+50 @80']],
    ['moves', moveShot(film, 'C', 0), ['C 200+50 @0', 'A 0+60 @50', 'B 100+40 @110']],
    ['removes', removeShot(film, 'A'), ['B 100+40 @0', 'C 200+50 @40']],
    [
      'duplicates',
      duplicateShot(film, 'A'),
      ['A 0+60 @0', 'plan-4 0+60 @60', 'B 100+40 @120', 'C 200+50 @160'],
    ],
    [
      'splits',
      splitShot(film, 'B', 75),
      ['A 0+60 @0', 'B 100+15 @60', 'plan-4 115+25 @75', 'C 200+50 @100'],
    ],
    ['swaps', swapTake(film, 'B', 290, clip), ['A 0+60 @0', 'B 260+40 @60', 'C 200+50 @100']],
    [
      'inserts',
      insertShot(film, 'A', { source: still, startFrame: 9, length: 20 }),
      ['A 0+60 @0', 'plan-4 0+20 @60', 'B 100+40 @80', 'C 200+50 @120'],
    ],
  ])('%s', (_what, edited, expected) => {
    expect(told(edited)).toEqual(expected);
    expectWhole(edited);
  });

  it('changes nothing where nothing can change, and hands back the very same cut', () => {
    expect(splitShot(film, 'B', 62)).toBe(film);
    expect(moveShot(film, 'A', -1)).toBe(film);
    expect(removeShot(filmOf([{ start: 0, length: 9 }]), 'A')).toHaveProperty('duration.value', 9);
    expect(trimStart(film, 'A', -9, clip)).toBe(film);
    expect(trimEnd(film, 'nobody', 1, clip)).toBe(film);
  });

  it('leaves a locked shot as it is until it is unlocked', () => {
    const locked = setLocked(film, 'B', true);
    const edits = [
      trimEnd(locked, 'B', 5, clip),
      slip(locked, 'B', 5, clip),
      setSpeed(locked, 'B', 2, clip),
      swapTake(locked, 'B', 0, clip),
      splitShot(locked, 'B', 75),
      moveShot(locked, 'B', 0),
      removeShot(locked, 'B'),
    ];
    for (const edited of edits) expect(edited).toBe(locked);
    expect(setLocked(locked, 'B', false)).toEqual(film);
  });

  it('keeps a gliding window where it was in the clip', () => {
    const points = [0, 40].map((frame) => ({ frame, position: frame / 40 }));
    const gliding = filmOf([{ start: 50, length: 40, reframe: { kind: 'move', points } }]);
    const [shot] = shotsOf(trimStart(gliding, 'A', 10, clip));
    expect(shot?.reframe).toMatchObject({ points: [{ frame: -10 }, { frame: 30 }] });
    const [, second] = shotsOf(splitShot(gliding, 'A', 15));
    expect(second?.reframe).toMatchObject({ points: [{ frame: -15 }, { frame: 25 }] });
  });
});

describe('what is bound to shots', () => {
  const titled = filmOf(
    [
      { start: 0, length: 60 },
      { start: 100, length: 40 },
      { start: 200, length: 50 },
    ],
    [titleAt(10, 30), titleAt(60, 40, 'Est'), titleAt(110, 40, 'Fin')],
  );
  const texts = ({ tracks }: Timeline) =>
    tracks.video.titles.map(({ text, range }) => {
      const { start, end } = framesOf(range);
      return `${text} ${start}–${end}`;
    });

  it.each([
    [
      'a longer first shot',
      trimEnd(titled, 'A', 12, clip),
      ['Sud 10–40', 'Est 72–112', 'Fin 122–162'],
    ],
    [
      'a longer shot under it',
      trimEnd(titled, 'B', 9, clip),
      ['Sud 10–40', 'Est 60–109', 'Fin 119–159'],
    ],
    ['another order', moveShot(titled, 'B', 0), ['Sud 50–80', 'Est 0–40', 'Fin 110–150']],
    ['a shot gone', removeShot(titled, 'A'), ['Sud 10–40', 'Est 0–40', 'Fin 50–90']],
  ])('follows %s', (_what, edited, expected) => {
    expect(texts(edited)).toEqual(expected);
  });

  it('keeps a dissolve between its two shots only, and fades at the ends', () => {
    const duration = { value: 12, rate: film.rate };
    const transitions = [
      { afterClipIndex: -1, kind: 'fade-in' as const, duration },
      { afterClipIndex: 0, kind: 'dissolve' as const, duration },
      { afterClipIndex: 2, kind: 'fade-out' as const, duration },
    ];
    const { video } = film.tracks;
    const dissolving = { ...film, tracks: { ...film.tracks, video: { ...video, transitions } } };
    const after = (timeline: Timeline) =>
      timeline.tracks.video.transitions.map(
        ({ kind, afterClipIndex }) => `${kind} ${afterClipIndex}`,
      );
    expect(after(removeShot(dissolving, 'C'))).toEqual(['fade-in -1', 'dissolve 0', 'fade-out 1']);
    expect(after(removeShot(dissolving, 'A'))).toEqual(['fade-in -1', 'fade-out 1']);
    expect(after(moveShot(dissolving, 'C', 0))).toEqual(['fade-in -1', 'dissolve 1', 'fade-out 2']);
  });
});
