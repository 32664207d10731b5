import { describe, expect, it } from 'vitest';
import { asksOnlyStrength } from './restyle.ts';

describe('how far a style goes, and nothing else', () => {
  it.each([
    'le style à 30 %',
    'mets le style à 60%',
    'sans le style',
    'style at 40 percent',
    'the style at half',
  ])('« %s »', (words) => expect(asksOnlyStrength(words)).toBe(true));

  it.each([
    'de nuit, le style à 30 %',
    'le style',
    'plus chaud',
    'ajoute un bateau, style à 20 %',
    'dans le style de Monet à 30 %',
  ])('but not « %s »', (words) => expect(asksOnlyStrength(words)).toBe(false));
});
