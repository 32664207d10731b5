import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut } from '../stage.ts';
import { box, type Wall } from './inside-counters.ts';
import { corners, disc, dyed, stroke } from './wall-shapes.ts';

/** Of the wall: how far out steps reach, how high the stairs are, how often they go round. */
const stairs = { reach: 0.34, foot: 1.06, top: -0.28, turns: 2.1, count: 40 };

/** Steps around a pole, those behind it first, with a rail along their ends. */
export function windingStairs(wall: Wall): Group[] {
  const { reach, foot, top, turns, count } = stairs;
  const stone = dyed(wall, '#9c7a52', 0.1);
  const iron = dyed(wall, '#3f4248', 0.08);
  const steps = Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * turns * 2 * Math.PI + 0.3;
    const y = foot + ((top - foot) * at) / count;
    return { x: 0.5 + reach * Math.cos(turn), deep: Math.sin(turn), y, at };
  });
  const tread = ({ x, y, deep, at }: (typeof steps)[number]): CutOut[] => {
    const next = steps[at + 1] ?? { x, y, deep };
    const [low, then] = [y + 0.05 * deep, next.y + 0.05 * next.deep];
    const shade = lighter(stone, 0.07 * deep);
    return [
      cut(
        lighter(shade, -0.1),
        corners(wall, [0.5, y], [x, low], [x, low + 0.035], [0.5, y + 0.035]),
      ),
      cut(
        shade,
        corners(wall, [0.5, y], [x, low], [next.x, low + (then - low) * 0.3], [0.5, y - 0.008]),
      ),
    ];
  };
  const rail = (all: typeof steps) =>
    all.flatMap((one) => {
      const next = steps[one.at + 1];
      const up = one.y + 0.05 * one.deep;
      return [
        stroke(wall, [one.x, up], [one.x, up - 0.15], 0.006),
        ...(next
          ? [stroke(wall, [one.x, up - 0.15], [next.x, next.y + 0.05 * next.deep - 0.15], 0.014)]
          : []),
      ];
    });
  const [behind, before] = [
    steps.filter(({ deep }) => deep < 0),
    steps.filter(({ deep }) => deep >= 0),
  ];
  return [
    backdrop('steps behind', [...behind.flatMap(tread), cut(iron, ...rail(behind))]),
    backdrop('pole', [
      cut(lighter(stone, -0.06), box(wall, 0.475, -0.4, 0.05, 1.5)),
      cut(lighter(stone, 0.06), box(wall, 0.48, -0.4, 0.014, 1.5)),
    ]),
    backdrop('steps before', [...before.flatMap(tread), cut(iron, ...rail(before))]),
  ];
}

/** A road through the windscreen, mirror above it, dashboard and wheel below. */
export function drivenThrough(wall: Wall): Group[] {
  const { isDark } = wall.space.setting.palette;
  const land = dyed(wall, isDark ? '#2f4a3f' : '#7fae62', 0.05);
  const road = dyed(wall, '#6a6d72', 0.05);
  const dash = tone('#3a3d44');
  const dial = (x: number) => [
    cut(tone('#1f2126'), disc(wall, x, 0.74, 0.058)),
    cut(tone('#e8ecef'), disc(wall, x, 0.74, 0.048)),
    cut(tone('#1f2126'), disc(wall, x, 0.74, 0.042)),
    cut(tone('#ff6a4a'), stroke(wall, [x, 0.74], [x + 0.025, 0.71], 0.006)),
  ];
  return [
    backdrop('road ahead', [
      cut(wall.sky, box(wall, -0.6, -0.3, 2.2, 0.75)),
      cut(
        blend(land, wall.sky, 0.45),
        `M${wall.left - wall.w * 0.4} ${wall.top + wall.h * 0.46} Q${wall.left + wall.w * 0.1} ${wall.top + wall.h * 0.24} ${wall.left + wall.w * 0.5} ${wall.top + wall.h * 0.4} Q${wall.left + wall.w * 0.9} ${wall.top + wall.h * 0.22} ${wall.left + wall.w * 1.4} ${wall.top + wall.h * 0.46}Z`,
      ),
      cut(land, box(wall, -0.6, 0.42, 2.2, 0.4)),
      cut(road, corners(wall, [0.485, 0.42], [0.515, 0.42], [0.86, 0.8], [0.1, 0.8])),
      cut(
        tone('#f4f2e8'),
        corners(wall, [0.499, 0.44], [0.501, 0.44], [0.503, 0.48], [0.497, 0.48]),
        corners(wall, [0.496, 0.51], [0.504, 0.51], [0.507, 0.6], [0.491, 0.6]),
      ),
    ]),
    backdrop('frame of the windscreen', [
      cut(
        lighter(dash, -0.06),
        box(wall, -0.6, -0.3, 2.2, 0.34),
        corners(wall, [-0.6, -0.1], [0.04, 0], [-0.1, 0.66], [-0.6, 0.66]),
        corners(wall, [1.6, -0.1], [0.96, 0], [1.1, 0.66], [1.6, 0.66]),
      ),
      cut(
        tone('#2a2c31'),
        box(wall, 0.485, 0.02, 0.03, 0.08),
        box(wall, 0.38, 0.08, 0.24, 0.09, 14),
      ),
      cut(blend(wall.sky, tone('#cfd8dc'), 0.5), box(wall, 0.392, 0.092, 0.216, 0.066, 10)),
    ]),
    backdrop('dashboard', [
      cut(
        dash,
        `M${wall.left - wall.w * 0.6} ${wall.top + wall.h * 1.5} L${wall.left - wall.w * 0.6} ${wall.top + wall.h * 0.66} Q${wall.left + wall.w * 0.24} ${wall.top + wall.h * 0.5} ${wall.left + wall.w * 0.5} ${wall.top + wall.h * 0.64} L${wall.left + wall.w * 1.6} ${wall.top + wall.h * 0.66} L${wall.left + wall.w * 1.6} ${wall.top + wall.h * 1.5}Z`,
      ),
      ...dial(0.2),
      ...dial(0.33),
      cut(tone('#6fc3d8'), box(wall, 0.55, 0.71, 0.2, 0.15, 5)),
      cut(tone('#d8f2f4'), corners(wall, [0.63, 0.86], [0.645, 0.71], [0.66, 0.71], [0.675, 0.86])),
      cut(
        lighter(dash, 0.1),
        box(wall, 0.8, 0.73, 0.18, 0.05, 6),
        box(wall, 0.8, 0.84, 0.18, 0.012),
      ),
    ]),
    steeringWheel(wall),
  ];
}

function steeringWheel(wall: Wall): Group {
  const dash = tone('#3a3d44');
  return backdrop('steering wheel', [
    cut(tone('#1d1f23'), disc(wall, 0.265, 0.88, 0.235)),
    cut(dash, disc(wall, 0.265, 0.88, 0.2)),
    cut(tone('#1d1f23'), box(wall, 0.06, 0.85, 0.41, 0.07, 8), disc(wall, 0.265, 0.88, 0.075)),
    cut(tone('#9aa2a8'), disc(wall, 0.265, 0.88, 0.03)),
  ]);
}
