import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';
import { unshownOf } from '../unshown.ts';

describe('what is under something that floats', () => {
  it.each([
    ['une baleine sous un petit voilier', 'baleine', 'voilier'],
    ['un requin sous un bateau', 'requin', 'bateau'],
    ['a rowing boat above a whale', 'whale', 'rowing boat'],
  ])('is in the water, the other on it: %s', (prompt, low, high) => {
    const wish = understandIllustration(prompt).description;
    const composition = composePicture(wish, { seed: 11, width: 96, height: 96 });
    const boxOf = (name: string) => composition.things.find(({ item }) => item.name === name)!.box;
    const surface = composition.picture.groups.find(({ name }) => name === 'surface');
    expect(composition.place).toBe('underwater');
    expect(surface).toBeDefined();
    expect(boxOf(high).bottom).toBeLessThan(boxOf(low).top + 20);
    expect(unshownOf(wish, composition)).toEqual([]);
  });

  it('leaves water without a surface where nothing floats', () => {
    const wish = understandIllustration('une baleine').description;
    const { picture } = composePicture(wish, { seed: 11, width: 96, height: 96 });
    expect(picture.groups.some(({ name }) => name === 'surface')).toBe(false);
  });
});
