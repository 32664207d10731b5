import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';

const frame = { seed: 11, width: 512, height: 512 };
const wish = (words: string) => understandIllustration(words).description;
const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

describe('a thing that takes the place of another', () => {
  const before = wish('trois pommes, une bouteille et un chat sur une table');
  const after = wish('trois pommes, une bouteille et un chien sur une table');
  const boxOf = (things: ReturnType<typeof composePicture>['things'], at: number) =>
    things.find(({ item }) => item.thing === at)!.box;

  it('stands where that stood, as large as it was', () => {
    const cat = boxOf(composePicture(before, frame).things, 2);
    const dog = boxOf(composePicture(after, frame, [before]).things, 2);
    expect(Math.abs(middleOf(dog) - middleOf(cat))).toBeLessThan((cat.right - cat.left) / 4);
    expect(dog.bottom - dog.top).toBeGreaterThan(0.5 * (cat.bottom - cat.top));
  });

  it('and all else stays', () => {
    const bottle = boxOf(composePicture(before, frame).things, 1);
    expect(boxOf(composePicture(after, frame, [before]).things, 1)).toEqual(bottle);
  });
});

describe('a thing that is told to be elsewhere, or of another size', () => {
  const before = wish('a dog and a cat in a garden');
  const boxesOf = (words: string) => {
    const { things } = composePicture(wish(words), frame, [before]);
    return [0, 1].map((at) => things.find(({ item }) => item.thing === at)!.box);
  };
  const [dog, cat] = boxesOf('a dog and a cat in a garden');

  it('changes sides with another, as large as it was', () => {
    const [dogNow, catNow] = boxesOf('a dog à droite and a cat à gauche in a garden');
    expect(middleOf(catNow!)).toBeLessThan(middleOf(dogNow!));
    expect(dogNow!.bottom - dogNow!.top).toBeCloseTo(dog!.bottom - dog!.top);
  });

  it('is larger where it stands, while all else stays', () => {
    const [dogNow, catNow] = boxesOf('a dog and a large cat in a garden');
    expect(dogNow).toEqual(dog);
    expect(catNow!.bottom - catNow!.top).toBeGreaterThan(1.1 * (cat!.bottom - cat!.top));
    expect(catNow!.bottom).toBeCloseTo(cat!.bottom);
  });

  it('and what is new stands on the side that was told', () => {
    const bowl = wish('a bowl of fruit on a wooden table');
    const glass = wish('a bowl of fruit on a wooden table, add a glass of water on the left');
    const { things } = composePicture(glass, frame, [bowl]);
    const at = glass.things.findIndex(({ id }) => id.includes('glass'));
    expect(middleOf(things.find(({ item }) => item.thing === at)!.box)).toBeLessThan(256);
  });
});
