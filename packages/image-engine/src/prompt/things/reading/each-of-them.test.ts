import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';
import { withEachOfThem } from './each-of-them.ts';

const people = (prompt: string) =>
  understandIllustration(prompt).description.things.flatMap(({ person, colour, count }) =>
    person ? [{ ...person, colour, count }] : [],
  );

describe('several of whom each is told of by himself', () => {
  it.each([
    [
      'un couple qui danse sous la pluie, elle en robe rouge, lui en chemise blanche, lampadaires',
      'une femme en robe rouge et un homme en chemise blanche qui dansent sous la pluie, lampadaires',
    ],
    [
      'an old couple on a bench, the man reading a newspaper, the woman knitting',
      'an old woman knitting and an old man reading a newspaper on a bench',
    ],
    [
      'a boy and his grandfather fishing, the boy with a straw hat, the grandfather asleep',
      'a boy with a straw hat and his grandfather asleep fishing',
    ],
    [
      'quatre retraités sous les platanes, l’un mesure la distance, les autres discutent',
      'un retraité qui mesure la distance et trois retraités qui discutent sous les platanes',
    ],
    [
      'four kids on a beach, one building a sandcastle, another flying a kite, the others swimming',
      'a kid building a sandcastle and a kid flying a kite and two kids swimming on a beach',
    ],
    [
      'cinq pingouins en file indienne, le dernier glisse sur la glace',
      'quatre pingouins en file indienne et un pingouin qui glisse sur la glace',
    ],
    [
      'une partie de pétanque entre retraités sous les pins, l’un mesure la distance',
      'une partie de pétanque entre deux retraités sous les pins et un retraité qui mesure la distance',
    ],
  ])('are named each: %s', (wish, each) => {
    expect(withEachOfThem(wish)).toBe(each);
  });

  it.each([
    'portrait of a woman, she has red hair and green eyes',
    'un homme et son chien, elle court',
    'deux chats sur un mur, un noir et un blanc',
    'four friends sitting on a rooftop, one playing guitar',
    'two boats on a lake, the other side in fog',
  ])('are left where nobody else is meant: %s', (wish) => {
    expect(withEachOfThem(wish)).toBe(wish);
  });

  it('have their own sex, clothes and colours, and do together what both do', () => {
    expect(
      people('un couple qui danse la nuit, elle en robe rouge, lui en chemise blanche'),
    ).toMatchObject([
      { sex: 'woman', clothes: 'dress', colour: 'red', doing: 'dance' },
      { sex: 'man', clothes: 'shirt', colour: 'white', doing: 'dance' },
    ]);
    expect(people('quatre retraités, l’un mesure la distance, les autres discutent')).toMatchObject(
      [
        { count: 1, doing: 'measure' },
        { count: 3, doing: 'talk' },
      ],
    );
  });

  it.each([
    ['une femme en robe bordeaux', 'red'],
    ['un homme avec un pull moutarde', 'yellow'],
    ['une femme en robe kaki', 'green'],
    ['a woman wearing a mustard turtleneck', 'yellow'],
    ['a man in a burgundy sweater', 'red'],
    ['une femme devant une maison à Bordeaux', null],
  ])('wear shades that alone are no colour: %s', (wish, colour) => {
    expect(people(wish)[0]!.colour).toBe(colour);
  });
});
