import type { Oklab } from '@armoni/colour/oklab';
import { ownDrawing } from '../../drawings/own-drawings.ts';
import { place } from '../../layout/place-drawing.ts';
import { colourDrawing } from '../../palette/colour-drawing.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { isInFlower } from '../set-pieces.ts';
import { backdrop, cut, isWet, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { canyon, lamplight, needles } from './canyon.ts';
import { builtAs, frontsOf, type Quarter } from './quarters.ts';
import { streetView } from './street-view.ts';
import { frontBeams, stepsOf } from './wall-features.ts';

const manyFronts = ['#e58f6b', '#f0c987', '#9cc2b8', '#e7a5a0', '#c9d3a8', '#d9b8d0'];

/** Houses on both sides that step back toward the middle, where the street goes. */
export function facades(setting: Setting, fronts: readonly string[] = manyFronts): Group[] {
  const { width, height, palette, random } = setting;
  const isLate = palette.isDark || setting.time === 'dusk' || setting.weather === 'rain';
  const groups: Group[] = [];
  const street = height * 0.76;
  const houses = [
    { x: 0.27, w: 0.15, top: 0.3 },
    { x: 0.58, w: 0.15, top: 0.32 },
    { x: 0.12, w: 0.2, top: 0.2 },
    { x: 0.69, w: 0.19, top: 0.18 },
    { x: -0.08, w: 0.24, top: 0.08 },
    { x: 0.85, w: 0.24, top: 0.1 },
  ];
  for (const [index, house] of houses.entries()) {
    const deep = Math.floor(index / 2);
    const painted = frontsOf(setting, fronts);
    const hex = painted[Math.floor(random() * painted.length)]!;
    const front = blend(
      tone(hex),
      tone(palette.isDark ? palette.far : palette.sky),
      palette.isDark ? 0.62 : 0.3 - 0.12 * deep,
    );
    groups.push(
      houseAt(
        setting,
        { left: width * house.x, w: width * house.w, top: height * house.top, street },
        { front, isLate },
      ),
    );
  }
  return groups;
}

type Lot = {
  readonly left: number;
  readonly w: number;
  readonly top: number;
  readonly street: number;
};
type Look = { readonly front: Oklab; readonly isLate: boolean };

function houseAt(setting: Setting, { left, w, top, street }: Lot, { front, isLate }: Look): Group {
  const { palette, random } = setting;
  const roof = blend(tone('#a65a45'), tone(palette.near), palette.isDark ? 0.6 : 0.25);
  const roofHigh = 46;
  const cutOuts: CutOut[] = [
    cut(
      roof,
      `p ${left + w / 2} ${top - roofHigh * 1.5} ${left + w + 8} ${top} ${left - 8} ${top}`,
    ),
    cut(
      roof,
      `r ${left + w * 0.16} ${top - roofHigh - 26} 20 50`,
      `r ${left + w * 0.7} ${top - roofHigh - 20} 20 46`,
    ),
    ...(liesSnow(setting)
      ? [
          cut(
            snowIn(setting),
            `p ${left + w / 2} ${top - roofHigh * 1.6} ${left + w + 10} ${top + 4} ${left + w * 0.86} ${top + 4} ${left + w / 2} ${top - roofHigh * 0.9} ${left + w * 0.14} ${top + 4} ${left - 10} ${top + 4}`,
            `r ${left + w * 0.14} ${top - roofHigh - 32} 26 10 4`,
            `r ${left + w * 0.68} ${top - roofHigh - 26} 26 10 4`,
          ),
        ]
      : []),
    ...wallAt(setting, { left, w, top, street }, front),
    cut(lighter(front, 0.05), `r ${left} ${top} ${w} 9`),
  ];
  const columns = Math.max(2, Math.round(w / 68));
  const shop = shopHigh;
  const rows = Math.max(2, Math.floor((street - shop - top) / 92));
  const panes: Record<'lit' | 'dark', string[]> = { lit: [], dark: [] };
  const [stepX, stepY] = [w / columns, (street - shop - top) / rows];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [left + stepX * (column + 0.5), top + stepY * row + stepY * 0.22];
      const isLit = random() < 0.55;
      panes[isLate && isLit ? 'lit' : 'dark'].push(`r ${x - 13} ${y} 26 ${stepY * 0.56} 3`);
    }
  }
  const glass = palette.isDark
    ? lighter(tone(palette.near), -0.02)
    : blend(tone('#55708a'), front, 0.25);
  cutOuts.push(cut(glass, ...panes.dark));
  if (isInFlower(setting)) cutOuts.push(...underWindows([...panes.dark, ...panes.lit]));
  if (panes.lit.length > 0) cutOuts.push(cut(tone(lamplight), ...panes.lit));
  cutOuts.push(
    ...shopFront(
      { left, w, street, high: shop - 14 },
      isLate ? tone(lamplight) : glass,
      [palette.disc, palette.ground, '#c9564a', '#3f8a7c'][Math.floor(random() * 4)]!,
    ),
  );
  return backdrop('house', cutOuts);
}

/** Its wall with what its town builds on it: a gable in steps, beams. */
function wallAt(setting: Setting, { left, w, top, street }: Lot, front: Oklab): CutOut[] {
  const { beams, gable: kind } = builtAs(setting) ?? {};
  const gable = kind === 'stepped' ? stepsOf({ left, top, w }) : [];
  const wall = cut(front, `r ${left} ${top} ${w} ${street - top}`, ...gable);
  if (!beams) return [wall];
  const beam = blend(tone(beams), front, setting.palette.isDark ? 0.5 : 0.15);
  return [wall, cut(beam, ...frontBeams({ left, top, w, h: street - top - shopHigh }, 4))];
}

