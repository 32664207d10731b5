import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import type { Look } from './looks.ts';
import { fixed, told } from './parts.ts';
import { darker, mixed } from './tints.ts';
import { worn } from './wardrobe.ts';

/** What is worn over clothes, of a portrait (`bust`, a head's units) and of a whole figure (`body`). */
type Layers = { readonly behind: readonly Shape[]; readonly front: readonly Shape[] };

export function wornOnBust({ person }: Look): Layers {
  const { cape, apron, backpack } = person;
  const [c, a, b] = [cape, apron, backpack].map((one) => (one ? toldColours[one] : null));
  return {
    behind: c
      ? [fixed(darker(c, 0.86), 'M30 94 C6 100 -4 118 -8 134 L108 134 C104 118 94 100 70 94Z')]
      : [],
    front: [
      ...(person.isTurned ? [] : worn(person, 'bust')),
      ...(a
        ? [
            fixed(a, 'M33 112 L67 112 L72 134 L28 134Z'),
            fixed(
              darker(a, 0.88),
              'k 34 113 38 92 2.2 2.2',
              'k 66 113 62 92 2.2 2.2',
              'r 33 111 34 2.2 1',
            ),
          ]
        : []),
      ...(b
        ? [
            fixed(
              b,
              'M27 98 L35 96 C36 108 34 122 33 134 L24 134 C26 120 27 108 27 98Z',
              'M73 98 L65 96 C64 108 66 122 67 134 L76 134 C74 120 73 108 73 98Z',
            ),
            fixed(darker(b), 'r 24 116 10 3 1', 'r 66 116 10 3 1'),
          ]
        : []),
      ...(c
        ? [
            fixed(
              c,
              'M28 99 C36 94 40 92 41 90 C46 99 54 99 59 90 C60 92 64 94 72 99 C64 108 58 107 50 103 C42 107 36 108 28 99Z',
            ),
            fixed('#f2c14e', 'o 50 103 3 3'),
          ]
        : []),
    ],
  };
}

export function wornOnBody({ person }: Look): Layers {
  const { cape, apron, backpack, isTurned } = person;
  const [c, a, b] = [cape, apron, backpack].map((one) => (one ? toldColours[one] : null));
  const pack = b ? packOf(b) : [];
  const robe = c
    ? [
        fixed(
          darker(c, 0.84),
          'M34 48 C24 76 14 112 8 138 C30 146 70 146 94 136 C86 112 76 76 66 48Z',
        ),
        fixed(
          c,
          'M34 48 C26 76 20 112 16 139 C30 143 40 143 46 143 C38 112 38 76 40 48Z',
          'M66 48 C74 76 82 112 88 138 C80 141 70 143 62 143 C66 112 64 76 60 48Z',
        ),
      ]
    : [];
  return {
    behind: [
      ...(isTurned ? [] : robe),
      ...(isTurned ? [] : [...(b ? [fixed(darker(b, 0.8), 'r 27 50 46 42 12')] : [])]),
    ],
    front: [
      ...(isTurned ? [] : worn(person, 'body')),
      ...(a
        ? told(`${a} M41 62 L59 62 L61 80 L66 116 L34 116 L39 80Z
 ${darker(a, 0.86)} k 41.6 63 44.4 47 1.8 1.8
 ${darker(a, 0.86)} k 58.4 63 55.6 47 1.8 1.8
 ${darker(a, 0.86)} r 36 82 28 2.4
 ${darker(a, 0.86)} r 43 90 14 10 2`)
        : []),
      ...(b && !isTurned
        ? [
            fixed(
              b,
              'M37 49 L42 47 C42.6 58 42 70 40 80 L35.6 78 C37.4 68 37.6 58 37 49Z',
              'M63 49 L58 47 C57.4 58 58 70 60 80 L64.4 78 C62.6 68 62.4 58 63 49Z',
            ),
            fixed(darker(b), 'r 40 62 20 2.6 1'),
          ]
        : []),
      ...(isTurned ? [...robe, ...pack] : []),
      ...(c && !isTurned
        ? [
            fixed(c, 'M34 51 C40 46 44 46 46 45 L54 45 C56 46 60 46 66 51 C58 58 42 58 34 51Z'),
            fixed('#f2c14e', 'o 50 54.6 2.2 2.2'),
          ]
        : []),
    ],
  };
}

const packOf = (colour: string): Shape[] => [
  fixed(
    colour,
    'M31 58 C31 46 40 44 50 44 C60 44 69 46 69 58 L71 90 C71 97 66 99 50 99 C34 99 29 97 29 90Z',
  ),
  fixed(
    darker(colour, 0.84),
    'r 35 74 30 20 5',
    'M32 56 C40 64 60 64 68 56 L68 60 C60 68 40 68 32 60Z',
  ),
  fixed(mixed(colour, '#ffffff', 0.3), 'r 47 60 6 8 1.6'),
  fixed(darker(colour, 0.6), 'M44 45 C44 38 56 38 56 45 L53.4 45 C53.4 41 46.6 41 46.6 45Z'),
];

/** At ears and throat, in a head's units. */
export function jewels({ person, hairCut }: Look): Shape[] {
  const { earrings, necklace, isTurned, isProfile } = person;
  if (isTurned) return [];
  const shapes: Shape[] = [];
  if (earrings) {
    const metal = toldColours[earrings];
    const y = /^(long|wavy|bob|fringe)$/.test(hairCut) ? 65 : 64.4;
    const at = isProfile ? [47] : [25.4, 74.6];
    shapes.push(
      {
        ...fixed(
          metal,
          ...at.flatMap((x) => [`o ${x} ${y + 3} 5 6.2`, `o ${x} ${y + 3.2} 3.3 4.4`]),
        ),
        isEvenOdd: true,
      },
      fixed(mixed(metal, '#ffffff', 0.5), ...at.map((x) => `o ${x} ${y - 3.4} 1.5 1.5`)),
    );
  }
  if (necklace) {
    const metal = toldColours[necklace];
    const beads = Array.from({ length: 11 }, (_, at) => {
      const share = at / 10;
      return `o ${38 + 24 * share} ${90 + 13 * Math.sin(Math.PI * share)} 1.7 1.7`;
    });
    shapes.push(fixed(metal, ...beads), fixed(mixed(metal, '#ffffff', 0.55), 'o 50 104.6 2.6 3'));
  }
  return shapes;
}
