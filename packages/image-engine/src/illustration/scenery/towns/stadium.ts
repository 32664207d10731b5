import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { skyOf } from '../outdoors/sky.ts';
import { backdrop, cut, type Setting, type Stage } from '../stage.ts';
import { confettiColours } from './events.ts';

/** Of the height: where the pitch begins. */
const pitchTop = 0.6;

/** Full stands around a pitch that draws together toward a goal, under floodlights. */
export function stadium(setting: Setting): Stage {
  const { width, height, palette } = setting;
  if (setting.shown.has('tennis-player') || setting.shown.has('tennis')) return court(setting);
  const grass = blend(tone('#5aa05c'), tone(palette.ground), palette.isDark ? 0.35 : 0.2);
  const goalAt = {
    cx: width / 2,
    y: height * pitchTop + 8,
    wide: width * 0.24,
    high: height * 0.105,
  };
  return {
    back: [
      ...skyOf(setting, { horizon: 0.36 }),
      ...floodlights(setting),
      stands(setting),
      hoardings(setting),
      pitch(setting, grass),
      backdrop('goal', goal(goalAt, grass)),
    ],
    ...{ front: [], base: height * 0.9, horizon: height * 0.36, hasGround: true },
  };
}

function floodlights({ width, height, palette }: Setting): Group[] {
  const [cx, xs] = [width / 2, [width * 0.13, width * 0.87]];
  const lamps = (x: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)];
      return `o ${x - 39 + column * 26} ${height * 0.075 + row * 26} 10 10`;
    });
  const beams = xs.map((x) =>
    cut(
      blend(tone(palette.sky), tone('#fff2c4'), 0.16),
      `p ${x - 50} ${height * 0.06} ${x + 50} ${height * 0.06} ${x + (cx - x) * 1.2 + 260} ${height * 0.66} ${x + (cx - x) * 0.5 - 200} ${height * 0.66}`,
    ),
  );
  return [
    ...(palette.isDark ? [backdrop('light', beams)] : []),
    backdrop('masts', [
      cut(tone(palette.near), ...xs.map((x) => `r ${x - 5} ${height * 0.1} 10 ${height * 0.4}`)),
      cut(tone('#3a3f4b'), ...xs.map((x) => `r ${x - 60} ${height * 0.045} 120 72 8`)),
      cut(tone('#fff6d6'), ...xs.flatMap(lamps)),
    ]),
  ];
}

const rows = 7;
const seatsInRow = 46;

/** Rows of people, higher and larger toward the sides. */
function stands({ width, height, palette, random }: Setting): Group {
  const concrete = blend(tone(palette.far), tone(palette.near), 0.4);
  const rise = (share: number, row: number) => {
    const aside = Math.abs(share - 0.5) * 2;
    const [low, high] = [height * 0.575, height * (0.4 - 0.2 * aside ** 2)];
    return low + ((high - low) * (row + 0.6)) / rows;
  };
  const tier = (row: number) => {
    const line = Array.from({ length: 25 }, (_, step) => {
      const share = (step - 1) / 22;
      return `${width * share} ${rise(share, row) + height * 0.016}`;
    });
    return `p ${line.join(' ')} ${width * 1.1} ${height * 0.66} ${-width * 0.1} ${height * 0.66}`;
  };
  const crowd = Array.from({ length: rows * seatsInRow }, (_, index) => {
    const share = ((index % seatsInRow) + 0.3 + 0.5 * random()) / seatsInRow;
    const r = width * (0.0055 + 0.004 * Math.abs(share - 0.5) * 2);
    const colour = Math.floor(random() * confettiColours.length);
    return { x: width * share, y: rise(share, Math.floor(index / seatsInRow)), r, colour };
  });
  return backdrop('stand', [
    cut(concrete, tier(rows)),
    ...Array.from({ length: rows }, (_, row) =>
      cut(lighter(concrete, row % 2 === 0 ? -0.035 : 0.01), tier(rows - 1 - row)),
    ),
    ...confettiColours.map((hex, index) =>
      cut(
        blend(tone(hex), concrete, palette.isDark ? 0.35 : 0.2),
        ...crowd
          .filter(({ colour }) => colour === index)
          .map(({ x, y, r }) => `o ${x} ${y} ${r} ${r * 1.15}`),
      ),
    ),
  ]);
}

function hoardings({ width, height, palette }: Setting): Group {
  const y = height * pitchTop;
  return backdrop('boards', [
    cut(tone(palette.near), `r -60 ${y - 34} ${width + 120} 38`),
    cut(
      lighter(tone(palette.near), 0.12),
      ...[0.06, 0.28, 0.5, 0.72, 0.94].map((x) => `r ${width * x - 70} ${y - 25} 140 18 4`),
    ),
  ]);
}

