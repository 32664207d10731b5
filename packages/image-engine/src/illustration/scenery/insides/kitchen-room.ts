import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { curtainCloth } from '../set-pieces.ts';
import { backdrop, cut, flatBackdrop, type Setting } from '../stage.ts';
import { piece } from './room-pieces.ts';
import { pictureWindow } from './window-views.ts';

/** Shares of the height: the worktop, the foot of the cupboards, the lowest edge of what hangs. */
export const worktop = 0.52;
const plinth = 0.86;
const hung = 0.3;

type Kitchen = {
  readonly setting: Setting;
  readonly front: Oklab;
  readonly timber: Oklab;
  readonly light: Oklab;
  readonly steel: Oklab;
  readonly isRustic: boolean;
  readonly x: (share: number) => number;
  readonly y: (share: number) => number;
  readonly r: (x: number, y: number, w: number, h: number, round?: number) => string;
};

/** Cupboards and a stove under a window or a hood, shelves with what a cook needs, lamps. */
export function fittedKitchen(setting: Setting): Group[] {
  const kitchen = fitted(setting);
  const isOpen =
    setting.shown.has('window') ||
    setting.finish?.windows === 'large' ||
    (kitchen.isRustic && setting.weather !== null) ||
    setting.random() < 0.6;
  return [
    ...(setting.finish?.wall ? [] : [splashback(kitchen)]),
    ...(isOpen ? windowOf(kitchen) : hood(kitchen)),
    ...(kitchen.isRustic ? [panRail(kitchen)] : [cupboards(kitchen)]),
    shelf(kitchen, kitchen.isRustic ? 0.03 : 0.66),
    ...(kitchen.isRustic ? [beamsOf(kitchen)] : []),
    lowCupboards(kitchen),
    stove(kitchen),
    sink(kitchen),
    lamps(kitchen),
    ...(setting.shown.size === 0 ? inUse(setting) : []),
  ];
}

/** Where nothing was asked for: a pot on the stove, fruit and a kettle beside it. */
function inUse(setting: Setting): Group[] {
  const { width, height } = setting;
  const foot = height * (worktop + 0.006);
  return [
    piece(setting, 'pot-of-food', { x: width * 0.47, y: foot, high: height * 0.1 }),
    piece(setting, 'bowl-of-fruit', { x: width * 0.24, y: foot + 6, high: height * 0.11 }),
    piece(setting, 'kettle', { x: width * 0.9, y: foot + 4, high: height * 0.09 }),
  ];
}

function fitted(setting: Setting): Kitchen {
  const { width, height, palette, finish = {} } = setting;
  const shade = (hex: string, by = 0.1) =>
    blend(tone(hex), tone(palette.isDark ? palette.near : palette.sky), palette.isDark ? 0.5 : by);
  const isRustic = finish.taste === 'rustic';
  return {
    ...{ setting, isRustic },
    front: isRustic ? shade('#7f9a8c') : blend(tone(palette.ground), shade('#f4efe4'), 0.3),
    timber: shade(isRustic ? '#9a6b40' : '#b98a5a'),
    light: shade('#f6f1e6', 0.14),
    steel: shade('#c2cad0', 0.12),
    x: (share) => width * share,
    y: (share) => height * share,
    r: (x, y, w, h, round = 0) =>
      `r ${width * x} ${height * y} ${width * w} ${height * h} ${round}`,
  };
}

function splashback({ setting, r }: Kitchen): Group {
  const wall = tone(setting.palette.sky);
  const tiles = Array.from({ length: 42 }, (_, at) => {
    const [row, column] = [Math.floor(at / 14), at % 14];
    return r(column / 13 - 0.038 * (row % 2) - 0.03, 0.345 + row * 0.058, 0.071, 0.052, 2);
  });
  return backdrop('tiles', [
    cut(lighter(wall, -0.035), r(-0.1, 0.34, 1.2, 0.18)),
    cut(lighter(wall, 0.045), ...tiles),
  ]);
}

function windowOf({ setting, isRustic, x, y, r, light }: Kitchen): Group[] {
  const pane = { left: x(0.36), top: y(0.09), w: x(0.28), h: y(0.3) };
  const cloth = curtainCloth(setting, isRustic ? tone('#c8524a') : light);
  const folds = (from: number, turn: number) =>
    `M${x(from)} ${y(0.06)} L${x(from + turn * 0.09)} ${y(0.06)} C${x(from + turn * 0.08)} ${y(0.16)} ${x(from + turn * 0.02)} ${y(0.24)} ${x(from + turn * 0.02)} ${y(0.36)} L${x(from)} ${y(0.36)}Z`;
  return [
    ...pictureWindow(setting, pane),
    backdrop('curtains', [
      cut(blend(cloth, tone(setting.palette.sky), 0.2), folds(0.345, 1), folds(0.655, -1)),
      cut(lighter(cloth, isRustic ? 0.16 : -0.06), r(0.335, 0.06, 0.33, 0.03, 4)),
      cut(lighter(light, -0.3), r(0.325, 0.052, 0.35, 0.01, 4)),
    ]),
  ];
}

