import { lighter } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, cut, type Setting, type Stage } from '../stage.ts';
import { desert } from './arid.ts';
import { blade } from './growth.ts';
import { lobe } from './trees.ts';
import { palm } from './trees-and-lilies.ts';

/** A pool among palms, dunes all around it. */
export const oasis = (setting: Setting): Stage => {
  const { width, height, random } = setting;
  const stage = desert(setting);
  const side = random() < 0.5 ? -1 : 1;
  const tree = (x: number, base: number, high: number, air: number) =>
    palm(
      setting,
      { x: width * (0.5 + side * x), foot: height * base, h: height * high, air },
      0.16 * Math.sign(x * side),
    );
  return {
    ...stage,
    back: [
      ...stage.back.filter(({ name }) => name !== 'ripples'),
      tree(0.16, 0.71, 0.2, 0.26),
      tree(-0.2, 0.705, 0.17, 0.32),
      tree(0.06, 0.7, 0.15, 0.34),
      pool(setting),
      tree(0.37, 0.79, 0.5, 0.05),
      tree(-0.4, 0.77, 0.36, 0.1),
      tree(0.27, 0.75, 0.3, 0.14),
      bushes(setting),
    ],
    base: height * 0.9,
  };
};

function pool(setting: Setting): Group {
  const { width, height } = setting;
  const water = lit(setting, '#3fa3ad', 0.12);
  const of = (grow: number) =>
    lobe(width * 0.5, height * 0.775, width * 0.37 * grow, height * 0.062 * grow);
  return backdrop('pool', [
    cut(lit(setting, '#7fa352', 0.08), of(1.2)),
    cut(lit(setting, '#c9a468', 0.05), of(1.07)),
    cut(water, of(1)),
    cut(
      lighter(water, 0.09),
      ...[-0.2, 0.02, 0.18].map((x, index) =>
        lobe(width * (0.5 + x), height * (0.755 + 0.018 * index), width * 0.09, 3),
      ),
    ),
    cut(lighter(water, -0.07), lobe(width * 0.5, height * 0.742, width * 0.24, height * 0.014)),
  ]);
}

function bushes(setting: Setting): Group {
  const { width, height, random } = setting;
  const tufts = Array.from({ length: 26 }, (_, index) => {
    const turn = (index / 26) * 2 * Math.PI;
    return {
      x: width * (0.5 + 0.43 * Math.cos(turn)),
      y: height * (0.785 + 0.07 * Math.sin(turn)),
      h: 26 + 34 * random(),
    };
  }).filter(({ x, y }) => y < height * 0.8 || Math.abs(x - width / 2) > width * 0.2);
  const blades = (by: number) =>
    tufts.flatMap(({ x, y, h }) =>
      [-0.5, 0, 0.5].map((bend) => blade(x + bend * 12 + by, y, h, bend, 0.12)),
    );
  return backdrop('reeds', [
    cut(lit(setting, '#6f9448', 0.06), ...blades(0)),
    cut(lit(setting, '#93b05c', 0.06), ...blades(7).slice(0, 36)),
  ]);
}
