import type { Group } from '../../picture/picture.ts';
import { skyOf } from '../outdoors/sky.ts';
import { lit, piece } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { standing } from './sections.ts';

const framed = ({ width, height }: Setting) => {
  const [left, right] = [width * 0.15, width * 0.85];
  return {
    ...{ left, right, eaves: height * 0.36, mid: height * 0.61, foot: height * 0.87 },
    at: (share: number) => left + (right - left) * share,
  };
};

/** A house without its front: two floors and an attic, each room furnished. */
export function houseSection(setting: Setting): Stage {
  const { width, height } = setting;
  const { left, right, eaves, mid, foot, at } = framed(setting);
  const x = width / 2;
  const beam = lit(setting, '#8a5f43', 0.02);
  const set = (id: string, share: number, base: number, high: number, isFlipped = false) =>
    piece(setting, id, { x: at(share), base: base - 12, high: height * high, air: 0, isFlipped });
  return standing(setting, [
    ...skyOf(setting, { horizon: 0.8 }),
    backdrop('lawn', [
      cut(lit(setting, '#7fae5c', 0.02), below(setting, foot - 6, { swell: 4, waves: 1.3 })),
      cut(
        lit(setting, '#8a5d3f', 0.02),
        below(setting, foot + height * 0.055, { swell: 3, waves: 1.1 }),
      ),
    ]),
    backdrop('roof', [
      cut(
        lit(setting, '#7b6a64', 0.02),
        `r ${at(0.76)} ${height * 0.13} ${width * 0.06} ${height * 0.16}`,
      ),
      cut(
        lit(setting, '#b9573d', 0.02),
        `p ${left - 44} ${eaves + 12} ${x} ${height * 0.1} ${right + 44} ${eaves + 12}`,
      ),
      cut(
        lit(setting, '#d9bd94', 0.02),
        `p ${left + 26} ${eaves} ${x} ${height * 0.145} ${right - 26} ${eaves}`,
      ),
      cut(beam, `r ${x - 7} ${height * 0.145} 14 ${height * 0.08}`),
    ]),
    roomsOf(setting),
    set('luggage', 0.36, eaves + 4, 0.075),
    set('box-closed', 0.62, eaves + 4, 0.065),
    set('bed', 0.28, mid, 0.11),
    set('bathtub', 0.7, mid, 0.12),
    set('sofa', 0.2, foot, 0.12),
    set('floor-lamp', 0.44, foot, 0.17),
    set('oven', 0.7, foot, 0.11),
    set('fridge', 0.9, foot, 0.17),
  ]);
}

function roomsOf(setting: Setting): Group {
  const { width, height } = setting;
  const { left, right, eaves, mid, foot, at } = framed(setting);
  const beam = lit(setting, '#8a5f43', 0.02);
  const wall = lit(setting, '#e9dcc6', 0.02);
  const room = (hex: string, from: number, to: number, top: number, base: number) =>
    cut(lit(setting, hex, 0.02), `r ${from} ${top} ${to - from} ${base - top}`);
  const pane = (share: number, top: number) =>
    `r ${at(share)} ${height * top} ${width * 0.075} ${height * 0.085}`;
  return backdrop('rooms', [
    cut(wall, `r ${left - 16} ${eaves} ${right - left + 32} ${foot - eaves}`),
    ...[
      room('#b9cbdc', left, at(0.49), eaves + 12, mid),
      room('#cfe0d6', at(0.51), right, eaves + 12, mid),
      room('#f0d9a8', left, at(0.56), mid + 14, foot),
      room('#e9c3ad', at(0.58), right, mid + 14, foot),
    ],
    cut(
      beam,
      `r ${left - 16} ${eaves - 2} ${right - left + 32} 14`,
      `r ${left - 16} ${mid} ${right - left + 32} 14`,
      `r ${left - 16} ${foot - 12} ${right - left + 32} 14`,
    ),
    cut(lit(setting, '#fbf7ec', 0.02), pane(0.05, 0.41), pane(0.84, 0.41), pane(0.05, 0.66)),
    cut(
      lit(setting, '#a9d4ea', 0.02),
      ...[
        [0.05, 0.41],
        [0.84, 0.41],
        [0.05, 0.66],
      ].map(
        ([share, top]) =>
          `r ${at(share!) + 7} ${height * top! + 7} ${width * 0.075 - 14} ${height * 0.085 - 14}`,
      ),
    ),
  ]);
}
