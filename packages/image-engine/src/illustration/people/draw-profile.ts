import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { isChild } from './ages.ts';
import { ink } from './draw-eyes.ts';
import { drawHat } from './draw-hat.ts';
import { jewels } from './draw-worn.ts';
import { hatOfCostume, type Look } from './looks.ts';
import { fixed, told } from './parts.ts';
import { darker, mixed } from './tints.ts';

/** A head from the side, looking right, in the place and size of one from the front (`headOf`). */
export function profileOf(seen: Look): {
  behind: readonly Shape[];
  front: readonly Shape[];
} {
  const look = { ...seen, hairCut: fromSide[seen.hairCut] ?? seen.hairCut };
  return {
    behind: hairBehind(look),
    front: [
      ...face(look),
      ...hairBefore(look),
      ...ear(look),
      ...glasses(look),
      ...veil(look),
      ...drawHat(look),
      ...told(hatOfCostume(look)),
      ...jewels(look),
    ],
  };
}

/** What from the side looks like another. */
const fromSide: Partial<Record<Look['hairCut'], Look['hairCut']>> = {
  ...{ wavy: 'long', fringe: 'bob', ponytail: 'bun', afro: 'curly', dreads: 'long' },
  ...{ pixie: 'short', quiff: 'short', buzz: 'short', mohawk: 'short', messy: 'curly' },
};

const isYoung = ({ person }: Look) => isChild(person);

/** Forehead, nose, lips and chin on the right; the skull on the left. */
function face(look: Look): Shape[] {
  const { skin, skinShade, person } = look;
  const jaw = isYoung(look)
    ? 'M48 14 C64 13 72 24 73 37 C73.3 41 72.6 44 73 46.5 C74 50 76.6 53.6 77.4 56.4 C77.6 58.6 75.4 59.6 73.6 59.8 C73.4 61 74.6 62 75.2 63.2 C75.8 64.6 74.6 65.4 73.6 65.6 C74.4 66.4 75 67.4 74.2 68.8 C73.4 70 72.6 70.4 72.8 72 C73 75.6 69.6 79.4 63.6 79.6 C57 79.8 50 77 45 71 C37 68 28 62 26.4 50 C24.6 28 32 15 48 14Z'
    : 'M48 12 C64 11 72.4 22 73.2 35 C73.6 39 72.8 42 73.6 45 C75.2 49.6 79 54.6 80 58 C80.4 60.4 77.4 61.4 74.8 61.6 C74.4 62.8 75.8 63.8 76.6 65.2 C77.2 66.8 75.8 67.6 74.4 67.8 C75.8 68.6 76.8 70 75.8 71.6 C74.8 73 73.8 73.4 74.2 75.2 C75 78.6 72.6 82.6 66.6 83 C59 83.4 51 80 46 73 C38 70 29 64 27 51 C25 28 32 13 48 12Z';
  const isOld = person.age === 'old';
  return [
    fixed(skinShade, 'M41 62 L57 74 L57 88 C56 97 42 97 41 90Z'),
    fixed(skin, jaw),
    fixed(mixed(skin, '#e0604a', 0.2), 'o 61.5 61.5 5 3.4'),
    ...(person.hasFreckles
      ? [fixed(mixed(skin, '#a8562e', 0.55), ...freckles.map(([x, y]) => `o ${x} ${y} 0.75 0.7`))]
      : []),
    ...(isOld
      ? [
          fixed(
            skinShade,
            'M70 61 Q66.6 65 67.4 70 L66.4 70 Q65.2 65 69 61Z',
            'M58 49.5 L54.6 48 L58 51.2Z',
            'M60 33 Q66 31 71 33 L71 34 Q66 32.4 60 34Z',
          ),
        ]
      : []),
    ...eye(look),
    ...beard(look),
    ...mouth(look),
  ];
}

const freckles = [
  ...[
    [59, 59],
    [62, 61.5],
    [65, 59.5],
    [68, 61.5],
    [61.5, 64],
    [66, 64],
  ],
] as const;

