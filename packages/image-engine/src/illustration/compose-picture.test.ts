import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { type Composition, composePicture } from './compose-picture.ts';
import { boxOf } from './picture/fill-contours.ts';
import type { CutOut } from './picture/picture.ts';
import { findFaults } from './testing/find-faults.ts';
import { readWishes } from './testing/read-wishes.ts';

const sizes = [
  { width: 96, height: 96 },
  { width: 128, height: 72 },
  { width: 72, height: 128 },
];

const compose = (wish: string, seed = 1, size = sizes[0]!) =>
  composePicture(understandIllustration(wish).description, { seed, ...size });

const subjects = [
  'un chat',
  'deux chiens',
  'sept moutons',
  'un petit éléphant',
  'une girafe',
  'un château',
  'une femme',
  'des pommes',
  'un vélo',
  'un aigle',
  'une voiture',
  'un piano',
];
const settings = [
  '',
  'dans un jardin',
  'sur un canapé',
  'à côté d’un arbre',
  'devant une maison',
  'sous un parapluie',
  'au-dessus d’un lac',
  'dans un panier',
  'derrière un arbre',
  'avec un lapin et une tortue',
  'sur la plage',
  'dans l’espace',
  'et trois oiseaux',
];

const wishes = [
  ...readWishes(),
  ...subjects.flatMap((one) => settings.map((where) => `${one} ${where}`)),
];

/** Where on the circle the largest part of a group has its hue, radians. */
function hueOf({ picture }: Composition, name: string): number {
  const group = picture.groups.find((one) => one.name === name)!;
  const { fill } = group.cutOuts.toSorted((one, other) => areaOf(other) - areaOf(one))[0]!;
  return Math.atan2(fill.b, fill.a);
}
const areaOf = ({ contours }: CutOut) => {
  const { left, right, top, bottom } = boxOf(contours);
  return (right - left) * (bottom - top);
};

