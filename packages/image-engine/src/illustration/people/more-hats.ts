import type { Shape } from '../drawings/drawing.ts';
import type { Look } from './looks.ts';
import { fixed } from './parts.ts';
import { darker, mixed } from './tints.ts';

export type HatTints = {
  /** As told. */
  readonly own: string | null;
  /** Of the clothes. */
  readonly worn: string;
};

type HatKind = NonNullable<Look['person']['hatKind']>;

const headcloth =
  'M50 3 C25 2 15 24 17 50 C18 70 20 84 16 98 C28 112 72 112 84 98 C80 84 82 70 83 50 C85 24 75 2 50 3Z';
const clothOfHijab = ({ own, worn }: HatTints) => own ?? mixed(worn, '#f4ede2', 0.45);

/** Of who turns his back. */
export function hijabBehind(tints: HatTints): Shape[] {
  const cloth = clothOfHijab(tints);
  return [
    fixed(cloth, headcloth),
    fixed(darker(cloth, 0.9), 'M28 60 C40 74 60 74 72 60 L73 63 C60 78 40 78 27 63Z'),
  ];
}

/** Cloth about the face, and hats of one country or craft; in a head's units. */
export const moreHats: Partial<Record<HatKind, (tints: HatTints) => Shape[]>> = {
  hijab: (tints) => {
    const cloth = clothOfHijab(tints);
    return [
      {
        ...fixed(
          cloth,
          headcloth,
          'M50 21 C34 21 28 34 28.6 50 C29 66 38 81 50 81.6 C62 81 71 66 71.4 50 C72 34 66 21 50 21Z',
        ),
        isEvenOdd: true,
      },
      {
        ...fixed(
          darker(cloth, 0.86),
          'M50 18 C31.6 18 25.4 33 26 50 C26.6 68 37 84.4 50 85 C63 84.4 73.4 68 74 50 C74.6 33 68.4 18 50 18Z',
          'M50 21 C34 21 28 34 28.6 50 C29 66 38 81 50 81.6 C62 81 71 66 71.4 50 C72 34 66 21 50 21Z',
        ),
        isEvenOdd: true,
      },
      fixed(
        darker(cloth, 0.9),
        'M24 78 C36 92 56 98 80 92 L81 95 C56 102 34 96 22 83Z',
        'M20 92 C36 104 60 107 82 100 L80 103 C60 110 34 108 18 97Z',
      ),
    ];
  },
  beret: ({ own, worn }) => {
    const cloth = own ?? mixed(worn, '#2f3a52', 0.35);
    return [
      fixed(darker(cloth), 'r 27 21 46 7 3.5'),
      fixed(
        cloth,
        'M24 24 C8 14 30 -8 56 -3 C82 1 92 16 76 23 C62 17 40 17 24 24Z',
        'r 50 -9 3 7 1.5',
      ),
    ];
  },
  flatcap: ({ own, worn }) => {
    const tweed = own ?? mixed(worn, '#6d6358', 0.6);
    return [
      fixed(tweed, 'M20 26 C20 6 38 0 52 0 C70 0 84 8 81 25 C62 17 38 18 20 26Z'),
      fixed(darker(tweed, 0.8), 'M16 30 C24 20 60 17 83 27 C70 31 36 32 16 30Z'),
      fixed(mixed(tweed, '#ffffff', 0.14), 'M30 12 C40 4 58 3 68 8 C56 8 42 10 32 16Z'),
    ];
  },
  backwards: ({ own, worn }) => {
    const cloth = own ?? mixed(worn, '#2f3a52', 0.35);
    return [
      fixed(cloth, 'M25 32 C22 2 40 -3 50 -3 C60 -3 78 2 75 32 C62 24 38 24 25 32Z'),
      fixed(darker(cloth), 'M33 27 C36 17 64 17 67 27 L64 28.4 C60 21 40 21 36 28.4Z'),
      fixed(darker(cloth, 0.7), 'r 44 22.6 12 3.2 1.4'),
      fixed(darker(cloth), 'o 50 -3 3 2'),
    ];
  },
  cowboy: ({ own }) => {
    const felt = own ?? '#9a6a3c';
    return [
      fixed(felt, 'M28 24 C29 -2 40 -12 46 -8 C48 -6 52 -6 54 -8 C60 -12 71 -2 72 24Z'),
      fixed(darker(felt, 0.72), 'M28 15 C40 20 60 20 72 15 L72.4 24 C60 28 40 28 27.6 24Z'),
      fixed(
        felt,
        'M0 18 C10 32 32 27 50 27 C68 27 90 32 100 18 C96 38 72 36 50 35 C28 36 4 38 0 18Z',
      ),
      fixed(darker(felt, 0.86), 'M46 -8 C48 -6 52 -6 54 -8 C53 2 52 6 50 9 C48 6 47 2 46 -8Z'),
    ];
  },
  crown: ({ own }) => {
    const gold = own ?? '#e3b23c';
    return [
      fixed(gold, 'M27 26 L22 -4 L37 9 L50 -12 L63 9 L78 -4 L73 26 C60 21 40 21 27 26Z'),
      fixed(darker(gold, 0.84), 'M27 26 C40 21 60 21 73 26 L74 19 C60 14 40 14 26 19Z'),
      fixed(mixed(gold, '#ffffff', 0.4), 'o 22 -5 3 3', 'o 50 -13 3.2 3.2', 'o 78 -5 3 3'),
      fixed('#c23b4e', 'o 50 19 3 2.8'),
      fixed('#3f7fc0', 'o 36.6 20.4 2.2 2.2', 'o 63.4 20.4 2.2 2.2'),
    ];
  },
};