function eye(look: Look): Shape[] {
  const { person, skin, hair } = look;
  const y = isYoung(look) ? 51 : 49;
  const tilt = person.mood === 'sad' ? 2 : 0;
  const brow = hair === '#c3c0c2' ? '#a19c9c' : hair === '#e3b65c' ? '#b98b3f' : hair;
  const isClosed = person.mood === 'laugh' || person.doing === 'sleep' || person.doing === 'kiss';
  const lash = isClosed
    ? [
        fixed(
          ink,
          `M61.6 ${y + 0.6} Q66.4 ${y + 4.4} 70.6 ${y} L71 ${y + 1} Q66.4 ${y + 6.6} 61 ${y + 1.8}Z`,
        ),
      ]
    : [
        fixed(
          '#fbf6ee',
          `M61.4 ${y + 0.6} Q66 ${y - 4.6} 70 ${y - 2} Q71 ${y + 1} 69.6 ${y + 3} Q65 ${y + 4} 61.4 ${y + 0.6}Z`,
        ),
        fixed(look.iris, `o 68 ${y + 0.4} 2.2 3`),
        fixed(ink, `o 68.6 ${y + 0.4} 1.3 1.9`),
        ...(person.mood === 'tired'
          ? [
              fixed(
                darker(skin, 0.93),
                `M60.8 ${y + 0.6} Q66 ${y - 5.4} 70.6 ${y - 2.4} L70.6 ${y} Q65 ${y + 0.6} 60.8 ${y + 0.6}Z`,
              ),
            ]
          : []),
        fixed(
          ink,
          `M60.8 ${y + 0.4} Q65.6 ${y - 6.4} 70.6 ${y - 2.6} L70.2 ${y - 1.4} Q65.6 ${y - 4.4} 61.6 ${y + 0.8}Z`,
        ),
        fixed('#ffffff', `o 69 ${y - 1} 0.7 0.8`),
      ];
  return [
    ...lash,
    fixed(
      brow,
      `M61.4 ${y - 8.4 + tilt} Q66 ${y - 11.6} 71.6 ${y - 9 - tilt} L71.4 ${y - 7 - tilt} Q66 ${y - 9.4} 61.8 ${y - 6.6 + tilt}Z`,
    ),
  ];
}

function mouth({ person: { mood, sex, hasBeard, age }, skinShade }: Look): Shape[] {
  const lips = hasBeard
    ? '#b5554d'
    : sex === 'woman' && !isChild({ age })
      ? '#c44f4c'
      : mixed(skinShade, '#a8433f', 0.55);
  const y = isChild({ age }) ? 65.6 : 67.6;
  if (mood === 'sad')
    return [
      fixed(
        lips,
        `M74.6 ${y} Q70 ${y} 66.8 ${y + 2.6} L67.2 ${y + 3.4} Q70.6 ${y + 1.4} 74.6 ${y + 1.2}Z`,
      ),
    ];
  const isOpen = mood === 'laugh' || mood === 'smile';
  return [
    ...(isOpen
      ? [
          fixed(
            '#fffaf2',
            `M74.8 ${y} Q69.6 ${y + 0.6} 65.6 ${y - 1.6} Q67.6 ${y + 3.6} 73.6 ${y + 2.6}Z`,
          ),
        ]
      : []),
    fixed(
      lips,
      `M75 ${y - 0.4} Q70 ${y + 0.6} 65.4 ${y - 2} L64.8 ${y - 1.4} Q69 ${y + 3} 74.8 ${y + 1}Z`,
    ),
  ];
}

function beard({ person, beard: hair, skin }: Look): Shape[] {
  if (!person.hasBeard) return [];
  const fill = hair === '#2d2731' && skin === '#80523a' ? darker(hair, 0.5) : hair;
  return [
    fixed(
      fill,
      'M49 54 C50 60 54 63.6 60 63.6 C66 63 70 62.4 75 63.4 C77.4 65.4 77 67 74.6 67.8 L69.6 69 L74 70.6 C76.6 74 78 80 73.6 85.4 C66 92 53 88 46.6 76 C45.6 69 46 61 49 54Z',
    ),
  ];
}

function ear({ skin, skinShade, hairCut }: Look): Shape[] {
  if (hairCut === 'long' || hairCut === 'bob') return [];
  return [fixed(skin, 'o 47 53 5.2 7.4'), fixed(skinShade, 'o 47.4 53.4 2.6 4.4')];
}