describe('a picture that is changed', () => {
  const change = (first: string, later: string, seed = 7) => {
    const wish = understandIllustration(`${first}, ${later}`).description;
    return composePicture(wish, { seed, ...sizes[0]! }, [
      understandIllustration(first).description,
    ]);
  };

  it.each(['de nuit', 'le soir', 'sous la pluie'])(
    'is the same room by another light: %s',
    (later) => {
      const first = 'un salon avec un canapé et un chat';
      for (const seed of [3, 7, 11]) {
        const apart =
          hueOf(compose(first, seed), 'canapé') - hueOf(change(first, later, seed), 'canapé');
        expect(Math.abs(Math.atan2(Math.sin(apart), Math.cos(apart)))).toBeLessThan(1.5);
      }
    },
  );

  it.each([
    ['un chat dans un jardin', 'ajoute un ballon', ['chat', 'ballon']],
    ['un chat sur un canapé', 'enlève le chat', ['canapé']],
    ['un phare', 'la nuit', ['phare']],
    ['un couple sur la plage', 'ajoute un chien', ['couple', 'chien']],
  ])('« %s », « %s »: all else stays where it was', (first, later, names) => {
    const before = compose(first, 7);
    const after = change(first, later);
    expect(after.things.map(({ item }) => item.name)).toEqual(names);
    const stayed = before.things.filter(({ item }) => names.includes(item.name));
    expect(after.things.slice(0, stayed.length).map(({ box }) => box)).toEqual(
      stayed.map(({ box }) => box),
    );
    expect(after.manner).toBe(before.manner);
    expect(findFaults(after)).toEqual([]);
  });

  it.each([
    ['une voiture rouge devant une maison', 'ajoute un bateau'],
    ['une voiture rouge devant une maison', 'enlève la maison'],
    ['une vache et un arbre', 'ajoute un tracteur'],
    ['un chat sur un canapé', 'ajoute un chien'],
  ])(
    '« %s », « %s »: where it is full the new one is smaller, and nothing moves',
    (first, later) => {
      for (const seed of [3, 7, 11]) {
        const places = ({ things }: ReturnType<typeof compose>) =>
          new Map(things.map(({ item, box }) => [item.name, box]));
        const [before, after] = [places(compose(first, seed)), places(change(first, later, seed))];
        const stayed = [...before.keys()].filter((name) => after.has(name));
        expect(stayed.length).toBeGreaterThan(0);
        for (const name of stayed) expect(after.get(name), name).toEqual(before.get(name));
      }
    },
  );

  it.each([
    [['une rue de Paris', 'ajoute un vélo', 'ajoute une voiture', 'ajoute un chien']],
    [['un chat', 'mets le chat sur un cheval', 'ajoute un arbre', 'ajoute un chien']],
    [['un vélo dans un parc', 'ajoute un chien', 'ajoute un chat', 'sans le chien']],
  ])('%j: what came with a change stays where it was at the next', (said) => {
    const wishes = said.map(
      (_, at) => understandIllustration(said.slice(0, at + 1).join(', ')).description,
    );
    const steps = wishes.map((wish, at) =>
      composePicture(wish, { seed: 11, width: 300, height: 300 }, wishes.slice(0, at)),
    );
    const places = ({ things }: Composition) =>
      new Map(things.map(({ item, box }) => [item.name, box]));
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1];
      // A street has a scooter until somebody asks for something in it, and a cat sits down once.
      if (!before || at === 1) continue;
      const stayed = [...places(before)].filter(([name]) => places(step).has(name));
      expect(stayed.length).toBeGreaterThan(0);
      for (const [name, box] of stayed) expect(places(step).get(name), name).toEqual(box);
    }
  });

  it('has upon another what is put there, though it stood by itself', () => {
    const { things } = change('un chat', 'mets le chat sur un cheval');
    const [cat, horse] = ['chat', 'cheval'].map(
      (name) => things.find(({ item }) => item.name === name)!,
    );
    expect(cat!.box.bottom).toBeLessThan(horse!.box.bottom);
    expect(cat!.box.left).toBeGreaterThan(horse!.box.left);
    expect(cat!.box.right).toBeLessThan(horse!.box.right);
  });

  it('has one thing in another colour, every outline and every other fill as before', () => {
    const [before, after] = [
      compose('une voiture rouge et un chien', 7),
      change('une voiture rouge et un chien', 'la voiture en bleu'),
    ];
    const changed = before.picture.groups.flatMap((group, index) =>
      JSON.stringify(group) === JSON.stringify(after.picture.groups[index]) ? [] : [group.name],
    );
    expect(changed).toEqual(['voiture']);
    const outlines = ({ picture }: typeof before) =>
      picture.groups.map(({ cutOuts }) => cutOuts.map(({ contours }) => contours));
    expect(outlines(after)).toEqual(outlines(before));
  });

  it('is laid out anew where what carried something is gone', () => {
    const { things } = change('un chat sur un canapé', 'enlève le canapé');
    expect(things.map(({ item }) => [item.name, item.stands])).toEqual([['chat', true]]);
  });
});

