import { makeRandom } from '../../../maths/seeded-random.ts';
import { isFurniture, isOfCounter } from '../../layout/habits.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { naturalSize } from '../../vocabulary/natural-size.ts';
import { backdrop, cut, type Setting, type Stage } from '../stage.ts';
import { dressRoom, rugUnder } from './dress-room.ts';
import { floorLine, piece, windowPane } from './room-pieces.ts';
import { wallAndFloor } from './room-walls.ts';
import { pictureWindow } from './window-views.ts';

function stageOf(setting: Setting, furniture: readonly Group[]): Stage {
  const { height } = setting;
  return {
    ...{ back: [...wallAndFloor(setting), ...furniture], front: [] },
    ...{ base: height * 0.86, horizon: height * 0.6, hasGround: true },
  };
}

/** Dressed once it is known where what was asked for stands, by a chance of its own. */
export const room = (setting: Setting): Stage => {
  const chance = setting.random();
  return {
    ...stageOf(setting, finishHas(setting, 'cosy') ? [garland(setting)] : []),
    dress: (standing) => ({
      back: dressRoom(setting, standing, makeRandom(Math.floor(chance * 2 ** 31))),
      front: [],
    }),
  };
};

const finishHas = ({ finish, isNamed }: Setting, style: 'cosy') =>
  !isNamed && finish?.style === style;

/** A string of small lamps below the ceiling. */
function garland({ width, height, palette }: Setting): Group {
  const bulbs = Array.from({ length: 15 }, (_, at) => {
    const share = at / 14;
    return [width * share, height * (0.035 + 0.05 * Math.sin(share * Math.PI * 3) ** 2)] as const;
  });
  return backdrop('string of lamps', [
    cut(
      tone(palette.ink),
      ...bulbs.slice(1).map(([x, y], at) => `k ${bulbs[at]![0]} ${bulbs[at]![1]} ${x} ${y} 2.4`),
    ),
    cut(
      blend(tone('#ffe2a0'), tone(palette.sky), 0.5),
      ...bulbs.map(([x, y]) => `o ${x} ${y + 11} 17 17`),
    ),
    cut(tone('#ffdf94'), ...bulbs.map(([x, y]) => `o ${x} ${y + 11} 8 10`)),
  ]);
}

export const bedroom = room;

export const library = (setting: Setting): Stage => {
  const { width, height } = setting;
  const chance = setting.random();
  const shelves = [0.14, 0.5, 0.86].map((x) =>
    piece(setting, 'bookshelf', { x: width * x, y: height * 0.72, high: height * 0.7 }),
  );
  return {
    ...stageOf(setting, shelves),
    dress: (standing) => ({
      back: setting.isNear ? [] : [rugUnder(setting, standing, chance)],
      front: [],
    }),
  };
};

export const office = room;

export const kitchen = (setting: Setting): Stage => {
  const { width, height, palette } = setting;
  const front = tone(palette.ground);
  const door = lighter(front, front.l > 0.85 ? -0.05 : 0.06);
  // Its floor is no cupboard.
  const floored = { ...setting, palette: { ...palette, ground: palette.far } };
  const light = blend(tone('#f6f1e6'), tone(palette.sky), palette.isDark ? 0.7 : 0.15);
  const top = height * 0.52;
  const doors = Array.from(
    { length: 5 },
    (_, index) => `r ${(width / 5) * index + 10} ${top + 44} ${width / 5 - 20} ${height * 0.24} 5`,
  );
  const knobs = Array.from(
    { length: 5 },
    (_, index) => `o ${(width / 5) * (index + 0.82)} ${top + 74} 6 6`,
  );
  const tiles = Array.from(
    { length: 36 },
    (_, index) =>
      `r ${(width / 12) * (index % 12) + 3} ${height * 0.33 + Math.floor(index / 12) * 62} ${width / 12 - 6} 56 3`,
  );
  return {
    ...stageOf(floored, [
      ...(setting.finish?.wall
        ? []
        : [backdrop('tiles', [cut(lighter(tone(palette.sky), 0.04), ...tiles)])]),
      backdrop('wall cupboards', [
        cut(
          front,
          `r ${width * 0.02} ${height * 0.04} ${width * 0.3} ${height * 0.22} 5`,
          `r ${width * 0.68} ${height * 0.04} ${width * 0.3} ${height * 0.22} 5`,
        ),
        cut(
          door,
          `r ${width * 0.035} ${height * 0.055} ${width * 0.125} ${height * 0.19} 4`,
          `r ${width * 0.18} ${height * 0.055} ${width * 0.125} ${height * 0.19} 4`,
          `r ${width * 0.695} ${height * 0.055} ${width * 0.125} ${height * 0.19} 4`,
          `r ${width * 0.84} ${height * 0.055} ${width * 0.125} ${height * 0.19} 4`,
        ),
      ]),
      setting.shown.has('window') || setting.finish?.windows === 'large'
        ? windowPane(setting, 0.5 - 105 / width, 0.09)
        : backdrop('hood', [
            cut(
              light,
              `p ${width * 0.42} ${height * 0.24} ${width * 0.58} ${height * 0.24} ${width * 0.64} ${height * 0.33} ${width * 0.36} ${height * 0.33}`,
              `r ${width * 0.46} -20 ${width * 0.08} ${height * 0.27}`,
            ),
          ]),
      backdrop('counter', [
        cut(front, `r -20 ${top} ${width + 40} ${height * 0.36}`),
        cut(door, ...doors),
        cut(light, `r -20 ${top} ${width + 40} 26`, ...knobs),
      ]),
    ]),
    // What lies in a kitchen lies on its counter; people stand before it.
    base: [...setting.shown].some(standsOnFloor) ? height * 0.93 : top + 16,
  };
};

