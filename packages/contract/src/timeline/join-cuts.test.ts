import { describe, expect, it } from 'vitest';
import { changeTitle } from './edit-film.ts';
import { moveShot, removeShot, splitShot, swapTake, trimEnd } from './edit-shots.ts';
import { joinCuts } from './join-cuts.ts';
import { clip, filmOf, titleAt } from './testing.ts';
import type { Timeline } from './timeline.ts';

const film = filmOf(
  [
    { start: 0, length: 60 },
    { start: 100, length: 40 },
    { start: 200, length: 50 },
  ],
  [titleAt(5, 30)],
);

/** « A=A », « B≠ », « ·C »: kinds between the shots' names. */
const marks = { same: '=', changed: '~', swapped: '/', removed: '-', added: '+' } as const;
const told = (after: Timeline) =>
  joinCuts(film, after).map(
    ({ kind, before, after: now }) => `${before?.id ?? ''}${marks[kind]}${now?.id ?? ''}`,
  );

describe('two cuts side by side', () => {
  it('join the shots that both have', () => {
    expect(told(film)).toEqual(['A=A', 'B=B', 'C=C']);
    expect(told(trimEnd(film, 'B', -8, clip))).toEqual(['A=A', 'B~B', 'C=C']);
    expect(told(changeTitle(film, 0, { text: 'Nord' }))).toEqual(['A~A', 'B=B', 'C=C']);
  });

  it('open where a shot was taken out, put in, moved or swapped', () => {
    expect(told(removeShot(film, 'B'))).toEqual(['A=A', 'B-', 'C=C']);
    expect(told(swapTake(film, 'B', 0, clip))).toEqual(['A=A', 'B/B', 'C=C']);
    const moved = told(moveShot(film, 'A', 2));
    expect(moved).toEqual(['A-', 'B=B', 'C=C', '+A']);
    const split = told(splitShot(film, 'A', 20));
    expect(split.slice(0, 2)).toEqual(['A~A', expect.stringMatching(/^\+/)]);
  });

  it('say of another film that all is swapped', () => {
    const other = filmOf([
      { id: 'X', start: 0, length: 10 },
      { id: 'Y', start: 20, length: 10 },
    ]);
    expect(told(other)).toEqual(['A/X', 'B/Y', 'C-']);
  });
});
