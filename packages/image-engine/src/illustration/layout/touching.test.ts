import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';
import type { Box } from '../picture/fill-contours.ts';

function drawn(prompt: string) {
  const { description } = understandIllustration(prompt);
  const { things } = composePicture(description, { seed: 11, width: 96, height: 96 });
  const boxOf = (name: string) => things.find(({ item }) => item.name === name)!.box;
  return { things, boxOf };
}
const middle = ({ left, right }: Box) => (left + right) / 2;
const high = ({ top, bottom }: Box) => bottom - top;

describe('what touches somebody', () => {
  it.each([
    ['une dame avec un chat sur les genoux', 'dame', 'chat', [0.45, 0.85]],
    ['un oiseau sur la tête d’un homme', 'homme', 'oiseau', [-0.1, 0.12]],
    ['un papillon sur le nez d’une femme', 'femme', 'papillon', [0.15, 0.4]],
  ] as const)(
    'is where it was told, of the height of who bears it: %s',
    (prompt, one, other, [least, most]) => {
      const { boxOf } = drawn(prompt);
      const [bearer, child] = [boxOf(one), boxOf(other)];
      const foot = (child.bottom - bearer.top) / high(bearer);
      expect(foot).toBeGreaterThan(least);
      expect(foot).toBeLessThan(most);
      expect(Math.abs(middle(child) - middle(bearer))).toBeLessThan(0.25 * high(bearer));
    },
  );

  it('is between the body and the arms of who holds it', () => {
    const { things } = drawn('une femme avec un chat dans les bras');
    const order = things.map(({ item }) => (item.isOver ? 'arms' : item.name));
    expect(order).toEqual(['femme', 'chat', 'arms']);
  });

  it('stands where it is too large to be lifted, and is embraced', () => {
    const { boxOf } = drawn('une petite fille qui enlace son chien');
    expect(boxOf('chien').bottom).toBeCloseTo(boxOf('petite fille').bottom, -1.5);
  });

  it('meets a muzzle with its brow, and a trunk with its shoulder', () => {
    const horse = drawn('une femme, le front contre le cheval');
    const [rider, animal] = [horse.boxOf('femme'), horse.boxOf('cheval')];
    expect(rider.right).toBeGreaterThan(animal.left - 2);
    expect(Math.abs(middle(rider) - middle(animal))).toBeGreaterThan(0.3 * high(rider));
    const leaning = drawn('un homme appuyé contre un arbre');
    expect(leaning.things.find(({ item }) => item.name === 'homme')!.item.tilt).not.toBe(0);
  });
});
