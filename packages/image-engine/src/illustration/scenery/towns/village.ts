import type { Oklab } from '@armoni/colour/oklab';
import { blend, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { floorOf, trail } from '../outdoors/floor.ts';
import { inAir } from '../outdoors/foliage.ts';
import { corners } from '../outdoors/framing.ts';
import { growth } from '../outdoors/growth.ts';
import { range } from '../outdoors/hills.ts';
import { landStage } from '../outdoors/land-stage.ts';
import { peaksOf } from '../outdoors/peaks.ts';
import { skyOf } from '../outdoors/sky.ts';
import { tree } from '../outdoors/trees.ts';
import { backdrop, below, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { type CottageKind, cottage, type Lot } from './cottage.ts';

const kinds: readonly CottageKind[] = ['gabled', 'long', 'winged', 'hipped'];

/** Houses of several kinds along a lane that climbs to the others about their church, trees between them. */
export function village(setting: Setting): Stage {
  const { width, height, random } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const short = Math.min(width, height);
  const end = 0.5 + 0.1 * side;
  const x = (share: number) => width * (end + share * side);
  const { far, middle, near } = lotsOf(setting, x);
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.55 }),
      ...behind(setting),
      church(setting, { x: x(-0.06), base: height * 0.655, high: short * 0.3 }),
      slope(setting),
      ...far.map((lot) => cottage(setting, lot)),
      growth(setting, 0.668, 0.3, 0.07),
      ...green(setting),
      ...middle.map((lot) => cottage(setting, lot)),
      trail(
        setting,
        { end: [end, 0.672], mouth: 0.5 - 0.06 * side, wide: 0.66, swing: -0.05 * side },
        '#d9c6a4',
      ),
      tree(setting, {
        ...{ kind: 'round', air: 0.12, hue: Math.floor(3 * random()) },
        ...{ x: x(0.16), base: height * 0.735, high: short * (0.26 + 0.08 * random()) },
      }),
      ...near.map((lot) => cottage(setting, lot)),
    ],
    { base: height * 0.86, front: corners(setting) },
  );
}

/** Small ones round the church, two along the lane, two that the frame cuts. */
function lotsOf({ width, height, random }: Setting, x: (share: number) => number) {
  const short = Math.min(width, height);
  const first = Math.floor(4 * random());
  const kind = (at: number) => kinds[(first + at) % 4]!;
  const far = [-0.5, -0.36, -0.25, -0.13, 0.1, 0.2, 0.32].map(
    (share, at): Lot => ({
      ...{ kind: kind(at), air: 0.36, x: x(share + 0.02 * random()) },
      base: height * (0.652 - 0.014 * (at % 2)),
      high: short * (0.085 + 0.04 * random()),
    }),
  );
  const middle = [-0.3, 0.17].map(
    (share, at): Lot => ({
      ...{ kind: kind(at + 1), air: 0.2, x: x(share) },
      base: height * (0.695 + 0.01 * at),
      high: short * (0.19 + 0.03 * random()),
    }),
  );
  const near: readonly Lot[] = [
    {
      ...{ kind: kind(3), air: 0.1, x: x(0.36) },
      ...{ base: height * 0.75, high: short * (0.3 + 0.07 * random()) },
    },
    {
      ...{ kind: kind(2), air: 0.04, x: x(-0.58) },
      ...{ base: height * 0.79, high: short * (0.42 + 0.08 * random()) },
    },
  ];
  return { far, middle, near };
}

const behind = (setting: Setting): Group[] => [
  setting.hasPeaks ? peaksOf(setting) : range(setting, 0.5, { swell: 40, waves: 0.9, air: 0.62 }),
  range(setting, 0.575, { swell: 26, waves: 1.1, air: 0.44 }),
  growth(setting, 0.6, 0.46, 0.05),
];

function slope(setting: Setting): Group {
  const { height, random } = setting;
  const line = below(setting, height * 0.635, { swell: 8, waves: 1.2, phase: 6 * random() });
  const fill = grassOf(setting, inAir(setting, '#8fb060', 0.25));
  return backdrop('slope', [cut(fill, line)]);
}

function green(setting: Setting): Group[] {
  const { height, random } = setting;
  const fill = grassOf(setting, inAir(setting, '#8fb060', 0));
  const line = below(setting, height * 0.675, { swell: 5, waves: 0.8, phase: 6 * random() });
  return [backdrop('meadow', [cut(fill, line)]), floorOf(setting, { from: 0.68, fill })];
}

const grassOf = (setting: Setting, green: Oklab): Oklab =>
  liesSnow(setting) ? blend(green, snowIn(setting), 0.9) : green;

type Spot = { readonly x: number; readonly base: number; readonly high: number };

function church(setting: Setting, { x, base, high }: Spot): Group {
  const { palette } = setting;
  const air = palette.isDark ? 0.6 : 0.3;
  const shaded = (hex: string) =>
    blend(tone(hex), tone(palette.isDark ? palette.far : palette.sky), air);
  const w = high * 0.2;
  const top = base - high;
  const slates = liesSnow(setting) ? snowIn(setting) : shaded('#7d6f78');
  return backdrop('church', [
    cut(shaded('#efe3cf'), `r ${x} ${base - high * 0.34} ${high * 0.5} ${high * 0.4}`),
    cut(
      slates,
      `p ${x - 4} ${base - high * 0.33} ${x + high * 0.06} ${base - high * 0.5} ${x + high * 0.48} ${base - high * 0.5} ${x + high * 0.54} ${base - high * 0.33}`,
    ),
    cut(shaded('#f4ead8'), `r ${x - w / 2} ${base - high * 0.64} ${w} ${high * 0.7}`),
    cut(
      slates,
      `p ${x - w * 0.62} ${base - high * 0.63} ${x} ${top} ${x + w * 0.62} ${base - high * 0.63}`,
    ),
    cut(
      palette.isDark ? tone(lamplight) : shaded('#5f7c92'),
      `r ${x - w * 0.14} ${base - high * 0.57} ${w * 0.28} ${high * 0.1} ${w * 0.14}`,
      `o ${x} ${base - high * 0.38} ${w * 0.16} ${w * 0.16}`,
    ),
  ]);
}
