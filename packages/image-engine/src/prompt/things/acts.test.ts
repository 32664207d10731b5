import { describe, expect, it } from 'vitest';
import { understandIllustration } from './understand-illustration.ts';

/** Whoever is named first, and what he does. */
const doingOf = (wish: string) =>
  understandIllustration(wish).description.things.find(({ person }) => person)?.person?.doing;

describe('what somebody does to something', () => {
  it.each([
    ['un menuisier qui rabote une planche', 'plane'],
    ['a carpenter planing a plank', 'plane'],
    ['deux filles qui nourrissent des poules', 'feed'],
    ['a girl who feeds the hens', 'feed'],
    ['un homme en train de réparer une moto', 'repair'],
    ['une maman qui coiffe sa fille', 'comb'],
    ['un petit garçon qui souffle les bougies de son gâteau', 'blowOut'],
    ['une dame qui remet les clés à un couple', 'giveKeys'],
    ['a grandmother lighting candles', 'light'],
    ['un pompier lave son camion', 'wash'],
    ['une femme qui joue du violoncelle', 'cello'],
    ['des élèves qui lèvent la main', 'raiseHand'],
    ['a female scientist looking through a microscope', 'study'],
    ["une maîtresse d'école devant un tableau noir", 'teach'],
    ['un homme qui demande sa copine en mariage', 'propose'],
    // Nothing is done there.
    ['une femme devant le soleil qui se lève', undefined],
    ['a man in dramatic lighting', undefined],
    ['une femme avec une coupe de champagne', undefined],
    ['a superhero on top of a building', undefined],
  ])('%s: %s', (wish, doing) => {
    expect(doingOf(wish)).toBe(doing);
  });
});
