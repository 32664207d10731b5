import { describe, expect, it } from 'vitest';
import { composePicture } from '../../illustration/compose-picture.ts';
import { findDrawing } from '../../illustration/drawings/find-drawing.ts';
import { countOwnDrawings } from '../../illustration/drawings/own-drawings.ts';
import { isCelestial } from '../../illustration/layout/habits.ts';
import { roleOf } from '../../illustration/people/roles.ts';
import { readThings } from '../../illustration/vocabulary/read-things.ts';
import { tokenise } from '../tokenise.ts';
import { relatives, somebodyId } from './relatives/relatives.ts';
import { understandIllustration } from './understand-illustration.ts';
import { collectives } from './words/collectives.ts';
import { countOwnWords, findCollisions, nameIndex } from './words/name-index.ts';
import { nameOfThing } from './words/name-of-thing.ts';
import { drawnAs } from './words/named/named.ts';

const understood = (wish: string) => understandIllustration(wish).description;
const ids = (wish: string) => understood(wish).things.map(({ id }) => id);

describe('the vocabulary of things', () => {
  it('holds more than fifteen hundred drawings and two thousand words of our own', () => {
    expect(readThings().length).toBeGreaterThan(1500);
    expect(countOwnWords()).toBeGreaterThan(2000);
    expect(countOwnDrawings()).toBeGreaterThanOrEqual(180);
  });

  it('has no phrase of our own that leads to two pictures, and none that leads to nothing', () => {
    expect(findCollisions()).toEqual([]);
    const ids = new Set([...nameIndex().values()].map(({ id }) => id));
    const isDrawn = (id: string) =>
      findDrawing(id) !== null ||
      roleOf(id) !== null ||
      isCelestial(id) ||
      id === somebodyId ||
      id in drawnAs ||
      id in collectives;
    expect([...ids].filter((id) => !isDrawn(id))).toEqual([]);
  });

  it('has near three thousand words for other things, each with one nearest relative', () => {
    const all = [...relatives()].flatMap(([id, words]) =>
      words.map((word) => [tokenise(word).join(' '), id] as const),
    );
    expect(new Map(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(2700);
    // Whoever asked reads in French what was drawn instead.
    const unnamed = all.filter(([, id]) => /-/.test(id) && nameOfThing(id, 'fr') === id);
    expect(unnamed).toEqual([]);
  });

  it('knows how much is seen of each cut-out', () => {
    const balloon = readThings().find(({ slug }) => slug === 'balloon')!;
    const [largest] = balloon.cutOuts.toSorted((one, other) => other.area - one.area);
    expect(largest?.area).toBeGreaterThan(100);
  });

  it('finds nothing in words that only join others', () => {
    for (const word of ['et', 'de', 'des', 'quatre', 'the', 'of']) {
      expect(understandIllustration(`un chat ${word} `).description.things).toHaveLength(1);
    }
    expect(nameIndex().size).toBeGreaterThan(6000);
  });
});

describe('the nouns of a wish', () => {
  it('are none in figures of speech', () => {
    expect(ids('a red barn, fields as far as the eye can see')).not.toContain('eye');
    expect(ids('un phare vu à hauteur d’œil')).not.toContain('eye');
    expect(ids('un œil bleu')).toEqual(['eye']);
  });

  it.each([
    ['un chat roux sur un canapé', ['cat', 'sofa']],
    ['a red fox and two owls', ['fox', 'owl']],
    ['un burger et des frites', ['hamburger', 'french-fries']],
    ['une paire de baskets', ['sneaker']],
    ['un gâteau au chocolat', ['chocolate-cake']],
    ['un plat de spaghetti', ['spaghetti-plate']],
    ['une salade de fruits', ['fruit-salad']],
    ['un taxi jaune dans une rue de New York', ['taxi']],
    ['un chaudron et un bonsaï', ['cauldron', 'bonsai']],
    ['une affiche « Soldes » en grosses lettres rouges', []],
    ['une bouteille de parfum sur fond rose', ['perfume']],
    ['a cozy bedroom with fairy lights', ['string-lights']],
    ['un pompier avec son casque', ['person']],
    ['un panneau « Plage » planté dans le sable', []],
    ['un petit garçon qui souffle ses bougies d’anniversaire', ['person', 'birthday-cake']],
    ['logo d’une montagne', ['mountain']],
    ['a smiling african queen', ['person']],
    ['un couple de mariés sous un arbre', ['people', 'deciduous-tree']],
    ['un vieux camion bleu', ['delivery-truck']],
    ['un plat en terre', ['shallow-pan-of-food']],
    ['une assiette de moules', ['moules-frites']],
    ['un coucher de soleil sur la mer', []],
    ['une montre de luxe', ['wristwatch']],
    ['un joueur de football', ['footballer']],
    ['un gâteau de mariage', ['wedding-cake']],
  ])('%s', (wish, things) => {
    expect(ids(wish)).toEqual(things);
  });

  it('are named nowhere twice: who dances is no dancer beside the couple', () => {
    const [couple, ...others] = understood('un couple qui danse le tango').things;
    expect(others).toEqual([]);
    expect(couple).toMatchObject({ count: 2, person: { doing: 'dance' } });
  });

  it.each([
    ['une mamie qui tricote au coin du feu', 'knit', ['person', 'fireplace']],
    ['ma soeur lit un bon livre', 'read', ['person']],
    ['une mamie dans son fauteuil qui tricote', 'knit', ['person', 'armchair']],
    ['a woman riding a bike', 'cycle', ['person']],
    ['deux copines boivent un café', 'sip', ['person']],
    ['un homme qui cuisine des crêpes', 'cook', ['person', 'crepes']],
    ['une fille prend un selfie avec son téléphone', 'selfie', ['person']],
  ])(
    'do what is said, and what they do it with is named no second time: %s',
    (wish, doing, all) => {
      expect(ids(wish)).toEqual(all);
      expect(understood(wish).things[0]?.person?.doing).toBe(doing);
    },
  );

  it('are of the sex of their article', () => {
    expect(understood('une peintre').things[0]?.person?.sex).toBe('woman');
    expect(understood('un peintre').things[0]?.person?.sex).toBe('man');
  });

  it('are several where an article says so, and who is of somebody is a child', () => {
    expect(understood('des enfants qui jouent au ballon').things[0]).toMatchObject({
      count: 3,
      person: { doing: 'kick' },
    });
    expect(understood('une ado').things[0]?.person?.sex).toBe('woman');
    expect(understood('un papa avec sa fille').things[1]?.person?.age).toBe('child');
  });

  it('are no part of a body that is there already', () => {
    expect(ids('une fée avec des ailes brillantes')).toEqual(['woman-fairy']);
    expect(ids('un cheval avec des ailes')).toEqual(['horse']);
    expect(ids('un footballeur qui marque de la tête')).toEqual(['footballer']);
  });

  it('are no English words in a French sentence', () => {
    expect(ids('une chaise dans le coin de la pièce')).not.toContain('coin');
    expect(ids('a golden coin in the sand')).toContain('coin');
  });

  it('are not found in a loose tag of what people made', () => {
    for (const word of ['une machine', 'un style vintage']) {
      expect(ids(word)).toEqual([]);
    }
  });

  it('are people in what their work has them wear, with what is said of them', () => {
    const [nurse] = understood('une infirmière souriante').things;
    expect(nurse?.person).toMatchObject({ sex: 'woman', costume: 'nurse', mood: 'smile' });
    expect(understood('deux samouraïs').things[0]).toMatchObject({ id: 'samurai', count: 2 });
  });

  it('have their number, colour, size and posture', () => {
    expect(understood('trois petits chats noirs qui dorment').things[0]).toMatchObject({
      count: 3,
      size: 'small',
      posture: 'asleep',
    });
    expect(understood('une voiture rouge').things[0]?.colour).toBe('red');
    expect(understood('a blue butterfly').things[0]?.colour).toBe('blue');
  });

  it('stand to each other as was said', () => {
    expect(understood('un chat sur un canapé').relations).toEqual([{ of: 0, kind: 'on', to: 1 }]);
    expect(understood('un lapin dans un chapeau').relations).toEqual([
      { of: 0, kind: 'in', to: 1 },
    ]);
  });

  it('may be a person with looks', () => {
    expect(
      understood('portrait d’un vieil homme chauve avec des lunettes et une barbe').things[0],
    ).toMatchObject({
      id: 'person',
      person: { sex: 'man', age: 'old', hair: 'bald', glasses: 'clear', hasBeard: true },
    });
    const sexOf = (prompt: string) => understood(prompt).things[0]?.person?.sex;
    expect(sexOf('un portrait de M. Hulot à la plage')).toBe('man');
    expect(sexOf('portrait de Mme Dalloway')).toBe('woman');
  });

  it('are not there when denied, also after they were', () => {
    expect(ids('un chat et un chien, sans le chien')).toEqual(['cat']);
    expect(ids('un jardin sans chien')).toEqual([]);
  });
});

describe('things that are named again', () => {
  it('are those that are there, and take what is said of them', () => {
    const { things } = understood('une voiture rouge et un chien, la voiture en bleu');
    expect(things.map(({ id, colour }) => [id, colour])).toEqual([
      ['automobile', 'blue'],
      ['dog', null],
    ]);
    const [woman, ...others] = understood('une femme rousse, la femme avec des lunettes').things;
    expect(woman?.person).toMatchObject({ hair: 'red', glasses: 'clear' });
    expect(others).toEqual([]);
  });

  it('are others where the words say so', () => {
    expect(ids('un chien noir et un chien blanc')).toEqual(['dog', 'dog']);
    expect(understood('un éléphant et son petit').things.map(({ size }) => size)).toEqual([
      'usual',
      'small',
    ]);
    expect(ids('une soirée jazz avec un saxophone')).toEqual(['saxophone']);
  });
});

describe('words that are near to others', () => {
  it.each([
    ['portrait d’une femme aux taches de rousseur', ['person']],
    ['un homme chauve avec des lunettes', ['person']],
    ['une femme enceinte', ['person']],
    ['un chat tigré', ['cat']],
    ['une famille de canards', ['duck']],
    ['une pizza margherita', ['whole-pizza']],
    ['des écouteurs sans fil', ['earbuds']],
    ['une galette des rois', ['galette']],
    ['une crème de soin', ['cream-jar']],
  ])('%s', (wish, things) => {
    expect(ids(wish)).toEqual(things);
  });

  it('name a place by what it is: a room with a view, a town in the snow', () => {
    expect(understood('une chambre d’hôtel avec vue sur la mer').place).toBe('bedroom');
    expect(understood('une rue de Paris sous la neige')).toMatchObject({
      place: 'paris',
      weather: 'snow',
    });
  });
});

it('tells of what is drawn by its nearest relative', () => {
  const relativesOf = (wish: string) => understandIllustration(wish).relatives.map(({ id }) => id);
  expect(relativesOf('un iguane')).toEqual(['lizard']);
  expect(relativesOf('un percheron')).toEqual(['horse']);
  expect(relativesOf('un lézard et un ninja')).toEqual([]);
});

describe('what is not a thing', () => {
  it('is the place, the hour and the manner', () => {
    expect(understood('un lion dans la savane la nuit en papier découpé')).toMatchObject({
      place: 'savanna',
      time: 'night',
      manner: 'papier',
    });
  });

  it('is text in quotation marks, a name, or a greeting', () => {
    expect(understood('affiche « Bon anniversaire »').text).toEqual(['Bon anniversaire']);
    expect(understood('logo pour un café nommé Bean').text).toEqual(['Bean']);
    expect(understood('une carte Joyeux Noël').text).toEqual(['Joyeux Noël']);
  });
});

describe('where a wish plays', () => {
  it.each([
    ['un lac gelé en montagne avec des patineurs', 'ice'],
    ['New York, un taxi dans la rue', 'newyork'],
    ['rue de Paris la nuit', 'paris'],
  ])('%s', (wish, place) => {
    expect(understood(wish).place).toBe(place);
  });

  it('may be told by its manner, of which a thing that is held says nothing', () => {
    expect(understood('plan de quartier avec une rivière').manner).toBe('plan');
    expect(understood('carte au trésor avec une croix').manner).toBe('carte');
    expect(understood('une ville isométrique').manner).toBe('isometrique');
    expect(understood('un pirate avec une carte au trésor').manner).toBeNull();
  });
});

describe('words that mean another thing beside others', () => {
  const idsOf = (wish: string) => understood(wish).things.map(({ id }) => id);

  it.each([
    ['une part de tarte aux pommes', ['apple-tart']],
    ['a slice of cheesecake', ['cheesecake-slice']],
    ['un morceau de fromage', ['cheese-board']],
    ['un gâteau d’anniversaire avec des ballons', ['birthday-cake', 'balloon']],
    ['un enfant avec un ballon', ['person', 'soccer-ball']],
    ['un cappuccino avec de la mousse', ['coffee-cup']],
    ['une moto devant un garage', ['motorcycle', 'garage']],
  ])('%s', (wish, ids) => {
    expect(idsOf(wish)).toEqual(ids);
  });

  it('names what is not drawn of them', () => {
    expect(understandIllustration('une moto devant un hangar').unknown).toEqual(['hangar']);
    expect(idsOf('un chat devant son four')).toContain('oven');
    expect(understood('four cats').things[0]?.count).toBe(4);
  });

  it('lets no rain fall where something else does', () => {
    expect(understood('des mariés sous une pluie de confettis').weather).toBeNull();
    expect(understood('un chat sous une pluie de printemps').weather).toBe('rain');
  });

  it('shows a spot in a town, and names the town', () => {
    expect(understood('terrasse de café à Paris').place).toBe('cafe');
    expect(understandIllustration('terrasse de café à Paris').unknown).toEqual(['paris']);
  });
});

describe('words for age, number and ground', () => {
  it('ages people, and is named where it cannot age a thing', () => {
    expect(understood('un vieux professeur').things[0]?.person?.age).toBe('old');
    expect(understood('une vieille sorcière').things[0]?.person?.age).toBe('old');
    expect(understandIllustration('un vieux phare').unknown).toEqual(['vieux']);
    expect(understandIllustration('an old house').unknown).toEqual(['old']);
  });

  it('says of a person what stands before them', () => {
    const { person } = understood('a smiling african queen').things[0]!;
    expect(person).toMatchObject({ mood: 'smile', skin: 4, costume: 'queen' });
    const [cat, woman] = understood('un chat noir et une femme blonde').things;
    expect([cat?.id, woman?.person?.skin]).toEqual(['black-cat', null]);
  });

  it('has both of two on what carries them', () => {
    expect(understood('un croissant et un café sur une table').relations).toEqual([
      { kind: 'beside', of: 0, to: 1, isJoint: true },
      { kind: 'on', of: 0, to: 2 },
      { kind: 'on', of: 1, to: 2 },
    ]);
  });

  it.each([
    ['un cheval dans un champ de blé', 'wheat'],
    ['a balloon over lavender fields', 'lavender'],
    ['une vache dans un pré fleuri', 'flowers'],
    ['une vache dans un champ', null],
  ])('%s: %s grows there', (wish, crop) => {
    expect(understood(wish)).toMatchObject({ place: 'field', crop });
  });
});

describe('near places', () => {
  it('a narrow street is an alley, whatever town it is in', () => {
    for (const words of ['a narrow street in Lisbon', 'une ruelle à Rome'])
      expect(understandIllustration(words).description.place, words).toBe('alley');
  });

  it('a table that is laid has plates, glasses and a candle on it', () => {
    const { things } = understandIllustration('une table dressée pour deux').description;
    const ids = things.map(({ id }) => id);
    expect(ids.filter((id) => id === 'fork-and-knife-with-plate')).toHaveLength(2);
    expect(ids).toEqual(expect.arrayContaining(['wine-glass-red', 'candle']));
    expect(ids).not.toContain('table');
  });

  it('what stands on a board of wood is on a table, and in no wood', () => {
    const words = 'une pizza sur une planche en bois';
    const { things, place, relations } = understandIllustration(words).description;
    expect(things.map(({ id }) => id)).toEqual(['whole-pizza', 'wooden-board']);
    expect([place, relations]).toEqual([null, [{ kind: 'on', of: 0, to: 1 }]]);
  });

  it('a match is played by somebody, and no shoe', () => {
    const { description } = understandIllustration('un match de basket');
    expect(description.place).toBe('hall');
    const { things } = composePicture(description, { seed: 7, width: 400, height: 400 });
    expect(things.map(({ item }) => item.drawing.shapes.length > 20)).toEqual([true, true]);
  });

  it('what somebody wears is no thing beside her', () => {
    const { things } = understandIllustration('une danseuse de flamenco en robe rouge').description;
    expect(things).toHaveLength(1);
    expect(things[0]!.colour).toBe('red');
  });
});