const standsOnFloor = (id: string) =>
  id === 'person' ||
  id === 'people' ||
  (isFurniture(id) && !isOfCounter(id)) ||
  naturalSize(id) > 1;

export const bathroom = (setting: Setting): Stage => {
  const { width, height, palette } = setting;
  const tiles = Array.from(
    { length: 60 },
    (_, index) =>
      `r ${(width / 10) * (index % 10) + 3} ${height * 0.36 + Math.floor(index / 10) * 58} ${width / 10 - 6} 52 2`,
  );
  const light = blend(tone('#ffffff'), tone(palette.sky), 0.1);
  const looksOut = setting.finish?.windows === 'large' || setting.shown.has('window');
  const [cx, y] = [width * 0.5, height * 0.66];
  return stageOf(setting, [
    backdrop('tiles', [cut(lighter(tone(palette.sky), 0.05), ...tiles)]),
    ...(looksOut
      ? pictureWindow(setting)
      : [
          backdrop('round mirror', [
            cut(tone(palette.near), `o ${cx} ${height * 0.26} 112 112`),
            cut(lighter(tone(palette.sky), 0.1), `o ${cx} ${height * 0.26} 98 98`),
          ]),
        ]),
    backdrop('bath', [
      cut(
        light,
        `M${cx - 300} ${y} L${cx + 300} ${y} C${cx + 296} ${y + 150} ${cx + 240} ${y + 190} ${cx + 180} ${y + 190} L${cx - 180} ${y + 190} C${cx - 240} ${y + 190} ${cx - 296} ${y + 150} ${cx - 300} ${y}Z`,
        `r ${cx - 318} ${y - 16} 636 28 14`,
      ),
      cut(
        tone('#d9a93f'),
        `r ${cx - 200} ${y + 186} 26 40 8`,
        `r ${cx + 174} ${y + 186} 26 40 8`,
        `r ${cx + 226} ${y - 86} 14 76 6`,
        `r ${cx + 176} ${y - 92} 62 14 7`,
      ),
      cut(
        lighter(tone('#ffffff'), -0.01),
        `o ${cx - 160} ${y - 22} 52 30`,
        `o ${cx - 90} ${y - 30} 60 36`,
        `o ${cx - 10} ${y - 20} 54 28`,
      ),
    ]),
  ]);
};

export const wall = (setting: Setting): Stage => {
  const { width, height, palette, random, wallColour = null } = setting;
  const brick = wallColour
    ? tone(wallColour)
    : blend(tone('#c56a4e'), tone(palette.sky), palette.isDark ? 0.7 : 0.25);
  const [wide, high] = [92, 40];
  const rows = Math.ceil((height * floorLine) / high);
  const columns = Math.ceil(width / wide) + 1;
  const bricks = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return `r ${(column - (row % 2) / 2) * wide + 3} ${height * floorLine - (row + 1) * high + 3} ${wide - 6} ${high - 6} 4`;
  });
  const isOther = bricks.map(() => random() < 0.2);
  return stageOf(setting, [
    backdrop('mortar', [
      cut(lighter(brick, -0.09), `r -60 -60 ${width + 120} ${height * floorLine + 60}`),
    ]),
    backdrop('bricks', [
      cut(brick, ...bricks.filter((_, index) => !isOther[index])),
      cut(lighter(brick, 0.035), ...bricks.filter((_, index) => isOther[index])),
    ]),
  ]);
};
