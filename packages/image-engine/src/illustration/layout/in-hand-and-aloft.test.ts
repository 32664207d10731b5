import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';

function boxesOf(prompt: string) {
  const wish = understandIllustration(prompt).description;
  const { things, picture } = composePicture(wish, { seed: 3, width: 96, height: 96 });
  const of = (id: string) => things.find(({ item }) => item.name.startsWith(id))!.box;
  return { of, wish, things, ...picture };
}

describe('what is in something, held or hung', () => {
  it('rises out of a box and of a shoe', () => {
    for (const holder of ['boîte', 'chaussure']) {
      const { of } = boxesOf(`un chaton dans une ${holder}`);
      const [kitten, held] = [of('chaton'), of(holder)];
      expect(kitten.top, holder).toBeLessThan(held.top);
      expect(kitten.bottom, holder).toBeGreaterThan(held.top);
      expect(kitten.right - kitten.left, holder).toBeGreaterThan((held.right - held.left) / 5);
    }
  });

  it('leaves a face free where it is balloons', () => {
    const { of } = boxesOf('un clown avec des ballons dans un jardin');
    const [clown, balloons] = [of('clown'), of('ballons')];
    expect(balloons.left).toBeGreaterThan((clown.left + clown.right) / 2);
  });

  it('hangs from one side to the other where it is a string of lights', () => {
    const { of, width } = boxesOf('un mariage dans un jardin avec une guirlande lumineuse');
    const garland = of('guirlande');
    expect(garland.right - garland.left).toBeGreaterThan(width * 0.6);
    expect(garland.top).toBeLessThan(of('mariage').top);
  });

  it('is seen above what is vast, however small it would be there', () => {
    const { of } = boxesOf('un phénix au-dessus d’un château');
    const [phoenix, castle] = [of('phénix'), of('château')];
    expect((phoenix.right - phoenix.left) / (castle.right - castle.left)).toBeGreaterThan(0.35);
  });

  it('is the mark alone where whose mark it is was said, too', () => {
    const shown = (prompt: string) => boxesOf(prompt).wish.things.map(({ id }) => id);
    expect(shown('logo pour une boulangerie avec un épi de blé')).toEqual(['wheat-ear']);
    expect(shown('logo pour une boulangerie')).toEqual(['mark:loaf<wheat']);
  });

  it('is on a bed where a whole breakfast is', () => {
    const { relations } = boxesOf('un petit déjeuner au lit').wish;
    expect(relations.filter(({ kind }) => kind === 'on')).toHaveLength(3);
  });
});
