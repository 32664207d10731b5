import type { Oklab } from '@armoni/colour/oklab';
import { isFloating } from '../../layout/habits.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { askedOf, lit, piece } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { skyOf } from './sky.ts';
import { glints, water } from './water-surface.ts';

/** By the weather, or where waves were asked for. */
const isStormy = ({ weather, pieces }: Setting): boolean =>
  weather === 'storm' || (pieces?.has('big-wave') ?? false);

/** What stands on a cliff, the one that shines first. */
const onTop = [
  ...['lighthouse', 'castle', 'church', 'windmill', 'chalet', 'stone-house', 'farmhouse'],
  ...['house-with-garden', 'house', 'hut', 'derelict-house'],
];

/** From the left or, mirrored, from the right: shares of the width → units. */
export const mirrored =
  ({ width }: Setting, isRight: boolean) =>
  (share: number) =>
    width * (isRight ? share : 1 - share);

/** Chalk over the sea: an arch that stands in the water, a needle before it, grass on top, a shore of pebbles. */
export function cliffs(setting: Setting): Stage {
  const { height, random, shown } = setting;
  const x = mirrored(setting, random() < 0.6);
  const top = 0.27 + 0.05 * random();
  const foot = 0.66;
  const at = (share: number, y: number) => `${x(share)} ${height * y}`;
  const chalk = lit(setting, '#f1e7d3', 0.06);
  const grass = lit(setting, '#86a857', 0.08);
  const brow = `${at(0.4, top + 0.11)} ${at(0.46, top + 0.07)} ${at(0.6, top + 0.045)} ${at(0.74, top)} ${at(0.9, top - 0.015)} ${at(1.1, top - 0.03)}`;
  const face = cut(
    chalk,
    `M${at(1.1, foot + 0.02)} L${at(1.1, top - 0.03)} L${at(0.9, top - 0.015)} L${at(0.74, top)} L${at(0.6, top + 0.045)} L${at(0.46, top + 0.07)} L${at(0.4, top + 0.11)} C${at(0.35, top + 0.14)} ${at(0.315, top + 0.19)} ${at(0.31, foot)} L${at(0.35, foot)} C${at(0.355, top + 0.25)} ${at(0.44, top + 0.2)} ${at(0.47, foot)} Z`,
  );
  const strata = [0.1, 0.16, 0.225, 0.29].map(
    (down) =>
      `p ${at(0.56 - down * 0.2, top + down)} ${at(1.1, top + down - 0.02)} ${at(1.1, top + down - 0.011)} ${at(0.57 - down * 0.2, top + down + 0.007)}`,
  );
  const cracks = [0.58, 0.69, 0.8, 0.92].map(
    (share) =>
      `p ${at(share, top + 0.05)} ${at(share + 0.03, top + 0.12)} ${at(share + 0.012, foot)} ${at(share - 0.02, foot)} ${at(share + 0.012, top + 0.16)}`,
  );
  const isAfloat = [...shown].some(isFloating);
  const built = askedOf(setting, onTop);
  const high = height * (built === 'lighthouse' ? 0.24 : 0.13);
  return {
    back: [
      ...skyOf(setting, { horizon: 0.58 }),
      farCliff(setting, at),
      ...openSea(setting, 0.58),
      ...(built ? [piece(setting, built, { x: x(0.8), base: height * (top + 0.005), high })] : []),
      backdrop('needle', [
        cut(
          chalk,
          `p ${at(0.2, foot + 0.015)} ${at(0.215, 0.5)} ${at(0.23, 0.44)} ${at(0.245, 0.5)} ${at(0.27, foot + 0.015)}`,
        ),
        cut(
          lighter(chalk, -0.07),
          `p ${at(0.2, foot + 0.015)} ${at(0.215, 0.5)} ${at(0.23, 0.44)} ${at(0.228, foot + 0.015)}`,
        ),
      ]),
      backdrop('cliff', [
        face,
        cut(lighter(chalk, -0.075), ...cracks),
        cut(lighter(chalk, -0.05), ...strata),
        cut(
          grass,
          `p ${brow} ${at(1.1, top + 0.035)} ${at(0.88, top + 0.04)} ${at(0.74, top + 0.045)} ${at(0.62, top + 0.075)} ${at(0.5, top + 0.1)}`,
        ),
      ]),
      foamAt(setting, x, height * (foot + 0.004)),
      ...(isAfloat ? [] : shingle(setting, x)),
    ],
    front: isAfloat ? [nearWaves(setting)] : [],
    ...{ base: height * 0.88, horizon: height * 0.58, hasGround: !isAfloat },
  };
}

function foamAt(setting: Setting, x: (share: number) => number, y: number): Group {
  const { height } = setting;
  return backdrop('foam', [
    cut(
      tone('#fbf7ee'),
      ...[0.2, 0.31, 0.46].map((from) => {
        const [left, right] = [x(from - 0.02), x(from + (from > 0.4 ? 0.7 : 0.09))];
        return `r ${Math.min(left, right)} ${y} ${Math.abs(right - left)} ${height * 0.012} 6`;
      }),
    ),
  ]);
}

