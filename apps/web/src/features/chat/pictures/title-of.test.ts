import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

it.each([
  ['un-lac.png', 'un-lac'],
  ['IMG_1.JPEG', 'IMG_1'],
  ['Encre.2', 'Encre.2'],
  ['Aube 1.25', 'Aube 1.25'],
  ['sans fin', 'sans fin'],
])('%s is called %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
