import { isFloating } from '../../layout/habits.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut } from '../../picture/picture.ts';
import { backdrop, below, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { besideBeach, onFarBank, onNearBanks, overWater } from './around-water.ts';
import { peaksOf } from './peaks.ts';
import { besideStrand, crests, offshore, strand, surf } from './shore.ts';
import { skyOf } from './sky.ts';
import { glints, water } from './water-surface.ts';

export function sea(setting: Setting): Stage {
  const { height, weather, random } = setting;
  const isRough = weather === 'storm';
  const swell = isRough ? 20 : 5;
  const waves = [0.76, 0.84, 0.92].map((y, index) =>
    backdrop('wave', [
      cut(
        water(setting, -0.035 * (index + 1)),
        below(setting, height * y, {
          swell: swell * (1 + index * 0.4),
          waves: 3.5 - index * 0.6,
          phase: 6 * random(),
        }),
      ),
      cut(water(setting, 0.04 - 0.03 * index), ...crests(setting, y, 1 + 0.5 * index)),
    ]),
  );
  return {
    back: [
      ...skyOf(setting),
      ...offshore(setting, 0.6),
      backdrop('sea', [
        cut(water(setting, 0.05), below(setting, height * 0.6)),
        cut(water(setting, 0.02), below(setting, height * 0.66, { swell: 3, waves: 3 })),
        glints(setting, 0.62, 0.75),
      ]),
      waves[0]!,
    ],
    front: waves.slice(1),
    base: height * 0.87,
    horizon: height * 0.6,
    hasGround: false,
  };
}

export function beach(setting: Setting): Stage {
  const { height, palette } = setting;
  const sand = blend(tone('#ecd2a2'), tone(palette.far), palette.isDark ? 0.7 : 0.18);
  return {
    back: [
      ...skyOf(setting),
      ...offshore(setting, 0.58),
      backdrop('sea', [
        cut(water(setting, -0.01), below(setting, height * 0.58)),
        cut(water(setting, 0.03), below(setting, height * 0.63, { swell: 3, waves: 2.4 })),
        glints(setting, 0.6, 0.66),
      ]),
      surf(setting, 0.7, sand),
      strand(setting, 0.74, sand),
      ...besideBeach(setting),
    ],
    front: besideStrand(setting),
    base: height * 0.84,
    horizon: height * 0.58,
    hasGround: true,
  };
}

/** Open water between its banks: what floats there has it all around. */
function lake(setting: Setting): Stage {
  const { height, palette, random, hasPeaks = false } = setting;
  const wave = (y: number, by: number) =>
    cut(
      water(setting, by),
      below(setting, height * y, { swell: 4, waves: 2.4, phase: 6 * random() }),
    );
  return {
    back: [
      ...skyOf(setting),
      ...(hasPeaks ? [peaksOf(setting)] : []),
      backdrop('far bank', [
        cut(
          tone(palette.far),
          below(setting, height * 0.6, { swell: 20, waves: 1.1, phase: 6 * random() }),
        ),
      ]),
      ...onFarBank(setting, 0.645),
      backdrop('water', [
        cut(water(setting, 0.04), below(setting, height * 0.64, { swell: 3, waves: 1 })),
        glints(setting, 0.66, 0.78),
      ]),
      ...overWater(setting, 0.72),
    ],
    front: [backdrop('near water', [wave(0.79, 0.02), wave(0.88, -0.02)]), ...onNearBanks(setting)],
    base: height * 0.82,
    horizon: height * 0.6,
    hasGround: true,
  };
}

/** Is seen in or over it. */
const openWater = /^(lotus|white-flower|stone-bridge|garden-bridge)$/;

export function river(setting: Setting): Stage {
  const isOpen = [...setting.shown].some((id) => isFloating(id) || openWater.test(id));
  if (isOpen) return lake(setting);
  const { height, palette, random, hasPeaks = false } = setting;
  return {
    back: [
      ...skyOf(setting),
      ...(hasPeaks ? [peaksOf(setting)] : []),
      backdrop('far bank', [
        cut(
          tone(palette.far),
          below(setting, height * 0.58, { swell: 26, waves: 1.1, phase: 6 * random() }),
        ),
      ]),
      ...onFarBank(setting, 0.645),
      backdrop('water', [
        cut(water(setting, 0.04), below(setting, height * 0.64, { swell: 4, waves: 1 })),
        glints(setting, 0.66, 0.73),
      ]),
      backdrop('bank', [
        cut(
          tone(palette.ground),
          below(setting, height * 0.745, { swell: 9, waves: 0.8, phase: 6 * random() }),
        ),
      ]),
      ...onNearBanks(setting),
    ],
    front: [],
    base: height * 0.82,
    horizon: height * 0.58,
    hasGround: true,
  };
}

export function underwater(setting: Setting): Stage {
  const { width, height, palette, random, surface = null } = setting;
  const top = surface === null ? -20 : height * surface;
  const deep = blend(tone('#2f86a6'), tone(palette.ground), palette.isDark ? 0.6 : 0.15);
  const rays = [0.12, 0.38, 0.66, 0.9].map(
    (x) =>
      `p ${width * x} ${top} ${width * (x + 0.07)} ${top} ${width * (x + 0.02)} ${height * 0.8} ${width * (x - 0.16)} ${height * 0.8}`,
  );
  const bubbles = Array.from({ length: 22 }, () => {
    const r = 4 + 11 * random() ** 2;
    const x = random() * width;
    const down = random() * 0.8;
    // Below the surface, and as if there were none where none is.
    const y = surface === null ? height * down : top + 2 * r + (height * 0.8 - top) * down;
    return `o ${x} ${y} ${r} ${r}`;
  });
  const weed = (x: number, h: number, bend: number) =>
    `M${x} ${height * 0.95} C${x - bend} ${height * 0.95 - h * 0.4} ${x + bend} ${height * 0.95 - h * 0.6} ${x + bend * 0.3} ${height * 0.95 - h} C${x + bend + 14} ${height * 0.95 - h * 0.6} ${x - bend + 26} ${height * 0.95 - h * 0.4} ${x + 22} ${height * 0.95}Z`;
  const weeds = [0.05, 0.1, 0.16, 0.84, 0.9, 0.96].map((x, index) =>
    cut(
      tone(index % 2 === 0 ? '#3f9a78' : '#2c7f74'),
      weed(width * x, 150 + 120 * random(), 24 + 20 * random()),
    ),
  );
  const corals = [0.24, 0.76].map((x, index) =>
    cut(
      tone(index === 0 ? '#e8806a' : '#f2b05e'),
      ...[-34, 0, 34].map(
        (lean) => `k ${width * x} ${height * 0.93} ${width * x + lean} ${height * 0.84} 17 13`,
      ),
      `k ${width * x + 18} ${height * 0.88} ${width * x + 52} ${height * 0.87} 12 10`,
    ),
  );
  return {
    back: [
      ...(surface === null
        ? [backdrop('water', [sheet(setting, lighter(deep, 0.06))])]
        : [
            ...skyOf(setting, { horizon: surface }),
            backdrop('water', [cut(lighter(deep, 0.06), below(setting, top, ripple))]),
          ]),
      backdrop('light', [cut(lighter(deep, 0.11), ...rays)]),
      backdrop('far floor', [
        cut(
          lighter(deep, -0.05),
          below(setting, height * 0.78, { swell: 30, waves: 1.1, phase: 6 * random() }),
        ),
      ]),
      backdrop('bubbles', [cut(lighter(deep, 0.2), ...bubbles)]),
      backdrop('floor', [
        cut(
          blend(tone('#e6cf9f'), deep, 0.25),
          below(setting, height * 0.9, { swell: 12, waves: 0.8 }),
        ),
      ]),
      backdrop('weeds', [...weeds, ...corals]),
    ],
    front: surface === null ? [] : [backdrop('surface', [rippleOf(setting, top, deep)])],
    base: height * 0.72,
    horizon: height * 0.86,
    hasGround: false,
  };
}

const ripple = { swell: 7, waves: 2.2 } as const;
/** Of the height: how thick the line of the surface is, before what floats. */
const rippleHigh = 0.028;

function rippleOf(setting: Setting, top: number, deep: CutOut['fill']): CutOut {
  const { height } = setting;
  const upper = below(setting, top, ripple).slice(0, -4);
  const lower: number[] = [];
  for (let at = upper.length - 2; at >= 0; at -= 2)
    lower.push(upper[at]!, upper[at + 1]! + rippleHigh * height);
  return cut(lighter(deep, 0.16), [...upper, ...lower]);
}