describe('a composed picture', () => {
  it.each(sizes)(
    'lets nothing collide, float or be cut in any of its wishes, $width × $height',
    (size) => {
      expect(wishes.length).toBeGreaterThan(230);
      const faults = wishes.flatMap((wish, index) =>
        findFaults(compose(wish, index, size)).map((fault) => `${wish}: ${fault}`),
      );
      expect(faults).toEqual([]);
    },
  );

  it('shows sun and cloud on a mark, which has no sky', () => {
    expect(compose('icône soleil et château').things).toHaveLength(2);
  });

  it('shows as many as were asked for', () => {
    expect(compose('trois hiboux').things).toHaveLength(3);
    expect(compose('sept moutons').things).toHaveLength(7);
  });

  it('sets what is on something upon it, and draws it before it', () => {
    const { things } = compose('un chat sur un canapé');
    const [sofa, cat] = things;
    expect([sofa?.item.name, cat?.item.name]).toEqual(['canapé', 'chat']);
    expect(cat!.box.bottom).toBeLessThan(sofa!.box.bottom);
    expect(cat!.box.bottom).toBeGreaterThan(sofa!.box.top);
  });

  it('sets two upon one table beside each other', () => {
    const { things } = compose('un croissant et un café sur une table');
    const [one, other] = things
      .filter(({ item }) => item.name !== 'table')
      .map(({ box }) => box)
      .toSorted((a, b) => a.left - b.left);
    // The nearer hides an edge of the other, and no more.
    expect(one!.right).toBeGreaterThan(other!.left);
    expect(one!.right).toBeLessThan(other!.left + 0.3 * (other!.right - other!.left));
  });

  it('keeps a greeting clear of the fireworks, and plants a sign outdoors', () => {
    const { picture } = compose('une carte « Bonne année » avec un feu d’artifice');
    const last = picture.groups.at(-1)!;
    expect(boxOf(last.cutOuts.flatMap(({ contours }) => contours)).top).toBeGreaterThan(700);
    const sign = compose('un panneau « Plage » planté dans le sable').picture.groups;
    const board = sign.find(({ name }) => name === 'sign')!;
    const { top, bottom } = boxOf(board.cutOuts.flatMap(({ contours }) => contours));
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeGreaterThan(800);
  });

  it('has far away what was said to be, and smaller than what is near', () => {
    const { things, stage } = compose('un cheval dans un pré et une maison au loin');
    const [house] = things.filter(({ item }) => item.name === 'maison');
    const [horse] = things.filter(({ item }) => item.name === 'cheval');
    expect(house!.item.height).toBeLessThan(horse!.item.height);
    expect(house!.item.base).toBeLessThan(stage.base);
  });

  it('fills itself with what is seen from near', () => {
    const sizeOf = (wish: string) => compose(wish).things[0]!.item.height;
    expect(sizeOf('un hibou, gros plan')).toBeGreaterThan(1.1 * sizeOf('un hibou'));
  });

  it('draws children with larger heads, and who is seen from behind without a face', () => {
    const looks = (wish: string) => compose(wish).things[0]!.item.drawing;
    const high = ({ box }: ReturnType<typeof looks>) => box.bottom - box.top;
    expect(high(looks('un garçon qui boxe'))).toBeLessThan(0.85 * high(looks('un homme qui boxe')));
    expect(looks('une dame de dos qui boxe').shapes.length).toBeLessThan(
      looks('une dame qui boxe').shapes.length,
    );
  });

  it('has a flock above what stands', () => {
    const { things } = compose('une citrouille et des chauves-souris');
    const [pumpkin] = things.filter(({ item }) => item.name === 'citrouille');
    const bats = things.filter(({ item }) => item.name !== 'citrouille');
    expect(bats).toHaveLength(3);
    for (const { box } of bats) expect(box.bottom).toBeLessThan(pumpkin!.box.top + 60);
  });

  it('draws a basket before what is in it', () => {
    const whole = compose('un chaton dans un panier').things.filter(({ item }) => !item.isOver);
    const names = whole.map(({ item }) => item.name);
    expect(names).toEqual(['chaton', 'panier']);
  });

  it('gives back the same picture for the same seed, and another for another', () => {
    const of = (seed: number) => JSON.stringify(compose('un renard en forêt', seed).picture);
    expect(of(4)).toBe(of(4));
    expect(of(4)).not.toBe(of(5));
  });

  it('gives different wishes of one seed different palettes', () => {
    const papers = [
      'un chat',
      'un chien',
      'une pomme',
      'un vélo',
      'un piano',
      'un dragon',
      'une rose',
      'un lapin',
      'une maison',
      'un gâteau',
    ].map((wish) => JSON.stringify(compose(wish, 7).picture.groups[0]?.cutOuts[0]?.fill));
    expect(new Set(papers).size).toBeGreaterThanOrEqual(5);
  });
});

