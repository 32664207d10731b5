import { blend, lighter, tone } from '../../palette/tones.ts';
import { leaf } from '../outdoors/growth.ts';
import { skyOf } from '../outdoors/sky.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { boards, floorLine } from './room-pieces.ts';

/** Inside a house of glass and iron, plants along both sides. */
export const greenhouse = (setting: Setting): Stage => {
  const { width, height, palette } = setting;
  const iron = blend(tone('#4f6b62'), tone(palette.sky), palette.isDark ? 0.2 : 0.35);
  const floor = blend(tone('#c9b99c'), tone(palette.ground), 0.3);
  const [top, line, x] = [height * 0.06, height * 0.7, width / 2];
  const arch = (half: number, rise: number, thick: number) =>
    `M${x - half - thick} ${line} L${x - half - thick} ${rise + half * 0.7} C${x - half - thick} ${rise - thick} ${x + half + thick} ${rise - thick} ${x + half + thick} ${rise + half * 0.7} L${x + half + thick} ${line} L${x + half} ${line} L${x + half} ${rise + half * 0.7} C${x + half} ${rise} ${x - half} ${rise} ${x - half} ${rise + half * 0.7} L${x - half} ${line}Z`;
  const bars = [-0.36, -0.18, 0, 0.18, 0.36].map(
    (at) => `r ${x + width * at - 3} ${top + 60 + Math.abs(at) * 260} 6 ${line}`,
  );
  return {
    back: [
      ...skyOf(setting),
      backdrop('far trees', [
        cut(
          blend(tone(palette.far), tone(palette.sky), 0.45),
          ...[0.1, 0.3, 0.52, 0.72, 0.92].map(
            (at, nth) =>
              `o ${width * at} ${line - 10} ${width * 0.15} ${height * (0.1 + 0.03 * (nth % 2))}`,
          ),
        ),
      ]),
      backdrop('glass', [
        cut(
          iron,
          ...bars,
          `r -60 ${height * 0.34} ${width + 120} 7`,
          `r -60 ${height * 0.53} ${width + 120} 6`,
        ),
        cut(iron, arch(width * 0.28, height * 0.14, 8), arch(width * 0.44, height * 0.05, 14)),
      ]),
      backdrop('floor', [
        cut(floor, `r -60 ${line} ${width + 120} ${height}`),
        cut(
          lighter(floor, -0.05),
          ...[0.1, 0.3, 0.5, 0.7, 0.9].map(
            (at) =>
              `p ${x + width * (at - 0.5) * 0.8 - 2} ${line} ${x + width * (at - 0.5) * 0.8 + 2} ${line} ${x + width * (at - 0.5) * 1.9 + 4} ${height * 1.05} ${x + width * (at - 0.5) * 1.9 - 4} ${height * 1.05}`,
          ),
          `r -60 ${line + height * 0.08} ${width + 120} 4`,
          `r -60 ${line + height * 0.18} ${width + 120} 5`,
        ),
      ]),
      backdrop('plants', [...leavesAt(setting, line, -1), ...leavesAt(setting, line, 1)]),
    ],
    ...{ front: [], base: height * 0.88, horizon: height * 0.5, hasGround: true },
  };
};

/** Up along one wall. */
function leavesAt({ width, height, palette, random }: Setting, line: number, side: 1 | -1) {
  const greens = ['#3f7f55', '#5c9c52', '#79b56a'].map((hex) =>
    blend(tone(hex), tone(palette.ground), palette.isDark ? 0.55 : 0.25),
  );
  return Array.from({ length: 15 }, (_, at) => {
    const foot = side < 0 ? width * 0.09 : width * 0.91;
    const lean = -side * (0.1 + 0.09 * (at % 6)) + (at % 2 ? 0.5 * side : 0);
    return cut(
      greens[at % 3]!,
      leaf(
        foot + side * 34 * random(),
        line + 30 + 26 * (at % 4),
        height * (0.18 + 0.16 * random()),
        lean,
      ),
    );
  });
}