function hood({ x, y, r, steel }: Kitchen): Group[] {
  return [
    backdrop('hood', [
      cut(
        steel,
        `p ${x(0.42)} ${y(0.22)} ${x(0.58)} ${y(0.22)} ${x(0.63)} ${y(0.31)} ${x(0.37)} ${y(0.31)}`,
        r(0.46, -0.05, 0.08, 0.28),
      ),
      cut(lighter(steel, 0.08), r(0.465, -0.05, 0.02, 0.28)),
      cut(lighter(steel, -0.1), r(0.365, 0.305, 0.27, 0.022, 3)),
    ]),
  ];
}

function cupboards({ front, r }: Kitchen): Group {
  const door = lighter(front, front.l > 0.85 ? -0.04 : 0.05);
  return backdrop('wall cupboards', [
    cut(lighter(front, -0.05), r(0.0, 0.02, 0.32, hung - 0.02, 4)),
    cut(door, r(0.012, 0.04, 0.142, 0.24, 4), r(0.166, 0.04, 0.142, 0.24, 4)),
    cut(front, r(0.03, 0.065, 0.106, 0.19, 3), r(0.184, 0.065, 0.106, 0.19, 3)),
    cut(lighter(front, -0.25), r(0.136, 0.2, 0.008, 0.05, 3), r(0.176, 0.2, 0.008, 0.05, 3)),
  ]);
}

const jarHexes = ['#d8a23f', '#b5563f', '#7f9a5c', '#e3cfa0', '#6f8fa0'];

/** Two boards with jars, plates on edge, cups and a plant. */
function shelf({ setting, timber, light, r, x, y }: Kitchen, from: number): Group {
  const mixed = (hex: string) =>
    blend(tone(hex), tone(setting.palette.sky), setting.palette.isDark ? 0.5 : 0.12);
  const leaf = mixed('#5f9458');
  return backdrop('shelves', [
    ...jarHexes.map((hex, at) =>
      cut(mixed(hex), r(from + 0.02 + 0.048 * at, 0.105, 0.038, 0.065, 6)),
    ),
    cut(light, ...jarHexes.map((_, at) => r(from + 0.018 + 0.048 * at, 0.095, 0.042, 0.016, 3))),
    cut(
      light,
      ...[0, 1, 2].map(
        (at) => `o ${x(from + 0.05 + 0.055 * at)} ${y(0.267)} ${x(0.024)} ${y(0.034)}`,
      ),
    ),
    cut(
      mixed('#4f86a8'),
      ...[0, 1, 2].map(
        (at) => `o ${x(from + 0.05 + 0.055 * at)} ${y(0.267)} ${x(0.013)} ${y(0.019)}`,
      ),
    ),
    cut(mixed('#c8764a'), r(from + 0.235, 0.262, 0.05, 0.038, 4)),
    cut(
      leaf,
      ...[-40, -15, 15, 40].map(
        (turn, at) =>
          `o ${x(from + 0.245 + 0.011 * at)} ${y(0.242)} ${x(0.008)} ${y(0.03)} ${turn}`,
      ),
    ),
    cut(timber, r(from, 0.17, 0.31, 0.014, 2), r(from, 0.3, 0.31, 0.014, 2)),
    cut(
      lighter(timber, -0.08),
      ...[0.03, 0.27].flatMap((by) => [
        r(from + by, 0.184, 0.01, 0.024),
        r(from + by, 0.314, 0.01, 0.024),
      ]),
    ),
  ]);
}

/** Copper on hooks. */
function panRail({ setting, x, y, r }: Kitchen): Group {
  const copper = blend(
    tone('#c8764a'),
    tone(setting.palette.sky),
    setting.palette.isDark ? 0.45 : 0.06,
  );
  const iron = tone('#4a4540');
  const pans = [0.71, 0.79, 0.87, 0.945];
  return backdrop('hung pans', [
    cut(
      iron,
      r(0.67, 0.13, 0.32, 0.01, 4),
      ...pans.map((px) => `k ${x(px)} ${y(0.135)} ${x(px)} ${y(0.21)} 6 6`),
    ),
    cut(
      copper,
      ...pans.map(
        (px, at) =>
          `o ${x(px)} ${y(0.235 + 0.012 * (at % 2))} ${x(0.034 - 0.004 * (at % 2))} ${x(0.034 - 0.004 * (at % 2))}`,
      ),
    ),
    cut(
      lighter(copper, 0.09),
      ...pans.map(
        (px, at) => `o ${x(px - 0.008)} ${y(0.228 + 0.012 * (at % 2))} ${x(0.016)} ${x(0.016)}`,
      ),
    ),
  ]);
}

