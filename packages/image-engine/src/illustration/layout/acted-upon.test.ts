import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';
import type { Box } from '../picture/fill-contours.ts';

function drawn(prompt: string) {
  const { description } = understandIllustration(prompt);
  const { things } = composePicture(description, { seed: 11, width: 96, height: 96 });
  return (name: string): Box => things.find(({ item }) => item.name === name)!.box;
}
const high = ({ top, bottom }: Box) => bottom - top;

describe('what somebody works on', () => {
  it.each([
    ['un mécanicien répare une moto', 'mécanicien', 'moto'],
    ['une dame caresse un chat', 'dame', 'chat'],
    ['un jardinier taille une haie', 'jardinier', 'haie'],
    ['un fermier pousse une brouette', 'fermier', 'brouette'],
    ['un homme scie une souche', 'homme', 'souche'],
    ['une femme examine une plante', 'femme', 'plante'],
    ['un homme assemble une armoire', 'homme', 'armoire'],
  ])('is met by his hand or his tool: %s', (prompt, one, other) => {
    const boxOf = drawn(prompt);
    expect(boxOf(one).right).toBeGreaterThan(boxOf(other).left - 1);
    expect(boxOf(other).right).toBeGreaterThan(boxOf(one).right);
    expect(boxOf(other).bottom).toBeCloseTo(boxOf(one).bottom, -1);
  });

  it('is as high as it is beside him', () => {
    const cat = drawn('une dame caresse un chat');
    expect(high(cat('chat'))).toBeLessThan(0.45 * high(cat('dame')));
    const fridge = drawn('un homme répare un frigo');
    expect(high(fridge('frigo'))).toBeGreaterThan(0.8 * high(fridge('homme')));
  });

  it('lies on a table where it is small', () => {
    const boxOf = drawn('un homme répare une montre');
    expect(boxOf('montre').bottom).toBeLessThan(boxOf('homme').bottom - 0.2 * high(boxOf('homme')));
  });
});
