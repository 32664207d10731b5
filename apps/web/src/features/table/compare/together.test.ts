import { removeShot, trimEnd } from '@armoni/contract/timeline/edit-shots';
import { clip, filmOf } from '@armoni/contract/timeline/testing';
import { describe, expect, it } from 'vitest';
import { lengthOfAll, placeOf, stretchesOf, timeAt } from './together.ts';

const film = filmOf([
  { start: 0, length: 60 },
  { start: 100, length: 60 },
  { start: 200, length: 30 },
]);
const shorter = trimEnd(film, 'B', -30, clip);

describe('two versions played together', () => {
  it('at the same moment run on until the longer one ends', () => {
    const stretches = stretchesOf(film, shorter, 'moment');
    expect(lengthOfAll(stretches)).toBe(5);
    expect(placeOf(stretches, 'before', 4.5)).toEqual({ seconds: 4.5, isMoving: true });
    expect(placeOf(stretches, 'after', 4.5)).toEqual({ seconds: 4 - 1 / 60, isMoving: false });
  });

  it('by shots begin each shot together, and the shorter one waits', () => {
    const stretches = stretchesOf(film, shorter, 'shot');
    expect(stretches.map(({ joined }) => joined?.kind)).toEqual(['same', 'changed', 'same']);
    expect(placeOf(stretches, 'after', 3.5)).toEqual({ seconds: 3 - 1 / 60, isMoving: false });
    expect(placeOf(stretches, 'before', 3.5)).toEqual({ seconds: 3.5, isMoving: true });
    expect(placeOf(stretches, 'before', 4.25)).toEqual({ seconds: 4.25, isMoving: true });
    expect(placeOf(stretches, 'after', 4.25)).toEqual({ seconds: 3.25, isMoving: true });
  });

  it('wait where the other one has a shot more', () => {
    const stretches = stretchesOf(film, removeShot(film, 'A'), 'shot');
    expect(placeOf(stretches, 'after', 1)).toEqual({ seconds: 0, isMoving: false });
    expect(placeOf(stretches, 'after', 2.5)).toEqual({ seconds: 0.5, isMoving: true });
    expect(lengthOfAll(stretches)).toBe(5);
  });

  it('are sought by the time of either', () => {
    const stretches = stretchesOf(film, shorter, 'shot');
    expect(timeAt(stretches, 'before', 4.5)).toBe(4.5);
    expect(timeAt(stretches, 'after', 3.5)).toBe(4.5);
    expect(timeAt(stretches, 'after', 9)).toBe(5);
  });
});