describe('a field that was named for what grows there', () => {
  it('has no cow in it', () => {
    const wish = understandIllustration('un champ de tournesols sous un ciel bleu').description;
    expect(composePicture(wish, { seed: 7, width: 300, height: 300 }).things).toEqual([]);
  });
});

describe('what people do', () => {
  const items = (wish: string) => compose(wish).things.map(({ item }) => item);

  it('is done in its place: who reads his newspaper on a bench sits on it', () => {
    const [bench, man] = ['banc', 'monsieur'].map(
      (name) =>
        items('un vieux monsieur qui lit son journal sur un banc').find((one) =>
          one.name.includes(name),
        )!,
    );
    expect(man!.base).toBeGreaterThan(bench!.base - bench!.height);
    expect(man!.base - man!.height).toBeLessThan(bench!.base - bench!.height);
  });

  it('is done at one table by several, on which their meal lies', () => {
    const all = items('une famille qui mange une pizza');
    const [table, pizza] = ['long-table', 'pizza'].map(
      (name) => all.find((one) => one.name === name)!,
    );
    expect(all.filter(({ name }) => name === 'long-table')).toHaveLength(1);
    expect(pizza!.base).toBeLessThan(table!.base);
    expect(pizza!.base).toBeGreaterThan(table!.base - 1.2 * table!.height);
  });
});

describe('weather in a near place', () => {
  const groups = (wish: string) => compose(wish).picture.groups;
  const ground = (wish: string) =>
    groups(wish).find(({ name }) => name === 'roadway' || name === 'street')!.cutOuts[1]!.fill.l;

  it.each(['une rue', 'paris', 'new york'])('%s is white under snow', (place) => {
    expect(ground(`${place} sous la neige`)).toBeGreaterThan(ground(`${place} à midi`) + 0.1);
    expect(ground(`${place} enneigé la nuit`)).toBeGreaterThan(ground(`${place} la nuit`) + 0.1);
  });

  it('has somebody under each umbrella where it rains', () => {
    const names = compose('une rue sous la pluie avec des parapluies').things.map(
      ({ item }) => item.name,
    );
    expect(names).toEqual(['parapluies', 'parapluies', 'parapluies']);
    expect(groups('une rue sous la pluie').some(({ name }) => name === 'rain')).toBe(true);
  });
});

describe('many things of which some are large', () => {
  const composed = (prompt: string) =>
    composePicture(understandIllustration(prompt).description, {
      seed: 11,
      width: 96,
      height: 96,
    }).things;

  it('stand in depth: trees and houses behind who is before them', () => {
    const things = composed('deux enfants, un chien et une maison');
    const house = things.find(({ item }) => item.name === 'maison')!;
    const others = things.filter((one) => one !== house);
    expect(house.item.isBehind).toBe(true);
    for (const { item } of others) expect(item.base).toBeGreaterThan(house.item.base + 20);
    // In one line with the house nobody would be higher than a third.
    const highest = Math.max(...others.map(({ box }) => box.bottom - box.top));
    expect(highest).toBeGreaterThan(400);
  });

  it('keep who stands before a house with it', () => {
    const things = composed('quatre enfants devant une maison avec un chien');
    expect(things.every(({ item }) => !item.isBehind)).toBe(true);
  });
});

describe('a topping', () => {
  it('is a small part of the dish it lies on', () => {
    const { things } = composePicture(
      understandIllustration('des crêpes, une fraise dessus').description,
      { seed: 11, width: 96, height: 96 },
    );
    const wide = (name: string) => {
      const { left, right } = things.find(({ item }) => item.name === name)!.box;
      return right - left;
    };
    expect(wide('fraise') / wide('crêpes')).toBeLessThan(0.35);
  });
});
