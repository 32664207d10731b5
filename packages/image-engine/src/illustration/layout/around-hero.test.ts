import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';

function laid(prompt: string) {
  const wish = understandIllustration(prompt).description;
  const { things, picture } = composePicture(wish, { seed: 11, width: 96, height: 96 });
  const named = (name: string) => things.filter(({ item }) => item.name.includes(name));
  return { things, named, ...picture };
}
const shareOf = ({ height }: { height: number }, all: { height: number }) => height / all.height;

describe('many things in one picture', () => {
  it.each([
    ['a farmer with his cows, chickens and a tractor', 'farmer'],
    ['un jardinier, une brouette, un arrosoir et des tomates', 'jardinier'],
    ['a pirate, a treasure chest, a parrot and a boat', 'pirate'],
    ['une princesse, une grenouille et un château', 'princesse'],
    ['a mechanic, a car, a toolbox and a tyre', 'mechanic'],
    ['un cuisinier, une casserole, des carottes et un couteau', 'cuisinier'],
  ])('have a hero, who is large: %s', (prompt, hero) => {
    const { named, height } = laid(prompt);
    expect(shareOf(named(hero)[0]!.item, { height })).toBeGreaterThan(0.42);
  });

  it('stand at several depths, what is farther is behind', () => {
    const { things, named } = laid('a farmer with his cows, chickens and a tractor');
    expect(new Set(things.map(({ item }) => Math.round(item.base))).size).toBeGreaterThan(3);
    const bases = things.map(({ item }) => item.base);
    expect(named('chickens')[0]!.item.base).toBeGreaterThan(named('tractor')[0]!.item.base);
    expect(bases[0]).toBeLessThan(bases.at(-1)!);
  });

  it.each([
    'une fée, un champignon, un escargot et une grenouille',
    'a mouse, an elephant and a butterfly',
    'un magicien, un livre, une bougie et un hibou',
  ])('are all seen: %s', (prompt) => {
    const { things, width } = laid(prompt);
    for (const { box, item } of things)
      expect(Math.max(box.right - box.left, box.bottom - box.top), item.name).toBeGreaterThan(
        0.09 * width,
      );
  });

  it('leaves a house behind whoever stands before it, and no lower', () => {
    const { named } = laid('une princesse, une grenouille et un château');
    const [castle, princess] = [named('château')[0]!.item, named('princesse')[0]!.item];
    expect(castle.base).toBeLessThan(princess.base - 20);
    expect(castle.height).toBeGreaterThan(princess.height);
  });

  it('makes an elephant no smaller than a girl', () => {
    const { named } = laid('une petite fille et un éléphant');
    const [girl, elephant] = [named('fille')[0]!.box, named('éléphant')[0]!.box];
    expect(elephant.right - elephant.left).toBeGreaterThan(1.5 * (girl.right - girl.left));
  });

  it('joins two who were named together', () => {
    const [left, right] = laid('a boy and a dog').things.toSorted(
      (one, other) => one.item.x - other.item.x,
    );
    expect(right!.box.left - left!.box.right).toBeLessThan(40);
  });

  it('turns those that look aside into the picture', () => {
    const { things } = laid('un cheval, une vache et un mouton');
    const first = things.toSorted((one, other) => one.item.x - other.item.x)[0]!;
    expect(first.item.isFlipped).toBe(true);
  });
});

describe('a group', () => {
  it.each(['trois enfants', 'quatre chevaux', 'cinq enfants'])(
    'of a few stands at two depths: %s',
    (prompt) => {
      const { things } = laid(`${prompt} dans un parc`);
      expect(new Set(things.map(({ item }) => Math.round(item.base))).size).toBe(2);
    },
  );
});