function beamsOf({ timber, x, y, r }: Kitchen): Group {
  const dark = lighter(timber, -0.12);
  return backdrop('beams', [
    cut(dark, r(-0.1, -0.06, 1.2, 0.09)),
    cut(
      lighter(dark, 0.05),
      ...[0.08, 0.36, 0.64, 0.92].map(
        (px) =>
          `p ${x(px - 0.03)} ${y(-0.06)} ${x(px + 0.03)} ${y(-0.06)} ${x(px + 0.022)} ${y(0.055)} ${x(px - 0.022)} ${y(0.055)}`,
      ),
    ),
  ]);
}

function lowCupboards({ front, timber, light, r }: Kitchen): Group {
  const door = lighter(front, front.l > 0.85 ? -0.045 : 0.05);
  const at = [0.005, 0.135, 0.265, 0.605, 0.735, 0.865];
  const cuts: CutOut[] = [
    cut(front, r(-0.1, worktop, 1.2, plinth - worktop)),
    cut(lighter(front, -0.16), r(-0.1, plinth - 0.035, 1.2, 0.035)),
    cut(
      door,
      ...at.map((x) => r(x, worktop + 0.055, 0.122, 0.062, 3)),
      ...at.map((x) => r(x, worktop + 0.13, 0.122, 0.165, 3)),
    ),
    cut(front, ...at.map((x) => r(x + 0.018, worktop + 0.153, 0.086, 0.12, 2))),
    cut(
      lighter(light, -0.24),
      ...at.flatMap((x) => [
        r(x + 0.045, worktop + 0.08, 0.032, 0.011, 4),
        r(x + 0.1, worktop + 0.2, 0.008, 0.03, 3),
      ]),
    ),
    cut(timber, r(-0.1, worktop, 1.2, 0.034)),
    cut(lighter(timber, 0.06), r(-0.1, worktop, 1.2, 0.01)),
  ];
  return backdrop('counter', cuts);
}

function stove({ steel, x, y, r, setting }: Kitchen): Group {
  const dark = tone('#2f343a');
  const glow = setting.palette.isDark ? tone('#f0a24a') : blend(tone('#f0a24a'), dark, 0.45);
  return backdrop('stove', [
    cut(steel, r(0.395, worktop + 0.008, 0.21, plinth - worktop - 0.02, 4)),
    cut(dark, r(0.395, worktop - 0.004, 0.21, 0.016, 3), r(0.418, worktop + 0.1, 0.164, 0.16, 6)),
    cut(glow, r(0.432, worktop + 0.12, 0.136, 0.12, 4)),
    cut(
      lighter(steel, -0.16),
      r(0.415, worktop + 0.082, 0.17, 0.011, 4),
      ...[0.42, 0.46, 0.5, 0.54, 0.58].map(
        (px) => `o ${x(px)} ${y(worktop + 0.048)} ${x(0.011)} ${x(0.011)}`,
      ),
    ),
    cut(lighter(steel, 0.08), r(0.41, worktop + 0.275, 0.18, 0.035, 3)),
  ]);
}

/** A tap over the worktop. */
function sink({ steel, x, y, r }: Kitchen): Group {
  return backdrop('sink', [
    cut(lighter(steel, -0.12), r(0.665, worktop - 0.003, 0.15, 0.014, 4)),
    cut(
      steel,
      `M${x(0.735)} ${y(worktop)} L${x(0.735)} ${y(0.44)} C${x(0.735)} ${y(0.4)} ${x(0.775)} ${y(0.4)} ${x(0.775)} ${y(0.44)} L${x(0.775)} ${y(0.455)} L${x(0.764)} ${y(0.455)} L${x(0.764)} ${y(0.44)} C${x(0.764)} ${y(0.418)} ${x(0.747)} ${y(0.418)} ${x(0.747)} ${y(0.44)} L${x(0.747)} ${y(worktop)}Z`,
    ),
  ]);
}

function lamps({ setting, x, y, isRustic }: Kitchen): Group {
  const shade = isRustic ? tone('#3f4a44') : tone(setting.palette.near);
  const at = [0.24, 0.76];
  return flatBackdrop('pendant lamp', [
    cut(tone('#3a3f45'), ...at.map((px) => `k ${x(px)} -20 ${x(px)} ${y(0.03)} 4 4`)),
    cut(
      shade,
      ...at.map(
        (px) =>
          `M${x(px - 0.008)} ${y(0.025)} L${x(px + 0.008)} ${y(0.025)} C${x(px + 0.03)} ${y(0.035)} ${x(px + 0.045)} ${y(0.05)} ${x(px + 0.048)} ${y(0.075)} L${x(px - 0.048)} ${y(0.075)} C${x(px - 0.045)} ${y(0.05)} ${x(px - 0.03)} ${y(0.035)} ${x(px - 0.008)} ${y(0.025)}Z`,
      ),
    ),
    cut(tone('#ffe6a8'), ...at.map((px) => `o ${x(px)} ${y(0.078)} ${x(0.024)} ${y(0.012)}`)),
  ]);
}
