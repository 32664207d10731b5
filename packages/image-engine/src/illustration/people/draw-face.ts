import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { eyesOf } from './draw-eyes.ts';
import type { Look } from './looks.ts';
import { fixed } from './parts.ts';
import { darker, mixed } from './tints.ts';
import { type Gaze, turned } from './turn-head.ts';

const isYoung = ({ age }: Look['person']) => age === 'child' || age === 'baby';

const jaws = {
  man: 'M27 42 C27 18 73 18 73 42 C73 56 72 66 66 73 C61 79 56 82 50 82 C44 82 39 79 34 73 C28 66 27 56 27 42Z',
  woman: 'M27 42 C27 18 73 18 73 42 C73 60 66 81 50 81 C34 81 27 60 27 42Z',
  child: 'M25 46 C25 18 75 18 75 46 C76 66 66 80 50 80 C34 80 24 66 25 46Z',
};
/** The side that the light does not reach. */
const shadedSides = {
  man: 'M73 42 C73 56 72 66 66 73 C61 79 56 82 51 82 C60 77 66 68 67.4 56 C68 48 68 38 65 27 C70 31 73 35 73 42Z',
  woman: 'M73 42 C73 60 66 81 51 81 C60 76 66.4 64 67.6 53 C68 45 68 37 65 27 C70 31 73 35 73 42Z',
  child: 'M75 46 C76 66 66 80 51 80 C61 76 68 66 69.4 55 C70 46 69.6 38 67 29 C72 33 75 38 75 46Z',
};

/** Ears and the face itself. */
export function bareHead({ skin, skinShade, person }: Look, { x }: Gaze): Shape[] {
  const kind = isYoung(person) ? 'child' : person.sex;
  // The far ear is behind the cheek.
  const [left, right] = [26 + Math.max(0, -x) * 5, 74 - Math.max(0, x) * 5];
  return [
    fixed(skin, `o ${left} 52 5 7`, `o ${right} 52 5 7`),
    fixed(skinShade, `o ${left} 52.5 2.4 4`, `o ${right} 52.5 2.4 4`),
    fixed(skin, jaws[kind]),
    fixed(mixed(skin, skinShade, 0.42), shadedSides[kind]),
  ];
}

/** Eyes, brows, nose, cheeks, beard and mouth, turned as the head is. */
export function features(look: Look, gaze: Gaze): Shape[] {
  const { person, skin, skinShade, hair } = look;
  const brow = hair === '#c3c0c2' ? '#a19c9c' : hair === '#e3b65c' ? '#b98b3f' : darker(hair, 0.9);
  const y = isYoung(person) ? 54 : 51;
  const on = (shapes: readonly Shape[], share = 1) => turned(shapes, gaze, share);
  return [
    ...(person.hasFreckles
      ? on([
          fixed(mixed(skin, '#a8562e', 0.55), ...freckles.map(([x, y]) => `o ${x} ${y} 0.75 0.7`)),
        ])
      : []),
    ...on([
      ...wrinkles(person.age === 'old', skinShade),
      ...eyesOf(look, y, gaze),
      ...brows(person, brow, y),
      ...nose(look),
    ]),
    ...on(beard(person, apartFrom(skin, hair), skin), 0.3),
    ...on(mouth(look)),
    ...on(dimples(person, skinShade)),
    ...on(tears(person, y)),
  ];
}

/** Raised toward the middle, or drawn down to it; above wide eyes both are higher. */
function brows({ mood, sex }: Look['person'], colour: string, y: number): Shape[] {
  const tilt = mood === 'sad' ? 2.4 : mood === 'angry' ? -3 : 0;
  const up = mood === 'surprised' ? 3.4 : mood === 'angry' ? -1.6 : 0;
  const thick = sex === 'man' ? 0.5 : 0;
  return [
    fixed(
      colour,
      `M31.6 ${y - 8 + tilt - up} Q38 ${y - 12.4 - tilt - up - thick} 45 ${y - 9 - tilt - up - thick} L44.6 ${y - 7.2 - tilt - up + thick} Q38 ${y - 10 - tilt - up + thick} 32.2 ${y - 6.6 + tilt - up}Z`,
      `M68.4 ${y - 8 + tilt - up} Q62 ${y - 12.4 - tilt - up - thick} 55 ${y - 9 - tilt - up - thick} L55.4 ${y - 7.2 - tilt - up + thick} Q62 ${y - 10 - tilt - up + thick} 67.8 ${y - 6.6 + tilt - up}Z`,
    ),
  ];
}