function hairBehind({ hair, hairCut, person }: Look): Shape[] {
  switch (hairCut) {
    case 'long':
      return [
        fixed(
          hair,
          'M50 9 C26 7 18 26 19 48 C20 68 10 84 13 100 C22 108 42 106 47 94 C50 82 48 68 50 56 L56 30Z',
        ),
      ];
    case 'bob':
      return [
        fixed(
          hair,
          'M50 9 C26 7 18 28 19 48 C19 60 17 70 21 77 C30 82 44 80 49 74 C51 66 50 58 52 50 L56 30Z',
        ),
      ];
    case 'curly': {
      const curls: string[] = [];
      for (let step = 0; step < 11; step += 1) {
        const angle = Math.PI * (0.72 + (1.02 * step) / 10);
        curls.push(`o ${48 + 27 * Math.cos(angle)} ${41 + 28 * Math.sin(angle)} 10.5 10.5`);
      }
      const low = person.sex === 'woman' ? ['o 24 62 11 11', 'o 30 71 10 10'] : [];
      return [fixed(hair, 'o 42 36 24 27', ...curls, ...low)];
    }
    case 'braids': {
      const knots = [0, 1, 2, 3, 4].map(
        (knot) => `o ${29 - 1.2 * knot} ${64 + 9.5 * knot} ${7.2 - 0.6 * knot} 6.4`,
      );
      return [
        fixed(hair, 'M50 10 C26 9 20 30 21 52 C22 64 32 72 43 68 L50 40Z', ...knots),
        fixed('#e86a58', 'o 23.6 109 4.4 4.4'),
      ];
    }
    case 'bun':
      return [
        fixed(hair, 'o 22 26 11 10.4', 'M50 11 C26 10 21 30 22 50 C28 62 36 64 42 60 L52 36Z'),
      ];
    default:
      return [];
  }
}

function hairBefore({ hair, hairCut }: Look): Shape[] {
  const lock = mixed(hair, '#ffffff', 0.13);
  switch (hairCut) {
    case 'bald':
      return [];
    case 'long':
    case 'bob':
      return [
        fixed(
          hair,
          `M50 9 C66 7 75 18 74 34 C68 30 64 27 61 27 C58 36 53 42 52 52 C51 60 52 ${hairCut === 'long' ? 76 : 68} 47 ${hairCut === 'long' ? 88 : 75} C36 84 22 70 22 48 C20 28 30 10 50 9Z`,
        ),
        fixed(lock, 'M34 20 C42 13 56 12 64 17 C56 22 44 26 36 36 C32 32 31 25 34 20Z'),
      ];
    case 'curly':
      return [
        fixed(
          hair,
          'o 66 24 8 7.4',
          'o 58 19 9 8',
          'o 48 18 10 9',
          'o 38 24 10 10',
          'o 32 36 10 11',
          'o 32 48 9 10',
          'o 40 40 10 11',
          'o 50 30 9 9',
        ),
      ];
    case 'braids':
    case 'bun':
      return [
        fixed(
          hair,
          'M50 10 C66 9 75 20 73.6 35 C68 29 63 28 59 31 C53 36 50 42 44 48 C40 54 36 60 30 60 C22 52 20 28 30 17 C36 11 43 10 50 10Z',
        ),
        fixed(lock, 'M38 19 C46 14 56 15 62 19 C54 22 42 28 34 38 C31 32 33 24 38 19Z'),
      ];
    default:
      return [
        fixed(
          hair,
          'M26 54 C20 26 32 7 54 8.6 C69 8 76 19 73.8 34 C70 28 66 26.6 61 27 C57 31 54.6 36 54 43 L52.6 49 C49 44.6 43.6 45.6 42 50 C41 56 43 61 41 66 C34 66 28 62 26 54Z',
        ),
        fixed(lock, 'M36 18 C44 12 60 12 66 18 C56 20 46 24 36 34 C32 28 33 22 36 18Z'),
      ];
  }
}

/** From the forehead over the hair and down the back. */
function veil({ person }: Look): Shape[] {
  if (!person.veil) return [];
  const cloth = person.veil === 'white' ? '#f4f1ea' : toldColours[person.veil];
  return [
    fixed(
      cloth,
      'M54 5 C30 2 16 20 14 58 C12 96 4 116 -2 134 L40 134 C44 112 40 92 38 76 C37 54 46 32 66 16 C63 9 59 6 54 5Z',
    ),
    fixed(
      mixed(cloth, '#8f8a96', 0.24),
      'M30 40 C24 66 22 100 14 134 L17 134 C25 102 27 68 33 42Z',
      'M38 34 C30 60 34 100 30 134 L33 134 C37 100 33 62 41 36Z',
    ),
  ];
}

function glasses({ person }: Look): Shape[] {
  if (person.glasses === null) return [];
  const rim = person.glassesColour ? toldColours[person.glassesColour] : ink;
  const arm = fixed(rim, 'p 48 48 64 48.6 64 50.4 48 49.8');
  if (person.glasses === 'dark')
    return [
      arm,
      fixed('#2b2a33', 'o 69 50.6 5.6 7.4'),
      fixed('#55586a', 'M66 49 Q67 45 70 44.6 L68 51Z'),
    ];
  return [arm, { ...fixed(rim, 'o 69 50.4 6 7.8', 'o 69 50.4 4.8 6.5'), isEvenOdd: true }];
}
