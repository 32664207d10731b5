import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../choose-picture.ts';
import { understandPrompt } from '../../understand-prompt.ts';
import { understandIllustration } from '../understand-illustration.ts';

const told = (prompt: string) => understandIllustration(prompt).description;
const idsOf = (prompt: string) =>
  told(prompt)
    .things.map(({ id }) => id)
    .join(' ');
const notesOf = (prompt: string) => choosePicture(prompt, 1).notes().join(' ');

describe('words that belong together', () => {
  it.each([
    ['two friends clinking champagne glasses', 'people'],
    ['two kids building a treehouse, page from a story book', 'people tree-house'],
    ['three scoops of ice cream in a glass, vanilla chocolate strawberry', 'ice-cream'],
    ['attic bedroom with string lights', 'bed string-lights'],
    ['fete des mères, petit dejeuner au lit', 'croissant-plate coffee-cup glass-of-milk bed'],
    ['a cat wearing a tiny cowboy hat', 'cat cowboy-hat'],
    ['a knight in rusty armor facing a giant wolf', 'knight wolf'],
    ['a raccoon baker carrying a tray of cupcakes', 'person flat-plate cupcake'],
    ['judo, deux enfants', 'people'],
    ['a walnut desk', 'desk'],
  ])('%s', (prompt, ids) => {
    expect(idsOf(prompt)).toBe(ids);
  });

  it.each([
    ['bureau avec une grande plante et vue sur la mer', 'room'],
    ['a young woman, shallow depth of field', null],
    ['a dragon in a cave', 'cave'],
    ['une cave à vin voûtée', 'cellar'],
    ['balcon avec vue sur la mer', 'balcony'],
  ])('say where it plays: %s', (prompt, place) => {
    expect(told(prompt).place).toBe(place);
  });

  it('show the sea in the window of a room', () => {
    expect(told('desk with a laptop and a view of the sea').finish?.view).toBe('sea');
  });

  it('leave the season to what is said of it where only peaks are white', () => {
    const spring = 'cerisiers en fleurs, rivière au printemps, montagnes enneigées au loin';
    expect(told(spring).season).toBe('spring');
    const meadow = 'a meadow in summer and snow-capped mountains in the distance';
    expect(understandPrompt(meadow, 1).scene.season).toBe('summer');
    expect(understandPrompt('montagnes enneigées', 1).scene.season).toBe('winter');
  });

  it('give what is said of armour and crowns to who wears them', () => {
    expect(told('a knight in rusty armor facing a wolf').things[0]?.matter).toBe('rust');
    expect(told('un chevalier en armure dorée').things[0]?.colour).toBe('gold');
    expect(told('a queen with a blue crown').things[0]?.person).toMatchObject({
      hatKind: 'crown',
      hatColour: 'blue',
    });
  });

  it('hear how hair, heads and ages are', () => {
    expect(told('curly haired boy').things[0]?.person?.hairCut).toBe('curly');
    expect(told('a young nigerian woman').things[0]?.person).toMatchObject({ age: 'young' });
    expect(told('a woman wearing a yellow headwrap').things[0]?.person).toMatchObject({
      hatKind: 'turban',
      hatColour: 'yellow',
    });
    expect(notesOf('curly haired boy')).not.toContain('haired');
    expect(notesOf('a woman wearing gold earrings')).not.toMatch(/wearing|gold/);
  });

  it('set whom a greeting is for, and the colour of a title', () => {
    expect(told('joyeux anniversaire papa').text).toEqual(['Joyeux anniversaire papa']);
    expect(told('happy birthday mum').text).toEqual(['Happy birthday mum']);
    const poster = told('poster, man in trench coat, title "The Last Lantern" in red');
    expect(poster).toMatchObject({ textColour: 'red', things: [{ colour: null }] });
  });
});
