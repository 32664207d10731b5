import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, type Setting } from '../stage.ts';
import { floorLine } from './room-pieces.ts';
import { pictureWindow } from './window-views.ts';

/** Tiles, a bath with its curtain, a basin under a mirror, towels, bottles and a mat. */
export function fittedBath(setting: Setting): Group[] {
  const looksOut = setting.finish?.windows === 'large' || setting.shown.has('window');
  return [
    ...(setting.finish?.wall === 'marble' ? [] : [tiled(setting)]),
    ...(looksOut ? pictureWindow(setting) : [smallWindow(setting)]),
    ...(looksOut ? [] : [basin(setting)]),
    towels(setting),
    bath(setting),
    mat(setting),
  ];
}

const at = ({ width, height }: Setting) => ({
  x: (share: number) => width * share,
  y: (share: number) => height * share,
  r: (x: number, y: number, w: number, h: number, round = 0) =>
    `r ${width * x} ${height * y} ${width * w} ${height * h} ${round}`,
});
const shaded = ({ palette }: Setting, hex: string, by = 0.1) =>
  blend(tone(hex), tone(palette.isDark ? palette.near : palette.sky), palette.isDark ? 0.5 : by);

function tiled(setting: Setting): Group {
  const { r } = at(setting);
  const wall = tone(setting.palette.sky);
  const tiles = Array.from({ length: 72 }, (_, index) =>
    r((index % 12) / 12 + 0.004, 0.345 + Math.floor(index / 12) * 0.059, 0.0755, 0.0525, 2),
  );
  return backdrop('tiles', [
    cut(lighter(wall, -0.04), r(-0.1, 0.33, 1.2, floorLine - 0.33)),
    cut(lighter(wall, 0.045), ...tiles),
    cut(tone(setting.palette.ground), r(-0.1, 0.318, 1.2, 0.016)),
  ]);
}

function smallWindow(setting: Setting): Group {
  const { r, x, y } = at(setting);
  const frame = shaded(setting, '#f6f1e6', 0.14);
  const glass = setting.palette.isDark
    ? tone('#1d2650')
    : lighter(blend(tone('#cfe8f4'), tone(setting.palette.sky), 0.3), 0.03);
  return backdrop('window', [
    cut(frame, r(0.1, 0.06, 0.24, 0.22, 4)),
    cut(glass, r(0.115, 0.075, 0.1, 0.19), r(0.225, 0.075, 0.1, 0.19)),
    cut(
      lighter(glass, 0.05),
      `p ${x(0.12)} ${y(0.2)} ${x(0.17)} ${y(0.08)} ${x(0.19)} ${y(0.08)} ${x(0.13)} ${y(0.25)}`,
    ),
    cut(frame, r(0.09, 0.275, 0.26, 0.018, 3)),
    cut(shaded(setting, '#c8764a'), r(0.27, 0.232, 0.04, 0.043, 4)),
    cut(
      shaded(setting, '#5f9458'),
      ...[-40, -12, 12, 40].map(
        (turn, index) =>
          `o ${x(0.277 + 0.009 * index)} ${y(0.212)} ${x(0.007)} ${y(0.028)} ${turn}`,
      ),
    ),
  ]);
}

function basin(setting: Setting): Group {
  const { r, x, y } = at(setting);
  const white = shaded(setting, '#fdfdfb', 0.06);
  const timber = shaded(setting, '#b98a5a');
  const glass = lighter(tone(setting.palette.sky), 0.09);
  const brass = shaded(setting, '#d9a93f', 0.05);
  return backdrop('basin', [
    cut(timber, `o ${x(0.78)} ${y(0.24)} ${x(0.115)} ${x(0.115)}`),
    cut(glass, `o ${x(0.78)} ${y(0.24)} ${x(0.1)} ${x(0.1)}`),
    cut(
      lighter(glass, 0.05),
      `p ${x(0.72)} ${y(0.28)} ${x(0.77)} ${y(0.16)} ${x(0.8)} ${y(0.16)} ${x(0.74)} ${y(0.3)}`,
    ),
    cut(
      tone('#fff0c4'),
      `o ${x(0.62)} ${y(0.2)} ${x(0.018)} ${y(0.028)}`,
      `o ${x(0.94)} ${y(0.2)} ${x(0.018)} ${y(0.028)}`,
    ),
    cut(brass, r(0.614, 0.225, 0.012, 0.03), r(0.934, 0.225, 0.012, 0.03)),
    cut(timber, r(0.62, 0.47, 0.32, 0.22, 4)),
    cut(lighter(timber, -0.07), r(0.635, 0.5, 0.14, 0.17, 3), r(0.785, 0.5, 0.14, 0.17, 3)),
    cut(
      brass,
      r(0.762, 0.55, 0.008, 0.04, 3),
      r(0.79, 0.55, 0.008, 0.04, 3),
      r(0.772, 0.385, 0.014, 0.05, 3),
      r(0.745, 0.385, 0.035, 0.012, 4),
    ),
    cut(
      white,
      r(0.605, 0.455, 0.35, 0.024, 4),
      `M${x(0.7)} ${y(0.43)} L${x(0.86)} ${y(0.43)} C${x(0.855)} ${y(0.46)} ${x(0.83)} ${y(0.462)} ${x(0.78)} ${y(0.462)} C${x(0.73)} ${y(0.462)} ${x(0.705)} ${y(0.46)} ${x(0.7)} ${y(0.43)}Z`,
    ),
    cut(shaded(setting, '#7fa8b8'), r(0.89, 0.405, 0.022, 0.05, 4)),
    cut(shaded(setting, '#e0a08a'), r(0.92, 0.418, 0.02, 0.037, 4)),
    cut(
      shaded(setting, '#e8d8a8'),
      r(0.63, 0.41, 0.03, 0.045, 4),
      r(0.636, 0.375, 0.005, 0.04),
      r(0.648, 0.37, 0.005, 0.045),
    ),
  ]);
}

