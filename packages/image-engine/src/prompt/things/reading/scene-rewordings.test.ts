import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const told = (wish: string) => understandIllustration(wish).description!;
const idsOf = (wish: string) => told(wish).things.map(({ id }) => id);
const personOf = (wish: string) => told(wish).things.find(({ person }) => person)?.person;

describe('scenes of every day', () => {
  it.each([
    ['dentist with a kid', 'dentist'],
    ['un dentiste', 'dentist'],
    ['a polar explorer with ice in his beard', 'polar'],
    ['un léopard des neiges', 'snow'],
    ['a snow leopard on a rock', 'snow'],
    ['a red motorcycle parked in front of a neon lit diner', 'cafe'],
    ['a surgeon, cold hospital light', 'ward'],
    ['un papi joue à la pétanque sur la place, boules', 'square'],
  ])('plays %s in a place of its own', (wish, place) => expect(told(wish).place).toBe(place));

  it('shows a beard that ice lies in', () =>
    expect(personOf('a polar explorer with ice in his beard')).toMatchObject({
      hasBeard: true,
      hatKind: 'hood',
    }));

  it.each(['a surgeon, mask pulled down', 'une infirmière avec un masque'])(
    'puts the mask of %s before the mouth',
    (wish) => {
      expect(personOf(wish)).toMatchObject({ onFace: 'mask' });
      expect(told(wish).things).toHaveLength(1);
    },
  );

  it('has stories of ghosts told, and no ghost', () =>
    expect(idsOf('three friends around a campfire telling ghost stories')).toEqual([
      'people',
      'campfire',
    ]));

  it.each(['raclette entre amis', 'soirée fondue avec des copains'])(
    'has them eat in « %s »',
    (wish) => expect(personOf(wish)).toMatchObject({ doing: 'eat' }),
  );

  it('stands cars about what is stuck among them', () =>
    expect(idsOf('un bus jaune coincé dans un embouteillage')).toEqual(['bus', 'automobile']));

  it.each([
    ['une femme aux cheveux gris courts', 'grey', 'short'],
    ['a man with short black hair', 'black', 'short'],
    ['une dame aux cheveux blancs frisés', 'grey', 'curly'],
  ])('hears colour and cut of hair in “%s”', (wish, hair, hairCut) =>
    expect(personOf(wish)).toMatchObject({ hair, hairCut }),
  );

  it('sees no window between somebody and the picture who sits by one', () =>
    expect(told('portrait d’une femme assise près d’une fenêtre').isThroughWindow).toBeUndefined());
});

describe('what is listed behind a stop', () => {
  it.each([
    ['un garçon qui saute dans une flaque d’eau, manteau rouge', 'coat', 'red'],
    ['a girl on a swing, red coat', 'coat', 'red'],
  ])('is worn in “%s”', (wish, costume, colour) => {
    const thing = told(wish).things.find(({ person }) => person);
    expect(thing).toMatchObject({ colour, person: { costume } });
    expect(idsOf(wish)).not.toContain('coat');
  });

  it('is of a head wherever that is', () =>
    expect(personOf('une fille sur la plage, cheveux longs, lunettes')).toMatchObject({
      hairCut: 'long',
      glasses: 'clear',
    }));

  it('leaves each garment its colour', () =>
    expect(personOf('un homme dans sa barque, écharpe jaune, barbe grise')).toMatchObject({
      scarf: 'yellow',
      hasBeard: true,
    }));

  it('is a blanket behind a basket, and no cover', () =>
    expect(told('un chat dans un panier, couverture verte')).toMatchObject({
      format: 'picture',
      things: [{ id: 'cat' }, { id: 'basket' }, { id: 'folded-blanket', colour: 'green' }],
    }));

  it('hangs posters in a room that is told', () =>
    expect(told('chambre d’ado avec lit bas, posters de planètes')).toMatchObject({
      format: 'picture',
      place: 'bedroom',
      things: [{ id: 'bed' }, { id: 'framed-picture' }],
    }));
});

describe('what a dish is of', () => {
  it('is in it', () => {
    const { things } = told('un burger avec double steak, fromage qui coule, oignons rouges');
    expect(things).toHaveLength(1);
    expect(things[0]).toMatchObject({ id: 'hamburger', colour: null });
  });

  it('names a colour that it has not', () =>
    expect(understandIllustration('un burger avec des oignons bleus').unknown).toContain('bleus'));
});

describe('what lies on the floor', () => {
  it('seats nobody there', () =>
    expect(
      personOf('un menuisier en train de raboter une planche, copeaux par terre'),
    ).toMatchObject({ doing: 'plane' }));
});

describe('words of two that are one', () => {
  const idsOf = (wish: string) => told(wish).things.map(({ id }) => id);

  it('“zebra crossing” shows no animal, unless one crosses something', () => {
    expect(idsOf('people waiting at a zebra crossing')).toEqual(['people']);
    expect(told('people waiting at a zebra crossing').place).toBe('street');
    expect(idsOf('a zebra crossing a river')).toEqual(['zebra']);
  });

  it('“train stop” is a station', () => {
    expect(told('a girl at a train stop')).toMatchObject({ place: 'platform' });
    expect(idsOf('a girl at a train stop')).not.toContain('stop-sign');
  });

  it('« en costume de mariés » is worn by the couple', () => {
    const { things } = told('un couple en costume de mariés devant une mairie');
    expect(things[0]?.person?.clothes).toBe('wedding');
    expect(things.filter(({ person }) => person)).toHaveLength(1);
  });
});
