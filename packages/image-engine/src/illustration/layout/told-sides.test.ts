import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { weighComposition } from '../../testing/weigh-composition.ts';
import { composePicture } from '../compose-picture.ts';
import { isOnTableOf } from '../scenery/insides/table-before.ts';

const frame = { seed: 11, width: 256, height: 256 };
const composed = (prompt: string) => {
  const { cast, things, picture } = composePicture(
    understandIllustration(prompt).description,
    frame,
  );
  return (id: string) => {
    const boxes = things.flatMap(({ item, box }) =>
      cast.things[item.thing]?.id === id ? [box] : [],
    );
    const [left, right] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.max(...boxes.map((box) => box.right)),
    ];
    const high = Math.max(...boxes.map(({ bottom, top }) => bottom - top));
    return { across: (left + right) / 2 / picture.width, high: high / picture.height };
  };
};

describe('what was told to be at a side', () => {
  it.each([
    ['a couple slicing a watermelon in a field, a picnic basket, a bicycle on the right', 'right'],
    ['un couple dans un champ, un panier, un vélo à gauche', 'left'],
  ])('is there, and who was told first stays large: %s', (prompt, side) => {
    const of = composed(prompt);
    const { across } = of('bicycle');
    expect(side === 'left' ? across < 0.5 : across > 0.5).toBe(true);
    expect(of('people').high).toBeGreaterThan(0.3);
  });
});

describe('a building behind somebody', () => {
  it.each([
    ['a woman with an orange tent behind her', 'tent'],
    ['une fille devant un château', 'castle'],
  ])('leaves him more than a third of the picture: %s', (prompt, id) => {
    const of = composed(prompt);
    expect(of('person').high).toBeGreaterThan(0.3);
    expect(of(id).high).toBeGreaterThan(of('person').high);
  });
});

describe('what is drunk out of doors', () => {
  const onTable = (prompt: string) => {
    const wish = understandIllustration(prompt).description;
    return isOnTableOf(wish, wish.place!);
  };

  it('stands on a table there, and what grows or lies about does not', () => {
    expect(onTable('un verre de limonade sur la plage')).toBe(true);
    expect(onTable('a teapot and two cups in a garden')).toBe(true);
    expect(onTable('une brouette dans un jardin')).toBe(false);
  });
});

describe('a composition that is weighed', () => {
  it('names a main subject that is small, and none that is seen well', () => {
    expect(weighComposition('une femme dans un jardin, un chien').small).toEqual([]);
  });
});
