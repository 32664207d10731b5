import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import type { Look } from './looks.ts';
import { mapped } from './move-shapes.ts';
import { fixed, told } from './parts.ts';
import { darker, mixed } from './tints.ts';

type Person = Look['person'];

/** Small things in their right place on a face, in a head's units. */
export function onFaceOf({ person, face: { turn } }: Look): Shape[] {
  const { onEyes, onFace, inMouth } = person;
  return [
    ...told(onEyes && beforeEyes[onEyes]),
    ...told(onFace && overFace[onFace]),
    ...(inMouth ? aside(told(atLips[inMouth]), turn) : []),
  ];
}

/** To the side to which the head is turned. */
const aside = (shapes: readonly Shape[], turn: number): Shape[] =>
  turn >= 0 ? [...shapes] : shapes.map((one) => mapped(one, (x, y) => [100 - x, y]));

const beforeEyes: Readonly<Record<NonNullable<Person['onEyes']>, string>> = {
  monocle: `#c9a24a M61.2 41.6 A9.4 9.4 0 1 1 60.8 41.6Z M61 43.2 A7.8 7.8 0 1 0 61.2 43.2Z
 #c9a24a k 68.6 58 73 84 0.9 0.9`,
  eyepatch: `#22212a p 24 40 27 37 76.6 30 76.6 33
 #22212a M53 45 C58 42.4 66 42.4 70.6 45.4 C71.4 54 67 60 61.4 60 C56 60 52.4 53 53 45Z
 #3d3b48 M56 46.4 C60 45 65 45.2 68 46.8 L67.6 48.4 C64 46.8 60 46.8 56.2 48Z`,
  goggles: `#5a3f2c M23.6 46 C34 42 66 42 76.4 46 L76.4 54 C66 50 34 50 23.6 54Z
 #b98a3a o 38.6 51 10.4 9.4
 #b98a3a o 61.4 51 10.4 9.4
 #2f4a55 o 38.6 51 8 7.2
 #2f4a55 o 61.4 51 8 7.2
 #7fb0bf M33 50 C34 46.6 38 45 41 45.4 L35 55Z
 #7fb0bf M56 50 C57 46.6 61 45 64 45.4 L58 55Z`,
};

const overFace: Readonly<Record<NonNullable<Person['onFace']>, string>> = {
  mask: `#e8eef2 k 26 54 32 61 1.2 1.2
 #e8eef2 k 74 54 68 61 1.2 1.2
 #8fc4d6 M31 60 C38 57 46 56.4 50 56.4 C54 56.4 62 57 69 60 C70 68 66 78 50 82 C34 78 30 68 31 60Z
 #78b0c4 M31.4 65 C40 62.6 60 62.6 68.6 65 L68.2 66.4 C60 64 40 64 31.8 66.4Z
 #78b0c4 M33 71 C42 68.6 58 68.6 67 71 L66.4 72.4 C58 70 42 70 33.6 72.4Z`,
  clownNose: `#d8332f o 50 61.4 6.4 6
 #f08a80 o 48 59 1.8 1.5`,
};

const atLips: Readonly<Record<NonNullable<Person['inMouth']>, string>> = {
  pipe: `#2f2420 M54.4 70 C62 71 68 74 72 80 L74.4 78 C70.6 71.4 63 68.4 54.6 67.8Z
 #6b3a22 M70.6 77 L83.4 75 C84.6 83 82 89.6 77 90 C72.4 90 70.4 84 70.6 77Z
 #87502f M73 79 L76 78.6 C75.6 83 76 86 77.4 88 C74 87.4 72.8 83 73 79Z
 #2a2028 o 77 76 6.4 1.7 -9
 #e7e4e2 M77 72 C73 66 81 62 77 54 C75.4 49 79 46 79.6 42 C83 48 79.6 51 81 55 C83.4 62 76.6 66 79.6 72Z`,
  cigar: `#7a4a2c k 55 70.6 73 75 4.4 4.4
 #c9563a o 74.6 75.4 2.2 2.4
 #b8b3ae o 77 75.8 1.6 2
 #c9a24a k 60 71.8 62 72.3 4.8 4.8`,
  pacifier: `#f2c14e o 50 72.4 7.4 5.2
 #e8f0f2 o 50 72.4 3.2 3
 #e0a23c M47 76 A4.6 4.6 0 1 0 53 76 L51.6 77 A2.8 2.8 0 1 1 48.4 77Z`,
  lollipop: `#f4efe4 k 53 71 64 76 1.4 1.4
 #e0556a o 67 77.6 6.2 6.2
 #f7b7c0 M64 75 A4 4 0 0 1 70 75.4 L68.6 76.6 A2.4 2.4 0 0 0 65.4 76.4Z`,
};

/** About the neck of who is seen from near: a head's units, over the clothes. */
export function onNeckOf({ person }: Look): Shape[] {
  return told(person.onNeck && aboutNeck[person.onNeck]);
}

