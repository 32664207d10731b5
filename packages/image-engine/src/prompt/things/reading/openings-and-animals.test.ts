import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const read = (prompt: string) => understandIllustration(prompt).description;
const idsOf = (prompt: string) => read(prompt).things.map(({ id }) => id);

describe('what is said before a wish', () => {
  it.each([
    ['Hi! a red car', ['automobile']],
    ['my daughter wants a mermaid', ['woman-merpeople']],
    ['mon fils veut un dragon rouge', ['dragon']],
    [
      'I need a picture for the home page of our accounting firm: two colleagues and a laptop',
      ['people', 'laptop-open'],
    ],
    ['pourquoi pas une girafe', ['giraffe']],
  ])('is not in the picture: %s', (prompt, ids) => {
    expect(idsOf(prompt)).toEqual(ids);
  });
});

describe('what is said of animals as of people', () => {
  it.each([
    ['un dragon bébé', 'small', 1],
    ['a dragon baby', 'small', 1],
    ['penguin family', 'usual', 4],
    ['famille pingouin', 'usual', 4],
  ])('is of one kind: %s', (prompt, size, count) => {
    expect(read(prompt).things).toMatchObject([{ size, count }]);
  });

  it('is no mother with her child', () => {
    expect(idsOf('une maman et son bébé')).toEqual(['person', 'person']);
  });

  it.each([
    ['chien qui skate', ['dog', 'skateboard']],
    ['a cat riding a skateboard', ['cat', 'skateboard']],
    ['un homme sur un skateboard', ['person']],
  ])('stands on what it rides: %s', (prompt, ids) => {
    expect(idsOf(prompt)).toEqual(ids);
  });

  it('surfs as people do', () => {
    expect(read('un chat qui surfe').things[0]?.person).toMatchObject({
      ...{ beast: 'cat', doing: 'rideWave' },
    });
  });
});

it('who plays an instrument has it in hand, hands at work are somebody’s', () => {
  expect(read('portrait of a jazz trumpet player').things[0]?.person?.doing).toBe('trumpet');
  expect(read('une joueuse de guitare').things[0]?.person?.doing).toBe('guitar');
  expect(read('hands kneading dough').things[0]?.person?.doing).toBe('knead');
});

it('bricks told of a room are its walls', () => {
  expect(idsOf('loft industriel, briques rouges')).toEqual([]);
  expect(read('loft with big windows, red bricks').finish?.wall).toBe('brick');
});

describe('young animals', () => {
  it.each([
    ['an elephant with her calf', ['elephant', 'elephant']],
    ['two elephants, a mother and her calf', ['elephant', 'elephant']],
    ['deux éléphants, une mère et son petit', ['elephant', 'elephant']],
    ['a farmer with his lamb', ['person', 'sheep']],
  ])('are of the kind that was named: %s', (prompt, ids) => {
    expect(idsOf(prompt)).toEqual(ids);
  });
});

describe('words of a picture’s set-up', () => {
  it.each(['un chien, arrière-plan flou', 'un chat avec un arrière-plan de montagnes'])(
    'make no plan of a town: %s',
    (prompt) => {
      expect(read(prompt).manner).toBeNull();
    },
  );

  it.each([
    ['a modern home office with two screens', ['monitor']],
    ['a sleek silver electric sports car on a road', ['sports-car']],
    ['un enfant qui fait ses devoirs à la table de la cuisine', ['person']],
  ])('bring nothing that was not asked for: %s', (prompt, ids) => {
    expect(idsOf(prompt)).toEqual(ids);
    expect(read(prompt).things[0]?.isSome).toBeUndefined();
  });

  it.each([
    ['un homme boit son café debout devant la fenêtre', 'sip'],
    ['a woman drinking coffee standing by the window', 'sip'],
    ['a man standing, reading a book', 'read'],
  ])('take no act away: %s', (prompt, doing) => {
    expect(read(prompt).things[0]?.person?.doing).toBe(doing);
    expect(understandIllustration(prompt).unknown.join(' ')).not.toMatch(/debout|standing/u);
  });
});

describe('a couple of animals, a young one of a breed, a plain ground', () => {
  it.each([
    ['un couple de hérons', 'heron', 2],
    ['a pair of herons', 'heron', 2],
    ['un chiot beagle endormi', 'beagle', 1],
  ])('are these alone: %s', (prompt, id, count) => {
    expect(read(prompt).things).toEqual([expect.objectContaining({ id, count })]);
  });

  it('leave couples of people as they are, and a little of something is no thing', () => {
    expect(idsOf('un couple de danseurs')).toEqual(['people']);
    expect(idsOf('une montgolfière avec un peu de brume')).toEqual(['hot-air-balloon']);
  });

  it('say how the ground is, and nothing is left to tell', () => {
    const { description, unknown } = understandIllustration('une bouteille, fond beige uni');
    expect(description).toMatchObject({ colours: ['beige'], isPlain: true });
    expect(unknown).toEqual([]);
  });
});
