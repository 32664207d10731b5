import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut } from '../stage.ts';
import { controlEnds } from './control-ends.ts';
import { dinerEnds } from './diner-end.ts';
import { everydayEnds } from './everyday-ends.ts';
import { box, soldAt, type Wall, wood } from './inside-counters.ts';
import type { Space } from './inside-space.ts';
import { leisureEnds } from './leisure-ends.ts';
import { publicEnds } from './public-ends.ts';
import { shopEnds } from './shop-ends.ts';
import { storeEnds } from './store-ends.ts';
import { storiedEnds } from './storied-ends.ts';
import { tradeEnds } from './trade-ends.ts';

/** What is at the end of a room. */
export type End =
  | ('rose' | 'stage' | 'roller' | 'doorway' | 'blackboard' | 'shelves' | 'bottles' | 'loaves')
  | ('mirrors' | 'washers' | 'clock' | 'hearth' | 'panorama' | 'window' | 'paper' | 'none')
  | (
      | keyof typeof tradeEnds
      | keyof typeof controlEnds
      | keyof typeof publicEnds
      | keyof typeof leisureEnds
      | keyof typeof shopEnds
      | keyof typeof everydayEnds
      | keyof typeof storeEnds
      | keyof typeof dinerEnds
      | keyof typeof storiedEnds
    );

export function endOf(space: Space, end: End): Group[] {
  const [left, top] = space.at(-1, 1, 1);
  const [right, bottom] = space.at(1, 0, 1);
  const { palette } = space.setting;
  const sky = palette.isDark
    ? tone('#18204a')
    : lighter(blend(tone(palette.sky), tone('#dff0f6'), 0.5), 0.04);
  const wall = { left, top, w: right - left, h: bottom - top, space, sky };
  return ends[end](wall);
}

