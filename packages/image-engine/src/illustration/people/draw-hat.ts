import type { Shape } from '../drawings/drawing.ts';
import type { Look } from './looks.ts';
import { fixed } from './parts.ts';
import { darker, mixed } from './tints.ts';

/** What somebody has on his head, in the colour of the clothes. */
export function drawHat({ person, clothes }: Look): Shape[] {
  if (!person.hasHat) return [];
  const cloth = mixed(clothes, '#2f3a52', 0.35);
  if (person.hatKind === 'beanie')
    return [
      fixed(cloth, 'M25 32 C22 2 40 -6 50 -6 C60 -6 78 2 75 32Z'),
      fixed(mixed(cloth, '#ffffff', 0.14), 'r 23 24 54 12 6'),
      fixed(mixed(cloth, '#ffffff', 0.5), 'o 50 -8 7.6 7'),
    ];
  if (person.hatKind === 'cap')
    return [
      fixed(cloth, 'M26 30 C24 2 40 -2 50 -2 C60 -2 76 2 74 30Z'),
      fixed(darker(cloth), 'M24 31 C40 21 60 21 76 31 C66 37 34 37 24 31Z'),
      fixed(darker(cloth), 'o 50 -2 3 2'),
    ];
  if (person.hatKind === 'helmet')
    return [
      fixed(clothes, 'M23 30 C20 0 36 -10 50 -10 C64 -10 80 0 77 30Z'),
      fixed(mixed(clothes, '#ffffff', 0.35), 'M34 2 C38 -5 46 -8 52 -8 C44 -2 40 6 38 16Z'),
      fixed(darker(clothes), 'M20 31 C34 25 66 25 80 31 C79 37 66 36 50 36 C34 36 21 37 20 31Z'),
    ];
  if (person.hatKind === 'headphones')
    return [
      {
        ...fixed('#33363f', 'M18 52 C14 -2 86 -2 82 52 L76 52 C79 10 21 10 24 52Z'),
      },
      fixed('#4a505e', 'r 14 42 13 24 6', 'r 73 42 13 24 6'),
      fixed('#d8433b', 'r 17 47 5 14 2.5', 'r 78 47 5 14 2.5'),
    ];
  if (person.hatKind === 'turban')
    return [
      fixed(clothes, 'M22 40 C14 4 34 -14 52 -12 C74 -12 88 6 78 40 C66 26 36 26 22 40Z'),
      fixed(
        darker(clothes),
        'M24 34 C30 10 54 0 74 8 C56 8 38 18 30 32Z',
        'M78 34 C72 14 58 6 44 4 C62 8 70 20 73 32Z',
      ),
      fixed(mixed(clothes, '#ffffff', 0.3), 'o 51 6 6 8 20'),
    ];
  if (person.hatKind === 'beret')
    return [
      fixed(darker(cloth), 'r 27 21 46 7 3.5'),
      fixed(
        cloth,
        'M24 24 C8 14 30 -8 56 -3 C82 1 92 16 76 23 C62 17 40 17 24 24Z',
        'r 50 -9 3 7 1.5',
      ),
    ];
  const felt = mixed(clothes, '#c9a05a', 0.7);
  return [
    fixed(felt, 'M28 27 C28 4 38 -3 50 0 C62 -3 72 4 72 27Z'),
    fixed(darker(clothes), 'M27.6 20 C40 23 60 23 72.4 20 L72.6 28 C60 31 40 31 27.4 28Z'),
    fixed(
      felt,
      'M8 31 C14 22 34 27 50 27 C66 27 86 22 92 31 C84 38 66 34 50 34 C34 34 16 38 8 31Z',
    ),
  ];
}
