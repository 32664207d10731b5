import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import type { Look } from './looks.ts';
import { type HatTints, hijabBehind, moreHats } from './more-hats.ts';
import { fixed } from './parts.ts';
import { darker, mixed } from './tints.ts';

/** What somebody has on his head, in the colour of the clothes. */
export function drawHat({ person, clothes: worn }: Look): Shape[] {
  if (!person.hasHat) return [];
  const own = person.hatColour ? toldColours[person.hatColour] : null;
  if (person.hatKind === 'hijab' && person.isTurned) return hijabBehind({ own, worn });
  const clothes = own ?? worn;
  const cloth = own ?? mixed(clothes, '#2f3a52', 0.35);
  const more =
    person.hatKind && (onHair[person.hatKind] ?? moreHats[person.hatKind])?.({ own, worn });
  if (more) return more;
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
  const felt = own ?? mixed(clothes, '#c9a05a', 0.7);
  const band = own ? darker(own, 0.62) : darker(clothes);
  return [
    fixed(felt, 'M28 27 C28 4 38 -3 50 0 C62 -3 72 4 72 27Z'),
    fixed(band, 'M27.6 20 C40 23 60 23 72.4 20 L72.6 28 C60 31 40 31 27.4 28Z'),
    fixed(
      felt,
      'M8 31 C14 22 34 27 50 27 C66 27 86 22 92 31 C84 38 66 34 50 34 C34 34 16 38 8 31Z',
    ),
  ];
}

/** What is bound, laid or pulled over the hair. */
const onHair: Partial<
  Record<NonNullable<Look['person']['hatKind']>, (tints: HatTints) => Shape[]>
> = {
  party: ({ own }) => [
    fixed(own ?? '#e8577e', 'M32 25 L50 -24 L68 25 C58 30 42 30 32 25Z'),
    fixed('#f8d552', 'M36.4 13 L63.6 13 L66 20 L34 20Z', 'M42 -2 L58 -2 L60.4 5 L39.6 5Z'),
    fixed('#fbf4e6', 'o 50 -25 5.4 5.4'),
  ],
  hood: ({ own, worn }) => [
    {
      ...fixed(
        own ?? darker(worn, 0.92),
        'M50 -4 C18 -4 12 26 16 56 C18 74 24 86 32 94 L68 94 C76 86 82 74 84 56 C88 26 82 -4 50 -4Z',
        'M50 16 C30 16 25 34 26 52 C27 68 36 84 50 86 C64 84 73 68 74 52 C75 34 70 16 50 16Z',
      ),
      isEvenOdd: true,
    },
    fixed(
      darker(own ?? worn, 0.78),
      'M50 13 C28 13 22.6 34 23.6 52 L26 52 C25 34 30 16 50 16 C70 16 75 34 74 52 L76.4 52 C77.4 34 72 13 50 13Z',
    ),
  ],
  flowers: ({ own }) => {
    const at = [24, 32.6, 41.6, 50, 58.4, 67.4, 76].map((x): [number, number] => [
      x,
      13.4 + ((x - 50) / 26) ** 2 * 13,
    ]);
    const tints = own
      ? [own, mixed(own, '#ffffff', 0.4)]
      : ['#e8718d', '#f7f3ea', '#f2b8b5', '#f2c14e'];
    return [
      fixed(
        '#5f9a58',
        ...at.flatMap(([x, y]) => [
          `o ${x - 5} ${y + 2} 4.6 2.2 ${x - 60}`,
          `o ${x + 5} ${y + 2} 4.6 2.2 ${x - 20}`,
        ]),
      ),
      ...tints.map((tint, nth) =>
        fixed(
          tint,
          ...at
            .filter((_, index) => index % tints.length === nth)
            .flatMap(([x, y]) =>
              [0, 1, 2, 3, 4].map((petal) => {
                const turn = (petal / 5) * 2 * Math.PI - 1.57;
                return `o ${x + 3.2 * Math.cos(turn)} ${y + 3.2 * Math.sin(turn)} 2.9 2.9`;
              }),
            ),
        ),
      ),
      fixed('#e0a23c', ...at.map(([x, y]) => `o ${x} ${y} 1.9 1.9`)),
    ];
  },
  tophat: ({ own }) => [
    fixed(
      own ?? '#2b2a33',
      'M30 24 L28 -22 C38 -27 62 -27 72 -22 L70 24Z',
      'M10 24 C22 18 78 18 90 24 C84 33 16 33 10 24Z',
    ),
    fixed('#a33b3b', 'M29.4 10 C42 14 58 14 70.6 10 L70 20 C58 24 42 24 30 20Z'),
  ],
  bow: ({ own }) => [
    fixed(
      own ?? '#d8564a',
      'M64 14 C54 4 50 10 52 18 C54 24 60 20 64 17 C68 24 76 26 79 20 C81 12 74 6 64 14Z',
    ),
    fixed(darker(own ?? '#d8564a'), 'o 64.6 15.6 3.2 3.4'),
  ],
  tiara: ({ own }) => [
    fixed(
      own ?? '#d9a93f',
      'M28 24 C36 16 64 16 72 24 L70 12 L62 17 L57 6 L50 15 L43 6 L38 17 L30 12Z',
    ),
    fixed('#8fd0ee', 'o 50 14.6 2 2.6', 'o 38 17 1.4 1.8', 'o 62 17 1.4 1.8'),
  ],
  headscarf: ({ own }) => [
    fixed(
      own ?? '#c9564a',
      'M24.4 36 C22 12 38 7 50 7 C62 7 78 12 75.6 36 C68 24 58 21 50 21 C42 21 32 24 24.4 36Z',
    ),
    fixed(
      darker(own ?? '#c9564a'),
      'M25 33 C33 22 42 19 50 19 C58 19 67 22 75 33 L75.6 36 C68 25 58 22 50 22 C42 22 32 25 24.4 36Z',
      'M73 14 C80 4 88 8 84 16 C82 20 78 19 75 18Z',
      'M74 17 C84 16 88 24 82 27 C78 28 76 23 74 20Z',
    ),
  ],
};