function nose({ person, skinShade, skin }: Look): Shape[] {
  if (isYoung(person))
    return [
      fixed(skinShade, 'M46.8 61.6 C48 64 52 64 53.2 61.6 C53.2 65.6 46.8 65.6 46.8 61.6Z'),
      fixed(mixed(skin, '#ffffff', 0.25), 'o 49.4 60 1.6 1.2'),
    ];
  return [
    fixed(
      mixed(skin, skinShade, 0.75),
      'M51 46 C52 53 54.4 58 55.2 60.4 C55.8 63.4 53 64.8 50 64.8 C48 64.8 46.2 64 45.8 62.4 C48 63.4 51 62.6 51.4 60.4 C51.8 57 51 52 51 46Z',
    ),
    fixed(darker(skinShade, 0.86), 'o 47.8 63.4 0.9 0.6', 'o 52.6 63.4 0.9 0.6'),
    fixed(mixed(skin, '#ffffff', 0.25), 'o 49.6 59.4 1.1 1.9'),
  ];
}

const freckles = [
  ...[
    [33, 59],
    [36, 61.5],
    [39, 59.5],
    [42, 62],
    [35.5, 64],
    [40, 64.5],
  ],
  ...[
    [67, 59],
    [64, 61.5],
    [61, 59.5],
    [58, 62],
    [64.5, 64],
    [60, 64.5],
    [50, 57],
  ],
  ...[
    [46, 58.5],
    [54, 58.5],
    [31.5, 61.5],
    [68.5, 61.5],
  ],
] as const;

function wrinkles(isOld: boolean, shade: string): Shape[] {
  if (!isOld) return [];
  return [
    fixed(
      shade,
      'M38 62 Q35 67 36.5 72 L35.6 72 Q33.6 67 37 62Z',
      'M62 62 Q65 67 63.5 72 L64.4 72 Q66.4 67 63 62Z',
      'M42 33 Q50 31 58 33 L58 34 Q50 32.2 42 34Z',
      'M44 37 Q50 35.6 56 37 L56 37.8 Q50 36.6 44 37.8Z',
      'M30.5 55 L33 56.5 L30.5 58Z',
      'M69.5 55 L67 56.5 L69.5 58Z',
      'M34.6 56.4 Q39 59.2 43.4 57.2 L43.4 57.9 Q39 60.2 34.6 57.2Z',
      'M65.4 56.4 Q61 59.2 56.6 57.2 L56.6 57.9 Q61 60.2 65.4 57.2Z',
    ),
  ];
}

function dimples({ hasDimples }: Look['person'], shade: string): Shape[] {
  if (!hasDimples) return [];
  return [
    fixed(
      darker(shade, 0.92),
      'M38.4 65 Q35.4 68.4 37.8 72 L38.6 71.6 Q36.8 68.4 39.2 65.4Z',
      'M61.6 65 Q64.6 68.4 62.2 72 L61.4 71.6 Q63.2 68.4 60.8 65.4Z',
    ),
  ];
}

function tears({ hasTears }: Look['person'], y: number): Shape[] {
  if (!hasTears) return [];
  const drop = (x: number, top: number) =>
    `M${x} ${top} C${x + 3.4} ${top + 5} ${x + 3} ${top + 8.6} ${x} ${top + 8.6} C${x - 3} ${top + 8.6} ${x - 3.4} ${top + 5} ${x} ${top}Z`;
  return [
    fixed('#8fd0ee', drop(36, y + 4), drop(65, y + 8)),
    fixed('#e8f7ff', `o 35 ${y + 10} 0.8 1.3`, `o 64 ${y + 14} 0.8 1.3`),
  ];
}

/** On dark skin dark hair would not be seen for a beard. */
function apartFrom(skin: string, hair: string): string {
  const sum = (hex: string) =>
    [1, 3, 5].reduce((total, at) => total + Number.parseInt(hex.slice(at, at + 2), 16), 0);
  if (Math.abs(sum(skin) - sum(hair)) >= 120) return hair;
  // A white beard stays white.
  return sum(hair) > 540 ? mixed(hair, '#ffffff', 0.7) : darker(hair, 0.42);
}

const lipBeard =
  'M50 64.5 C45 62.5 39 65 37.5 69 C42 69.5 47 69 50 67.5 C53 69 58 69.5 62.5 69 C61 65 55 62.5 50 64.5Z';
const cheekBeard =
  'M27.2 50 C28 56 31 60 36 64 C42 60 58 60 64 64 C69 60 72 56 72.8 50 C74 64 71 78 64 85 C58 90 42 90 36 85 C29 78 26 64 27.2 50Z';

