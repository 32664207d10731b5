import type { Shape } from '../drawings/drawing.ts';
import { isChild } from './ages.ts';
import type { Cuts, Tinted } from './hair-cuts.ts';
import { skull, youngBefore, youngBehind } from './hair-of-young.ts';
import type { Look } from './looks.ts';
import { mapped } from './move-shapes.ts';
import { fixed } from './parts.ts';
import { darker, mixed } from './tints.ts';

/** What falls behind the neck. */
export const hairBehind = (look: Look): Shape[] => behind[look.hairCut]?.(tinted(look)) ?? [];

/** What lies over the forehead. */
export const hairBefore = (look: Look): Shape[] =>
  (before[look.hairCut] ?? shortHair)(tinted(look));

const tinted = (look: Look): Tinted => ({
  ...look,
  ...{ under: darker(look.hair, 0.86), deep: darker(look.hair, 0.84) },
  lock: mixed(look.hair, '#ffffff', 0.13),
});

type Ring = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly r: number;
};

/** Curls along the upper half of an oval. */
const arc = (count: number, { x, y, rx, ry, r }: Ring): string[] =>
  Array.from({ length: count }, (_, step) => {
    const angle = Math.PI * (0.92 + (1.16 * step) / (count - 1));
    return `o ${x + rx * Math.cos(angle)} ${y + ry * Math.sin(angle)} ${r} ${r}`;
  });

const ring = (count: number, { x, y, rx, ry, r }: Ring): string[] =>
  Array.from({ length: count }, (_, step) => {
    const angle = (2 * Math.PI * step) / count;
    return `o ${x + rx * Math.cos(angle)} ${y + ry * Math.sin(angle)} ${r} ${r}`;
  });

const bobBehind = ({ under }: Tinted): Shape[] => [
  fixed(
    under,
    'M50 10 C22 9 18 32 19 50 C19 62 17 72 20 79 C28 83 36 80 40 72 L60 72 C64 80 72 83 80 79 C83 72 81 62 81 50 C82 32 78 9 50 10Z',
  ),
];

