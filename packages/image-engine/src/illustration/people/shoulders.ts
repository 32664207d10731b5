import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { isChild } from './ages.ts';
import type { Look } from './looks.ts';
import { fixed, free } from './parts.ts';
import { patternOn } from './pattern-on.ts';
import { darker, mixed } from './tints.ts';

const bodies = {
  man: 'M5 132 C5 113 13 103.4 29 98.6 C36 96.4 40 93 41 87 L59 87 C60 93 64 96.4 71 98.6 C87 103.4 95 113 95 132Z',
  woman:
    'M13 132 C13 114 20 105.4 33 100.4 C39 98 41.6 94 42 87 L58 87 C58.4 94 61 98 67 100.4 C80 105.4 87 114 87 132Z',
  child:
    'M19 132 C19 116 25 107 36 102 C40.4 100 42 96 42.4 89 L57.6 89 C58 96 59.6 100 64 102 C75 107 81 116 81 132Z',
};
const throat =
  'M42.4 62 L57.6 62 C57.4 76 57.6 86 62.6 92.4 C58 101.4 42 101.4 37.4 92.4 C42.4 86 42.6 76 42.4 62Z';
const chinShade =
  'M42.3 66 C44 84 56 84 57.7 66 L57.5 77 C58 84 55.4 90.4 50 90.4 C44.6 90.4 42 84 42.5 77Z';

/** Neck and clothes of a portrait, cut off below by the picture's edge. */
export function shoulders(look: Look): Shape[] {
  const { person, clothes, skin, skinShade } = look;
  const kind = isChild(person) ? 'child' : person.sex;
  const cloth = free(clothes, bodies[kind]);
  const told = person.patternColour ? toldColours[person.patternColour] : null;
  const half = { man: 24, woman: 20, child: 15 }[kind];
  const sleeves = free(
    darker(clothes, 0.84),
    `k ${50 - half} 116 ${49 - half} 130 0.8 1.8`,
    `k ${50 + half} 116 ${51 + half} 130 0.8 1.8`,
  );
  const neck = [fixed(skin, throat), fixed(mixed(skin, skinShade, 0.85), chinShade)];
  const { below, above } = collarOf(look);
  return [
    ...(look.cut === 'hoodie' && kind !== 'child'
      ? [
          free(
            darker(clothes, 0.78),
            'M27 100 C26 84 38 78 50 78 C62 78 74 84 73 100 C64 104 36 104 27 100Z',
          ),
        ]
      : []),
    cloth,
    ...patternOn(cloth, look.pattern ?? null, told),
    ...(person.clothes === 'wedding' && person.sex === 'woman' ? [] : [sleeves]),
    ...below,
    ...neck,
    ...above,
  ];
}

/** In its told colour, which no palette changes. */
const tieOf = ({ tie }: Look['person'], outline: string): Shape =>
  tie ? fixed(toldColours[tie], outline) : free('#b5433a', outline);

/** About the neck: what lies under it, and what over it. */
function collarOf({ person, clothes, skin, skinShade, cut }: Look): {
  below: Shape[];
  above: Shape[];
} {
  const under = darker(clothes);
  if (person.clothes === 'kimono')
    return {
      below: [],
      above: [
        fixed('#f7f3ea', 'p 38 90 43 89 66 132 58 132', 'p 62 90 57 89 34 132 42 132'),
        free(under, 'p 36 90.5 40 89.6 62 132 54 132', 'p 64 90.5 60 89.6 44 118 48 124'),
        fixed(
          '#f7f3ea',
          'o 22 118 3.4 3.4',
          'o 78 114 3.4 3.4',
          'o 84 126 2.8 2.8',
          'o 16 128 2.8 2.8',
        ),
        fixed('#f2b8b5', 'o 26 124 2.2 2.2', 'o 74 120 2.2 2.2'),
      ],
    };
  if (person.clothes === 'suit' || (person.clothes === 'wedding' && person.sex === 'man'))
    return {
      below: [fixed('#f7f3ea', 'p 37 91 50 128 63 91 56 94 44 94')],
      above: [
        fixed('#f7f3ea', 'p 41 87 36 92 45 105 50 97', 'p 59 87 64 92 55 105 50 97'),
        tieOf(person, 'p 47 99 53 99 54.5 104 52.5 107 55 132 45 132 47.5 107 45.5 104'),
        free(
          under,
          'p 37 90.5 28 97 33 106 29 109 46 132 48 132',
          'p 63 90.5 72 97 67 106 71 109 54 132 52 132',
        ),
      ],
    };
  if (person.clothes === 'turtleneck')
    return {
      below: [],
      above: [
        free(
          mixed(clothes, '#ffffff', 0.1),
          'M39 78 C43 84 57 84 61 78 L64 95 C58 102 42 102 36 95Z',
        ),
        free(under, 'M36.6 92 C42 99 58 99 63.4 92 L64 95 C58 102 42 102 36 95Z'),
      ],
    };
  if (person.clothes === 'wedding' || (person.clothes === 'dress' && cut === 'jumper'))
    return {
      below: [
        fixed(skin, 'M36 93 C30 97 26 99 24 101 C34 118 66 118 76 101 C74 99 70 97 64 93Z'),
        fixed(
          mixed(skin, skinShade, 0.5),
          'M40 103 Q45 106 49 104.6 L49 105.6 Q45 107 40 104Z',
          'M60 103 Q55 106 51 104.6 L51 105.6 Q55 107 60 104Z',
        ),
      ],
      above: [
        free(
          clothes,
          'M24 100 C26 98 28 97 30.4 96.6 C33 104 34 109 36 113 C30 110 26 106 24 100Z',
          'M76 100 C74 98 72 97 69.6 96.6 C67 104 66 109 64 113 C70 110 74 106 76 100Z',
        ),
      ],
    };
  const told = collars[cut];
  return told ? told({ clothes, skin, under }) : plainCollar({ person, clothes, skin, under, cut });
}