/** Mown in stripes, with its lines. */
function pitch({ width, height }: Setting, grass: CutOut['fill']): Group {
  const [y, cx] = [height * pitchTop, width / 2];
  const stripe = (index: number) => {
    const [from, to] = [(index - 5) * 0.2, (index - 4) * 0.2];
    return `p ${cx + from * width * 0.52} ${y} ${cx + to * width * 0.52} ${y} ${cx + to * width * 1.5} ${height * 1.06} ${cx + from * width * 1.5} ${height * 1.06}`;
  };
  const side = (sign: 1 | -1) =>
    `p ${cx + sign * width * 0.2} ${y + 8} ${cx + sign * width * 0.19} ${y + 8} ${cx + sign * width * 0.3} ${y + 96} ${cx + sign * width * 0.315} ${y + 96}`;
  return backdrop('grass', [
    cut(grass, `r -60 ${y} ${width + 120} ${height}`),
    cut(lighter(grass, 0.045), ...[0, 2, 4, 6, 8].map(stripe)),
    cut(
      blend(tone('#f7f4ec'), grass, 0.12),
      `r -60 ${y + 6} ${width + 120} 5`,
      side(1),
      side(-1),
      `r ${cx - width * 0.315} ${y + 92} ${width * 0.63} 7`,
    ),
  ]);
}

function goal(
  { cx, y, wide, high }: { cx: number; y: number; wide: number; high: number },
  grass: CutOut['fill'],
): CutOut[] {
  const [left, top] = [cx - wide / 2, y - high];
  const mesh = (count: number) =>
    Array.from({ length: count }, (_, index) => (index + 1) / (count + 1));
  return [
    cut(
      blend(tone('#f7f4ec'), grass, 0.45),
      ...mesh(13).map((share) => `r ${left + wide * share} ${top} 1.8 ${high}`),
      ...mesh(6).map((share) => `r ${left} ${top + high * share} ${wide} 1.8`),
    ),
    cut(
      tone('#fbfaf4'),
      `r ${left - 7} ${top - 7} 8 ${high + 9}`,
      `r ${left + wide - 1} ${top - 7} 8 ${high + 9}`,
      `r ${left - 7} ${top - 7} ${wide + 14} 8`,
    ),
  ];
}

/** Clay with its lines in perspective, and a net. */
function court(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const clay = blend(tone('#c9744f'), tone(palette.ground), palette.isDark ? 0.5 : 0.1);
  const line = tone('#f6efe4');
  const y = (share: number) => height * share;
  const mesh = Array.from(
    { length: 40 },
    (_, index) => `r ${(width / 39) * index} ${y(0.6)} 1.6 ${height * 0.11}`,
  );
  return {
    back: [
      ...skyOf(setting, { horizon: 0.42 }),
      backdrop('hedge', [
        cut(
          blend(tone('#3f7f54'), tone(palette.near), 0.3),
          `r -60 ${y(0.42)} ${width + 120} ${height}`,
        ),
        cut(
          blend(tone('#2f6a58'), tone(palette.near), 0.3),
          `r -60 ${y(0.5)} ${width + 120} ${height}`,
        ),
      ]),
      backdrop('clay', [
        cut(clay, `r -60 ${y(0.58)} ${width + 120} ${height}`),
        cut(
          line,
          `p ${width * 0.2} ${y(0.6)} ${width * 0.21} ${y(0.6)} ${width * -0.06} ${y(1.05)} ${width * -0.09} ${y(1.05)}`,
          `p ${width * 0.8} ${y(0.6)} ${width * 0.79} ${y(0.6)} ${width * 1.06} ${y(1.05)} ${width * 1.09} ${y(1.05)}`,
          `r ${width * 0.02} ${y(0.93)} ${width * 0.96} 9`,
        ),
      ]),
      backdrop('net', [
        cut(
          blend(line, clay, 0.45),
          ...mesh,
          ...[0.635, 0.665, 0.69].map((share) => `r -20 ${y(share)} ${width + 40} 1.6`),
        ),
        cut(line, `r -20 ${y(0.592)} ${width + 40} 11`),
        cut(
          tone('#3a3f4b'),
          `r ${width * 0.05} ${y(0.58)} 10 ${height * 0.14}`,
          `r ${width * 0.94} ${y(0.58)} 10 ${height * 0.14}`,
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.87, horizon: height * 0.4, hasGround: true },
  };
}
