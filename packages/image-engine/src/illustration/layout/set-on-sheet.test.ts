import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';

function laid(prompt: string) {
  const wish = understandIllustration(prompt).description;
  const { things, picture } = composePicture(wish, { seed: 11, width: 96, height: 96 });
  return { named: (name: string) => things.find(({ item }) => item.name.includes(name))!, picture };
}
type Box = ReturnType<typeof laid>['named'] extends (name: string) => { box: infer B } ? B : never;
const sideOf = ({ left, right, top, bottom }: Box) => Math.sqrt((right - left) * (bottom - top));

describe('what a poster is about', () => {
  it.each([
    [
      'affiche pour une fête de la musique avec une guitare et une harmonica',
      'guitare',
      'harmonica',
    ],
    ['poster for a science fair with a microscope and a lamp', 'microscope', 'lamp'],
  ])('is large whatever its true size, the rest beside it: %s', (prompt, first, other) => {
    const { named, picture } = laid(prompt);
    const [hero, sign] = [named(first).box, named(other).box];
    expect(sideOf(hero)).toBeGreaterThan(0.2 * picture.width);
    expect(sideOf(sign)).toBeLessThan(0.8 * sideOf(hero));
    expect(sideOf(sign)).toBeGreaterThan(0.4 * sideOf(hero));
  });
});

describe('two of a tool on a mark', () => {
  it.each(['logo with crossed axes', 'un logo avec deux clés croisées'])('cross: %s', (prompt) => {
    const wish = understandIllustration(prompt).description;
    const { things } = composePicture(wish, { seed: 11, width: 96, height: 96 });
    const [one, other] = things.map(({ item }) => item);
    expect(one!.x).toBeCloseTo(other!.x, 3);
    expect(one!.tilt !== other!.tilt || one!.isFlipped !== other!.isFlipped).toBe(true);
  });
});
