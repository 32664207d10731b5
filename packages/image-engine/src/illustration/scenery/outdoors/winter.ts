import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, below, cut, type Setting } from '../stage.ts';
import { railFence } from './fence.ts';
import { floorOf } from './floor.ts';
import { sideTree } from './hills.ts';
import { landStage, type Scenery } from './land-stage.ts';
import { firLine, peaksOf } from './peaks.ts';
import { skyOf } from './sky.ts';
import { grove, lobe, type Standing, tree } from './trees.ts';

/** Fields of snow: before mountains, between firs, with a lone tree, or along a fence. */
export const snow: Scenery = (setting) => {
  const { height, random } = setting;
  const white = { ...setting, weather: setting.weather ?? 'snow' } as const;
  const side = random() < 0.5 ? -1 : 1;
  const lands = [beforePeaks, betweenFirs, loneTree, alongFence];
  const lie = lands[Math.floor(random() * lands.length)]!;
  const near = 0.7 + 0.02 * random();
  const fill = whiteOf(setting, 0);
  return landStage(setting, [
    ...skyOf(setting),
    ...lie(white, side),
    backdrop('snow', [
      cut(fill, below(setting, height * near, { swell: 14, waves: 0.6, phase: 6 * random() })),
    ]),
    floorOf(white, { from: near, fill: lighter(fill, -0.015) }),
    ...drifts(setting, near, side),
  ]);
};

const whiteOf = ({ palette }: Setting, by: number) =>
  lighter(blend(tone('#f1f6fa'), tone(palette.sky), palette.isDark ? 0.6 : 0.1), by);

const slope = (setting: Setting, at: number, by: number, swell: number): Group =>
  backdrop('far snow', [
    cut(
      blend(whiteOf(setting, by), tone(setting.palette.far), 0.14),
      below(setting, setting.height * at, { swell, waves: 0.8, phase: 6 * setting.random() }),
    ),
  ]);

const beforePeaks = (setting: Setting, side: number): Group[] => [
  peaksOf(setting),
  slope(setting, 0.63, -0.1, 20),
  firLine(setting, 0.66, 0.36),
  slope(setting, 0.67, -0.05, 10),
  firLine(setting, 0.71, 0.14, side),
];

const betweenFirs = (setting: Setting, side: number): Group[] => [
  slope(setting, 0.58, -0.12, 36),
  firLine(setting, 0.625, 0.46),
  slope(setting, 0.645, -0.07, 14),
  firLine(setting, 0.68, 0.24, side),
  firLine(setting, 0.71, 0.1, -side),
];

const loneTree = (setting: Setting, side: number): Group[] => [
  slope(setting, 0.56, -0.13, 30),
  slope(setting, 0.62, -0.09, 26),
  hedge(setting, 0.655),
  slope(setting, 0.665, -0.04, 12),
  sideTree(setting, 0.67, side),
];

const alongFence = (setting: Setting, side: number): Group[] => [
  slope(setting, 0.57, -0.12, 30),
  firLine(setting, 0.615, 0.42),
  slope(setting, 0.635, -0.07, 16),
  railFence(setting, 0.69, side),
  firLine(setting, 0.69, 0.16, -side),
];

/** Bushes under snow. */
function hedge(setting: Setting, at: number): Group {
  const { width, height, random } = setting;
  const bushes = Array.from(
    { length: 12 },
    (_, index): Standing => ({
      ...{ kind: index % 4 === 1 ? 'round' : 'bush', air: 0.3 },
      x: width * ((index + random()) / 12),
      base: height * at,
      high: height * (index % 4 === 1 ? 0.11 : 0.04) * (0.8 + 0.4 * random()),
    }),
  );
  return grove(setting, bushes);
}

/** Heaped up at the lower corner, a young fir in it. */
function drifts(setting: Setting, near: number, side: number): Group[] {
  const { width, height, random } = setting;
  const x = width * (0.5 + side * 0.5);
  const fir = tree(
    { ...setting, weather: 'snow' },
    {
      ...{ kind: 'spruce', air: 0.02, x: x - side * width * 0.07 },
      base: height * (near + 0.16),
      high: height * (0.2 + 0.08 * random()),
    },
  );
  return [
    fir,
    backdrop('drift', [
      cut(whiteOf(setting, -0.05), lobe(x, height * 0.99, width * 0.3, height * 0.085)),
      cut(
        whiteOf(setting, 0.02),
        lobe(x + side * width * 0.04, height * 1.0, width * 0.28, height * 0.085),
      ),
    ]),
  ];
}
