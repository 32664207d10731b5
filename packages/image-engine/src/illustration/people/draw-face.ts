import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { growthOf, isChild } from './ages.ts';
import { eyesOf } from './draw-eyes.ts';
import { sizedAbout } from './face-shapes.ts';
import type { Look } from './looks.ts';
import { marksOn } from './marks-on-face.ts';
import { mapped } from './move-shapes.ts';
import { nosesOf } from './noses.ts';
import { fixed } from './parts.ts';
import { darker, mixed } from './tints.ts';
import { type Gaze, noseAside, outlineTurned, rotated, turned } from './turn-head.ts';

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
export function bareHead(look: Look, { x }: Gaze): Shape[] {
  const { skin, skinShade, person } = look;
  const { turn } = look.face;
  const kind = isChild(person) ? 'child' : person.sex;
  const isAside = Math.abs(turn) > leastAside;
  // The far ear is behind the cheek; in three-quarter view the near one is on the side of the head.
  const [left, right] = [26 + Math.max(0, -x) * 5, 74 - Math.max(0, x) * 5];
  const ears = isAside ? [] : [left, right];
  const face = outlineTurned(
    [fixed(skin, jaws[kind]), fixed(mixed(skin, skinShade, 0.42), shadedSides[kind])],
    turn,
  );
  return [
    ...(person.hasPointedEars ? pointedEars(skin, isAside ? look.face.turn : 0) : []),
    fixed(skin, ...ears.map((at) => `o ${at} 52 5 7`)),
    fixed(skinShade, ...ears.map((at) => `o ${at} 52.5 2.4 4`)),
    ...face,
    ...(isAside ? nearEar(look) : []),
  ].filter(({ contours }) => contours.length > 0);
}

/** From here on a head is seen from its side, too. */
const leastAside = 0.4;

/** Of elves; of a head seen from its side one is seen. */
function pointedEars(skin: string, turn: number): Shape[] {
  const left = 'M29 57 C22 57 14 47 9.6 33 C18 37 26 42 30 46Z';
  const right = 'M71 57 C78 57 86 47 90.4 33 C82 37 74 42 70 46Z';
  return [fixed(skin, ...(turn > 0 ? [left] : turn < 0 ? [right] : [left, right]))];
}

/** On the side of a head that is turned away from it. */
function nearEar({ skin, skinShade, face: { turn } }: Look): Shape[] {
  const x = 50 - Math.sign(turn) * (25.4 - 4.6 * Math.abs(turn));
  return [
    fixed(darker(skin, 0.94), `o ${x} 52.6 4.6 7`),
    fixed(skinShade, `o ${x + Math.sign(turn) * 0.4} 53 2.2 4.2`),
  ];
}

/** Eyes, brows, nose, cheeks, beard and mouth, turned as the head is. */
export function features(look: Look, gaze: Gaze): Shape[] {
  const { person, skin, skinShade, hair, face } = look;
  const brow = hair === '#c3c0c2' ? '#a19c9c' : hair === '#e3b65c' ? '#b98b3f' : darker(hair, 0.9);
  const { down, ...sizes } = growthOf(person).face;
  const y = 51 + down;
  const on = (shapes: readonly Shape[], share = 1) =>
    rotated(turned(shapes, gaze, share), face.turn, share);
  const eye = sizes.eyes * face.eyes;
  const atEyes = (shapes: readonly Shape[]) =>
    [39, 61].flatMap((x) => sizedAbout(ofSide(shapes, x < 50), [x, y], eye));
  const mouthAt = 71 + down * 0.42;
  const lowered = (shapes: readonly Shape[]) =>
    shapes.map((one) => mapped(one, (mx, my) => [mx, my + down * 0.42]));
  return [
    ...on([blush(skin, y, isChild(person) ? 0.24 : 0.13)]),
    ...(person.hasFreckles
      ? on([
          fixed(
            mixed(skin, '#a8562e', 0.55),
            ...freckles.map(([fx, fy]) => `o ${fx} ${fy + down * 0.6} 0.75 0.7`),
          ),
        ])
      : []),
    ...on([
      ...wrinkles(look),
      ...marksOn(look, 'under'),
      ...atEyes(eyesOf(look, y, gaze)),
      ...brows(person, brow, { y: y - (eye - 1) * 6, thick: face.brows }),
      ...noseAside(
        sizedAbout(lowered(nosesOf(look)), [50, 62 + down * 0.42], sizes.nose),
        face.turn,
      ),
    ]),
    ...on(beard(person, apartFrom(skin, look.beard), skin), 0.8),
    ...on(
      sizedAbout(lowered(mouth(look)), [50, mouthAt], sizes.mouth * face.mouth * lipsOf(person)),
    ),
    ...on([...dimples(person, skinShade), ...marksOn(look, 'over')]),
    ...on(tears(person, y)),
  ];
}