const aboutNeck: Readonly<Record<NonNullable<Person['onNeck']>, string>> = {
  stethoscope: `#3a4450 M38.4 92 C36 104 38 114 44 118 L45.2 116.4 C40 112 38.6 103 40.6 92.6Z
 #3a4450 M61.6 92 C64 104 62 112 57 116 C53 118.6 48 118.6 44 117.6 L44.4 115.6 C48 116.6 52.4 116.4 55.8 114.2 C60.4 110.6 61.4 103 59.4 92.6Z
 #3a4450 k 50.6 117.6 51 126 2 2
 #9aa6b4 o 51 128 4.6 4.6
 #dfe5ea o 51 128 2.8 2.8`,
  medal: `#b83a3a p 39 92 43 91 52 116 48 118
 #33558f p 61 92 57 91 48 116 52 118
 #c9962e o 50 122 8 8
 #f0c75a o 50 122 6.2 6.2
 #c9962e p 50 117.6 51.4 120.6 54.6 121 52.2 123.2 52.9 126.4 50 124.8 47.1 126.4 47.8 123.2 45.4 121 48.6 120.6`,
  bowtie: `#a8323a M49 96.4 C44 91 38 90.4 36.6 92 C35.4 95 35.4 100 36.6 103 C38 104.6 44 104 49 98.6Z
 #a8323a M51 96.4 C56 91 62 90.4 63.4 92 C64.6 95 64.6 100 63.4 103 C62 104.6 56 104 51 98.6Z
 #7e242c r 46.8 93.8 6.4 7.4 2
 #c9565c M39 93 C42 93.4 45 95 47 96.6 L46.6 97.4 C44 95.8 41 95 38.6 95Z`,
  tie: `#33558f p 47 93 53 93 54.4 99 50 102 45.6 99
 #33558f p 46.6 100 53.4 100 57 128 50 134 43 128
 #26426f p 46.8 104 54 108 54.4 111 46.4 107
 #26426f p 45.6 114 55.4 119 55.8 122 45.2 117`,
  camera: `#3a2c26 p 37.6 92 40 91.4 41 116 38.6 117
 #3a2c26 p 62.4 92 60 91.4 59 116 61.4 117
 #2b2d36 r 34 113 32 20 3
 #2b2d36 r 44 109 12 6 1.6
 #5a6270 r 34 117 32 3
 #777f8e o 50 124 8 8
 #1c1e26 o 50 124 5.6 5.6
 #8fb8d8 o 48 122 1.8 1.8
 #e2584a o 62 115.4 1.3 1.3`,
  bandana: `#b83a3a M35 90 C42 98 58 98 65 90 L66 96 C62 104 56 112 50 118 C44 112 38 104 34 96Z
 #8f2a2c M35 90 C42 98 58 98 65 90 L65.6 93.4 C58 101.6 42 101.6 34.4 93.4Z
 #f7e9e4 o 44 103 1.2 1.2
 #f7e9e4 o 56 103 1.2 1.2
 #f7e9e4 o 50 108 1.2 1.2
 #f7e9e4 o 50 101.6 1 1`,
  headphones: `#33363f M33 100 C33 84 67 84 67 100 L63.6 100 C63.6 88.6 36.4 88.6 36.4 100Z
 #4a505e r 28.6 96 11 17 5
 #4a505e r 60.4 96 11 17 5
 #d8433b r 30.6 100 3.4 9 1.7
 #d8433b r 66 100 3.4 9 1.7`,
};

type Veil = Readonly<Record<'behind' | 'front' | 'back', Shape[]>>;

/** Over the hair and down behind: what is behind the head, what lies on it; and all of it, of who turns his back. */
export function veilOf({ person }: Look): Veil {
  if (!person.veil) return { behind: [], front: [], back: [] };
  const cloth = person.veil === 'white' ? '#f4f1ea' : toldColours[person.veil];
  return {
    back: [
      fixed(
        cloth,
        'M50 5 C24 5 18 28 16.4 60 C15 90 12 112 9 132 L91 132 C88 112 85 90 83.6 60 C82 28 76 5 50 5Z',
      ),
      fixed(
        mixed(cloth, '#8f8a96', 0.22),
        'M34 40 C32 74 28 104 24 132 L27 132 C31 104 34.4 74 36 40Z',
        'M66 40 C68 74 72 104 76 132 L73 132 C69 104 65.6 74 64 40Z',
        'M49.2 46 L50.8 46 L51.4 132 L48.6 132Z',
      ),
    ],
    behind: [
      fixed(
        darker(cloth, 0.94),
        'M50 3 C18 3 12 34 8 132 L32 132 C28 90 28 60 32 34 L68 34 C72 60 72 90 68 132 L92 132 C88 34 82 3 50 3Z',
      ),
    ],
    front: [
      fixed(
        cloth,
        'M50 4 C24 4 17 26 15.6 60 C14 90 10 110 8 132 L20 132 C25 104 23 74 25.4 50 C27 30 36 17 50 17 C64 17 73 30 74.6 50 C77 74 75 104 80 132 L92 132 C90 110 86 90 84.4 60 C83 26 76 4 50 4Z',
      ),
      fixed(
        mixed(cloth, '#8f8a96', 0.22),
        'M19 64 C18 90 15 112 13 132 L15 132 C18 110 20.6 88 21 64Z',
        'M81 64 C82 90 85 112 87 132 L85 132 C82 110 79.4 88 79 64Z',
      ),
    ],
  };
}
