import { mix } from '../../../maths/interpolation.ts';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { linearOfHex } from '../../../raster/colour.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';

export type Form = 'apple' | 'pear' | 'orange' | 'lemon' | 'bottle' | 'vase' | 'bowl';

/** A thing on the table; lengths in scene units, the table is at height 0. */
export type Thing = {
  readonly form: Form;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
  readonly turn: number;
  readonly colour: Rgb;
  readonly second: Rgb;
  readonly gloss: number;
};

export type Arrangement = {
  readonly things: readonly Thing[];
  readonly wall: Rgb;
  readonly cloth: Rgb;
};

/** One tall thing at a third, fruit around it, one piece set apart. */
export function arrangeObjects(plan: ScenePlan): Arrangement {
  const random = makeRandom(plan.seed ^ 0x57e1);
  const side = plan.heavySide;
  const pickOne = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const things: Thing[] = [];
  const put = (form: Form, x: number, z: number, size: number, y = 0) => {
    const [colour, second] = pickOne(coloursOf[form]);
    things.push({
      form,
      x,
      y,
      z,
      size,
      turn: random() * 6.28,
      colour: linearOfHex(colour),
      second: linearOfHex(second),
      gloss: form === 'bottle' ? 1 : form === 'vase' || form === 'bowl' ? 0.6 : 0.35,
    });
  };
  const { details, without } = plan.description;
  const named = <T extends Form>(forms: readonly T[]): readonly T[] => {
    const asked = forms.filter((form) => details.includes(form));
    const allowed = forms.filter((form) => !without.includes(form));
    return asked.length > 0 ? asked : allowed.length > 0 ? allowed : forms;
  };
  put(pickOne(named(['bottle', 'vase'])), side * 0.42, 3.25, 0.5);
  const fruit = named(['apple', 'pear', 'orange', 'lemon']);
  const hasBowl = details.includes('bowl') || (random() < 0.55 && !without.includes('bowl'));
  if (hasBowl) {
    put('bowl', -side * 0.16, 2.95, 0.46);
    const spots = [
      [-0.2, 0.02],
      [0.17, 0.07],
      [-0.01, -0.15],
      [0.02, 0.17],
    ] as const;
    for (const [dx, dz] of spots) put(pickOne(fruit), -side * 0.16 + dx, 2.95 + dz, 0.165, 0.15);
    put(pickOne(fruit), side * 0.34, 2.6, 0.17);
    put(pickOne(fruit), side * 0.62, 2.72, 0.16);
  } else {
    const spots = [
      [-0.02, 2.9],
      [-0.4, 2.8],
      [-0.2, 2.52],
      [0.25, 2.55],
      [-0.72, 2.66],
    ] as const;
    for (const [x, z] of spots)
      put(pickOne(fruit), side * x, z + 0.08 * random(), mix(0.17, 0.2, random()));
  }
  const asked = plan.description.colours[0];
  const room = asked ? (rooms[asked] ?? pickOne(usualRooms)) : pickOne(usualRooms);
  return { things, wall: linearOfHex(room[0]), cloth: linearOfHex(room[1]) };
}

const coloursOf: Record<Form, readonly (readonly [string, string])[]> = {
  apple: [
    ['#a3161c', '#d9a13a'],
    ['#8aa63a', '#c9c35c'],
    ['#c23a25', '#e0b04c'],
  ],
  pear: [
    ['#b8a53a', '#8d8a2c'],
    ['#a9892f', '#8f5a2a'],
  ],
  orange: [['#e07a16', '#d4640f']],
  lemon: [['#ecc52a', '#d8b01d']],
  bottle: [
    ['#143823', '#0c2416'],
    ['#2c3f5c', '#1a2740'],
    ['#4a2b14', '#2d1a0c'],
  ],
  vase: [
    ['#d8d2c4', '#b9ae9a'],
    ['#2f5f7a', '#c9c3b4'],
    ['#9c4a32', '#7c3624'],
  ],
  bowl: [
    ['#d9d4c8', '#a7a294'],
    ['#3f5f73', '#2c4454'],
    ['#7f5638', '#5d3d26'],
  ],
};
const usualRooms: readonly (readonly [string, string])[] = [
  ['#6f7770', '#8a6a4a'],
  ['#8b7a66', '#74502f'],
  ['#4f5d6b', '#a08560'],
  ['#9b8f80', '#5f4a3a'],
];
const rooms: Partial<
  Record<ScenePlan['description']['colours'][number], readonly [string, string]>
> = {
  blue: ['#33506e', '#c9c2b2'],
  green: ['#4d6250', '#8a6a4a'],
  red: ['#7a2d2a', '#6b4a30'],
  yellow: ['#b8953e', '#6d5030'],
  pink: ['#b98a8e', '#d6c7b6'],
  white: ['#c9c5bc', '#d9d4c9'],
  black: ['#1d1c1e', '#3a2a1e'],
  violet: ['#5a4a70', '#8a705a'],
  turquoise: ['#3d7276', '#b9a588'],
};
