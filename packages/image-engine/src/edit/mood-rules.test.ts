import { expect, it } from 'vitest';
import { understandEdit, understandMoods } from './understand-edit.ts';

it.each([
  ['plus joyeux', ['light', 'saturation', 'warmth']],
  ['rends-la plus pro', ['contrast', 'saturation']],
  ['make it more professional', ['contrast', 'saturation']],
  ['plus clair et plus dramatique', ['contrast', 'light']],
  ['un ciel plus dramatique', []],
])('« %s » is taken as tones', (words, kinds) => {
  expect(
    understandEdit(words)
      .edits.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(kinds);
});

it('what is taken so is told, and a mood is heard of what is shown, too', () => {
  expect(understandMoods('rends-la plus pro')[0]?.said).toBe('plus pro');
  expect(understandEdit('plus joyeux').rest).toContain('joyeux');
});

it.each([
  ['en A4', Math.SQRT1_2],
  ['en A4 paysage', Math.SQRT2],
])('« %s » is a format of paper', (words, aspect) => {
  expect(understandEdit(words).edits).toEqual([{ kind: 'format', aspect }]);
});
