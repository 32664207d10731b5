import { type Drawing, drawingOf, type Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { costumeOf } from './costumes.ts';
import { eyesOf, ink } from './draw-eyes.ts';
import { drawHat } from './draw-hat.ts';
import { profileOf } from './draw-profile.ts';
import type { Look } from './looks.ts';
import { fixed, told } from './parts.ts';
import { shoulders } from './shoulders.ts';
import { darker, mixed } from './tints.ts';
import { ahead, type Gaze, turned } from './turn-head.ts';

/** Head and shoulders from the front; ends below where a picture's edge cuts it off. */
export function drawPortrait(seen: Look): Drawing {
  const look = fromBehind(seen);
  const { behind, front } = headOf(look, look.gaze);
  return drawingOf([
    ...(isBride(look) ? [fixed('#f4f1ea', brideVeil)] : []),
    ...behind,
    ...shoulders(look),
    ...(look.person.isTurned ? [] : told(costumeOf(look.person.costume)?.bust)),
    ...scarf(look),
    ...front,
  ]);
}

/** Neither tie nor open jacket is seen of who turns his back. */
function fromBehind(look: Look): Look {
  const { person } = look;
  if (!person.isTurned) return look;
  return { ...look, cut: 'jumper', person: { ...person, clothes: null } };
}

/** Wound once about the neck, an end hanging down. */
export function scarf({ person }: Look): Shape[] {
  if (!person.scarf) return [];
  const wool = toldColours[person.scarf];
  return [
    fixed(darker(wool), 'M55 92 L72 96 L77 131 L61 131Z'),
    fixed(
      wool,
      'M33 82 C40 92 60 92 67 82 C72 88 73 96 70 102 C60 110 40 110 30 102 C27 96 28 88 33 82Z',
    ),
    fixed(darker(wool), 'M31 95 C42 104 58 104 69 95 L69.4 97.4 C58 106.6 42 106.6 30.6 97.4Z'),
  ];
}

const brideVeil =
  'M50 2 C22 2 12 34 8 132 L30 132 C28 90 28 60 34 34 L66 34 C72 60 72 90 70 132 L92 132 C88 34 78 2 50 2Z';

/** A head with its hair, 8–82 high and 20–80 wide: what is behind the neck, and what before it. */
export function headOf(
  look: Look,
  gaze: Gaze,
): { behind: readonly Shape[]; front: readonly Shape[] } {
  if (look.person.isTurned) return { behind: [], front: backOfHead(look) };
  if (look.person.isProfile) return profileOf(look);
  return {
    behind: hairBehind(look),
    front: [
      ...head(look, gaze),
      ...features(look, gaze),
      ...turned(hairBefore(look), gaze, 0.22),
      ...turned(glasses(look), gaze),
      ...(isBride(look)
        ? [fixed('#f7dfe3', 'o 34 17 5 5', 'o 43 12.6 5.4 5.4', 'o 53 11.4 5.4 5.4', 'o 63 15 5 5')]
        : []),
      ...drawHat(look),
      ...told(costumeOf(look.person.costume)?.hat),
    ],
  };
}

/** Seen from behind: hair, ears, and no face. */
function backOfHead(look: Look): readonly Shape[] {
  const { hair, hairCut, skin } = look;
  const scalp =
    'M26 46 C22 14 40 9 50 9 C60 9 78 14 74 46 C74 60 68 71 60 74 L40 74 C32 71 26 60 26 46Z';
  const lock = mixed(hair, '#ffffff', 0.13);
  return [
    ...head(look, ahead),
    ...(hairCut === 'bald'
      ? []
      : [
          ...hairBehind(look),
          fixed(hair, scalp),
          fixed(lock, 'M38 17 C46 12 58 13 66 22 C60 19 48 19 40 24 C37 22 37 19 38 17Z'),
        ]),
    ...(hairCut === 'short' ? [fixed(skin, 'r 43 72 14 10 4')] : []),
    ...drawHat(look),
    ...told(costumeOf(look.person.costume)?.hat),
  ];
}

const isBride = ({ person }: Look) => person.clothes === 'wedding' && person.sex === 'woman';

function hairBehind({ hair, hairCut, person }: Look): Shape[] {
  switch (hairCut) {
    case 'long':
      return [
        fixed(
          hair,
          'M50 9 C22 8 17 30 19 50 C20 68 12 84 15 98 C24 106 36 102 38 92 L62 92 C64 102 76 106 85 98 C88 84 80 68 81 50 C83 30 78 8 50 9Z',
        ),
      ];
    case 'bob':
      return [
        fixed(
          hair,
          'M50 10 C22 9 18 32 19 50 C19 62 18 72 22 77 C30 80 38 76 40 72 L60 72 C62 76 70 80 78 77 C82 72 81 62 81 50 C82 32 78 9 50 10Z',
        ),
      ];
    case 'curly': {
      const curls: string[] = [];
      const long = person.sex === 'woman';
      for (let step = 0; step < 13; step += 1) {
        const angle = Math.PI * (0.92 + (1.16 * step) / 12);
        curls.push(`o ${50 + 29 * Math.cos(angle)} ${42 + 27 * Math.sin(angle)} 11 11`);
      }
      const low = long ? ['o 21 56 11 11', 'o 79 56 11 11', 'o 22 67 10 10', 'o 78 67 10 10'] : [];
      return [fixed(hair, 'o 50 36 31 28', ...curls, ...low)];
    }
    case 'braids': {
      const knots = [0, 1, 2, 3, 4].flatMap((knot) => {
        const [out, y, r] = [32 + 1.4 * knot, 62 + 9.5 * knot, 7.2 - 0.6 * knot];
        return [`o ${50 - out} ${y} ${r} 6.4`, `o ${50 + out} ${y} ${r} 6.4`];
      });
      return [
        fixed(hair, 'M50 11 C22 10 18 34 20 60 L80 60 C82 34 78 10 50 11Z', ...knots),
        fixed('#e86a58', 'o 11 107 4.4 4.4', 'o 89 107 4.4 4.4'),
      ];
    }
    case 'bun':
      return [fixed(hair, 'o 50 9 11 10', 'M50 12 C24 12 22 34 24 50 L76 50 C78 34 76 12 50 12Z')];
    default:
      return [];
  }
}

function head({ skin, skinShade, person }: Look, { x }: Gaze): Shape[] {
  const isChild = person.age === 'child' || person.age === 'baby';
  const jaw =
    person.sex === 'man' && !isChild
      ? 'M27 42 C27 18 73 18 73 42 C73 56 72 66 66 73 C61 79 56 82 50 82 C44 82 39 79 34 73 C28 66 27 56 27 42Z'
      : isChild
        ? 'M25 46 C25 18 75 18 75 46 C76 66 66 80 50 80 C34 80 24 66 25 46Z'
        : 'M27 42 C27 18 73 18 73 42 C73 60 66 81 50 81 C34 81 27 60 27 42Z';
  // The far ear is behind the cheek.
  const [left, right] = [26 + Math.max(0, -x) * 5, 74 - Math.max(0, x) * 5];
  return [
    fixed(skin, `o ${left} 52 5 7`, `o ${right} 52 5 7`),
    fixed(skinShade, `o ${left} 52.5 2.4 4`, `o ${right} 52.5 2.4 4`),
    fixed(skin, jaw),
  ];
}

function features({ person, skin, skinShade, hair }: Look, gaze: Gaze): Shape[] {
  const brow = hair === '#c3c0c2' ? '#a19c9c' : hair === '#e3b65c' ? '#b98b3f' : hair;
  const y = person.age === 'child' || person.age === 'baby' ? 54 : 51;
  const isSad = person.mood === 'sad';
  const eyes = eyesOf({ person, skin }, y, gaze);
  // Raised toward the middle, or drawn down to it; above wide eyes both are higher.
  const tilt = isSad ? 2.4 : person.mood === 'angry' ? -3 : 0;
  const up = person.mood === 'surprised' ? 3.4 : person.mood === 'angry' ? -1.6 : 0;
  const brows = [
    fixed(
      brow,
      `M32 ${y - 8 + tilt - up} Q38 ${y - 12 - tilt - up} 45 ${y - 9 - tilt - up} L44.6 ${y - 7 - tilt - up} Q38 ${y - 9.6 - tilt - up} 32.6 ${y - 6.2 + tilt - up}Z`,
      `M68 ${y - 8 + tilt - up} Q62 ${y - 12 - tilt - up} 55 ${y - 9 - tilt - up} L55.4 ${y - 7 - tilt - up} Q62 ${y - 9.6 - tilt - up} 67.4 ${y - 6.2 + tilt - up}Z`,
    ),
  ];
  const on = (shapes: readonly Shape[], share = 1) => turned(shapes, gaze, share);
  return [
    ...on([fixed(mixed(skin, '#e0604a', 0.2), 'o 34 60.5 5 3.4', 'o 66 60.5 5 3.4')]),
    ...(person.hasFreckles
      ? on([
          fixed(mixed(skin, '#a8562e', 0.55), ...freckles.map(([x, y]) => `o ${x} ${y} 0.75 0.7`)),
        ])
      : []),
    ...on([
      ...wrinkles(person.age === 'old', skinShade),
      ...eyes,
      ...brows,
      fixed(
        skinShade,
        'M49 52 C48 57 46 60.5 46.6 62 C48 64 52.4 64 53.4 62 C52 63 49.4 62.6 49.2 61.4 C49.4 58 50.4 55 50 52Z',
      ),
    ]),
    ...on(beard(person.hasBeard, apartFrom(skin, hair)), 0.3),
    ...on(mouth(person, skinShade)),
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
] as const;

function wrinkles(isOld: boolean, shade: string): Shape[] {
  if (!isOld) return [];
  return [
    fixed(
      shade,
      'M38 62 Q35 67 36.5 72 L35.6 72 Q33.6 67 37 62Z',
      'M62 62 Q65 67 63.5 72 L64.4 72 Q66.4 67 63 62Z',
      'M42 33 Q50 31 58 33 L58 34 Q50 32.2 42 34Z',
      'M30.5 55 L33 56.5 L30.5 58Z',
      'M69.5 55 L67 56.5 L69.5 58Z',
    ),
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

function beard(has: boolean, hair: string): Shape[] {
  if (!has) return [];
  return [
    fixed(
      hair,
      'M27.2 50 C28 56 31 60 36 64 C42 60 58 60 64 64 C69 60 72 56 72.8 50 C74 64 71 78 64 85 C58 90 42 90 36 85 C29 78 26 64 27.2 50Z',
    ),
    fixed(
      hair,
      'M50 64.5 C45 62.5 39 65 37.5 69 C42 69.5 47 69 50 67.5 C53 69 58 69.5 62.5 69 C61 65 55 62.5 50 64.5Z',
    ),
  ];
}

function mouth({ mood, sex, hasBeard, age }: Look['person'], shade: string): Shape[] {
  const lips = hasBeard
    ? '#b5554d'
    : sex === 'woman' && age !== 'child'
      ? '#c44f4c'
      : mixed(shade, '#a8433f', 0.55);
  if (mood === 'laugh')
    return [
      fixed('#7c2f33', 'M41 67 Q50 69 59 67 Q58 77 50 77 Q42 77 41 67Z'),
      fixed('#fffaf2', 'M42.4 67.5 Q50 69 57.6 67.5 Q57.6 70 50 70.5 Q42.4 70 42.4 67.5Z'),
    ];
  if (mood === 'surprised') return [fixed('#7c2f33', 'o 50 72 4.4 5.4')];
  if (mood === 'angry')
    return [fixed(lips, 'M42 72.4 Q50 68.4 58 72.4 L57.6 74.4 Q50 71 42.4 74.4Z')];
  if (mood === 'sad')
    return [fixed(lips, 'M43 73.5 Q50 67.5 57 73.5 L56.4 74.6 Q50 70.5 43.6 74.6Z')];
  if (mood === 'calm' || mood === 'tired')
    return [fixed(lips, 'M43 70 Q50 71.6 57 70 L57 71.6 Q50 73 43 71.6Z')];
  if (mood === 'smile')
    return [
      fixed(lips, 'M40.5 67.5 Q50 70.5 59.5 67.5 Q57 75.5 50 75.5 Q43 75.5 40.5 67.5Z'),
      fixed('#fffaf2', 'M42.5 68.6 Q50 70.6 57.5 68.6 Q56 72 50 72 Q44 72 42.5 68.6Z'),
    ];
  return [fixed(lips, 'M42 69 Q50 74 58 69 L58.4 70.2 Q50 77 41.6 70.2Z')];
}

function hairBefore({ hair, hairCut, person }: Look): Shape[] {
  const lock = mixed(hair, '#ffffff', 0.13);
  switch (hairCut) {
    case 'bald':
      return [];
    case 'long':
    case 'bob':
      return [
        fixed(
          hair,
          'M50 10 C28 10 22 26 23.5 50 C26 46 29 40 32 33 C44 33 58 28 63 21 C66 30 72 40 76.5 50 C78 26 72 10 50 10Z',
        ),
        fixed(lock, 'M36 18 C44 13 56 13 62 17 C56 24 44 29 34 30 C33 26 33 21 36 18Z'),
      ];
    case 'braids':
    case 'bun':
      return [
        fixed(
          hair,
          'M50 13 C30 13 24 26 25 46 C29 40 34 30 50 29 C66 30 71 40 75 46 C76 26 70 13 50 13Z',
        ),
        fixed(lock, 'M40 17 C46 15 56 15 62 18 C58 22 44 24 36 27 C35 23 37 19 40 17Z'),
      ];
    case 'curly':
      return [
        fixed(
          hair,
          ...[28, 36, 44, 52, 60, 68].map(
            (x, index) => `o ${x + 2} ${27 - 3 * Math.sin((index / 5) * Math.PI)} 8 7`,
          ),
          'o 26 36 5 7',
          'o 74 36 5 7',
        ),
      ];
    default:
      return person.age === 'child'
        ? [
            fixed(
              hair,
              'M24 48 C20 16 40 8 52 12 C66 8 80 20 76 48 C73 42 72 36 70 33 C62 36 54 34 50 29 C44 35 36 36 30 33 C28 38 26 42 24 48Z',
            ),
          ]
        : [
            fixed(
              hair,
              'M26 48 C20 18 36 8 54 11 C70 9 80 22 74 48 C72 42 71 38 69 33 C62 32 56 30 52 26 C46 31 38 33 31 33 C29 38 28 42 26 48Z',
            ),
            fixed(lock, 'M36 17 C44 12 58 13 64 18 C56 20 44 24 34 28 C33 24 34 20 36 17Z'),
          ];
  }
}

function glasses({ person }: Look): Shape[] {
  if (person.glasses === null) return [];
  const rim = person.glassesColour ? toldColours[person.glassesColour] : ink;
  const frame = (cx: number) => [`o ${cx} 51.5 9.4 8.6`, `o ${cx} 51.5 7.9 7.1`];
  if (person.glasses === 'dark')
    return [
      fixed(
        '#2b2a33',
        'o 38.5 52 9.6 8',
        'o 61.5 52 9.6 8',
        'r 46 49.5 8 2',
        'r 26 49.5 5 2',
        'r 69 49.5 5 2',
      ),
      fixed('#55586a', 'M32 51 Q34 46.5 38 46.5 L34 53Z', 'M55 51 Q57 46.5 61 46.5 L57 53Z'),
    ];
  return [
    { ...fixed(rim, ...frame(38.5)), isEvenOdd: true },
    { ...fixed(rim, ...frame(61.5)), isEvenOdd: true },
    fixed(rim, 'r 47 49.6 6 1.8 0.9', 'r 26 49.6 4 1.6 0.8', 'r 70 49.6 4 1.6 0.8'),
  ];
}
