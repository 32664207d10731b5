import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { composePicture } from '../compose-picture.ts';
import type { Box } from '../picture/fill-contours.ts';

const boxesOf = (prompt: string): Map<number, Box[]> => {
  const { things } = composePicture(understandIllustration(prompt).description, {
    ...{ seed: 11, width: 384, height: 384 },
  });
  return new Map(
    [...Map.groupBy(things, ({ item }) => item.thing)].map(([thing, all]) => [
      thing,
      all.map(({ box }) => box),
    ]),
  );
};
const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

describe('what is shown with props', () => {
  it('is the largest, with its props before its edge or behind it', () => {
    for (const prompt of [
      'packshot d’un flacon de parfum avec deux citrons et un ruban',
      'product shot of a skincare jar with three lemon slices and eucalyptus leaves',
      'a bottle of olive oil and two lemons',
    ]) {
      const [[product], ...props] = boxesOf(prompt).values() as unknown as [Box[], ...Box[][]];
      const own = areaOf(product!);
      for (const prop of props.flat()) expect(areaOf(prop), prompt).toBeLessThan(0.6 * own);
      const nearest = props
        .flat()
        .map(({ left, right }) => Math.max(left - product!.right, product!.left - right));
      expect(Math.min(...nearest), prompt).toBeLessThan(0);
    }
  });
});

describe('what lies flat and is many', () => {
  it('has the first in the middle, and those of a kind together', () => {
    const boxes = boxesOf(
      'overhead shot of a breakfast table with pancakes, strawberries, coffee, orange juice and a newspaper',
    );
    const middleOf = ({ left, right, top, bottom }: Box) =>
      [(left + right) / 2, (top + bottom) / 2] as const;
    const [[plate], berries] = [...boxes.values()] as [Box[], Box[]];
    for (const at of middleOf(plate!)) expect(Math.abs(at - 500)).toBeLessThan(40);
    expect(berries).toHaveLength(3);
    const apart = berries!.map((one) =>
      Math.hypot(...minus(middleOf(one), middleOf(berries![0]!))),
    );
    expect(Math.max(...apart)).toBeLessThan(220);
  });
});

const minus = (one: readonly [number, number], other: readonly [number, number]) =>
  [one[0] - other[0], one[1] - other[1]] as const;

describe('a rug', () => {
  it('lies under what a room is furnished with', () => {
    const [sofa, rug] = [...boxesOf('un salon avec un canapé bleu et un tapis').entries()]
      .sort(([one], [other]) => one - other)
      .map(([, [box]]) => box!) as [Box, Box];
    expect(Math.min(sofa.right, rug.right) - Math.max(sofa.left, rug.left)).toBeGreaterThan(
      0.8 * (sofa.right - sofa.left),
    );
    expect(rug.bottom).toBeGreaterThan(sofa.bottom);
  });
});

describe('what is far away', () => {
  it('stands in the gap beside who is near, small and behind him', () => {
    const boxes = boxesOf('une maison au fond, un chien au premier plan');
    const [[house], [dog]] = [boxes.get(0)!, boxes.get(1)!];
    expect(areaOf(house!)).toBeLessThan(0.2 * areaOf(dog!));
    expect(house!.bottom).toBeLessThan(dog!.bottom);
    expect(Math.max(house!.left - dog!.right, dog!.left - house!.right)).toBeGreaterThan(0);
  });
});

describe('what a piece of furniture has', () => {
  it('is on it: a bear on a bed, books on a shelf', () => {
    for (const prompt of ['un lit avec un ours en peluche', 'une étagère avec des livres']) {
      const boxes = boxesOf(prompt);
      const [bearer] = boxes.get(0)!;
      for (const { left, right, bottom } of boxes.get(1)!) {
        expect(left, prompt).toBeGreaterThan(bearer!.left);
        expect(right, prompt).toBeLessThan(bearer!.right);
        expect(bottom, prompt).toBeLessThan(bearer!.bottom);
      }
    }
  });
});
