import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, below, cut, liesSnow, type Setting, snowIn } from '../stage.ts';
import { railFence } from './fence.ts';
import { floorOf, trail } from './floor.ts';
import { grassIn, inAir } from './foliage.ts';
import { bough, corners } from './framing.ts';
import { blade, growth } from './growth.ts';
import { landStage, type Scenery } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { grove, lobe, type Standing, type TreeKind, tree } from './trees.ts';

/** What lies between the sky and the meadow in front. */
type View = {
  /** Where the land ends and where the meadow begins, as shares of the height. */
  readonly skyline: number;
  readonly near: number;
  readonly lie: (setting: Setting, side: number) => Group[];
};

/** A meadow before hills: rolling, across a lake, a patchwork of fields, beside a wood, behind a fence, below a wide sky. */
export const hills: Scenery = (setting) => {
  const { random } = setting;
  const views = [rolling, acrossLake, patchwork, besideWood, fenced, wideSky];
  const view = views[Math.floor(random() * views.length)]!;
  const side = random() < 0.5 ? -1 : 1;
  const { skyline, near, lie } = view;
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: skyline + 0.07 }),
      ...lie(setting, side),
      ...meadow(setting, near, side),
    ],
    { front: corners(setting), horizon: setting.height * (skyline + 0.05) },
  );
};

/** The ground that the subject stands on, with a way over it or none, and a tree or a bough at one side. */
export function meadow(setting: Setting, near: number, side: number): Group[] {
  const { height, random } = setting;
  const fill = grassIn(setting);
  const swell = 8 + 14 * random();
  const line = below(setting, height * near, {
    swell,
    waves: 0.6 + 0.3 * random(),
    phase: 6 * random(),
  });
  const chance = random();
  const course = {
    end: [0.5 - side * (0.12 + 0.16 * random()), near + 0.012],
    mouth: 0.5 + side * 0.1 * random(),
    ...{ wide: 0.3, swing: 0.07 * side },
  } as const;
  return [
    backdrop('meadow', [cut(fill, line)]),
    floorOf(setting, { from: near, fill }),
    ...(random() < 0.45 ? [trail(setting, course)] : []),
    ...(chance < 0.55
      ? [sideTree(setting, near, side)]
      : chance < 0.75
        ? [bough(setting, side)]
        : []),
  ];
}

const ofSides: readonly TreeKind[] = ['oak', 'round', 'birch', 'pine', 'oak', 'spruce'];

/** One large tree that the picture's edge cuts. */
export function sideTree(setting: Setting, near: number, side: number): Group {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const kind = ofSides[Math.floor(random() * ofSides.length)]!;
  const x = short * (0.03 + 0.08 * random());
  return tree(setting, {
    ...{ kind, air: 0.06, hue: Math.floor(3 * random()) },
    x: side < 0 ? x : width - x,
    base: height * (near + 0.05 + 0.03 * random()),
    high: short * (kind === 'oak' ? 0.56 : 0.6) * (0.9 + 0.25 * random()),
  });
}

type Range = { readonly swell: number; readonly waves: number; readonly air: number };

/** A rise of the land; the farther the bluer. */
export function range(setting: Setting, at: number, { swell, waves, air }: Range): Group {
  const { height, random } = setting;
  const phase = 6 * random();
  return backdrop(air > 0.4 ? 'farthest hills' : 'hills', [
    cut(slopeIn(setting, air), below(setting, height * at, { swell, waves, phase })),
  ]);
}

function slopeIn(setting: Setting, air: number): Oklab {
  const { palette } = setting;
  const green = blend(tone(palette.far), grassIn(setting), 0.55 - 0.4 * air);
  const own = liesSnow(setting) ? blend(green, snowIn(setting), 0.6) : green;
  return blend(own, tone(palette.sky), air * 0.8);
}

const rolling: View = {
  ...{ skyline: 0.53, near: 0.7 },
  lie: (setting) => [
    range(setting, 0.52, { swell: 42, waves: 1.2, air: 0.62 }),
    range(setting, 0.57, { swell: 34, waves: 0.8, air: 0.4 }),
    growth(setting, 0.6, 0.42, 0.05),
    range(setting, 0.625, { swell: 22, waves: 0.9, air: 0.22 }),
    growth(setting, 0.655, 0.24, 0.085),
  ],
};

const acrossLake: View = {
  ...{ skyline: 0.52, near: 0.69 },
  lie: (setting, side) => [
    range(setting, 0.51, { swell: 50, waves: 0.9, air: 0.6 }),
    range(setting, 0.565, { swell: 30, waves: 1.1, air: 0.34 }),
    growth(setting, 0.597, 0.36, 0.06),
    lake(setting, 0.6),
    reeds(setting, 0.715, side),
  ],
};

/** Still water that is lighter under the far shore, with long glints. */
export function lake(setting: Setting, from: number): Group {
  const { width, height, palette, random } = setting;
  const water = blend(inAir(setting, '#5fa3c4', 0.1), tone(palette.sky), 0.28);
  const glints = Array.from({ length: 9 }, () =>
    lobe(
      width * random(),
      height * (from + 0.02 + 0.09 * random()),
      width * (0.04 + 0.09 * random()),
      2.6,
    ),
  );
  return backdrop('lake', [
    cut(water, below(setting, height * from)),
    cut(lighter(water, -0.05), below(setting, height * (from + 0.045), { swell: 3, waves: 2 })),
    cut(lighter(water, 0.06), ...glints),
  ]);
}

