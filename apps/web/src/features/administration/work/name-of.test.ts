import { expect, it } from 'vitest';
import { nameOf } from './name-of.ts';

it('says of work what it is made from, and nothing of what was wished for', () => {
  expect(nameOf({ kind: 'montage', title: null, pieces: 2 })).toBe('Film, 2\u00A0clips');
  expect(nameOf({ kind: 'montage', title: null, pieces: 1 })).toBe('Film, 1\u00A0clip');
  expect(nameOf({ kind: 'training', title: 'Rivage', pieces: 15 })).toBe(
    'Style «\u00A0Rivage\u00A0», 15\u00A0images',
  );
  expect(nameOf({ kind: 'backup', title: null, pieces: null })).toBe('Sauvegarde');
  expect(nameOf({ kind: 'unheard-of', title: null, pieces: 3 })).toBe('unheard-of');
});
