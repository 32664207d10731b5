import { describe, expect, it } from 'vitest';
import { readWishes } from '../illustration/testing/read-wishes.ts';
import { choosePicture } from './choose-picture.ts';
import { tokenise } from './tokenise.ts';
import { weighWords } from './unheard-words.ts';

/** Draws a cat, and snow if one of two words says so. */
const draw = (words: string) => ({
  cat: String(/chat/u.test(words)),
  snow: String(/neige|enneigé/u.test(words)),
});
const weigh = (prompt: string) => weighWords(prompt, draw, (word) => word === 'grand');

describe('weighing the words of a prompt', () => {
  it('finds those without which the same would be drawn', () => {
    expect(weigh('un chat mélancolique sous la neige').unheard).toEqual(['mélancolique']);
    expect(weigh('un chat').unheard).toEqual([]);
  });

  it('hears what two words say alike', () => {
    expect(weigh('un chat enneigé sous la neige, moustachu').unheard).toEqual(['moustachu']);
  });

  it('passes over what asks for nothing, as usual or as told', () => {
    expect(weigh('dessine un grand chat en été').unheard).toEqual([]);
  });

  it('tells which word said a part, and said nothing else', () => {
    expect(weigh('un chat sous la neige').sayersOf('snow')).toEqual(['neige']);
    expect(weigh('un chat').sayersOf('snow')).toEqual([]);
  });
});

describe('a long prompt', () => {
  it('is read as often for each of its words as one half as long', () => {
    let letters = 0;
    const counted = (words: string) => {
      letters += words.length;
      return draw(words);
    };
    const readFor = (prompt: string) => {
      letters = 0;
      expect(weighWords(prompt, counted, () => false).unheard).toEqual(['moustachu']);
      return letters;
    };
    const [half, whole] = [100, 200].map((times) => readFor('un chat moustachu, '.repeat(times)));
    expect(whole! / half!).toBeCloseTo(2, 0);
  });

  it('is weighed to its end where no clause ends', () => {
    expect(weigh(`${'chat '.repeat(90)}mélancolique`).unheard).toEqual(['mélancolique']);
  });
});

describe('every word of a wish', () => {
  const notesOf = (prompt: string) => choosePicture(prompt, 1).notes();

  it.each([
    ['un chat fluorescent sur un canapé', 'fluorescent'],
    ['un lion mélodieux', 'mélodieux'],
    ['un lac avec des rochers hexagonaux', 'hexagonaux'],
    ['une pizza romanesque', 'romanesque'],
    ['un gâteau avec sept bougies', 'sept'],
    ['la mer, style cubiste', 'cubiste'],
  ])('is drawn, or the answer names it: %s', (prompt, word) => {
    expect(notesOf(prompt).join(' ')).toContain(`« ${word} »`);
  });

  it('is not named where it is drawn', () => {
    for (const prompt of [
      'un chat roux qui dort sur un canapé',
      'une mamie qui tricote au coin du feu',
      'une rue enneigée sous la neige',
      'un papa avec son bébé dans les bras',
      'un champ de tournesols au coucher du soleil',
      'un lac de montagne en été',
    ])
      expect(notesOf(prompt), prompt).toEqual([]);
  });

  it.each([
    ['des enfants jettent leurs chapeaux', 'leurs'],
    ['two kids and their grandmother', 'their'],
    ['logo pour un club de natation, une baleine', 'natation'],
    ['tiny house in the woods', 'tiny'],
  ])('is not named where it asks for nothing that could be missing: %s', (prompt, word) => {
    expect(notesOf(prompt).join(' ')).not.toContain(word);
  });

  /** A word that nobody draws, put into any wish. */
  it('is named wherever it stands: no wish hides a word that nobody knows', () => {
    const hidden = readWishes().filter((wish) => {
      if (/[«"“]/u.test(wish)) return false;
      return !tokenise(notesOf(`${wish} zorglubesque`).join(' ')).includes('zorglubesque');
    });
    expect(hidden).toEqual([]);
  });
});