function reeds(setting: Setting, at: number, side: number): Group {
  const { width, height, random } = setting;
  const green = inAir(setting, '#6c8f4a', 0.12);
  const stems = Array.from({ length: 22 }, (_, index) => ({
    x: width * (0.5 - side * (0.2 + 0.32 * (index / 22))) + 16 * random(),
    h: height * (0.05 + 0.05 * random()),
    bend: 0.3 * (random() - 0.5),
  }));
  return backdrop('reeds', [
    cut(green, ...stems.map(({ x, h, bend }) => blade(x, height * at, h, bend, 0.05))),
    cut(
      inAir(setting, '#7a5638', 0.1),
      ...stems
        .filter((_, at) => at % 3 === 0)
        .map(
          ({ x, h }) =>
            `k ${x + 4} ${height * at - h * 0.8} ${x + 4} ${height * at - h * 1.08} 7 6`,
        ),
    ),
  ]);
}

const patchwork: View = {
  ...{ skyline: 0.5, near: 0.71 },
  lie: (setting) => [
    range(setting, 0.49, { swell: 30, waves: 0.9, air: 0.62 }),
    ...[0.535, 0.59, 0.645].flatMap((at, row) => [
      range(setting, at, { swell: 22, waves: 0.7, air: 0.42 - 0.12 * row }),
      fieldsOf(setting, at + 0.022, 0.36 - 0.12 * row),
      growth(setting, at + 0.036, 0.38 - 0.1 * row, 0.04 + 0.016 * row),
    ]),
  ],
};

/** Fields of other crops on a slope, and the hedges between them. */
function fieldsOf(setting: Setting, at: number, air: number): Group {
  const { width, height, random } = setting;
  const hexes = ['#d9c060', '#a9bf58', '#e0cf86', '#7fa55a'];
  const from = random();
  const fields = [0, 1, 2].map((index) => {
    const [x, y] = [width * ((index + 0.5 * from) / 2.6), height * (at + 0.008 * (index % 2))];
    const [w, h] = [width * (0.2 + 0.1 * random()), height * 0.03];
    const fill = inAir(setting, hexes[(index + Math.floor(from * 4)) % 4]!, air);
    return cut(
      liesSnow(setting) ? blend(fill, snowIn(setting), 0.75) : fill,
      `M${x} ${y} Q${x + w * 0.5} ${y - h * 0.4} ${x + w} ${y - h * 0.1} L${x + w * 1.25} ${y + h} Q${x + w * 0.5} ${y + h * 0.6} ${x - w * 0.12} ${y + h * 1.1}Z`,
    );
  });
  return backdrop('fields', fields);
}

const besideWood: View = {
  ...{ skyline: 0.54, near: 0.69 },
  lie: (setting, side) => [
    range(setting, 0.53, { swell: 40, waves: 1, air: 0.6 }),
    range(setting, 0.59, { swell: 26, waves: 0.8, air: 0.36 }),
    growth(setting, 0.615, 0.38, 0.055),
    range(setting, 0.635, { swell: 12, waves: 0.8, air: 0.2 }),
    edgeOfWood(setting, 0.7, { side, air: 0.26, high: 0.26 }),
    edgeOfWood(setting, 0.715, { side, air: 0.12, high: 0.21 }),
  ],
};

type Edge = { readonly side: number; readonly air: number; readonly high: number };

/** Where a wood begins: trees close together from one side toward the middle, lower and lower. */
export function edgeOfWood(setting: Setting, at: number, { side, air, high }: Edge): Group {
  const { width, height, random } = setting;
  const kinds: readonly TreeKind[] =
    random() < 0.4 ? ['spruce', 'spruce', 'round'] : ['round', 'oak', 'birch', 'round'];
  const trees = Array.from({ length: 7 }, (_, index): Standing => {
    const far = (index + 0.6 * random()) / 7;
    return {
      ...{ air, kind: kinds[index % kinds.length]!, hue: index % 3 },
      x: width * (0.5 + side * (0.54 - 0.38 * far)),
      base: height * (at + 0.008 * random()),
      high: height * high * (1 - 0.5 * far) * (0.85 + 0.3 * random()),
    };
  });
  return { ...grove(setting, trees), name: 'wood' };
}

const fenced: View = {
  ...{ skyline: 0.55, near: 0.68 },
  lie: (setting, side) => [
    range(setting, 0.54, { swell: 36, waves: 1, air: 0.58 }),
    range(setting, 0.6, { swell: 22, waves: 0.8, air: 0.32 }),
    growth(setting, 0.63, 0.34, 0.08),
    range(setting, 0.655, { swell: 8, waves: 0.8, air: 0.14 }),
    railFence(setting, 0.71, side),
  ],
};

const wideSky: View = {
  ...{ skyline: 0.64, near: 0.735 },
  lie: (setting) => [
    range(setting, 0.64, { swell: 26, waves: 1, air: 0.56 }),
    growth(setting, 0.668, 0.46, 0.045),
    range(setting, 0.685, { swell: 16, waves: 0.7, air: 0.26 }),
    growth(setting, 0.71, 0.26, 0.07),
  ],
};
