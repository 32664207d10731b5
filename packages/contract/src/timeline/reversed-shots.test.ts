import { describe, expect, it } from 'vitest';
import { shotsToRender } from './compare-cuts.ts';
import { setReversed, setSpeed, splitShot, swapTake, trimEnd, trimStart } from './edit-shots.ts';
import { doStep, startHistory, undo } from './history.ts';
import { framesOf, shotsOf, sourceFrameAt } from './ranges.ts';
import { tellRender } from './tell-render.ts';
import { clip, filmOf, still } from './testing.ts';
import type { Timeline } from './timeline.ts';

const film = filmOf([
  { start: 100, length: 40, reversed: true },
  { start: 200, length: 50 },
]);

/** The frame of its clip that each frame of the film shows. */
const shown = (timeline: Timeline) =>
  shotsOf(timeline).flatMap((shot) =>
    Array.from({ length: framesOf(shot.recordRange).length }, (_, at) => sourceFrameAt(shot, at)),
  );
const backwards = (from: number, length: number) =>
  Array.from({ length }, (_, index) => from - index);

describe('a shot that runs backwards', () => {
  it('shows its stretch from the last frame to the first', () => {
    expect(shown(film).slice(0, 40)).toEqual(backwards(139, 40));
  });

  it('is trimmed where the film has its edges, and shows elsewhere what it showed', () => {
    const trimmed = (edited: Timeline) => shown(edited).slice(0, -50);
    expect(trimmed(trimStart(film, 'A', 5, clip))).toEqual(backwards(134, 35));
    expect(trimmed(trimStart(film, 'A', -7, clip))).toEqual(backwards(146, 47));
    expect(trimmed(trimEnd(film, 'A', -5, clip))).toEqual(backwards(139, 35));
    expect(trimmed(trimEnd(film, 'A', 9, clip))).toEqual(backwards(139, 49));
  });

  it('goes as far as its clip does: to its end at the front, to its beginning behind', () => {
    expect(shown(trimStart(film, 'A', -999, clip)).slice(0, -50)).toEqual(backwards(299, 200));
    expect(shown(trimEnd(film, 'A', 999, clip)).slice(0, -50)).toEqual(backwards(139, 140));
  });

  it('is split without another frame being seen, and its parts run backwards', () => {
    for (const speed of [1, 2]) {
      const whole = filmOf([{ start: 100, length: 40, speed, reversed: true }]);
      for (const at of [6, 15, 34]) expect(shown(splitShot(whole, 'A', at))).toEqual(shown(whole));
    }
    const slowed = filmOf([{ start: 100, length: 40, speed: 0.5, reversed: true }]);
    expect(shown(splitShot(slowed, 'A', 16))).toEqual(shown(slowed));
    expect(shotsOf(splitShot(film, 'A', 15)).map(({ reversed }) => reversed)).toEqual([
      ...[true, true, undefined],
    ]);
  });

  it('keeps a window that follows somebody on them, whichever way it runs', () => {
    const points = [0, 39].map((frame) => ({ frame, position: frame / 39 }));
    const forwards = filmOf([{ start: 100, length: 40, reframe: { kind: 'move', points } }]);
    const turned = setReversed(forwards, 'A', true, clip);
    expect(shotsOf(turned)[0]?.reframe).toMatchObject({
      points: [
        { frame: 0, position: 1 },
        { frame: 39, position: 0 },
      ],
    });
    expect(setReversed(turned, 'A', false, clip)).toEqual(forwards);
    const [, second] = shotsOf(splitShot(turned, 'A', 15));
    expect(second?.reframe).toMatchObject({ points: [{ frame: -15 }, { frame: 24 }] });
  });

  it('is turned round and back, keeps its direction with another speed or moment, and stills have none', () => {
    const forwards = setReversed(film, 'A', false, clip);
    expect(shotsOf(forwards)[0]).not.toHaveProperty('reversed');
    expect(setReversed(forwards, 'A', true, clip)).toEqual(film);
    expect(setReversed(film, 'A', true, clip)).toBe(film);
    const faster = setSpeed(film, 'A', 2, clip);
    expect(shown(faster).slice(0, 20)).toEqual(backwards(69, 20).map((frame) => 2 * frame));
    expect(shotsOf(swapTake(film, 'A', 10, clip))[0]?.reversed).toBe(true);
    expect(shotsOf(swapTake(film, 'A', 0, still))[0]).not.toHaveProperty('reversed');
    expect(setReversed(film, 'A', false, still)).toBe(film);
  });

  it('alone is rendered anew when it is turned round, says so, and one step back undoes it', () => {
    const turned = setReversed(film, 'B', true, clip);
    expect([...shotsToRender(film, turned)]).toEqual(['B']);
    expect(tellRender(film, turned)).toBe('Tout est rendu sauf le plan 2, dont le sens change.');
    expect(undo(doStep(startHistory(film), turned)).present).toBe(film);
  });
});