/** Framed pictures on a plain wall, lit from above. */
export const museum = (setting: Setting): Stage => {
  const { width, height, palette } = setting;
  const wall = blend(tone('#efe8da'), tone(palette.sky), palette.isDark ? 0.65 : 0.3);
  const gold = blend(tone('#c79a4b'), wall, 0.1);
  const floor = blend(tone('#b98a5a'), tone(palette.near), 0.25);
  const frames = [
    { x: 0.06, y: 0.16, w: 0.24, h: 0.3 },
    { x: 0.37, y: 0.1, w: 0.27, h: 0.24 },
    { x: 0.71, y: 0.17, w: 0.23, h: 0.3 },
  ].map(({ x, y, w, h }) => ({ x: width * x, y: height * y, w: width * w, h: height * h }));
  return {
    back: [
      backdrop('wall', [
        sheet(setting, wall),
        cut(
          lighter(wall, palette.isDark ? 0.04 : -0.05),
          `r -60 ${height * 0.62} ${width + 120} ${height}`,
        ),
      ]),
      ...frames.map(({ x, y, w, h }, nth) =>
        backdrop('painting', [
          cut(gold, `r ${x - 14} ${y - 14} ${w + 28} ${h + 28} 4`),
          cut(lighter(gold, -0.1), `r ${x - 4} ${y - 4} ${w + 8} ${h + 8} 2`),
          cut(tone([palette.sky, palette.far, palette.disc][nth]!), `r ${x} ${y} ${w} ${h}`),
          cut(
            tone([palette.disc, palette.paper, palette.near][nth]!),
            `o ${x + w * 0.62} ${y + h * 0.36} ${w * 0.17} ${w * 0.17}`,
          ),
          cut(
            tone([palette.ground, palette.near, palette.ground][nth]!),
            `M${x} ${y + h * 0.7} C${x + w * 0.3} ${y + h * 0.48} ${x + w * 0.6} ${y + h * 0.84} ${x + w} ${y + h * 0.58} L${x + w} ${y + h} L${x} ${y + h}Z`,
          ),
        ]),
      ),
      backdrop('floor', [
        cut(floor, `r -60 ${height * floorLine} ${width + 120} ${height}`),
        cut(lighter(floor, -0.04), ...boards(width, height)),
        cut(
          lighter(wall, palette.isDark ? 0.08 : -0.1),
          `r -60 ${height * floorLine - 22} ${width + 120} 22`,
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.9, horizon: height * 0.6, hasGround: true },
  };
};

/** Two walls of goods, and the aisle between them. */
export const supermarket = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const wall = blend(tone('#eef1ee'), tone(palette.sky), palette.isDark ? 0.55 : 0.25);
  const steel = blend(tone('#b9c2c6'), wall, 0.2);
  const floor = blend(tone('#dcd8cc'), tone(palette.ground), 0.2);
  const goods = ['#d8574c', '#e8a23c', '#4f9d78', '#4f86b8', '#c98d9b', '#f0d060', '#7d6aa8'].map(
    (hex) => blend(tone(hex), wall, palette.isDark ? 0.45 : 0.12),
  );
  const rows = [0.2, 0.33, 0.46, 0.59].map((y) => height * y);
  const boxes = rows.flatMap((y, row) =>
    Array.from({ length: 19 }, (_, at) => {
      const x = -20 + (width / 18) * at;
      const [w, h] = [width / 18 - 7, height * (0.06 + 0.035 * random())];
      const shape = (at + row) % 3 === 1 ? 10 : 3;
      return {
        fill: (at * 3 + row * 2) % goods.length,
        text: `r ${x} ${y - h} ${w} ${h} ${shape}`,
      };
    }),
  );
  return {
    back: [
      backdrop('wall', [sheet(setting, wall)]),
      backdrop('lamps', [
        cut(
          lighter(wall, 0.1),
          ...[0.08, 0.4, 0.72].map((x) => `r ${width * x} ${height * 0.035} ${width * 0.2} 16 8`),
        ),
      ]),
      backdrop('goods', [
        cut(lighter(wall, -0.07), `r -60 ${height * 0.1} ${width + 120} ${height * 0.56}`),
        ...goods.map((fill, nth) =>
          cut(fill, ...boxes.filter((one) => one.fill === nth).map(({ text }) => text)),
        ),
        cut(steel, ...rows.map((y) => `r -60 ${y} ${width + 120} 14`)),
        cut(
          blend(tone(palette.disc), wall, 0.2),
          ...rows.flatMap((y) =>
            [0.1, 0.37, 0.64, 0.88].map((x) => `r ${width * x} ${y + 2} 44 10 2`),
          ),
        ),
      ]),
      backdrop('floor', [
        cut(floor, `r -60 ${height * 0.68} ${width + 120} ${height}`),
        cut(
          lighter(floor, -0.04),
          ...[0.74, 0.84, 0.96].map((y) => `r -60 ${height * y} ${width + 120} 4`),
          ...[0.05, 0.28, 0.5, 0.72, 0.95].map(
            (x) =>
              `p ${width * x} ${height * 0.68} ${width * x + 4} ${height * 0.68} ${width * (0.5 + (x - 0.5) * 1.7) + 6} ${height * 1.04} ${width * (0.5 + (x - 0.5) * 1.7)} ${height * 1.04}`,
          ),
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.89, horizon: height * 0.5, hasGround: true },
  };
};
