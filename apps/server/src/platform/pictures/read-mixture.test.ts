import { describe, expect, it } from 'vitest';
import { readMixture } from './read-mixture.ts';

const aube = { name: 'Aube', triggerWord: 'AUBE1' };
const papier = { name: 'Papier plié', triggerWord: null };
const nuit = { name: 'Nuit', triggerWord: null };
const styles = [aube, papier, nuit];

describe('two styles mixed in words', () => {
  it.each([
    ['un lac, moitié Aube moitié Papier plié', 0.5, 'un lac'],
    ['un lac moitié aube, moitié papier plie', 0.5, 'un lac'],
    ['un lac, Aube et Papier plié mélangés', 0.5, 'un lac'],
    ['un lac dans un mélange de Aube et de « Papier plié », la nuit', 0.5, 'un lac, la nuit'],
    ['mélange Aube et Papier plié : un chat', 0.5, 'un chat'],
    ['a cat, a blend of Aube and Papier plié', 0.5, 'a cat'],
    ['un chat, 70 % Aube, 30 % Papier plié', 0.3, 'un chat'],
    ['un chat, Aube à 25 % et Papier plié à 75 %', 0.75, 'un chat'],
    ['un chat, deux tiers Aube un tiers Papier plié', 1 / 3, 'un chat'],
    ['une rue, moitié AUBE1, moitié Papier plié', 0.5, 'une rue'],
    ['un lac à mi-chemin entre Aube et Papier plié', 0.5, 'un lac'],
  ])('are read in « %s »', (text, share, rest) => {
    const read = readMixture(text, styles);
    expect(read).toMatchObject({ first: aube, second: papier });
    expect(read?.share).toBeCloseTo(share);
    expect(read?.rest).toBe(rest);
  });

  it('weigh in the order in which they are said', () => {
    const text = 'un chat, 70 % Papier plié, 30 % Aube';
    expect(readMixture(text, styles)).toMatchObject({ first: papier, second: aube, share: 0.3 });
  });

  it.each([
    'un lac entre aube et nuit',
    'un lac de nuit, style Aube',
    'une feuille moitié rouge moitié bleue',
    'un mélange de fruits, style Aube',
    'moitié Aube moitié Monet',
    'deux aubes et une nuit mêlées',
  ])('are not meant in « %s »', (text) => {
    expect(readMixture(text, styles)).toBeNull();
  });
});
