import { expect, it } from 'vitest';
import { texts } from '../texts.ts';

it.each([
  [0, 'Rien à ajouter'],
  [1, 'Ajouter ce fichier ?'],
  [3, 'Ajouter ces 3 fichiers ?'],
])('asks about %i files in words that fit', (count, title) => {
  expect(texts.upload.title(count)).toBe(title);
});
