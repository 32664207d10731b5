import type { Cuts } from './hair-cuts.ts';
import { fixed } from './parts.ts';
import { darker, mixed } from './tints.ts';

/** Hair of the youngest, and what is tied up on both sides: behind the head. */
export const youngBehind: Cuts = {
  pigtails: ({ hair, under }) => [
    fixed(
      hair,
      'M22 38 C8 30 0 44 3 60 C4 70 1 76 4 84 C11 82 17 74 18 64 C20 56 22 50 26 46Z',
      'M78 38 C92 30 100 44 97 60 C96 70 99 76 96 84 C89 82 83 74 82 64 C80 56 78 50 74 46Z',
    ),
    fixed(
      mixed(hair, '#ffffff', 0.13),
      'M16 42 C8 42 6 52 8 64 C9 68 8 72 8 76 C12 70 12 62 13 56 C14 50 16 46 20 44Z',
      'M84 42 C92 42 94 52 92 64 C91 68 92 72 92 76 C88 70 88 62 87 56 C86 50 84 46 80 44Z',
    ),
    fixed('#e86a58', 'o 22.6 41.4 4 4.8 24', 'o 77.4 41.4 4 4.8 -24'),
    fixed(under, 'M50 12 C24 12 22 34 24 50 L76 50 C78 34 76 12 50 12Z'),
  ],
};

/** A head without hair on it, above the eyes. */
export const skull = 'M25.6 48 C22 22 38 13 50 13 C62 13 78 22 74.4 48 C66 40 34 40 25.6 48Z';

/** Over the forehead. */
export const youngBefore: Cuts = {
  pigtails: ({ hair, lock, deep }) => [
    fixed(
      hair,
      'M50 12 C30 12 23 26 24.4 46 C29 42 33 38 35 33 C40 36.6 46 37 50 34.6 C54 37 60 36.6 65 33 C67 38 71 42 75.6 46 C77 26 70 12 50 12Z',
    ),
    fixed(lock, 'M36 20 C42 15 47 14.4 49 14.6 C46 20 40 26 33 30 C32.6 26 33.6 22.6 36 20Z'),
    fixed(deep, 'M49.4 12.2 L50.6 12.2 L50.3 33 L49.7 33Z'),
  ],
  tuft: ({ hair, skin }) => [
    fixed(skin, skull),
    fixed(
      mixed(hair, skin, 0.66),
      'M25.6 42 C23 20 38 12.4 50 12.4 C62 12.4 77 20 74.4 42 C72 30 63 24.4 50 24.4 C37 24.4 28 30 25.6 42Z',
    ),
    fixed(
      hair,
      'M43 18 C42 11 47 5 55 6.4 C51.4 8 51 10 52.4 11.4 C56 9 60 11 60.6 15 C57.6 14 55.6 16.4 55 19.6 C51 17.6 47 17.2 43 18Z',
    ),
  ],
  down: ({ hair, lock }) => [
    fixed(
      hair,
      'M25.4 44 C22 18 38 9.6 50 9.6 C62 9.6 78 18 74.6 44 C72.6 38 70.6 33.6 67.4 30.6 C64 33.6 60 32.6 57.6 30 C54.6 33.4 48 33.6 45 30.4 C41.6 33.4 36.6 33.4 33 30.8 C29.6 34 27.4 38.6 25.4 44Z',
    ),
    fixed(lock, 'M37 17 C44 12.6 56 12.6 63 17 C56 17.4 46 18.6 39 24 C36.6 21.6 36 19 37 17Z'),
    fixed(darker(hair, 0.9), 'M50 20 C51 25 50 28 47.6 30.4 C50 29.6 52 26 51.4 20Z'),
  ],
};
