import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { type Composition, composePicture } from '../compose-picture.ts';
import { measureVisible } from '../picture/measure-visible.ts';
import type { Group } from '../picture/picture.ts';
import { unshownOf } from '../unshown.ts';

const frame = { seed: 11, width: 96, height: 96 };

function composed(prompt: string) {
  const wish = understandIllustration(prompt).description;
  return { wish, composition: composePicture(wish, frame) };
}

function leastSeen({ picture, things, firstThing }: Composition): number {
  const seen = measureVisible(picture, firstThing);
  return Math.min(...things.map(({ item }, at) => (item.isOver ? 1 : seen[at]!.share)));
}

describe('what hides what', () => {
  it.each([
    ['une chate et ses 4 chatons dans un carton', 0.3],
    ['sentier de randonée dans les pyrénées, brouillard, un refuge en pierre au loin', 0.5],
    ['une caravane sous les pins avec une table et deux chaises devant', 0.37],
    ['a scented candle in a glass jar', 0.36],
    ['une véranda pleine de plantes', 0.5],
  ])('is moved until all is seen: %s', (prompt, least) => {
    expect(leastSeen(composed(prompt).composition)).toBeGreaterThan(least);
  });

  it('leaves what is in something inside of it', () => {
    const { picture, things, firstThing } = composed('un chaton dans un seau noir').composition;
    const at = things.findIndex(({ item }) => item.name === 'chaton');
    expect(measureVisible(picture, firstThing)[at]!.share).toBeLessThan(0.94);
  });

  it('names what is covered all the same', () => {
    const { wish, composition } = composed('un chat et un chien');
    const { picture, firstThing, things } = composition;
    const [first] = picture.groups.slice(firstThing);
    expect(unshownOf(wish, composition)).toEqual([]);
    const curtain: Group = { ...first!, name: 'curtain' };
    const groups = [...picture.groups, curtain];
    const hidden = wish.things.findIndex(({ said }) => said === things[0]!.item.name);
    expect(unshownOf(wish, { ...composition, picture: { ...picture, groups } })).toContain(
      `thing ${hidden} itself`,
    );
  });
});
