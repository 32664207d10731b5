import { describe, expect, it } from 'vitest';
import { setLocked } from './edit-shots.ts';
import { cutsOn, layCuts } from './lay-cuts.ts';
import { framesOf, shotsOf } from './ranges.ts';
import { clip, filmOf } from './testing.ts';
import type { Timeline } from './timeline.ts';

const beats = [0, 30, 60, 90, 120, 150, 180];
const sourceOf = () => clip;
const ends = (film: Timeline) => shotsOf(film).map(({ recordRange }) => framesOf(recordRange).end);
const film = filmOf([
  { start: 0, length: 50 },
  { start: 100, length: 30 },
  { start: 60, length: 64 },
]);

describe('layCuts', () => {
  it('moves each cut to the nearest beat and leaves the film its length', () => {
    expect(ends(film)).toEqual([50, 80, 144]);
    const laid = layCuts(film, beats, sourceOf);
    expect(ends(laid)).toEqual([60, 90, 144]);
    expect(laid.duration.value).toBe(144);
    expect(shotsOf(laid).map(({ sourceRange }) => framesOf(sourceRange).start)).toEqual([
      0, 100, 60,
    ]);
    expect(cutsOn(film, beats)).toEqual({ on: 0, of: 2 });
    expect(cutsOn(laid, beats)).toEqual({ on: 2, of: 2 });
  });

  it('changes nothing the second time', () => {
    const laid = layCuts(film, beats, sourceOf);
    expect(layCuts(laid, beats, sourceOf)).toBe(laid);
  });

  it('leaves a locked shot as long as it is, and lays what follows', () => {
    const laid = layCuts(setLocked(film, 'A', true), beats, sourceOf);
    expect(ends(laid)).toEqual([50, 90, 144]);
    expect(cutsOn(laid, beats)).toEqual({ on: 1, of: 2 });
  });

  it('takes a beat that is further where the clip is too short for the nearest', () => {
    const short = () => ({ ...clip, frames: 55 });
    const one = filmOf([
      { start: 0, length: 50 },
      { start: 0, length: 50 },
    ]);
    expect(ends(layCuts(one, beats, short))).toEqual([30, 85]);
  });

  it('leaves all as it is where nothing is heard', () => {
    expect(layCuts(film, [], sourceOf)).toBe(film);
  });
});
