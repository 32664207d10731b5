import { expect, it } from 'vitest';
import { colourNamed } from '../edit/colour-names.ts';
import { shadeFurther } from './shade-further.ts';

it.each([
  ['encore plus foncé', 'la voiture en bleu', 'la voiture en bleu foncé'],
  ['even darker', 'make the car blue', 'make the car dark blue'],
  ['even lighter', 'make the car blue', 'make the car light blue'],
  ['encore plus foncé', 'ajoute un arbre', null],
  ['plus foncé', 'la voiture en bleu', null],
])('« %s » after « %s »', (prompt, before, expected) => {
  expect(shadeFurther(prompt, [before])).toBe(expected);
});

it('a shade is darker or lighter than its colour', () => {
  const lightness = (said: string) => colourNamed(said)?.l ?? 0;
  expect(lightness('bleu fonce')).toBeLessThan(lightness('bleu'));
  expect(lightness('dark red')).toBeLessThan(lightness('red'));
  expect(lightness('vert clair')).toBeGreaterThan(lightness('vert'));
  expect(colourNamed('vert fonce')?.isShaded).toBeUndefined();
});