const ends: Readonly<Record<End, (wall: Wall) => Group[]>> = {
  ...{ ...soldAt, ...tradeEnds, ...controlEnds, ...publicEnds, ...leisureEnds, ...shopEnds },
  ...{ ...everydayEnds, ...storeEnds, ...dinerEnds, ...storiedEnds },
  none: () => [],
  paper: () => [],
  rose: (wall) => {
    const { left, top, w, h, space, sky } = wall;
    const [cx, cy, r] = [left + w / 2, top + h * 0.08, w * 0.24];
    const petals = ['#c8524a', '#3f7fb8', '#e0b23f', '#7a5aa8'].map((hex, nth) =>
      cut(
        blend(tone(hex), sky, 0.25),
        ...[0, 1, 2].map((turn) => {
          const angle = ((turn * 4 + nth) / 12) * 2 * Math.PI;
          return `o ${cx + Math.cos(angle) * r * 0.62} ${cy + Math.sin(angle) * r * 0.62} ${r * 0.22} ${r * 0.22}`;
        }),
      ),
    );
    const lancet = (x: number) =>
      `M${left + w * (x - 0.06)} ${top + h * 0.66} L${left + w * (x - 0.06)} ${top + h * 0.42} Q${left + w * x} ${top + h * 0.28} ${left + w * (x + 0.06)} ${top + h * 0.42} L${left + w * (x + 0.06)} ${top + h * 0.66}Z`;
    return [
      backdrop('rose window', [
        cut(lighter(space.detail, -0.08), `o ${cx} ${cy} ${r * 1.14} ${r * 1.14}`),
        cut(sky, `o ${cx} ${cy} ${r} ${r}`),
        ...petals,
        cut(blend(tone('#e0b23f'), sky, 0.2), `o ${cx} ${cy} ${r * 0.26} ${r * 0.26}`),
      ]),
      backdrop('lancets', [
        cut(blend(tone('#3f7fb8'), sky, 0.35), lancet(0.28), lancet(0.72)),
        cut(blend(tone('#e0b23f'), sky, 0.3), lancet(0.5)),
      ]),
      backdrop('altar', [
        cut(lighter(space.detail, 0.05), box(wall, 0.3, 0.84, 0.4, 0.16)),
        cut(tone('#f6f1e6'), box(wall, 0.27, 0.8, 0.46, 0.06)),
        cut(tone('#d9a93f'), box(wall, 0.485, 0.68, 0.03, 0.13), box(wall, 0.45, 0.71, 0.1, 0.025)),
      ]),
    ];
  },
  stage: (wall) => {
    const { space, left, top, w, h } = wall;
    const red = blend(tone('#a8303a'), tone(space.setting.palette.near), 0.12);
    const folds = (from: number, to: number) =>
      Array.from({ length: 5 }, (_, at) =>
        box(wall, from + ((to - from) * (at + 0.55)) / 5, -0.02, 0.012, 0.8),
      );
    const light = blend(tone('#fff1c9'), red, 0.25);
    return [
      backdrop('back of the stage', [cut(tone('#2a1d33'), box(wall, 0, -0.1, 1, 0.9))]),
      {
        ...backdrop('spotlight', [
          cut(
            blend(light, tone('#2a1d33'), 0.62),
            `p ${left + w * 0.47} ${top - h * 0.1} ${left + w * 0.53} ${top - h * 0.1} ${left + w * 0.72} ${top + h * 0.84} ${left + w * 0.28} ${top + h * 0.84}`,
          ),
        ]),
        isFlat: true,
      },
      backdrop('stage', [
        cut(wood(wall), box(wall, -0.04, 0.76, 1.08, 0.26)),
        cut(light, `o ${left + w * 0.5} ${top + h * 0.83} ${w * 0.22} ${h * 0.05}`),
        cut(lighter(wood(wall), -0.14), box(wall, -0.04, 0.92, 1.08, 0.12)),
      ]),
      backdrop('curtains', [
        cut(
          red,
          `M${left - w * 0.04} ${top - h * 0.12} L${left + w * 0.26} ${top - h * 0.12} C${left + w * 0.24} ${top + h * 0.3} ${left + w * 0.1} ${top + h * 0.5} ${left + w * 0.1} ${top + h * 0.8} L${left - w * 0.04} ${top + h * 0.8}Z`,
          `M${left + w * 1.04} ${top - h * 0.12} L${left + w * 0.74} ${top - h * 0.12} C${left + w * 0.76} ${top + h * 0.3} ${left + w * 0.9} ${top + h * 0.5} ${left + w * 0.9} ${top + h * 0.8} L${left + w * 1.04} ${top + h * 0.8}Z`,
        ),
        cut(lighter(red, -0.07), ...folds(-0.04, 0.1), ...folds(0.9, 1.04)),
        cut(
          lighter(red, -0.03),
          ...Array.from(
            { length: 6 },
            (_, at) => `o ${left + w * (at / 5)} ${top - h * 0.1} ${w * 0.115} ${h * 0.13}`,
          ),
        ),
        cut(tone('#d9a93f'), box(wall, -0.05, -0.2, 1.1, 0.06)),
      ]),
    ];
  },
  roller: (wall) => {
    const { space } = wall;
    const metal = blend(tone('#a9b3bd'), space.wall, 0.3);
    return [
      backdrop('roller door', [
        cut(lighter(space.detail, -0.1), box(wall, 0.16, 0.14, 0.68, 0.86)),
        cut(metal, box(wall, 0.19, 0.18, 0.62, 0.82)),
        cut(
          lighter(metal, -0.07),
          ...Array.from({ length: 8 }, (_, at) => box(wall, 0.19, 0.24 + 0.095 * at, 0.62, 0.012)),
        ),
      ]),
      backdrop('tube lamps', [
        cut(
          tone('#f8fbff'),
          box(wall, 0.05, 0.02, 0.36, 0.03, 4),
          box(wall, 0.59, 0.02, 0.36, 0.03, 4),
        ),
      ]),
    ];
  },
  doorway: (wall) => {
    const { left, top, w, h, sky, space } = wall;
    const grass = space.setting.palette.isDark ? tone('#22324a') : tone(space.setting.palette.far);
    return [
      backdrop('doorway', [
        cut(lighter(space.detail, -0.12), box(wall, 0.2, 0.16, 0.6, 0.84)),
        cut(sky, box(wall, 0.23, 0.2, 0.54, 0.8)),
        cut(
          grass,
          `M${left + w * 0.23} ${top + h * 0.8} C${left + w * 0.4} ${top + h * 0.7} ${left + w * 0.6} ${top + h * 0.82} ${left + w * 0.77} ${top + h * 0.74} L${left + w * 0.77} ${top + h} L${left + w * 0.23} ${top + h}Z`,
        ),
      ]),
      backdrop('open leaves', [
        cut(
          lighter(space.detail, 0.02),
          box(wall, 0.06, 0.16, 0.15, 0.84),
          box(wall, 0.79, 0.16, 0.15, 0.84),
        ),
        cut(
          lighter(space.detail, 0.12),
          ...[0.06, 0.79].flatMap((x) => [
            box(wall, x, 0.16, 0.15, 0.03),
            box(wall, x, 0.56, 0.15, 0.03),
            box(wall, x, 0.97, 0.15, 0.03),
          ]),
        ),
      ]),
      {
        ...backdrop('daylight', [
          cut(
            blend(sky, space.floor, 0.6),
            `p ${left + w * 0.23} ${top + h} ${left + w * 0.77} ${top + h} ${left + w * 1.05} ${top + h * 1.7} ${left - w * 0.05} ${top + h * 1.7}`,
          ),
        ]),
        isFlat: true,
      },
    ];
  },
  blackboard: (wall) => {
    const { left, top, w, h } = wall;
    const chalk = tone('#e9efe8');
    return [
      backdrop('blackboard', [
        cut(wood(wall), box(wall, 0.12, 0.12, 0.76, 0.52, 4)),
        cut(tone('#2f4a40'), box(wall, 0.14, 0.15, 0.72, 0.46)),
        cut(
          chalk,
          ...[0.2, 0.3, 0.4, 0.5].map(
            (x) =>
              `k ${left + w * x} ${top + h * 0.26} ${left + w * (x + 0.07)} ${top + h * 0.26} 3`,
          ),
          `k ${left + w * 0.2} ${top + h * 0.36} ${left + w * 0.44} ${top + h * 0.36} 3`,
          `k ${left + w * 0.2} ${top + h * 0.46} ${left + w * 0.38} ${top + h * 0.46} 3`,
        ),
        cut(
          tone('#e8c85a'),
          `k ${left + w * 0.64} ${top + h * 0.5} ${left + w * 0.72} ${top + h * 0.26} 3`,
          `k ${left + w * 0.72} ${top + h * 0.26} ${left + w * 0.8} ${top + h * 0.5} 3`,
          `k ${left + w * 0.64} ${top + h * 0.5} ${left + w * 0.8} ${top + h * 0.5} 3`,
        ),
        cut(lighter(wood(wall), 0.08), box(wall, 0.12, 0.63, 0.76, 0.035)),
      ]),
      backdrop('clock', [
        cut(tone('#f7f2e6'), `o ${left + w * 0.94} ${top + h * 0.14} ${w * 0.045} ${w * 0.045}`),
        cut(
          tone('#33323b'),
          `k ${left + w * 0.94} ${top + h * 0.14} ${left + w * 0.94} ${top + h * 0.1} 2.4`,
          `k ${left + w * 0.94} ${top + h * 0.14} ${left + w * 0.965} ${top + h * 0.15} 2.4`,
        ),
      ]),
    ];
  },
  clock: (wall) => {
    const { left, top, w, h, sky, space } = wall;
    const arch = (inset: number) =>
      `M${left + w * (0.1 + inset)} ${top + h * 0.86} L${left + w * (0.1 + inset)} ${top + h * 0.3} A${w * (0.4 - inset)} ${w * (0.4 - inset)} 0 0 1 ${left + w * (0.9 - inset)} ${top + h * 0.3} L${left + w * (0.9 - inset)} ${top + h * 0.86}Z`;
    return [
      backdrop('great window', [
        cut(lighter(space.detail, -0.06), arch(0)),
        cut(sky, arch(0.025)),
        cut(
          lighter(space.detail, -0.06),
          ...[0.26, 0.42, 0.58, 0.74].map((x) => box(wall, x - 0.008, -0.18, 0.016, 1.04)),
          box(wall, 0.1, 0.3, 0.8, 0.02),
          box(wall, 0.1, 0.58, 0.8, 0.02),
        ),
      ]),
      backdrop('clock', [
        cut(tone('#d9a93f'), `o ${left + w / 2} ${top + h * 0.1} ${w * 0.115} ${w * 0.115}`),
        cut(tone('#f8f3e6'), `o ${left + w / 2} ${top + h * 0.1} ${w * 0.096} ${w * 0.096}`),
        cut(
          tone('#33323b'),
          `k ${left + w / 2} ${top + h * 0.1} ${left + w / 2} ${top + h * 0.1 - w * 0.075} 4`,
          `k ${left + w / 2} ${top + h * 0.1} ${left + w * 0.55} ${top + h * 0.1 + w * 0.02} 4`,
        ),
      ]),
    ];
  },
  hearth: (wall) => {
    const { left, top, w, h, space } = wall;
    const stone = lighter(space.detail, 0.04);
    const banner = (x: number, hex: string) => {
      const cloth = blend(tone(hex), space.wall, 0.1);
      return [
        cut(
          cloth,
          `p ${left + w * x} ${top - h * 0.02} ${left + w * (x + 0.15)} ${top - h * 0.02} ${left + w * (x + 0.15)} ${top + h * 0.5} ${left + w * (x + 0.075)} ${top + h * 0.58} ${left + w * x} ${top + h * 0.5}`,
        ),
        cut(
          tone('#e0b64f'),
          `o ${left + w * (x + 0.075)} ${top + h * 0.22} ${w * 0.035} ${w * 0.045}`,
        ),
      ];
    };
    return [
      backdrop('banners', [...banner(0.05, '#8f2f3c'), ...banner(0.8, '#8f2f3c')]),
      backdrop('hearth', [
        cut(
          stone,
          `p ${left + w * 0.34} ${top + h * 0.44} ${left + w * 0.66} ${top + h * 0.44} ${left + w * 0.6} ${top - h * 0.06} ${left + w * 0.4} ${top - h * 0.06}`,
          box(wall, 0.28, 0.44, 0.44, 0.08),
          box(wall, 0.3, 0.5, 0.4, 0.5),
        ),
        cut(
          tone('#2b2127'),
          `M${left + w * 0.36} ${top + h} L${left + w * 0.36} ${top + h * 0.68} Q${left + w * 0.5} ${top + h * 0.56} ${left + w * 0.64} ${top + h * 0.68} L${left + w * 0.64} ${top + h}Z`,
        ),
        cut(
          tone('#e8762f'),
          `M${left + w * 0.42} ${top + h} C${left + w * 0.4} ${top + h * 0.84} ${left + w * 0.48} ${top + h * 0.84} ${left + w * 0.49} ${top + h * 0.7} C${left + w * 0.56} ${top + h * 0.8} ${left + w * 0.6} ${top + h * 0.88} ${left + w * 0.58} ${top + h}Z`,
        ),
        cut(
          tone('#f9cf5a'),
          `M${left + w * 0.46} ${top + h} C${left + w * 0.45} ${top + h * 0.9} ${left + w * 0.5} ${top + h * 0.88} ${left + w * 0.5} ${top + h * 0.82} C${left + w * 0.54} ${top + h * 0.88} ${left + w * 0.56} ${top + h * 0.94} ${left + w * 0.54} ${top + h}Z`,
        ),
      ]),
    ];
  },
  panorama: (wall) => {
    const { left, top, w, h, space } = wall;
    const night = tone('#121a3d');
    const stars = Array.from(
      { length: 26 },
      (_, at) =>
        `o ${left + w * (0.08 + ((at * 37) % 84) / 100)} ${top + h * (0.12 + ((at * 53) % 56) / 100)} ${2 + (at % 3)} ${2 + (at % 3)}`,
    );
    const planet = blend(tone('#d98a5a'), tone(space.setting.palette.disc), 0.3);
    return [
      backdrop('panorama', [
        cut(lighter(space.detail, 0.06), box(wall, 0.02, 0.04, 0.96, 0.72, 40)),
        cut(night, box(wall, 0.05, 0.08, 0.9, 0.64, 30)),
        cut(tone('#f4f1de'), ...stars),
        ...(space.setting.shown.has('ringed-planet') || space.setting.shown.has('earth')
          ? []
          : [
              cut(planet, `o ${left + w * 0.7} ${top + h * 0.36} ${w * 0.12} ${w * 0.12}`),
              cut(
                lighter(planet, -0.08),
                `o ${left + w * 0.72} ${top + h * 0.4} ${w * 0.09} ${w * 0.03} -14`,
              ),
            ]),
      ]),
      backdrop('console', [
        cut(
          lighter(space.detail, -0.12),
          `p ${left + w * 0.02} ${top + h} ${left + w * 0.1} ${top + h * 0.78} ${left + w * 0.9} ${top + h * 0.78} ${left + w * 0.98} ${top + h}`,
        ),
        ...['#5fd0c4', '#e8b64a', '#e2685a'].map((hex, nth) =>
          cut(
            tone(hex),
            ...[0.2, 0.34, 0.48, 0.62, 0.76].map((x) =>
              box(wall, x + 0.03 * nth, 0.84, 0.02, 0.035, 2),
            ),
          ),
        ),
      ]),
    ];
  },
  window: (wall) => {
    const { left, top, w, h, sky, space } = wall;
    const hill = space.setting.palette.isDark ? tone('#22324a') : tone(space.setting.palette.far);
    return [
      backdrop('window', [
        cut(lighter(space.detail, -0.08), box(wall, 0.26, 0.16, 0.48, 0.5, 4)),
        cut(sky, box(wall, 0.285, 0.19, 0.43, 0.44)),
        cut(
          hill,
          `M${left + w * 0.285} ${top + h * 0.54} C${left + w * 0.4} ${top + h * 0.44} ${left + w * 0.55} ${top + h * 0.58} ${left + w * 0.715} ${top + h * 0.48} L${left + w * 0.715} ${top + h * 0.63} L${left + w * 0.285} ${top + h * 0.63}Z`,
        ),
        cut(
          lighter(space.detail, -0.08),
          box(wall, 0.49, 0.16, 0.02, 0.5),
          box(wall, 0.26, 0.39, 0.48, 0.022),
          box(wall, 0.24, 0.65, 0.52, 0.03),
        ),
      ]),
    ];
  },
};