/** Lines of both eyes → those of one. */
const ofSide = (shapes: readonly Shape[], isLeft: boolean): Shape[] =>
  shapes
    .map((one) => ({
      ...one,
      contours: one.contours.filter((line) => line[0]! < 50 === isLeft),
    }))
    .filter(({ contours }) => contours.length > 0);

/** Cheeks; a child's are redder. */
const blush = (skin: string, y: number, by: number): Shape =>
  fixed(mixed(skin, '#e8705c', by), `o 34.4 ${y + 9.4} 5 3.4`, `o 65.6 ${y + 9.4} 5 3.4`);

/** Raised toward the middle, or drawn down to it; above wide eyes both are higher. */
function brows(
  { mood, sex, age }: Look['person'],
  colour: string,
  { y, thick: by }: { readonly y: number; readonly thick: number },
): Shape[] {
  const tilt = mood === 'sad' ? 2.4 : mood === 'angry' ? -3 : 0;
  const up = mood === 'surprised' ? 3.4 : mood === 'angry' ? -1.6 : 0;
  const thick = (sex === 'man' && !isChild({ age }) ? 0.5 : -0.1) + (by - 1) * 0.8;
  return [
    fixed(
      colour,
      `M31.6 ${y - 8 + tilt - up} Q38 ${y - 12.4 - tilt - up - thick} 45 ${y - 9 - tilt - up - thick} L44.6 ${y - 7.2 - tilt - up + thick} Q38 ${y - 10 - tilt - up + thick} 32.2 ${y - 6.6 + tilt - up}Z`,
      `M68.4 ${y - 8 + tilt - up} Q62 ${y - 12.4 - tilt - up - thick} 55 ${y - 9 - tilt - up - thick} L55.4 ${y - 7.2 - tilt - up + thick} Q62 ${y - 10 - tilt - up + thick} 67.8 ${y - 6.6 + tilt - up}Z`,
    ),
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

/** What years have drawn, deeper where that was told. */
function wrinkles({ person, skin, skinShade }: Look): Shape[] {
  const isDeep = person.hasWrinkles === true;
  if (person.age !== 'old' && !isDeep) return [];
  const line = mixed(skinShade, '#5e3524', isDeep ? 0.4 : 0.16);
  return [
    fixed(mixed(skin, skinShade, 0.5), 'o 38.6 57.4 5.4 2.6', 'o 61.4 57.4 5.4 2.6'),
    fixed(
      line,
      'M39 61 Q34.6 66.4 36.4 73 L35.2 72.6 Q32.8 66 37.4 61.4Z',
      'M61 61 Q65.4 66.4 63.6 73 L64.8 72.6 Q67.2 66 62.6 61.4Z',
      'M40 33 Q50 30.6 60 33 L60 34 Q50 32 40 34Z',
      'M42 37 Q50 35.2 58 37 L58 37.9 Q50 36.3 42 37.9Z',
      'M33.4 58.6 Q38.6 61.6 43.6 59.2 L43.6 59.9 Q38.6 62.6 33.2 59.2Z',
      'M66.6 58.6 Q61.4 61.6 56.4 59.2 L56.4 59.9 Q61.4 62.6 66.8 59.2Z',
      'M31.8 52.4 L28.6 51 L28.6 51.7 L31.6 53Z',
      'M31.8 53.8 L28.4 54.6 L28.6 55.2 L31.8 54.5Z',
      'M68.2 52.4 L71.4 51 L71.4 51.7 L68.4 53Z',
      'M68.2 53.8 L71.6 54.6 L71.4 55.2 L68.2 54.5Z',
    ),
    ...(isDeep
      ? [
          fixed(
            line,
            'M43 40.6 Q50 39.2 57 40.6 L57 41.4 Q50 40 43 41.4Z',
            'M48 43 L47.2 48 L48 48Z',
            'M52 43 L52.8 48 L52 48Z',
            'M33.6 66 Q31.6 70 33.2 74.6 L32.4 74 Q30.6 70 32.8 66Z',
            'M66.4 66 Q68.4 70 66.8 74.6 L67.6 74 Q69.4 70 67.2 66Z',
            'M45.6 78.6 Q50 77 54.4 78.6 L54.4 79.3 Q50 77.8 45.6 79.3Z',
          ),
        ]
      : []),
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
    case 'braided':
      return [
        fixed(hair, cheekBeard),
        fixed(hair, ...[90, 98, 106, 113].map((y, at) => `o 50 ${y} ${6.4 - at * 0.7} 5.6`)),
        fixed(
          darker(hair, 0.82),
          ...[94, 102, 109.4].map(
            (y) =>
              `M45.6 ${y - 2} Q50 ${y + 3} 54.4 ${y - 2} L54 ${y - 0.4} Q50 ${y + 4.4} 46 ${y - 0.4}Z`,
          ),
        ),
        fixed('#c9a24a', 'r 46.6 116 6.8 3.4 1.2'),
        fixed(hair, 'M47 119 L53 119 L51.6 126 L48.4 126Z'),
        moustache,
      ];
    default:
      return [fixed(hair, cheekBeard), moustache];
  }
}

/** Full lips that are not told to smile are smaller than a mouth that does. */
const lipsOf = ({ sex, mood, age }: Look['person']): number =>
  sex === 'woman' && !isChild({ age }) && mood !== 'smile' && mood !== 'laugh' ? 0.84 : 1;

const tongueOut: Shape[] = [
  fixed('#7c2f33', 'M40.6 67 Q50 69.4 59.4 67 Q58.4 75 50 75 Q41.6 75 40.6 67Z'),
  fixed('#fffaf2', 'M41.8 67.4 Q50 69.6 58.2 67.4 Q57.8 69.8 50 70.4 Q42.2 69.8 41.8 67.4Z'),
  fixed('#e0787a', 'M44.4 71 C46 69.8 54 69.8 55.6 71 L55.2 79.4 C54.6 84.4 45.4 84.4 44.8 79.4Z'),
  fixed('#c9595f', 'M49.5 71.4 L50.5 71.4 L50.4 79 L49.6 79Z'),
];

/** Nothing but lips where no mood was told; open with teeth for the merry. */
function mouth({ person, skinShade }: Look): Shape[] {
  const { mood, sex, hasBeard, age, lips: told, hasMissingTooth } = person;
  const isMadeUp = told !== undefined || (sex === 'woman' && !isChild({ age }));
  const lips = told
    ? toldColours[told]
    : hasBeard
      ? '#b5554d'
      : isMadeUp
        ? '#c4544f'
        : mixed(skinShade, '#a8433f', 0.55);
  const gap = hasMissingTooth ? [fixed('#6d2a2f', 'p 50.6 68.8 54.4 68.6 54 72 50.8 72.2')] : [];
  if (person.hasTongueOut) return tongueOut;
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
