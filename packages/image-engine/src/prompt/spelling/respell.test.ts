import { describe, expect, it } from 'vitest';
import { choosePicture } from '../choose-picture.ts';
import { tokenise } from '../tokenise.ts';
import { ourWords } from './our-words.ts';
import { respell } from './respell.ts';

const read = (prompt: string) => respell(prompt).text;

describe('a word that nobody knows', () => {
  it.each([
    ['une joueuse de tenis', 'une joueuse de tennis'],
    ['falaises pendant la tempette', 'falaises pendant la tempête'],
    ['un bol de soupe fumente', 'un bol de soupe fumante'],
    ['une guittare et un chapau', 'une guitare et un chapeau'],
    ['un éléfant sur un trotoir', 'un éléphant sur un trottoir'],
    ['pink baloons and umbrelas', 'pink balloons and umbrellas'],
    ['des papilons', 'des papillons'],
    ['un poussion', 'un poussin'],
  ])('is read as the word of ours for which it was meant: %s', (prompt, meant) => {
    expect(read(prompt)).toBe(meant);
  });

  it('is said to be read so', () => {
    const notes = choosePicture('une joueuse de tenis', 1).notes();
    expect(notes.join(' ')).toContain('« tenis » comme tennis');
  });

  it('stands where a tongue has it, though one letter from a word of ours', () => {
    // « chaton » and « chateau » are ours.
    for (const word of ['chanson', 'moulinet', 'poisseux', 'barquette', 'charge', 'italie'])
      expect(read(`une ${word} sur une table`)).toBe(`une ${word} sur une table`);
  });

  it('stands where it may be two words of ours', () => {
    // « bouche » or « boucle »
    expect(read('une boucoe')).toBe('une boucoe');
  });

  it('stands as a name and where it is to be set in letters', () => {
    for (const prompt of ['affiche « Tenis »', 'le chat de Tenis', 'a sign "Open til lat"'])
      expect(read(prompt)).toBe(prompt);
  });

  it('is none of ours', () => {
    const whole = [...ourWords().known].filter((word) => tokenise(word)[0] === word);
    const changed = whole.filter((word) => read(`un ${word}`) !== `un ${word}`);
    expect(changed).toEqual([]);
  });
});
