import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut } from '../../picture/picture.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { cloudAt, clouds } from './clouds.ts';
import { hills } from './hills.ts';
import { landStage, type Scenery } from './land-stage.ts';
import { skyOf } from './sky.ts';
import { snow } from './winter.ts';

export const inTheSky: Scenery = (setting) => {
  const { width, height, palette, random } = setting;
  const front: CutOut[] = [];
  for (let index = 0; index < 4; index += 1) {
    front.push(
      cut(
        blend(tone('#ffffff'), tone(palette.sky), 0.12),
        ...cloudAt(width * (index / 3), height * (0.95 + 0.05 * random()), 190 + 60 * random()),
      ),
    );
  }
  return landStage(
    setting,
    [
      ...skyOf(setting, { horizon: 0.66 }),
      clouds({ ...setting, weather: null }, 0.8, 3),
      backdrop('cloud bank', front),
    ],
    { base: height * 0.66, horizon: height * 0.9, hasGround: false },
  );
};

export const space: Scenery = (setting) => {
  const { width, height, palette } = setting;
  const planet = (x: number, y: number, r: number, fill: string) => [
    cut(tone(fill), `o ${x} ${y} ${r} ${r}`),
    cut(
      lighter(tone(fill), -0.07),
      `o ${x + r * 0.3} ${y + r * 0.2} ${r * 0.22} ${r * 0.22}`,
      `o ${x - r * 0.35} ${y - r * 0.3} ${r * 0.16} ${r * 0.16}`,
    ),
  ];
  const dark = { ...setting, palette: { ...palette, isDark: true } };
  // Where there is no air no cloud hangs, unless it is told of.
  const isSeen = (name: string) => name !== 'clouds' || setting.celestial.has('cloud');
  // A system has its own planets.
  const others = backdrop('planets', [
    ...planet(width * 0.84, height * 0.18, 105, palette.disc),
    ...planet(width * 0.1, height * 0.86, 190, palette.far),
    ...planet(width * 0.14, height * 0.16, 34, '#d9785c'),
  ]);
  return landStage(
    setting,
    [
      ...skyOf(dark, { disc: false, horizon: 1 }).filter(({ name }) => isSeen(name)),
      ...(setting.shown.has('solar-system') ? [] : [others]),
    ],
    { base: height * 0.72, horizon: height, hasGround: false },
  );
};

export const moon: Scenery = (setting) => {
  const { width, height, palette } = setting;
  const soil = blend(tone(palette.far), tone('#9aa0b8'), 0.45);
  const craters = [
    [0.16, 0.84, 70],
    [0.82, 0.9, 95],
    [0.62, 0.77, 40],
    [0.34, 0.94, 50],
  ] as const;
  const earth = [
    cut(tone('#5fa3c4'), `o ${width * 0.78} ${height * 0.24} 118 118`),
    cut(
      tone('#9cc48c'),
      `o ${width * 0.74} ${height * 0.2} 46 34 -20`,
      `o ${width * 0.83} ${height * 0.29} 40 26 30`,
    ),
  ];
  return landStage(
    setting,
    [
      ...skyOf(
        { ...setting, palette: { ...palette, isDark: true } },
        { disc: false, horizon: 0.75 },
      ),
      backdrop('earth', earth),
      backdrop('moon ground', [
        cut(soil, below(setting, height * 0.7, { swell: 18, waves: 0.5, phase: 4.5 })),
      ]),
      backdrop(
        'craters',
        craters.flatMap(([x, y, r]) => [
          cut(lighter(soil, -0.09), `o ${width * x} ${height * y} ${r} ${r * 0.3}`),
          cut(lighter(soil, -0.03), `o ${width * x + 4} ${height * y + 6} ${r * 0.86} ${r * 0.22}`),
        ]),
      ),
    ],
    { base: height * 0.82 },
  );
};

export const graveyard: Scenery = (setting) => {
  const { width, height, palette } = setting;
  const stage = hills(setting);
  const stone = blend(tone(palette.far), tone('#9a9db0'), 0.4);
  const stones = [0.08, 0.2, 0.82, 0.93].map((x, index) =>
    cut(
      lighter(stone, -0.03 * (index % 2)),
      `M${width * x - 34} ${height * 0.74} L${width * x - 34} ${height * 0.65} C${width * x - 34} ${height * 0.6} ${width * x + 34} ${height * 0.6} ${width * x + 34} ${height * 0.65} L${width * x + 34} ${height * 0.74}Z`,
    ),
  );
  return {
    ...stage,
    back: [...stage.back, backdrop('stones', stones)],
  };
};

/** A lake under ice: pale, with cracks and the sky's light on it. */
export const ice = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const shore = snow(setting);
  const sheet = blend(tone('#bfe0ee'), tone(palette.sky), palette.isDark ? 0.6 : 0.2);
  const cracks = Array.from({ length: 7 }, () => {
    const [x, y] = [width * random(), height * (0.76 + 0.2 * random())];
    const [dx, dy] = [width * (0.1 + 0.14 * random()), height * 0.05 * (random() - 0.5)];
    return [
      `k ${x} ${y} ${x + dx * 0.5} ${y + dy + 8} 4 2`,
      `k ${x + dx * 0.5} ${y + dy + 8} ${x + dx} ${y + dy} 2.6 1`,
      `k ${x + dx * 0.5} ${y + dy + 8} ${x + dx * 0.7} ${y + dy + 36} 2.4 1`,
    ];
  });
  const gleams = Array.from({ length: 8 }, () => {
    const [x, y] = [width * random(), height * (0.74 + 0.22 * random())];
    return `p ${x} ${y} ${x + 120} ${y} ${x + 86} ${y + 12} ${x - 34} ${y + 12}`;
  });
  return {
    ...shore,
    back: [
      ...shore.back,
      backdrop('ice', [
        cut(sheet, below(setting, height * 0.735, { swell: 5, waves: 0.5 })),
        cut(lighter(sheet, 0.05), ...gleams),
        cut(lighter(sheet, palette.isDark ? 0.14 : -0.1), ...cracks.flat()),
      ]),
    ],
  };
};
