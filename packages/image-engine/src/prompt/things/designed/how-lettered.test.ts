import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';
import { howLettered } from './how-lettered.ts';

describe('words on a sheet', () => {
  it.each([
    ['affiche avec un renard, « Bonne nuit » en bas', 'bottom'],
    ['poster of a fox with "Good night" at the top', 'top'],
    ['une carte, en haut « Merci », avec un chat', 'top'],
    ['« Le concours » en haut et « samedi » en bas', 'both'],
    ['a loaf and the words BAKED AT DAWN in cream letters above', 'top'],
    ['"CLOSED" on a sign above the door', null],
    ['une affiche « Fête » avec un chat en haut d’un arbre', null],
  ])('stand in %s where they are told', (prompt, at) => {
    expect(howLettered(prompt).at).toBe(at);
  });

  it.each([
    ['"Emma & Louis" in gold script', 'script'],
    ['« Merci » en lettres manuscrites', 'hand'],
    ['"GO" in bold white letters', 'capitals'],
    ['"SLOW RIDE" in retro letters', 'brush'],
    ['a movie script on a desk', null],
  ])('are in the letters of %s', (prompt, letters) => {
    expect(howLettered(prompt).letters).toBe(letters);
  });

  it('are on a slate where they are written in chalk', () => {
    const { description } = understandIllustration(
      'menu « Chez Mado » à la craie sur une ardoise, avec des carottes',
    );
    expect(description.design?.taste).toBe('slate');
    expect(description.things.map(({ id }) => id)).not.toContain('chalk');
  });

  it('have nobody write them', () => {
    const { things } = understandIllustration(
      'carte avec une licorne et écrit en gros « Joyeux anniversaire Lilou »',
    ).description;
    expect(things[0]?.person ?? null).toBeNull();
  });
});