function farCliff(setting: Setting, at: (share: number, y: number) => string): Group {
  return backdrop('far cliff', [
    cut(
      lit(setting, '#e6dcc8', 0.45),
      `p ${at(-0.1, 0.5)} ${at(0.08, 0.5)} ${at(0.14, 0.53)} ${at(0.17, 0.6)} ${at(-0.1, 0.6)}`,
    ),
    cut(
      lit(setting, '#8fae6a', 0.5),
      `p ${at(-0.1, 0.49)} ${at(0.085, 0.493)} ${at(0.135, 0.53)} ${at(0.08, 0.508)} ${at(-0.1, 0.508)}`,
    ),
  ]);
}

/** The sea from its horizon, with waves where it storms. */
function openSea(setting: Setting, from: number): Group[] {
  const { height, random } = setting;
  const isRough = isStormy(setting);
  return [
    backdrop('sea', [
      cut(water(setting, 0.03), below(setting, height * from)),
      glints(setting, from + 0.02, 0.74),
      ...[0.66, 0.72].map((y, row) =>
        cut(
          water(setting, -0.02 * (row + 1)),
          below(setting, height * y, {
            swell: isRough ? 12 + 6 * row : 4,
            waves: 4 - row,
            phase: 6 * random(),
          }),
        ),
      ),
    ]),
  ];
}

const nearWaves = (setting: Setting): Group =>
  backdrop('near waves', [
    cut(water(setting, -0.05), below(setting, setting.height * 0.9, { swell: 9, waves: 2.6 })),
  ]);

/** Foam, wet stones, dry stones. */
function shingle(setting: Setting, x: (share: number) => number): Group[] {
  const { width, height, random } = setting;
  const sand = lit(setting, '#dccba6', 0.06);
  const shore = (y: number) => {
    const low = height * 1.1;
    return `M${x(-0.1)} ${height * (y + 0.13)} C${x(0.25)} ${height * (y + 0.06)} ${x(0.5)} ${height * (y + 0.045)} ${x(0.7)} ${height * y} L${x(1.15)} ${height * (y - 0.06)} L${x(1.15)} ${low} L${x(-0.1)} ${low}Z`;
  };
  const stones = (count: number) =>
    Array.from({ length: count }, () => {
      const y = 0.86 + 0.13 * random();
      const r = (y - 0.8) * 70 * (0.6 + 0.8 * random());
      return `o ${width * random()} ${height * y} ${r} ${r * 0.55}`;
    });
  return [
    backdrop('foam line', [cut(tone('#fbf7ee'), shore(0.745))]),
    backdrop('wet sand', [cut(lighter(sand, -0.08), shore(0.757))]),
    backdrop('shingle', [
      cut(sand, shore(0.785)),
      cut(lighter(sand, -0.06), ...stones(24)),
      cut(lighter(sand, 0.05), ...stones(18)),
    ]),
  ];
}

const rock = (setting: Setting, by = 0, air = 0.08): Oklab =>
  lighter(lit(setting, '#8a7f78', air), by);

/** A rugged block on the water: its light face, its dark one. */
function boulder(
  setting: Setting,
  { x, base, w, h, by = 0 }: { x: number; base: number; w: number; h: number; by?: number },
): CutOut[] {
  const y = (up: number) => base - h * up;
  return [
    cut(
      rock(setting, by),
      `p ${x - w * 0.6} ${base} ${x - w * 0.5} ${y(0.45)} ${x - w * 0.34} ${y(0.62)} ${x - w * 0.26} ${y(0.95)} ${x + w * 0.12} ${y(1)} ${x + w * 0.3} ${y(0.7)} ${x + w * 0.46} ${y(0.58)} ${x + w * 0.62} ${base}`,
    ),
    cut(
      rock(setting, by - 0.075),
      `p ${x + w * 0.12} ${y(1)} ${x + w * 0.3} ${y(0.7)} ${x + w * 0.46} ${y(0.58)} ${x + w * 0.62} ${base} ${x + w * 0.05} ${base} ${x + w * 0.16} ${y(0.5)}`,
    ),
    cut(
      rock(setting, by + 0.05),
      `p ${x - w * 0.26} ${y(0.95)} ${x + w * 0.12} ${y(1)} ${x - w * 0.02} ${y(0.8)} ${x - w * 0.22} ${y(0.78)}`,
    ),
  ];
}

