import { describe, expect, it } from 'vitest';
import { splitShot } from './edit-shots.ts';
import { heldInside, inShape, reach, windowAt } from './frame-window.ts';
import { shotsOf } from './ranges.ts';
import { filmOf } from './testing.ts';

const film = { width: 1920, height: 1080 };
const middle = { x: 0.5, y: 0.5, zoom: 1, turn: 0 };

describe('a window laid by hand', () => {
  it('is moved in where it would stand out of the picture', () => {
    expect(heldInside({ ...middle, x: 0, y: 2, zoom: 2 }, film, film)).toEqual({
      ...{ x: 0.25, y: 0.75, zoom: 2, turn: 0 },
    });
    expect(heldInside({ ...middle, zoom: 9 }, film, film).zoom).toBe(4);
  });

  it('grows smaller by its turn until all its corners lie inside', () => {
    for (const picture of [film, { width: 1080, height: 1920 }, { width: 700, height: 700 }]) {
      for (const turn of [-15, -4, 0.5, 9]) {
        const window = heldInside({ ...middle, x: 0.1, y: 0.9, turn }, picture, film);
        const far = reach(window, picture, film);
        expect(window.x - far.x).toBeGreaterThan(-1e-9);
        expect(window.y + far.y).toBeLessThan(1 + 1e-9);
        expect(window.turn).toBe(turn);
      }
    }
  });

  it('moves its edges evenly, and stands still before and behind its shot', () => {
    const end = { x: 0.7, y: 0.5, zoom: 2, turn: 4 };
    const laid = { kind: 'window', start: middle, end } as const;
    expect(windowAt(laid, -3, 11)).toEqual(middle);
    expect(windowAt(laid, 20, 11)).toEqual(end);
    // Half way between all of the picture and half of it.
    expect(windowAt(laid, 5, 11)).toEqual({ x: 0.6, y: 0.5, zoom: 1 / 0.75, turn: 2 });
  });

  it('glides on over both parts of a shot that is split', () => {
    const end = { ...middle, x: 0.6, zoom: 1.5 };
    const reframe = { kind: 'window', start: middle, end } as const;
    const whole = filmOf([{ start: 0, length: 40, reframe }]);
    const parts = shotsOf(splitShot(whole, 'A', 25));
    const seen = parts.flatMap((shot) => {
      const { value: length } = shot.recordRange.duration;
      if (shot.reframe.kind !== 'window') return [];
      const laid = shot.reframe;
      return Array.from({ length }, (_, frame) => windowAt(laid, frame, length));
    });
    expect(seen).toHaveLength(40);
    for (const [frame, window] of seen.entries()) {
      const before = windowAt(reframe, frame, 40);
      expect(window.x).toBeCloseTo(before.x, 9);
      expect(window.zoom).toBeCloseTo(before.zoom, 9);
    }
  });
});

describe('inShape', () => {
  it('keeps the middle and the nearness, and moves in what would stand out', () => {
    const laid = {
      kind: 'window',
      start: { x: 0.2, y: 0.5, zoom: 2, turn: 0 },
      end: { x: 0.9, y: 0.1, zoom: 1, turn: 0 },
    } as const;
    const { start, end } = inShape(
      laid,
      { width: 1920, height: 1080 },
      { width: 1080, height: 1920 },
    );
    expect(start).toEqual(laid.start);
    expect(end?.y).toBe(0.5);
    expect(end?.x).toBeCloseTo(1 - (1080 * 9) / 16 / 2 / 1920);
  });
});
