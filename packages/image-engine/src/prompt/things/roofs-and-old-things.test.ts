import { describe, expect, it } from 'vitest';
import { composePicture } from '../../illustration/compose-picture.ts';
import { unshownOf } from '../../illustration/unshown.ts';
import { choosePicture } from '../choose-picture.ts';
import { tokenise } from '../tokenise.ts';
import { understandIllustration } from './understand-illustration.ts';

const wished = (prompt: string) => understandIllustration(prompt).description;
const ids = (prompt: string) => wished(prompt).things.map(({ id }) => id);

function namedIn(prompt: string): readonly string[] {
  const chosen = choosePicture(prompt, 11);
  if (chosen.kind === 'scene') return tokenise(chosen.notes().join(' '));
  const composition = composePicture(chosen.illustration, { seed: 11, width: 96, height: 96 });
  const undrawn = unshownOf(chosen.illustration, composition);
  return tokenise(chosen.notes(composition.leftOut, undrawn).join(' '));
}

describe('a word that no picture shows', () => {
  it.each([
    ['a wizard reading an old book', 'old'],
    ['un vélo neuf', 'neuf'],
    ['un canapé bancal', 'bancal'],
  ])('is named: %s', (prompt, word) => {
    expect(namedIn(prompt)).toContain(word);
  });

  it.each([
    'an old sailor with a parrot on his shoulder',
    'un chat noir sur un toit la nuit',
    'une girafe qui porte des lunettes',
    'un boulanger tenant trois baguettes',
    'un chevalier en armure',
  ])('is not, where it is shown: %s', (prompt) => {
    expect(namedIn(prompt)).toEqual([]);
  });
});

describe('a word', () => {
  it('of a trade says what he wears, whatever his age', () => {
    const [sailor] = wished('an old sailor').things;
    expect([sailor?.person?.costume, sailor?.person?.age]).toEqual(['sailor', 'old']);
  });

  it('in -ant before an article is what somebody does, or when', () => {
    expect(ids('chevalier combattant un géant')).toEqual(['knight', 'troll']);
    expect(ids('un phare pendant la tempête')).toEqual(['lighthouse']);
    expect(ids('un croissant')).toEqual(['croissant']);
  });

  it('for a giant is one where no other noun follows', () => {
    expect(ids('un hamburger géant')).toEqual(['hamburger']);
    expect(ids('a giant cat')).toEqual(['cat']);
    expect(ids('un géant dans une forêt')).toEqual(['troll']);
  });

  it('for a roof is a roof where something is on it', () => {
    expect(ids('une maison, un chat sur le toit')).toEqual(['house', 'cat']);
    expect(wished('un chat sur un toit')).toMatchObject({
      place: 'rooftop',
      things: [{ id: 'cat' }],
    });
  });

  it('for a way through the country is a road, through a village a lane', () => {
    expect(wished('une voiture sur une route de campagne').place).toBe('road');
    expect(wished('une ruelle de village').place).toBe('alley');
  });
});

describe('a mark', () => {
  const boxes = (prompt: string) => {
    const { things } = composePicture(wished(prompt), { seed: 11, width: 96, height: 96 });
    return things.map(({ box }) => box);
  };

  it.each([
    'logo château et soleil',
    'logo ciseaux et peigne',
    'coffee shop logo with a crescent moon',
  ])('is one, though it shows two things: %s', (prompt) => {
    const [one, other] = boxes(prompt);
    const wide = Math.min(one!.right, other!.right) - Math.max(one!.left, other!.left);
    const high = Math.min(one!.bottom, other!.bottom) - Math.max(one!.top, other!.top);
    expect(wide).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(0);
  });
});

describe('who is said to do something', () => {
  it('has with him what he does it with, though something else was named last', () => {
    const [owl] = wished('un hibou avec des lunettes lisant un journal').things;
    expect(owl!.person).toMatchObject({ beast: 'owl', glasses: 'clear', doing: 'readPaper' });
    expect(namedIn('un hibou avec des lunettes lisant un journal')).toEqual([]);
    expect(ids('un saxophoniste dans une ruelle')).toEqual(['person']);
  });

  it('stands on no flower', () => {
    expect(namedIn('une fillette qui saute sur une tulipe')).toContain('sur');
  });

  it('is shown on a mark where a list names it behind whose mark it is', () => {
    expect(ids('logo pour une crèche, ourson et étoile')).toHaveLength(2);
  });

  it('wears jewels, and none of them lies beside her', () => {
    expect(ids('une femme avec un collier de perles')).toEqual(['person']);
    expect(namedIn('une femme avec un collier de perles')).not.toContain('collier');
  });

  it('stands before what his place is full of', () => {
    const { relations } = wished('une licorne dans une forêt de champignons');
    expect(relations).toContainEqual({ of: 0, kind: 'before', to: 1 });
  });
});

describe('several of a kind', () => {
  const turned = (prompt: string) =>
    composePicture(wished(prompt), { seed: 11, width: 96, height: 96 })
      .things.toSorted((one, other) => one.box.left - other.box.left)
      .map(({ item }) => item.isFlipped);

  it('look at each other where they are two, and go one way where they run', () => {
    expect(turned('deux escrimeurs face à face')).toEqual([true, false]);
    expect(turned('deux chevaux qui galopent sur la plage')).toEqual([false, false]);
    expect(turned('cinq canards à la queue leu leu')).toEqual(Array(5).fill(false));
  });

  it('are alike where they are twins', () => {
    expect(wished('deux jumeaux sur un banc').things[0]!.person?.isTwin).toBe(true);
  });

  it('stand before the leaves in which they are', () => {
    const { things } = composePicture(wished('trois hérissons dans les feuilles mortes'), {
      ...{ seed: 11, width: 96, height: 96 },
    });
    const [pile, first] = [
      things.findIndex(({ item }) => item.name === 'feuilles mortes'),
      things.findIndex(({ item }) => item.name === 'hérissons'),
    ];
    expect(first).toBeGreaterThan(pile);
  });
});

describe('a school of something', () => {
  it('has that on its mark', () => {
    expect(ids('vintage logo for a surf school')).toEqual(['mark:wave']);
    expect(ids('logo for a school')).toEqual(['mark:mortarboard']);
  });
});