function beard({ hasBeard, beardKind }: Look['person'], hair: string, skin: string): Shape[] {
  if (!hasBeard) return [];
  const moustache = fixed(darker(hair, 0.94), lipBeard);
  switch (beardKind) {
    case 'moustache':
      return [
        fixed(
          hair,
          'M50 65 C44 62 37 65 33.4 71 C31.8 73.6 30.4 73 30 71.4 C31 76.6 38 75.6 44 72.6 C47 71 49 69.4 50 68.4 C51 69.4 53 71 56 72.6 C62 75.6 69 76.6 70 71.4 C69.6 73 68.2 73.6 66.6 71 C63 65 56 62 50 65Z',
        ),
      ];
    case 'stubble':
      return [
        fixed(
          mixed(skin, hair, 0.34),
          'M27.4 54 C29 60 32 64 36 66 C42 62 58 62 64 66 C68 64 71 60 72.6 54 C72.6 66 70 72 65 76 C60 81 55 82 50 82 C45 82 40 81 35 76 C30 72 27.4 66 27.4 54Z',
        ),
      ];
    case 'goatee':
      return [
        moustache,
        fixed(
          hair,
          'M40 69 C40 82 45 91 50 92 C55 91 60 82 60 69 C58 75 55 77.6 50 77.6 C45 77.6 42 75 40 69Z',
        ),
      ];
    case 'long':
      return [
        fixed(
          hair,
          'M27.2 50 C28 56 31 60 36 64 C42 60 58 60 64 64 C69 60 72 56 72.8 50 C75 70 73 92 64 106 C60 114 54 120 50 122 C46 120 40 114 36 106 C27 92 25 70 27.2 50Z',
        ),
        fixed(
          darker(hair, 0.9),
          'M42 82 C42 96 46 108 49 116 C47 104 45 92 44.6 82Z',
          'M58 82 C58 96 54 108 51 116 C53 104 55 92 55.4 82Z',
        ),
        moustache,
      ];
    default:
      return [fixed(hair, cheekBeard), moustache];
  }
}

/** Nothing but lips where no mood was told; open with teeth for the merry. */
function mouth({ person, skinShade }: Look): Shape[] {
  const { mood, sex, hasBeard, age, lips: told, hasMissingTooth } = person;
  const isMadeUp = told !== undefined || (sex === 'woman' && age !== 'child' && age !== 'baby');
  const lips = told
    ? toldColours[told]
    : hasBeard
      ? '#b5554d'
      : isMadeUp
        ? '#c4544f'
        : mixed(skinShade, '#a8433f', 0.55);
  const gap = hasMissingTooth ? [fixed('#6d2a2f', 'p 50.6 68.8 54.4 68.6 54 72 50.8 72.2')] : [];
  if (mood === 'laugh')
    return [
      fixed('#7c2f33', 'M40.6 66.6 Q50 69 59.4 66.6 Q58.6 78 50 78 Q41.4 78 40.6 66.6Z'),
      fixed('#d9696a', 'M43.6 74.6 Q50 70.6 56.4 74.6 Q54 78 50 78 Q46 78 43.6 74.6Z'),
      fixed('#fffaf2', 'M41.6 67.1 Q50 69.2 58.4 67.1 Q58.2 70.4 50 71 Q41.8 70.4 41.6 67.1Z'),
      ...gap,
    ];
  if (mood === 'surprised') return [fixed('#7c2f33', 'o 50 72 4.4 5.4')];
  if (mood === 'angry')
    return [fixed(lips, 'M42 72.4 Q50 68.4 58 72.4 L57.6 74.4 Q50 71 42.4 74.4Z')];
  if (mood === 'sad') return [fixed(lips, 'M43 73.5 Q50 67.5 57 73.5 L56.4 75 Q50 70.5 43.6 75Z')];
  if (mood === 'smile')
    return [
      fixed(lips, 'M40 67 Q50 70.5 60 67 Q57.6 76 50 76 Q42.4 76 40 67Z'),
      fixed('#fffaf2', 'M42 68.2 Q50 70.8 58 68.2 Q56.2 72.6 50 72.6 Q43.8 72.6 42 68.2Z'),
      ...gap,
    ];
  const isCalm = mood === 'calm' || mood === 'tired';
  if (isMadeUp && !hasBeard)
    return isCalm
      ? [
          fixed(
            darker(lips, 0.9),
            'M42.6 70.6 C45.6 69 48 68.6 50 69.8 C52 68.6 54.4 69 57.4 70.6 C54 71.6 46 71.6 42.6 70.6Z',
          ),
          fixed(
            lips,
            'M42.6 70.6 C46 71.4 54 71.4 57.4 70.6 C55.6 74.4 53 75.4 50 75.4 C47 75.4 44.4 74.4 42.6 70.6Z',
          ),
        ]
      : [
          fixed(
            darker(lips, 0.9),
            'M41.4 68.6 C45 68.8 47.6 68 50 69.4 C52.4 68 55 68.8 58.6 68.6 C55.6 71.6 53 72 50 72 C47 72 44.4 71.6 41.4 68.6Z',
          ),
          fixed(
            lips,
            'M41.4 68.6 C45 71.2 48 71.6 50 71.6 C52 71.6 55 71.2 58.6 68.6 C56.6 74 53.6 76 50 76 C46.4 76 43.4 74 41.4 68.6Z',
          ),
        ];
  if (isCalm) return [fixed(lips, 'M43 70 Q50 71.6 57 70 L57 71.8 Q50 73.4 43 71.8Z')];
  return [fixed(lips, 'M42 69 Q50 74 58 69 L58.4 70.2 Q50 77.2 41.6 70.2Z')];
}
