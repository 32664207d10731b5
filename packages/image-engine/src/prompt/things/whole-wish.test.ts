import { describe, expect, it } from 'vitest';
import { composePicture } from '../../illustration/compose-picture.ts';
import { undrawnOf } from '../../illustration/undrawn.ts';
import { unshownOf } from '../../illustration/unshown.ts';
import { choosePicture } from '../choose-picture.ts';
import { understandIllustration } from './understand-illustration.ts';

const frame = { seed: 11, width: 96, height: 96 };
const wished = (prompt: string) => understandIllustration(prompt).description;
const drawn = (prompt: string) => composePicture(wished(prompt), frame);
const ids = (prompt: string) => wished(prompt).things.map(({ id }) => id);
const ties = (prompt: string) =>
  wished(prompt).relations.map(({ of, kind, to }) => `${of} ${kind} ${to}`);
const middleOf = (prompt: string, said: string) => {
  const { left, right } = drawn(prompt).things.find(({ item }) => item.name === said)!.box;
  return (left + right) / 2;
};

function namedIn(prompt: string): string {
  const chosen = choosePicture(prompt, 11);
  if (chosen.kind === 'scene') return chosen.notes().join(' ');
  const { illustration } = chosen;
  const composition = composePicture(illustration, frame);
  const undrawn = [...undrawnOf(illustration, frame, []), ...unshownOf(illustration, composition)];
  return chosen.notes(composition.leftOut, undrawn).join(' ');
}

describe('where a wish plays', () => {
  it.each([
    ['une caravane avec une table', 'hills'],
    ['un bureau avec un ordinateur, la pluie derrière la fenêtre', 'room'],
    ['un fauteuil près de la cheminée, neige derrière la fenêtre', 'room'],
    ['un poêle dans un champ de fleurs', 'field'],
    ['trois vélos dans une ruelle contre un mur', 'alley'],
    ['un lit sous les toits', 'attic'],
    ['une chaise en bois', 'room'],
  ])('is decided by all of it: %s', (prompt, place) => {
    expect(drawn(prompt).place).toBe(place);
  });
});

describe('how things stand', () => {
  it('is read where it is said behind them, or before both', () => {
    expect(ties('une caravane, une table devant')).toContain('1 before 0');
    expect(ties('devant une cabane, un chien')).toContain('1 before 0');
    expect(ties('un fauteuil devant la cheminée, un chat dessus')).toContain('2 on 0');
  });

  it('has the sides that were told, and the layout keeps them', () => {
    const wish = 'une pomme et une poire, à gauche un citron';
    expect(middleOf(wish, 'citron')).toBeLessThan(middleOf(wish, 'pomme'));
    expect(middleOf(wish, 'citron')).toBeLessThan(middleOf(wish, 'poire'));
    const other = 'un lapin à droite d’un chat';
    expect(middleOf(other, 'lapin')).toBeGreaterThan(middleOf(other, 'chat'));
  });

  it('piles up what is piled', () => {
    const tops = drawn('quatre coussins empilés')
      .things.map(({ box }) => box.top)
      .sort((a, b) => a - b);
    expect(tops).toHaveLength(4);
    for (const at of [1, 2, 3]) expect(tops[at]! - tops[at - 1]!).toBeGreaterThan(30);
  });
});

describe('what is said of a thing', () => {
  it('is of one animal alive, and of another on a plate', () => {
    expect(ids('du saumon grillé sur une assiette')[0]).toBe('fish-plate');
    expect(ids('un poisson dans un lac')[0]).toBe('fish');
    expect(ids('une dinde sur la table de noël')).not.toContain('turkey');
  });

  it('gives it two colours, or the colour of its stuff', () => {
    const [cat] = wished('un chat noir et blanc').things;
    expect([cat!.colour, cat!.otherColour]).toEqual(['black', 'white']);
    expect(wished('un cheval en bois').things[0]!.matter).toBe('wood');
    expect(wished('un dragon de glace').things[0]!.matter).toBe('ice');
    expect(ids('a glass bottle on a table')).not.toContain('wine-glass');
  });

  it('is of a stove or a pan by its article', () => {
    expect(ids('un vieux poêle')).toEqual(['wood-stove']);
    expect(ids('une poêle')).not.toContain('wood-stove');
  });
});

describe('the account of a wish', () => {
  it.each([
    ['un hibou derrière', 'derrière'],
    ['des tulipes roses et jaunes dans un vase', 'jaunes'],
    ['un elfe archer', 'archer'],
    ['un fauteuil en dentelle', 'en dentelle'],
    ['un chat sous les toits de Paris', 'paris'],
  ])('names what the picture does not show: %s', (prompt, said) => {
    expect(namedIn(prompt)).toMatch(new RegExp(`« [^»]*${said}[^»]* »`, 'iu'));
  });

  it.each([
    'une assiette de fromages, à gauche une grappe de raisin',
    'un renard qui dort',
    'un homme mélancolique assis sur un banc sous la pluie',
    'une clairière mystérieuse avec un cerf',
    'une chaise verte dans un salon bleu',
    'affiche rétro pour un marché, texte "MARCHÉ" en haut',
    'une lampe allumée sur un bureau, il pleut dehors',
    'une femme qui porte une robe rouge',
    'trois amies, l’une porte un chapeau',
    'une fille porte un chapeau',
  ])('names nothing that it shows: %s', (prompt) => {
    expect(namedIn(prompt)).toBe('');
  });
});

describe('animals that act as people do', () => {
  const first = (wish: string) => understandIllustration(wish).description.things[0]!;
  it.each([
    ['un chat roux qui lit le journal', { beast: 'cat', doing: 'readPaper' }],
    ['a pug dressed as an astronaut', { beast: 'pug', costume: 'astronaut' }],
    ['a sloth as a barista', { beast: 'sloth', costume: 'barista' }],
    ['mon hamster en super-héros', { beast: 'hamster', costume: 'superhero' }],
    ['a pirate fox', { beast: 'fox', costume: 'pirate' }],
    ['un hibou professeur', { beast: 'owl', costume: 'teacher' }],
    ['une poule en gilet jaune', { beast: 'chicken', costume: 'vest' }],
  ])('%s', (wish, told) => {
    expect(first(wish).person).toMatchObject(told);
  });

  it.each(['un chat qui dort', 'un chien avec un os dans la gueule', 'un chat dans une cuisine'])(
    '%s stays on its own feet',
    (wish) => {
      expect(first(wish).person).toBeNull();
    },
  );

  it('wear a colour on their fur where it is said of them', () => {
    const { person, colour } = first('un chat noir en costume');
    expect([person?.coat ?? person?.beast, colour]).toEqual(['black', null]);
  });
});

it('“elephant calf” is a small one', () => {
  const { things } = understandIllustration('elephant calf in the savanna').description;
  expect(things).toMatchObject([{ id: 'elephant', size: 'small' }]);
});

it('the colour of fur and plumage is the animal’s, and their words are seen by it', () => {
  for (const [wish, colour] of [
    ['un chat au poil roux', 'orange'],
    ['un perroquet au plumage bleu', 'blue'],
  ]) {
    const { description, unknown } = understandIllustration(wish!);
    expect([description.things[0]!.colour, unknown]).toEqual([colour, []]);
  }
});
