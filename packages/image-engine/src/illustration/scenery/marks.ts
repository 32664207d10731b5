import { blend, tone } from '../palette/tones.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from './stage.ts';

/** A mark in its field on paper; its name stands below. */
export const mark = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const r = Math.min(width, height) * markRadius(setting.isNamed);
  const [x, y] = [width / 2, height * (setting.isNamed ? 0.4 : 0.5)];
  const field = fields[setting.isRound ? 0 : Math.floor(random() * fields.length)]!;
  return {
    back: [
      backdrop('paper', [sheet(setting, tone(palette.paper))]),
      backdrop('disc', [
        cut(tone(palette.ring ?? palette.near), field(x, y, r * 1.1)),
        cut(tone(palette.paper), field(x, y, r * 1.05)),
        cut(blend(tone(palette.ground), tone(palette.near), 0.25), field(x, y, r)),
      ]),
    ],
    ...{ front: [], base: y, horizon: height, hasGround: false },
  };
};

const fields: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `o ${x} ${y} ${r} ${r}`,
  (x, y, r) => `r ${x - r * 0.94} ${y - r * 0.94} ${r * 1.88} ${r * 1.88} ${r * 0.5}`,
  (x, y, r) =>
    `p ${Array.from({ length: 160 }, (_, index) => {
      const turn = (index / 160) * 2 * Math.PI;
      const at = r * (0.985 + 0.03 * Math.cos(turn * 20));
      return `${x + Math.cos(turn) * at} ${y + Math.sin(turn) * at}`;
    }).join(' ')}`,
];

const markRadius = (isNamed: boolean) => (isNamed ? 0.32 : 0.38);
/** How wide what stands in it is across, as a share of the picture's shorter side. */
export const markSide = (isNamed: boolean) => markRadius(isNamed) * 1.82;
