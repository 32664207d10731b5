import { describe, expect, it } from 'vitest';
import { spaceFrench } from './french-spacing.ts';

describe('spaceFrench', () => {
  it.each([
    ['On part quand ?', 'On part quand\u202f?'],
    ['Salut!', 'Salut\u202f!'],
    ['Oui; non !', 'Oui\u202f; non\u202f!'],
    ['Jour 1 : la mer', 'Jour 1\u00a0: la mer'],
    ['« Je danse »', '«\u00a0Je danse\u00a0»'],
    ['«Je danse»', '«\u00a0Je danse\u00a0»'],
    ['40 km et 3 nuits', '40\u00a0km et 3\u00a0nuits'],
    ['12 500 km', '12\u202f500\u00a0km'],
    ['Sept jours à Palawan', 'Sept jours à\u00a0Palawan'],
    ["L'été commence...", 'L’été commence…'],
    ['e\u0301te\u0301', 'été'],
  ])('sets « %s »', (given, set) => {
    expect(spaceFrench(given)).toBe(set);
  });

  it.each(['Rendez-vous à 12:30', 'site.fr/?a=1', 'https://site.fr', 'Let’s go!', 'See more'])(
    'leaves « %s » as it is, but for spaces that do not break',
    (text) => {
      expect(spaceFrench(text).replaceAll('\u00a0', ' ')).toBe(text);
    },
  );

  it('changes no letter', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, '');
    const text = 'Œuvre, ÇA : « l’aïeul » dit 3 mots; voilà ! Et Łódź ?';
    expect(letters(spaceFrench(text))).toBe(letters(text));
  });
});