/** Granite in the sea, a lighthouse on it, heath before it; in a storm the waves break over all. */
export function coast(setting: Setting): Stage {
  const { width, height, random, shown } = setting;
  const isRough = isStormy(setting);
  const x = mirrored(setting, random() < 0.6);
  const asked =
    askedOf(setting, onTop) ?? ([...shown].every((id) => id === 'big-wave') ? 'lighthouse' : null);
  const isTall = asked === 'lighthouse';
  // Below a title it is lower.
  const high = height * (isTall ? (setting.isNamed ? 0.33 : 0.48) : 0.2);
  const isAfloat = [...shown].some(isFloating);
  const spots = isTall ? 0.62 : 0.72;
  return {
    back: [
      ...skyOf(setting, { horizon: 0.56 }),
      backdrop('headland', [
        cut(
          lit(setting, '#7f8f6a', 0.4),
          `p ${x(-0.1)} ${height * 0.57} ${x(-0.1)} ${height * 0.49} ${x(0.1)} ${height * 0.5} ${x(0.2)} ${height * 0.53} ${x(0.3)} ${height * 0.575}`,
        ),
        cut(
          rock(setting, 0, 0.42),
          `r ${Math.min(x(-0.1), x(0.3))} ${height * 0.55} ${width * 0.4} ${height * 0.025}`,
        ),
      ]),
      ...openSea(setting, 0.56),
      ...(asked
        ? [piece(setting, asked, { x: x(spots), base: height * 0.62, high, air: 0.04 })]
        : []),
      backdrop('rocks', [
        ...boulder(setting, {
          x: x(0.9),
          base: height * 0.76,
          w: width * 0.3,
          h: height * 0.2,
          by: -0.03,
        }),
        ...boulder(setting, {
          x: x(spots),
          base: height * 0.77,
          w: width * 0.46,
          h: height * 0.17,
        }),
        ...boulder(setting, {
          x: x(0.3),
          base: height * 0.77,
          w: width * 0.17,
          h: height * 0.08,
          by: -0.04,
        }),
      ]),
      ...(isRough ? [spray(setting, x(spots - 0.2)), spray(setting, x(0.3))] : []),
      breakers(setting, 0.765),
      ...(isRough || isAfloat ? [] : heath(setting, x)),
    ],
    front: isRough || isAfloat ? [breakers(setting, 0.86), breakers(setting, 0.95)] : [],
    ...{ base: height * 0.9, horizon: height * 0.56, hasGround: !isRough && !isAfloat },
  };
}

/** A wave with its white crest; high ones in a storm. */
function breakers(setting: Setting, y: number): Group {
  const { height, random } = setting;
  const form = {
    swell: isStormy(setting) ? 34 : 7,
    waves: 1.6 + 1.4 * random(),
    phase: 6 * random(),
  };
  return backdrop('breaker', [
    cut(blend(tone('#fbfaf4'), water(setting), 0.12), below(setting, height * (y - 0.012), form)),
    cut(
      water(setting, -0.03 - (y - 0.76) * 0.25),
      below(setting, height * (y + 0.006), { ...form, swell: form.swell * 0.92 }),
    ),
  ]);
}

/** Where a wave strikes. */
function spray({ height, width, random }: Setting, x: number): Group {
  const drops = Array.from({ length: 34 }, () => {
    const angle = (random() - 0.5) * 2.2;
    const far = height * 0.2 * random() ** 0.6;
    const r = 4 + 17 * (1 - far / (height * 0.2)) * random();
    return `o ${x + Math.sin(angle) * far * (width > height ? 1.1 : 0.8)} ${height * 0.76 - Math.cos(angle) * far} ${r} ${r}`;
  });
  return backdrop('spray', [cut(tone('#f6f7f4'), ...drops)]);
}

/** The path along the coast, in heather and gorse. */
function heath(setting: Setting, x: (share: number) => number): Group[] {
  const { width, height, random } = setting;
  const green = lit(setting, '#7f9a58', 0.05);
  const path = lit(setting, '#dcc9a3', 0.05);
  const tufts = Array.from({ length: 46 }, (_, index) => {
    const y = 0.86 + 0.13 * random();
    const r = (y - 0.8) * 130;
    const fill = lit(setting, ['#b06a9c', '#e2b93c', '#6f8f4e', '#c98ab4'][index % 4]!, 0.04);
    return cut(fill, `o ${width * random()} ${height * y} ${r} ${r * 0.6}`);
  });
  const low = height * 1.1;
  return [
    backdrop('heath', [
      cut(
        green,
        `M${x(-0.1)} ${height * 0.86} C${x(0.2)} ${height * 0.83} ${x(0.6)} ${height * 0.9} ${x(1.15)} ${height * 0.8} L${x(1.15)} ${low} L${x(-0.1)} ${low}Z`,
      ),
      ...tufts,
      cut(
        path,
        `M${x(1.1)} ${height * 0.835} C${x(0.75)} ${height * 0.87} ${x(0.5)} ${height * 0.9} ${x(0.3)} ${low} L${x(0.62)} ${low} C${x(0.7)} ${height * 0.93} ${x(0.85)} ${height * 0.88} ${x(1.1)} ${height * 0.85}Z`,
      ),
    ]),
  ];
}