type Collar = { below: Shape[]; above: Shape[] };
type Dyed = { readonly clothes: string; readonly skin: string; readonly under: string };

const collars: Partial<Record<Look['cut'], (dyed: Dyed) => Collar>> = {
  collar: ({ clothes, skin }) => ({
    below: [fixed(skin, 'p 40 90 60 90 50 110')],
    above: [
      free(
        mixed(clothes, '#ffffff', 0.16),
        'p 41 86 35.4 91 42.6 106.4 50 99',
        'p 59 86 64.6 91 57.4 106.4 50 99',
      ),
      free(darker(clothes, 0.86), 'p 49.2 99 50.8 99 51 132 49 132'),
      fixed('#fbf6ec', 'o 50 110 1.1 1.1', 'o 50 119 1.1 1.1', 'o 50 128 1.1 1.1'),
    ],
  }),
  hoodie: ({ clothes }) => ({
    below: [],
    above: [
      free(darker(clothes, 0.88), 'M35 93 C39 106 61 106 65 93 L69 97 C64 112 36 112 31 97Z'),
      fixed(
        '#f7f3ea',
        'k 45 105 44.4 120 1.4 1.4',
        'k 55 105 55.6 118 1.4 1.4',
        'o 44.4 121 1.3 1.8',
        'o 55.6 119 1.3 1.8',
      ),
    ],
  }),
  dungarees: ({ clothes }) => ({
    below: [],
    above: [
      free(
        mixed(clothes, '#f7f3ea', 0.7),
        'M36.5 92 C40 104 60 104 63.5 92 L60.5 90 C56 99 44 99 39.5 90Z',
      ),
      free(
        '#3f5f9a',
        'p 34 114 66 114 70 134 30 134',
        'p 25 101 31 99 37 116 33 117',
        'p 75 101 69 99 63 116 67 117',
      ),
      fixed('#e9c46a', 'o 35.4 117 2 2', 'o 64.6 117 2 2'),
    ],
  }),
  jacket: ({ clothes, under }) => ({
    below: [fixed('#f4efe4', 'p 38 91 62 91 57 132 43 132')],
    above: [
      free(under, 'p 36.5 91 40.5 90.4 46 132 40 132', 'p 63.5 91 59.5 90.4 54 132 60 132'),
      free(darker(clothes, 0.7), 'p 36 91 26 97 33 108 41 112', 'p 64 91 74 97 67 108 59 112'),
    ],
  }),
};

const plainCollar = ({
  person,
  clothes,
  skin,
  under,
  cut,
}: Dyed & Pick<Look, 'person' | 'cut'>): Collar => ({
  below:
    person.sex === 'woman' && cut === 'shirt' ? [fixed(skin, 'M37 92 C39 107 61 107 63 92Z')] : [],
  above: [
    free(
      person.sex === 'woman' && cut === 'shirt' ? darker(clothes, 0.9) : under,
      person.sex === 'woman' && cut === 'shirt'
        ? 'M36 92 C38 109 62 109 64 92 L66 93.4 C63.4 112 36.6 112 34 93.4Z'
        : 'M36.5 91.5 C40 104 60 104 63.5 91.5 L60.5 90 C56 99 44 99 39.5 90Z',
    ),
    ...(person.clothes === 'jumper' ? knit(under) : []),
  ],
});

/** Rows of loops across a woollen front. */
const knit = (colour: string): Shape[] => [
  free(
    colour,
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 7 }, (_, at) => {
        const [x, y] = [29 + at * 7, 110 + row * 8];
        return `M${x - 2.6} ${y - 2} L${x} ${y + 1} L${x + 2.6} ${y - 2} L${x + 2.6} ${y - 0.6} L${x} ${y + 2.6} L${x - 2.6} ${y - 0.6}Z`;
      }),
    ),
  ),
];