const behind: Cuts = {
  ...youngBehind,
  long: ({ hair, under }) => [
    fixed(
      under,
      'M50 9 C22 8 17 30 19 50 C20 68 12 84 15 98 C24 106 36 102 38 92 L62 92 C64 102 76 106 85 98 C88 84 80 68 81 50 C83 30 78 8 50 9Z',
    ),
    fixed(
      hair,
      'M22 44 C20 66 13 84 15 98 C22 104 30 103 34 98 C28 84 26 66 27 48Z',
      'M78 44 C80 66 87 84 85 98 C78 104 70 103 66 98 C72 84 74 66 73 48Z',
    ),
  ],
  wavy: ({ hair, under }) => [
    fixed(
      under,
      'M50 7 C20 6 15 30 17 48 C17 58 10 64 12 74 C14 82 8 88 11 98 C15 107 26 108 33 104 C38 100 38 94 38 90 L62 90 C62 94 62 100 67 104 C74 108 85 107 89 98 C92 88 86 82 88 74 C90 64 83 58 83 48 C85 30 80 6 50 7Z',
    ),
    fixed(
      hair,
      'M20 44 C20 58 12 64 14 74 C16 82 10 90 13 98 C18 103 24 103 28 99 C22 92 28 86 25 78 C22 70 30 62 27 46Z',
      'M80 44 C80 58 88 64 86 74 C84 82 90 90 87 98 C82 103 76 103 72 99 C78 92 72 86 75 78 C78 70 70 62 73 46Z',
    ),
  ],
  bob: bobBehind,
  fringe: bobBehind,
  afro: ({ hair }) => [
    fixed(hair, 'o 50 34 39 36', ...ring(15, { x: 50, y: 34, rx: 36, ry: 33, r: 8 })),
  ],
  messy: ({ hair, person }) =>
    person.sex === 'woman'
      ? [
          fixed(
            hair,
            'M50 8 L24 16 L14 34 L19 44 L9 56 L17 64 L8 80 L18 82 L13 98 L26 90 L30 100 L36 88 L64 88 L70 100 L74 90 L87 98 L82 82 L92 80 L83 64 L91 56 L81 44 L86 34 L76 16Z',
          ),
        ]
      : [],
  curly: ({ hair, person }) => {
    const long = person.sex === 'woman';
    const low = long ? ['o 21 56 11 11', 'o 79 56 11 11', 'o 22 67 10 10', 'o 78 67 10 10'] : [];
    const [rx, ry, r] = long ? [29, 27, 11] : [25.5, 23, 8.6];
    return [fixed(hair, 'o 50 36 29 26', ...arc(13, { x: 50, y: 40, rx, ry, r }), ...low)];
  },
  dreads: ({ under }) => [
    fixed(
      under,
      ...[18, 24, 30, 70, 76, 82].map(
        (x, at) => `k ${x + (x < 50 ? 4 : -4)} 34 ${x} ${86 + (at % 3) * 5} 7 5.4`,
      ),
    ),
  ],
  braids: ({ hair }) => {
    const knots = [0, 1, 2, 3, 4].flatMap((knot) => {
      const [out, y, r] = [32 + 1.4 * knot, 62 + 9.5 * knot, 7.2 - 0.6 * knot];
      return [`o ${50 - out} ${y} ${r} 6.4`, `o ${50 + out} ${y} ${r} 6.4`];
    });
    return [
      fixed(hair, 'M50 11 C22 10 18 34 20 60 L80 60 C82 34 78 10 50 11Z', ...knots),
      fixed('#e86a58', 'o 11 107 4.4 4.4', 'o 89 107 4.4 4.4'),
    ];
  },
  ponytail: ({ hair, under }) => [
    fixed(hair, 'M62 8 C86 0 98 18 95 44 C94 60 88 72 80 86 C81 68 82 50 72 34Z'),
    fixed(mixed(hair, '#ffffff', 0.13), 'M80 14 C91 24 92 42 87 62 C88 44 86 28 76 20Z'),
    fixed('#d8564a', 'o 72 17 5 6.4 30'),
    fixed(under, 'M50 12 C24 12 22 34 24 50 L76 50 C78 34 76 12 50 12Z'),
  ],
  bun: ({ hair, under }) => [
    fixed(hair, 'o 50 7 12 10.6'),
    fixed(under, 'M41 12 C44 17 56 17 59 12 L58 16 C54 19 46 19 42 16Z'),
    fixed(under, 'M50 12 C24 12 22 34 24 50 L76 50 C78 34 76 12 50 12Z'),
  ],
};

const combedBack = ({ hair, lock, deep }: Tinted): Shape[] => [
  fixed(
    hair,
    'M50 13 C30 13 24 26 25 46 C29 40 34 30 50 29 C66 30 71 40 75 46 C76 26 70 13 50 13Z',
  ),
  fixed(lock, 'M40 17 C46 15 56 15 62 18 C58 22 44 24 36 27 C35 23 37 19 40 17Z'),
  fixed(deep, 'M50 14 C56 18 66 26 73 40 C69 27 61 17 51 13.6Z'),
];

/** Parted on one side, as long as it is cut. */
const partedAside = ({ hair, lock, deep, hairCut }: Tinted): Shape[] => [
  fixed(
    hair,
    'M50 10 C28 10 22 26 23.5 50 C26 46 29 40 32 33 C44 33 58 28 63 21 C66 30 72 40 76.5 50 C78 26 72 10 50 10Z',
  ),
  fixed(lock, 'M36 18 C44 13 56 13 62 17 C56 24 44 29 34 30 C33 26 33 21 36 18Z'),
  fixed(deep, 'M62 20 C66 29 71 38 75.4 46 C73 36 68 26 63.6 18.6Z'),
  ...(hairCut === 'bob'
    ? [
        fixed(
          hair,
          'M23.5 42 C19 54 18 68 20.4 79 C25 81 29 79 31 75 C27 66 26 56 27 46Z',
          'M76.5 42 C81 54 82 68 79.6 79 C75 81 71 79 69 75 C73 66 74 56 73 46Z',
        ),
      ]
    : []),
];

