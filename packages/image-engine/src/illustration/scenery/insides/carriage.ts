import { blend, lighter, tone } from '../../palette/tones.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';

/** Inside a train: windows with what passes, poles, and a bench along the wall. */
export function carriage(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const wall = blend(tone('#e9e4d8'), tone(palette.sky), palette.isDark ? 0.5 : 0.2);
  const metal = blend(tone('#9aa4ae'), tone(palette.sky), 0.2);
  const seat = blend(tone(palette.ground), tone('#2f6f8f'), 0.35);
  const glass = lighter(tone(palette.sky), palette.isDark ? -0.04 : -0.02);
  const panes = [0.03, 0.36, 0.69].map((x) => ({ x: width * x, w: width * 0.28 }));
  const [top, high] = [height * 0.16, height * 0.34];
  const towers = panes.flatMap(({ x, w }) =>
    Array.from({ length: 4 }, (_, at) => {
      const up = high * (0.25 + 0.45 * random());
      return `r ${x + 14 + ((w - 28) / 4) * at} ${top + high - 14 - up} ${(w - 28) / 4 - 3} ${up}`;
    }),
  );
  const poles = [0.335, 0.665].map((x) => `r ${width * x - 6} -20 12 ${height * 0.86} 6`);
  const straps = [0.1, 0.22, 0.44, 0.56, 0.78, 0.9].flatMap((x) => [
    `k ${width * x} ${height * 0.07} ${width * x} ${height * 0.12} 5 5`,
    `o ${width * x} ${height * 0.14} 17 20`,
  ]);
  const holes = [0.1, 0.22, 0.44, 0.56, 0.78, 0.9].map(
    (x) => `o ${width * x} ${height * 0.14} 10 13`,
  );
  return {
    back: [
      backdrop('wall', [
        sheet(setting, wall),
        cut(lighter(wall, -0.05), `r -60 ${height * 0.54} ${width + 120} ${height}`),
      ]),
      backdrop('windows', [
        cut(metal, ...panes.map(({ x, w }) => `r ${x} ${top} ${w} ${high} 26`)),
        cut(glass, ...panes.map(({ x, w }) => `r ${x + 12} ${top + 12} ${w - 24} ${high - 24} 18`)),
        cut(blend(tone(palette.far), glass, 0.35), ...towers),
      ]),
      backdrop('rail', [
        cut(metal, `r -60 ${height * 0.06} ${width + 120} 10 5`),
        { ...cut(metal, ...straps, ...holes), isEvenOdd: true },
      ]),
      backdrop('poles', [cut(lighter(metal, 0.06), ...poles)]),
      backdrop('bench', [
        cut(lighter(seat, 0.04), `r -60 ${height * 0.56} ${width + 120} ${height * 0.16} 20`),
        cut(seat, `r -60 ${height * 0.7} ${width + 120} ${height * 0.09} 14`),
        cut(lighter(seat, -0.08), `r -60 ${height * 0.775} ${width + 120} ${height * 0.07}`),
      ]),
      backdrop('floor', [
        cut(
          blend(tone('#7d7a80'), tone(palette.near), 0.3),
          `r -60 ${height * 0.84} ${width + 120} ${height}`,
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.93, horizon: height * 0.5, hasGround: true },
  };
}
