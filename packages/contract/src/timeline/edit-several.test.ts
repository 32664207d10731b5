import { describe, expect, it } from 'vitest';
import { duplicateShots, moveShots, removeShots, setAllLocked } from './edit-several.ts';
import { setLocked } from './edit-shots.ts';
import { shotsOf } from './ranges.ts';
import { filmOf } from './testing.ts';
import type { Timeline } from './timeline.ts';

const film = filmOf([0, 40, 80, 120].map((start) => ({ start, length: 30 })));
const order = (timeline: Timeline) =>
  shotsOf(timeline)
    .map(({ id }) => id)
    .join('');

describe('several shots at once', () => {
  it('are moved together, in the order they have', () => {
    expect(order(moveShots(film, ['B', 'C'], 1))).toBe('ADBC');
    expect(order(moveShots(film, ['C', 'B'], -1))).toBe('BCAD');
    expect(order(moveShots(film, ['B', 'D'], -1))).toBe('BADC');
  });

  it('stay where they are at the edge of the film, or when one is locked', () => {
    expect(moveShots(film, ['A', 'B'], -1)).toBe(film);
    expect(moveShots(film, ['C', 'D'], 1)).toBe(film);
    const locked = setLocked(film, 'C', true);
    expect(moveShots(locked, ['B', 'C'], -1)).toBe(locked);
  });

  it('are removed but for those that are locked, and never all', () => {
    expect(order(removeShots(film, ['B', 'D']))).toBe('AC');
    expect(order(removeShots(setLocked(film, 'B', true), ['B', 'D']))).toBe('ABC');
    expect(order(removeShots(film, ['A', 'B', 'C', 'D']))).toBe('D');
  });

  it('are duplicated and locked', () => {
    expect(shotsOf(duplicateShots(film, ['A', 'C']))).toHaveLength(6);
    const locked = setAllLocked(film, ['A', 'C'], true);
    expect(shotsOf(locked).map((shot) => shot.locked === true)).toEqual([true, false, true, false]);
    expect(setAllLocked(locked, ['A', 'C'], false)).toEqual(film);
  });
});