const before: Cuts = {
  ...youngBefore,
  bald: ({ skin }) => [
    fixed(skin, skull),
    fixed(mixed(skin, '#ffffff', 0.22), 'M36 25 C40 20 48 18 54 19 C48 21 42 24 38 29Z'),
  ],
  long: partedAside,
  bob: partedAside,
  wavy: ({ hair, lock, deep }) => [
    fixed(
      hair,
      'M48 9 C27 9 20 28 21.5 56 C25 52 25 46 29 41 C31 37 34 33 38 30 C43 27 46 22 47.6 16 C51 23 57 29 64 32 C69 35 70 40 72 44 C74 49 75.4 52 78.5 56 C80 28 72 9 48 9Z',
    ),
    fixed(
      lock,
      'M44 13 C33 15 27 26 26 38 C30 31 40 26 44 13Z',
      'M53 13 C63 15 71 25 74 37 C69 31 58 26 53 13Z',
    ),
    fixed(deep, 'M47.6 9.4 L48.6 9.4 L48.4 19 C47.8 17 47.6 16 47.4 15Z'),
  ],
  fringe: ({ hair, lock }) => [
    fixed(
      hair,
      'M50 9 C25 9 19.5 28 20.6 54 C19 64 18.4 72 20.4 79 C25 81 29 79 31 75 C27.6 66 27 56 28.6 43.6 L33 41 L35 42.4 L41 40.6 L44 42 L50 40.4 L56 42 L59 40.6 L65 42.4 L67 41 L71.4 43.6 C73 56 72.4 66 69 75 C71 79 75 81 79.6 79 C81.6 72 81 64 79.4 54 C80.5 28 75 9 50 9Z',
    ),
    fixed(
      lock,
      'M32 24 C38 16 62 16 68 24 C60 20 40 20 32 24Z',
      'M34 32 L36 25 L37 38 L35 39Z',
      'M62 26 L64 38 L62 39 L60 27Z',
    ),
  ],
  pixie: ({ hair, lock }) => [
    fixed(
      hair,
      'M25 50 C18 20 32 5 54 8 C75 8 82 24 75 50 C73.4 46 72.6 41 70.6 36 C58 38 46 34 40 27 C38 35 33 39 30.6 44 C29 47 27 49 25 50Z',
    ),
    fixed(lock, 'M42 16 C52 11 66 14 71 26 C62 28 50 25 44 20Z'),
  ],
  mohawk: ({ hair, skin }) => [
    fixed(
      mixed(hair, skin, 0.6),
      'M26.4 42 C24 20 36 13 50 13 C64 13 76 20 73.6 42 C71 32 66 27 50 27 C34 27 29 32 26.4 42Z',
    ),
    fixed(
      hair,
      'M41 26 L38 8 L43 12 L42 -4 L47.4 4 L50 -14 L53 4 L58 -4 L57 12 L62 8 L59 26 C54 23 46 23 41 26Z',
    ),
  ],
  braids: combedBack,
  bun: combedBack,
  ponytail: combedBack,
  dreads: ({ hair, lock }) => [
    fixed(hair, 'M26 46 C22 18 36 9 50 9 C64 9 78 18 74 46 C70 34 64 28 50 28 C36 28 30 34 26 46Z'),
    fixed(
      lock,
      ...[30, 38, 46, 54, 62, 70].map(
        (x) => `k ${50 + (x - 50) * 0.6} 14 ${x} ${27 + Math.abs(x - 50) * 0.3} 1.6 1.6`,
      ),
    ),
  ],
  afro: ({ hair }) => [fixed(hair, ...arc(9, { x: 50, y: 42, rx: 24, ry: 19, r: 6 }))],
  curly: ({ hair, lock }) => [
    fixed(
      hair,
      ...[28, 36, 44, 52, 60, 68].map(
        (x, index) => `o ${x + 2} ${27 - 3 * Math.sin((index / 5) * Math.PI)} 7.4 6.4`,
      ),
      'o 26 36 4.4 6.4',
      'o 74 36 4.4 6.4',
    ),
    fixed(lock, 'o 40 20 5 3.4 -20', 'o 56 18 5 3.4 10', 'o 32 28 3.4 2.6'),
  ],
  quiff: ({ hair, lock }) => [
    fixed(
      hair,
      'M26 47 C22 28 27 17 35 14 C43 3 66 2 74 13 C81 21 78 35 74 47 C72.6 42 72 38 70 33 C63 27 52 29 42 26 C36 27 32 31 30.5 36 C29 40 28 43 26 47Z',
    ),
    fixed(lock, 'M40 16 C48 8 64 8 70 17 C60 15 50 17 42 22Z'),
  ],
  messy: ({ hair, lock, deep }) => [
    fixed(
      hair,
      'M25 52 L18 44 L22.6 38 L13 31 L21.6 26 L15 14 L27 15.6 L25 2 L37 8.6 L40 -5 L49 5 L57 -7 L61 6 L73 -2 L72.6 12 L86 9 L79 23 L90 29 L79 35 L83 44 L76 51 C75 44 73.4 39 71 35 L66 41 L62 31.6 L56 40 L51 30.6 L43 39.4 L39 31 L33 40 L30 33.6 C27.6 39 26 45 25 52Z',
    ),
    fixed(
      lock,
      'M31 15 L41 2 L43 14 L36 26Z',
      'M47 12 L56 0 L57 13 L52 24Z',
      'M63 13 L73 4 L70 18 L65 26Z',
    ),
    fixed(deep, 'M27 24 L22 34 L30 31Z', 'M76 22 L80 32 L72 30Z', 'M44 24 L47 32 L50 23Z'),
  ],
  buzz: ({ hair }) => [
    fixed(
      hair,
      'M26.4 45 C22 18 38 11 50 11 C62 11 78 18 73.6 45 C72.6 38 71 33 67 29 C60 24 40 24 33 29 C29 33 27.4 38 26.4 45Z',
    ),
  ],
};

