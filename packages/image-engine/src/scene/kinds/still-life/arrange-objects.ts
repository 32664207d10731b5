import { mix } from '../../../maths/interpolation.ts';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { linearOfHex } from '../../../raster/colour.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { colourPairs, rooms, usualRooms } from './object-colours.ts';
import type { Form, Thing } from './thing.ts';

export type Arrangement = {
  readonly things: readonly Thing[];
  readonly wall: Rgb;
  readonly cloth: Rgb;
};

const salt = 0x57e1;
const bowlChance = 0.55;

/**
 * Places in scene units, x towards the heavy side, by eye in the manner of still lifes: one tall
 * thing at a third, fruit around it, one piece set apart.
 */
const tall = { x: 0.42, z: 3.25, size: 0.5 };
const bowl = { x: -0.16, z: 2.95, size: 0.46 };
/** Around the bowl's middle, and not mirrored with it. */
const inBowl = {
  spots: [
    [-0.2, 0.02],
    [0.17, 0.07],
    [-0.01, -0.15],
    [0.02, 0.17],
  ] as const,
  size: 0.165,
  y: 0.15,
};
const besideBowl = [
  { x: 0.34, z: 2.6, size: 0.17 },
  { x: 0.62, z: 2.72, size: 0.16 },
];
const onTable = {
  spots: [
    [-0.02, 2.9],
    [-0.4, 2.8],
    [-0.2, 2.52],
    [0.25, 2.55],
    [-0.72, 2.66],
  ] as const,
  /** How far back a piece may be moved. */
  loose: 0.08,
  sizes: [0.17, 0.2] as const,
};

const glosses: Record<Form, number> = {
  apple: 0.35,
  pear: 0.35,
  orange: 0.35,
  lemon: 0.35,
  bottle: 1,
  vase: 0.6,
  bowl: 0.6,
};

/** All the way round, roughly: a piece may be turned in any way. */
const roundRadians = 6.28;

type Spot = { readonly x: number; readonly z: number; readonly size: number; readonly y?: number };

export function arrangeObjects(plan: ScenePlan): Arrangement {
  const random = makeRandom(plan.seed ^ salt);
  const side = plan.heavySide;
  const pickOne = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const things: Thing[] = [];
  const put = (form: Form, { x, z, size, y = 0 }: Spot) => {
    const [colour, second] = pickOne(colourPairs[form]);
    things.push({
      form,
      x,
      y,
      z,
      size,
      turn: random() * roundRadians,
      colour: linearOfHex(colour),
      second: linearOfHex(second),
      gloss: glosses[form],
    });
  };
  const { details, without } = plan.description;
  put(pickOne(chosen(plan, ['bottle', 'vase'])), { ...tall, x: side * tall.x });
  const fruit = chosen(plan, ['apple', 'pear', 'orange', 'lemon']);
  if (details.includes('bowl') || (random() < bowlChance && !without.includes('bowl'))) {
    const x = side * bowl.x;
    put('bowl', { ...bowl, x });
    const { spots, size, y } = inBowl;
    for (const [dx, dz] of spots) put(pickOne(fruit), { x: x + dx, z: bowl.z + dz, size, y });
    for (const spot of besideBowl) put(pickOne(fruit), { ...spot, x: side * spot.x });
  } else {
    for (const [x, z] of onTable.spots) {
      const form = pickOne(fruit);
      const back = onTable.loose * random();
      put(form, { x: side * x, z: z + back, size: mix(...onTable.sizes, random()) });
    }
  }
  const asked = plan.description.colours[0];
  const room = (asked && rooms[asked]) ?? pickOne(usualRooms);
  return { things, wall: linearOfHex(room[0]), cloth: linearOfHex(room[1]) };
}

/** Those asked for; or else all but those that are not wanted. */
function chosen({ description }: ScenePlan, forms: readonly Form[]): readonly Form[] {
  const { details, without } = description;
  const asked = forms.filter((form) => details.includes(form));
  const allowed = forms.filter((form) => !without.includes(form));
  return asked.length > 0 ? asked : allowed.length > 0 ? allowed : forms;
}
