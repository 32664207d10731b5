import { expect, it } from 'vitest';
import { scoreWish } from './score-wish.ts';
import { sixteenthListOpen } from './wishes-sixteenth-open.ts';
import { sixteenthListSealed } from './wishes-sixteenth-sealed.ts';

/** Read at 253 of 268 points at first sight, none damaged, 2 silent, and built upon since; these are missed still. */
const missedOfSixteenthOpen = ['je veux plus de concert', 'Faites-moi deux versions'];

it('names the wishes of the sixteenth open list that are missed, and no others', () => {
  const missed = sixteenthListOpen
    .filter((row) => scoreWish(...row).misses.length > 0)
    .map(([wish]) => missedOfSixteenthOpen.find((words) => wish.startsWith(words)));
  expect(new Set(missed)).toEqual(new Set(missedOfSixteenthOpen));
});

/**
 * Of the sixteenth sealed list, read once and not built upon: 127 of 137 points, none damaged, none silent. One of two lengths of
 * which nothing was told though it was shown as understood is mended since. Whoever mends another takes it out here.
 */
const missedOfSixteenthSealed = [
  'The pace should get faster',
  'ds lordre ou c filmé',
  'La photo doit rester 6 secondes',
  'Dont cut anything, just join',
  'Retire img42 et le concert',
];

it('names the wishes of the sixteenth sealed list that are missed, and no others', () => {
  const missed = sixteenthListSealed
    .filter((row) => scoreWish(...row).misses.length > 0)
    .map(([wish]) => missedOfSixteenthSealed.find((words) => wish.startsWith(words)));
  expect(new Set(missed)).toEqual(new Set(missedOfSixteenthSealed));
});

it('damages no wish of the sealed list and leaves none in silence', () => {
  const harmed = sixteenthListSealed.filter((row) => {
    const { isDamaged, isSilent } = scoreWish(...row);
    return isDamaged || isSilent;
  });
  expect(harmed).toEqual([]);
});
