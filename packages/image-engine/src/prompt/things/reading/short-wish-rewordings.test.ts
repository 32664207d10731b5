import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../understand-illustration.ts';

const told = (prompt: string) => understandIllustration(prompt).description;
const idsOf = (prompt: string) =>
  told(prompt)
    .things.map(({ id, count }) => (count > 1 ? `${count} ${id}` : id))
    .join(', ');

describe('what few words ask for', () => {
  it.each([
    ['stained glass window of a lion', 'lion'],
    ['gateau d’anniversaire licorne 3 étages', 'unicorn, tiered-cake'],
    ['dinosaur birthday cake', 't-rex, birthday-cake'],
    ['tracteur jouet en bois', 'tractor'],
    ['un sapin de noël immense dans une petite maison', 'christmas-tree'],
    ['a couple of teenagers', '2 people'],
    ['glass of iced coffee', 'iced-coffee'],
    ['jar of homemade pickles', 'pickle-jar'],
    ['une libellule sur un roseau', 'dragonfly, reeds'],
    ['a hummingbird', 'hummingbird'],
    ['diwali lamps', '3 oil-lamp'],
    ['a vending machine', 'vending-machine'],
    ['vélo hollandais avec des tulipes dans le panier', '3 tulip, bicycle'],
    ['a red bicycle with a basket of flowers', '3 blossom, bicycle'],
    ['un chien dans le panier d’un vélo', 'dog, bicycle'],
    ['petit chaperon rouge', 'person, basket'],
  ])('%s', (prompt, ids) => {
    expect(idsOf(prompt)).toBe(ids);
  });

  it.each([
    ['tennis player serving', 'tennisServe'],
    ['une joueuse de tennis qui sert', 'tennisServe'],
    ['a waiter serving soup', 'serveDish'],
    ['partie de tennis entre deux grenouilles', 'swing'],
    ['a chess game between two foxes', 'chess'],
    ['partie d’échecs entre deux chats', 'chess'],
  ])('%s: %s', (prompt, doing) => {
    expect(told(prompt).things[0]!.person?.doing).toBe(doing);
  });

  it('hang tubes that shine on a wall of bricks', () => {
    expect(told('"good vibes" in neon lights on a brick wall')).toMatchObject({
      ...{ place: 'wall', things: [] },
    });
  });

  it('give a team one cup, and a team of women no men', () => {
    const { things, relations } = told('équipe de foot féminine qui soulève la coupe');
    expect(things.map(({ person }) => person?.doing === 'trophy')).toEqual([true, false]);
    expect(things.every(({ person }) => person?.sex === 'woman')).toBe(true);
    expect(relations).toMatchObject([{ kind: 'between', of: 0, to: 1 }]);
  });

  it('put what is in the basket of a bicycle into it', () => {
    const { things, relations } = told('un vélo rouge avec des fleurs dans le panier');
    expect(things.find(({ id }) => id === 'bicycle')?.colour).toBe('red');
    expect(relations).toMatchObject([{ kind: 'in', of: 0, to: 1 }]);
  });

  it('see hair that is not combed and a tooth that is lost', () => {
    expect(told('a boy with messy hair').things[0]!.person?.hairCut).toBe('messy');
    expect(told('une fille avec une dent en moins').things[0]!.person?.hasMissingTooth).toBe(true);
  });
});