/** Of a shop below a house, units. */
const shopHigh = 84;

/** A box of flowers below each of them. */
function underWindows(panes: readonly string[]): CutOut[] {
  const feet = panes.map((pane) => {
    const [x, y, w, h] = pane.split(' ').slice(1).map(Number);
    return { x: x! + w! / 2, y: y! + h! };
  });
  return [
    cut(tone('#5d8f57'), ...feet.map(({ x, y }) => `r ${x - 20} ${y - 3} 40 14 6`)),
    cut(
      tone('#d9607a'),
      ...feet.flatMap(({ x, y }) => [-14, 0, 14].map((dx) => `o ${x + dx} ${y} 6.5 6`)),
    ),
    cut(
      tone('#f4c3cf'),
      ...feet.flatMap(({ x, y }) => [-7, 8].map((dx) => `o ${x + dx} ${y + 5} 5 5`)),
    ),
  ];
}

function shopFront(
  { left, w, street, high }: { left: number; w: number; street: number; high: number },
  glass: Oklab,
  awning: string,
): CutOut[] {
  const stripes = Math.max(4, Math.round(w / 30));
  const bands = Array.from(
    { length: stripes },
    (_, index) => `r ${left + (w / stripes) * index} ${street - high} ${w / stripes / 2} 30`,
  );
  return [
    cut(glass, `r ${left + 10} ${street - high + 20} ${w - 20} ${high - 20}`),
    cut(tone('#f6efe0'), `r ${left} ${street - high} ${w} 30`),
    cut(tone(awning), ...bands, `r ${left} ${street - high - 8} ${w} 9`),
  ];
}

export function pavement(setting: Setting): Group {
  const { width, height, palette } = setting;
  const bare = blend(tone('#8b8791'), tone(palette.near), palette.isDark ? 0.65 : 0.35);
  const stone = liesSnow(setting) ? blend(bare, snowIn(setting), 0.88) : bare;
  const y = height * 0.76;
  const shine = Array.from(
    { length: 16 },
    (_, index) =>
      `r ${width * setting.random()} ${y + 20 + (height * 0.22 * index) / 16} ${26 + 50 * setting.random()} 5 2.5`,
  );
  return backdrop('street', [
    cut(stone, `r -60 ${y} ${width + 120} ${height}`),
    cut(lighter(stone, 0.05), `r -60 ${y} ${width + 120} 12`),
    cut(isWet(setting) ? blend(tone(lamplight), stone, 0.45) : lighter(stone, -0.04), ...shine),
  ]);
}

const colourful: Quarter = {
  fronts: manyFronts,
  ...{ roof: '#a65a45', high: 0.44, more: 0.16, storeys: 4 },
  ...{ hasShops: true, hasBalconies: false, hasMansards: false },
};
const lived: Quarter = {
  fronts: ['#f4efe6', '#f0c987', '#e7b5a0', '#a9c4cf', '#f2dfc0', '#d9b8b0'],
  ...{ roof: '#b8664a', high: 0.44, more: 0.12, storeys: 4 },
  ...{ hasShops: false, hasBalconies: true, hasMansards: false },
};
const haussmann: Quarter = {
  fronts: ['#e6d3b3', '#dcc4a0', '#ead9be'],
  ...{ roof: '#66707e', high: 0.48, more: 0.04, storeys: 5 },
  ...{ hasShops: true, hasBalconies: true, hasMansards: true },
};
const avenue: Quarter = {
  fronts: ['#b8705a', '#8f98a8', '#c9a883', '#7f8b9c', '#a88a78'],
  ...{ roof: '#55606e', high: 0.62, more: 0.5, storeys: 11 },
  ...{ hasShops: true, hasBalconies: false, hasMansards: false },
};

export const street = (setting: Setting): Stage => canyon(setting, colourful, streetView(setting));

const islands: Quarter = {
  fronts: ['#fbfaf5', '#f4f3ee', '#ffffff'],
  ...{ roof: '#f1efe8', high: 0.36, more: 0.1, storeys: 3 },
  ...{ hasShops: false, hasBalconies: false, hasMansards: false, isOfIslands: true },
};

/** White walls under a blue sky. */
export const whiteLane = (setting: Setting): Stage =>
  canyon(setting, islands, streetView(setting, true));

/** Between walls, with no roadway. */
export const alley = (setting: Setting): Stage => canyon(setting, lived, streetView(setting, true));

export function newYork(setting: Setting): Stage {
  const view = streetView(setting);
  return canyon(setting, avenue, view, [needles(setting, view)]);
}

/** The street ends at the tower. */
export function paris(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const tower = ownDrawing('eiffel-tower')!;
  const fills = colourDrawing(tower, palette, null).map((fill) =>
    blend(fill, tone(palette.far), palette.isDark ? 0.55 : 0.35),
  );
  const view = streetView(setting);
  const high = height * (0.44 + 0.18 * random());
  const at = { x: width * view.x, base: height * (view.y + 0.12), height: high };
  return canyon(setting, haussmann, view, [backdrop('tower', place(tower, fills, at).cutOuts)]);
}
