import type { Place } from '../../illustration-description.ts';
import { lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { sea } from '../outdoors/waters.ts';
import { lit, piece } from '../set-pieces.ts';
import { backdrop, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { city } from './city.ts';
import { roofs, townView } from './roofs-and-balconies.ts';

/** What is seen over the parapet; towers where nothing was told. */
const views: Partial<Record<Place, (setting: Setting) => Stage>> = {
  ...{ sea, beach: sea, harbour: sea, paris: roofs, roofs, seine: roofs },
  ...{ village: townView, townview: townView },
};

/** Of what is seen from there: not seen from so high. */
const below = /^(near roof|garden|street|street lamp|tree|near waves)$/;

/** Of the height: where the parapet begins and ends. */
const parapet = { top: 0.7, foot: 0.785 } as const;

/** A flat roof that somebody can stand, sit and dance on; over its parapet the town. */
export function rooftop(setting: Setting): Stage {
  const { width, height, random } = setting;
  const { back } = (views[setting.view ?? 'city'] ?? city)(setting);
  const side = random() < 0.5 ? -1 : 1;
  const x = (share: number) => width * (0.5 + side * share);
  return {
    back: [
      ...back.filter(({ name }) => !below.test(name)),
      ...chimneys(setting, x),
      deck(setting),
      stairHead(setting, side),
      ...(setting.shown.has('potted-plant')
        ? []
        : [
            piece(setting, 'potted-plant', {
              x: x(-0.44),
              base: height * 0.83,
              high: height * 0.15,
            }),
          ]),
    ],
    ...{ front: [], base: height * 0.92, horizon: height * 0.5, hasGround: true },
  };
}

function deck(setting: Setting): Group {
  const { width, height, beyond } = setting;
  const wall = lit(setting, '#b98a6c', 0.03);
  const floor = liesSnow(setting) ? snowIn(setting) : lit(setting, '#b9aa9a', 0.03);
  const [from, to] = [-60 - beyond.left, width + 60 + beyond.right];
  const wide = to - from;
  const high = height * (parapet.foot - parapet.top);
  const bricks: string[] = [];
  for (let row = 0; row < 3; row += 1)
    for (let at = from + (row % 2) * 40; at < to; at += 80)
      bricks.push(
        `r ${at} ${height * parapet.top + 22 + (row * (high - 22)) / 3} 4 ${(high - 22) / 3}`,
      );
  const joints = [0.815, 0.865, 0.935].map((y) => `r ${from} ${height * y} ${wide} 4`);
  const lines = Array.from({ length: 13 }, (_, at) => {
    const far = width * (at / 12);
    const near = width / 2 + (far - width / 2) * 1.9;
    return `p ${far} ${height * parapet.foot} ${far + 3} ${height * parapet.foot} ${near + 5} ${height * 1.1} ${near} ${height * 1.1}`;
  });
  const coping = lit(setting, '#d9c9b4', 0.02);
  return backdrop('rooftop', [
    cut(wall, `r ${from} ${height * parapet.top} ${wide} ${high + 8}`),
    cut(
      lighter(wall, -0.05),
      ...bricks,
      ...[1, 2].map(
        (row) => `r ${from} ${height * parapet.top + 22 + (row * (high - 22)) / 3} ${wide} 4`,
      ),
    ),
    cut(
      liesSnow(setting) ? snowIn(setting) : coping,
      `r ${from} ${height * parapet.top - 6} ${wide} 26`,
    ),
    cut(lighter(coping, -0.07), `r ${from} ${height * parapet.top + 17} ${wide} 7`),
    cut(floor, `r ${from} ${height * parapet.foot} ${wide} ${height * 0.4 + beyond.bottom}`),
    cut(lighter(floor, -0.04), ...joints, ...lines),
    cut(lighter(floor, -0.07), `r ${from} ${height * parapet.foot} ${wide} 9`),
  ]);
}

/** Of the houses about it, a little lower. */
function chimneys(setting: Setting, x: (share: number) => number): Group[] {
  const { height } = setting;
  const brick = lit(setting, '#a8664c', 0.12);
  const pot = lit(setting, '#c9784f', 0.12);
  return [-0.2, 0.12].map((share, at) => {
    const [cx, top] = [x(share), height * (0.64 + 0.02 * at)];
    return backdrop('chimney', [
      cut(pot, ...[-24, 6].map((dx) => `r ${cx + dx} ${top - 28} 18 34 3`)),
      cut(brick, `r ${cx - 34} ${top} 68 ${height * 0.12}`),
      cut(lighter(brick, 0.05), `r ${cx - 40} ${top - 4} 80 13 2`),
    ]);
  });
}

/** Where one came up: a door under its lamp, at the edge of the picture. */
function stairHead(setting: Setting, side: number): Group {
  const { width, height, beyond, palette } = setting;
  const wall = lit(setting, '#cbb39a', 0.03);
  const w = Math.min(width, height) * 0.17 + (side > 0 ? beyond.right : beyond.left);
  const left = side > 0 ? width + beyond.right - w : -beyond.left;
  const [top, foot] = [height * 0.43, height * 0.83];
  const inner = side > 0 ? left : left + w;
  const door = Math.min(width, height) * 0.085;
  const dx = inner + (side > 0 ? 26 : -26 - door);
  return backdrop('stair head', [
    cut(wall, `r ${left} ${top} ${w} ${foot - top}`),
    cut(lighter(wall, 0.05), `r ${left - 14} ${top - 14} ${w + 28} 22 3`),
    cut(
      lit(setting, '#5b6f7d', 0.03),
      `r ${dx} ${foot - height * 0.25} ${door} ${height * 0.25} 4`,
    ),
    cut(
      palette.isDark ? tone(lamplight) : lit(setting, '#f4ead6', 0.02),
      `o ${dx + door / 2} ${foot - height * 0.29} 15 12`,
    ),
  ]);
}