function towels(setting: Setting): Group {
  const { r } = at(setting);
  const cloth = shaded(setting, '#e8876a', 0.1);
  return backdrop('towels', [
    cut(shaded(setting, '#d9a93f', 0.05), r(0.42, 0.385, 0.14, 0.008, 3)),
    cut(cloth, r(0.435, 0.385, 0.06, 0.15, 3)),
    cut(lighter(cloth, 0.14), r(0.435, 0.5, 0.06, 0.014)),
    cut(shaded(setting, '#f4efe2', 0.1), r(0.5, 0.385, 0.05, 0.11, 3)),
  ]);
}

/** On feet, full of foam; a shower over it and a curtain beside it. */
function bath(setting: Setting): Group {
  const { r, x, y } = at(setting);
  const white = shaded(setting, '#fdfdfb', 0.06);
  const brass = shaded(setting, '#d9a93f', 0.05);
  const [top, low] = [0.575, 0.755];
  return backdrop('bath', [
    cut(
      brass,
      r(0.075, 0.1, 0.01, top - 0.1, 3),
      r(0.075, 0.1, 0.1, 0.01, 4),
      r(0.15, 0.1, 0.05, 0.024, 6),
      r(0.49, top - 0.075, 0.012, 0.08, 3),
      r(0.455, top - 0.08, 0.045, 0.012, 5),
      r(0.09, low, 0.024, 0.04, 5),
      r(0.43, low, 0.024, 0.04, 5),
    ),
    cut(
      white,
      `M${x(0.025)} ${y(top)} L${x(0.545)} ${y(top)} C${x(0.54)} ${y(top + 0.14)} ${x(0.5)} ${y(low + 0.012)} ${x(0.44)} ${y(low + 0.012)} L${x(0.13)} ${y(low + 0.012)} C${x(0.07)} ${y(low + 0.012)} ${x(0.03)} ${y(top + 0.14)} ${x(0.025)} ${y(top)}Z`,
    ),
    cut(
      lighter(white, -0.05),
      `M${x(0.34)} ${y(low + 0.012)} L${x(0.44)} ${y(low + 0.012)} C${x(0.5)} ${y(low + 0.012)} ${x(0.54)} ${y(top + 0.14)} ${x(0.545)} ${y(top)} L${x(0.5)} ${y(top)} C${x(0.5)} ${y(top + 0.1)} ${x(0.44)} ${y(low - 0.02)} ${x(0.34)} ${y(low + 0.012)}Z`,
    ),
    cut(
      lighter(white, 0.02),
      ...[
        [0.1, 0.03],
        [0.16, 0.042],
        [0.23, 0.03],
        [0.29, 0.036],
        [0.35, 0.026],
      ].map(([cx, radius]) => `o ${x(cx!)} ${y(top - 0.008)} ${x(radius!)} ${x(radius! * 0.7)}`),
    ),
    cut(white, r(0.01, top - 0.014, 0.55, 0.028, 12)),
  ]);
}

function mat(setting: Setting): Group {
  const { x, y } = at(setting);
  const cloth = shaded(setting, '#6fa8a8', 0.16);
  const plane = (inset: number) =>
    `p ${x(0.2 + inset)} ${y(0.83 + inset * 0.4)} ${x(0.62 - inset)} ${y(0.83 + inset * 0.4)} ${x(0.68 - inset)} ${y(0.94 - inset * 0.4)} ${x(0.14 + inset)} ${y(0.94 - inset * 0.4)}`;
  return backdrop('rug', [cut(cloth, plane(0)), cut(lighter(cloth, 0.07), plane(0.025))]);
}
