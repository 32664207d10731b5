import { describe, expect, it } from 'vitest';
import { setLevel, setLocked } from './edit-shots.ts';
import { dissolveSecondsAt, setDissolve, setDissolves } from './edit-transitions.ts';
import { shotsOf } from './ranges.ts';
import { filmOf } from './testing.ts';

const film = filmOf([
  { start: 0, length: 60 },
  { start: 100, length: 40 },
  { start: 200, length: 50 },
]);

describe('one cut', () => {
  it('dissolves for as long as it is told, beside others that stay', () => {
    const soft = setDissolve(setDissolves(film, true), 1, 0.8);
    expect(dissolveSecondsAt(soft, 0)).toBe(0.4);
    expect(dissolveSecondsAt(soft, 1)).toBe(0.8);
    const straight = setDissolve(soft, 1, 0);
    expect(dissolveSecondsAt(straight, 1)).toBe(0);
    expect(setDissolve(setDissolve(straight, 0, 0), 0, 0)).toEqual(film);
  });

  it('is none behind the last shot', () => {
    expect(setDissolve(film, 2, 0.4)).toBe(film);
    expect(setDissolve(film, -1, 0.4)).toBe(film);
  });
});

describe('the level of a shot', () => {
  it('is none where it is usual again, and stays where the shot is locked', () => {
    const quiet = setLevel(film, 'B', -6);
    expect(shotsOf(quiet)[1]?.gainDecibels).toBe(-6);
    expect(setLevel(quiet, 'B', 0)).toEqual(film);
    const locked = setLocked(quiet, 'B', true);
    expect(setLevel(locked, 'B', 3)).toBe(locked);
  });
});
