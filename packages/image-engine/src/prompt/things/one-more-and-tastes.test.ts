import { describe, expect, it } from 'vitest';
import { composePicture } from '../../illustration/compose-picture.ts';
import { understandIllustration } from './understand-illustration.ts';

const thingsOf = (prompt: string) =>
  understandIllustration(prompt).description.things.map(({ id, count, colour }) => [
    id,
    count,
    colour,
  ]);
const unknownOf = (prompt: string) => understandIllustration(prompt).unknown;

describe('one more of the same', () => {
  it.each([
    ['trois poires et une rouge', ['pear', 3, null], ['pear', 1, 'red']],
    ['5 tulipes dont deux blanches', ['tulip', 3, null], ['tulip', 2, 'white']],
  ])('« %s »', (prompt, ...expected) => {
    expect(thingsOf(prompt)).toEqual(expected);
  });
});

describe('what something tastes of', () => {
  it('is its colour, or a picture of its own', () => {
    expect(thingsOf('une glace au chocolat')).toEqual([['scoop-cone', 1, 'brown']]);
    expect(thingsOf('une tarte aux citrons')).toEqual([['lemon-tart', 1, null]]);
  });

  it('is said where its picture does not show it', () => {
    expect(unknownOf('un food truck de tacos')).toEqual(['tacos']);
    expect(unknownOf('un sandwich au jambon')).toEqual([]);
  });
});

describe('a word beside another', () => {
  it.each([
    ['une voiture rouge décapotable', [['convertible', 1, 'red']]],
    ['un cocktail mojito', [['mojito', 1, null]]],
    ['une confiture maison', [['jam-jar', 1, null]]],
    ['un gros cube rouge', [['cube', 1, 'red']]],
  ])('« %s » is one thing', (prompt, expected) => {
    expect(thingsOf(prompt)).toEqual(expected);
    expect(unknownOf(prompt)).toEqual([]);
  });

  it('is in what holds it', () => {
    const { things, relations } = understandIllustration('un panier de citrons').description;
    expect(things.map(({ id }) => id)).toEqual(['basket', 'lemon']);
    expect(relations).toEqual([{ of: 1, kind: 'in', to: 0 }]);
  });

  it('says what is open, and what is in it or on it', () => {
    const { things, relations } = understandIllustration(
      'une valise ouverte avec un chapeau dedans',
    ).description;
    expect(things[0]?.id).toBe('open-suitcase');
    expect(relations).toEqual([{ kind: 'in', of: 1, to: 0 }]);
    const cake = understandIllustration('un gâteau au chocolat avec trois fraises dessus');
    expect(cake.description.relations).toEqual([{ kind: 'on', of: 1, to: 0 }]);
    expect(cake.unknown).toEqual([]);
  });

  it('is said where it names nothing to be seen', () => {
    expect(unknownOf('une voiture ouverte avec un chapeau')).toEqual(['ouverte']);
    // It is set below the title.
    expect(unknownOf('affiche de concert "JAZZ" le 12 juin')).toEqual([]);
  });
});

describe('phrases that mean what none of their words means', () => {
  it.each([
    ['une glace 2 boules fraise et chocolat', ['two-scoop-cone']],
    ['noël autour du sapin', ['christmas-tree']],
    ['un plateau de sushis et des baguettes', ['sushi-board', 'chopsticks']],
    ['invitation anniversaire Léa 6 ans avec une licorne', ['unicorn']],
  ])('« %s »', (prompt, ids) => {
    const { things } = understandIllustration(prompt).description;
    expect(things.map(({ id }) => id)).toEqual(ids);
  });

  it('a name and an age on an invitation are its text', () => {
    const { text } = understandIllustration('invitation anniversaire Léa 6 ans').description;
    expect(text).toEqual(['Léa', '6 ans']);
  });

  it('a motif of flowers is a pattern', () => {
    expect(understandIllustration('motif floral rose').description.format).toBe('pattern');
  });
});

describe('who is named by a trade', () => {
  it('is somebody, and named as nearly drawn', () => {
    const { description, relatives } = understandIllustration(
      'une vétérinaire qui soigne un chien',
    );
    expect(description.things[0]?.person?.sex).toBe('woman');
    expect(relatives).toEqual([{ said: 'vétérinaire', id: 'health-worker' }]);
    expect(understandIllustration('un zorglubeur qui pousse un chat').relatives).toEqual([
      { said: 'zorglubeur', id: 'person' },
    ]);
    expect(thingsOf('un carburateur bleu')).toEqual([]);
  });

  it('has a mark that stands for it', () => {
    expect(thingsOf('logo d’une entreprise de jardinage')).toEqual([['mark:sprout', 1, null]]);
    expect(thingsOf('logo d’un cabinet d’avocats')).toEqual([['mark:scales', 1, null]]);
  });
});

describe('what sits on somebody', () => {
  it('is on a shoulder, and not in the hands', () => {
    const { relations } = understandIllustration(
      'un pirate avec un perroquet sur l’épaule',
    ).description;
    expect(relations).toEqual([{ kind: 'on', of: 1, to: 0, at: 'shoulder' }]);
  });
});

describe('several of which no number was told', () => {
  const idsIn = (prompt: string) =>
    composePicture(understandIllustration(prompt).description, { seed: 7, width: 300, height: 300 })
      .things.length;

  it('are one bed, a number of them is that many', () => {
    expect(idsIn('des tulipes dans un jardin')).toBe(1);
    expect(idsIn('trois tulipes dans un jardin')).toBe(3);
  });

  it('are no houses beside a village that has them', () => {
    const { description } = understandIllustration('un village avec des maisons');
    const { things } = composePicture(description, { seed: 7, width: 300, height: 300 });
    expect(things).toEqual([]);
  });
});

describe('what somebody wears', () => {
  it('has its own colour: the frame of glasses, a scarf', () => {
    const [lady] = understandIllustration('une dame avec des lunettes rouges').description.things;
    expect([lady?.person?.glassesColour, lady?.colour]).toEqual(['red', null]);
    const { description } = understandIllustration('une dame avec un foulard bleu');
    const { things } = composePicture(description, { seed: 7, width: 300, height: 300 });
    expect(things).toHaveLength(1);
  });

  it('a sight that is in a dish already is no thing beside it', () => {
    expect(thingsOf('un bol de ramen avec un œuf')).toEqual([['ramen-bowl', 1, null]]);
  });
});

describe('a sign of neon', () => {
  it('shines, and has no board', () => {
    const { description, unknown } = understandIllustration(
      'enseigne au néon « Chez Lulu » sur un mur',
    );
    expect([description.isNeon, description.time, unknown]).toEqual([true, 'night', []]);
    const { picture } = composePicture(description, { seed: 7, width: 300, height: 300 });
    expect(picture.groups.map(({ name }) => name)).not.toContain('sign');
  });
});