const shortHair = ({ hair, lock, person }: Tinted): Shape[] =>
  isChild(person)
    ? [
        fixed(
          hair,
          'M24 48 C20 16 40 8 52 12 C66 8 80 20 76 48 C73 42 72 36 70 33 C62 36 54 34 50 29 C44 35 36 36 30 33 C28 38 26 42 24 48Z',
        ),
        fixed(lock, 'M36 19 C42 14 54 15 60 19 C52 20 44 24 36 28 C34 25 34 22 36 19Z'),
      ]
    : [
        fixed(
          hair,
          'M26 48 C20 18 36 8 54 11 C70 9 80 22 74 48 C72 42 71 38 69 33 C62 32 56 30 52 26 C46 31 38 33 31 33 C29 38 28 42 26 48Z',
        ),
        fixed(lock, 'M36 17 C44 12 58 13 64 18 C56 20 44 24 34 28 C33 24 34 20 36 17Z'),
      ];

/** What is seen of the side of a head in three-quarter view: short hair behind the ear, long hair over it. */
export function hairAside(look: Look): Shape[] {
  const { turn } = look.face;
  const isBare = /^(bald|tuft|buzz|mohawk)$/.test(look.hairCut);
  const kind = isBare ? null : (asides[look.hairCut] ?? asides.short!);
  if (kind === null || Math.abs(turn) < 0.4) return [];
  const { hair, lock } = tinted(look);
  const near = -Math.sign(turn);
  return [fixed(hair, kind[0]), ...(kind[1] ? [fixed(lock, kind[1])] : [])].map((one) =>
    mapped(one, (x, y) => [near < 0 ? x : 100 - x, y]),
  );
}

/** On the left of a head that is turned to the right. */
const longAside = [
  'M25 34 C19 48 20 66 21.6 84 C26 89 33 86 35 76 C32.6 64 33 52 38.6 39 C40 34 34 30 30 31Z',
  'M26.4 44 C24 56 24 68 26 80 C28 82 30 80 30.6 76 C28.6 66 28.4 54 31 44Z',
] as const;
const asides: Partial<Record<Look['hairCut'], readonly [string, string?]>> = {
  ...{ long: longAside, wavy: longAside, bob: longAside, fringe: longAside },
  ...{ afro: ['o 25 48 7 12'], curly: ['o 25.6 46 5.6 11'], dreads: longAside },
  short: ['M25 42 C23.4 50 23.6 58 26.6 65 L28.4 60 C27.6 54 28 49 30.6 44 L33 36 L28 34Z'],
};
