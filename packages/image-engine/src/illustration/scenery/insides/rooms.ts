import { makeRandom } from '../../../maths/seeded-random.ts';
import { isFurniture, isOfCounter } from '../../layout/habits.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { naturalSize } from '../../vocabulary/natural-size.ts';
import { backdrop, cut, type Setting, type Stage } from '../stage.ts';
import { fittedBath } from './bath-room.ts';
import { dressRoom, rugUnder } from './dress-room.ts';
import { fittedKitchen, worktop } from './kitchen-room.ts';
import { floorLine, piece } from './room-pieces.ts';
import { wallAndFloor } from './room-walls.ts';

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
  const { height, palette } = setting;
  // Its floor is no cupboard.
  const floored = { ...setting, palette: { ...palette, ground: palette.far } };
  return {
    ...stageOf(floored, fittedKitchen(setting)),
    // What lies in a kitchen lies on its counter; people stand before it.
    base: [...setting.shown].some(standsOnFloor) ? height * 0.93 : height * worktop + 16,
  };
};

const standsOnFloor = (id: string) =>
  id === 'person' ||
  id === 'people' ||
  (isFurniture(id) && !isOfCounter(id)) ||
  naturalSize(id) > 1;

export const bathroom = (setting: Setting): Stage => stageOf(setting, fittedBath(setting));

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
