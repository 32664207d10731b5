import { isFurniture, isOfCounter } from '../layout/habits.ts';
import { blend, lighter, tone } from '../palette/tones.ts';
import type { CutOut, Group } from '../picture/picture.ts';
import { naturalSize } from '../vocabulary/natural-size.ts';
import {
  boards,
  curtains,
  floorLine,
  pendantLamp,
  pictureOnWall,
  piece,
  windowPane,
} from './room-pieces.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from './stage.ts';

function wallAndFloor(setting: Setting): Group[] {
  const { width, height, palette } = setting;
  const wall = tone(palette.sky);
  const floor = blend(tone(palette.ground), wall, palette.isDark ? 0.1 : 0.25);
  return [
    backdrop('wall', [
      sheet(setting, wall),
      cut(
        lighter(wall, palette.isDark ? 0.025 : -0.03),
        `r -60 ${height * 0.52} ${width + 120} ${height * floorLine - height * 0.52}`,
      ),
      cut(lighter(wall, palette.isDark ? 0.06 : 0.04), `r -60 ${height * 0.515} ${width + 120} 9`),
    ]),
    backdrop('floor', [
      cut(floor, `r -60 ${height * floorLine} ${width + 120} ${height}`),
      cut(
        lighter(wall, palette.isDark ? 0.06 : 0.05),
        `r -60 ${height * floorLine - 16} ${width + 120} 16`,
      ),
      cut(lighter(floor, palette.isDark ? 0.03 : -0.035), ...boards(width, height)),
    ]),
  ];
}

function stageOf(setting: Setting, furniture: readonly Group[]): Stage {
  const { height } = setting;
  return {
    ...{ back: [...wallAndFloor(setting), ...furniture], front: [] },
    ...{ base: height * 0.86, horizon: height * 0.6, hasGround: true },
  };
}

const rug = (setting: Setting) => {
  const { width, height, palette } = setting;
  const fill = tone(palette.disc);
  return backdrop('rug', [
    cut(
      blend(fill, tone(palette.ground), 0.25),
      `o ${width / 2} ${height * 0.885} ${width * 0.4} ${height * 0.062}`,
    ),
    cut(
      lighter(fill, palette.isDark ? -0.1 : 0),
      `o ${width / 2} ${height * 0.885} ${width * 0.35} ${height * 0.05}`,
    ),
  ]);
};

/** Walls differ from wish to wish; where words stand on them they are bare. */
function dressed(setting: Setting): Group[] {
  if (setting.isNamed) return [rug(setting)];
  const { width, height } = setting;
  const isTurned = setting.random() < 0.5;
  const isLit = setting.random() < 0.5;
  const side = { y: height * 0.79, high: height * 0.34 };
  return [
    windowPane(setting, isTurned ? 0.66 : 0.08),
    curtains(setting, isTurned ? 0.66 : 0.08),
    piece(setting, 'tall-plant', { ...side, x: width * (isTurned ? 0.07 : 0.93) }),
    isLit
      ? pendantLamp(setting, isTurned ? 0.3 : 0.7)
      : pictureOnWall(setting, isTurned ? 0.16 : 0.72),
    ...(setting.isNear || setting.shown.has('rug') ? [] : [rug(setting)]),
  ];
}

export const room = (setting: Setting): Stage => stageOf(setting, dressed(setting));

export const bedroom = room;

export const library = (setting: Setting): Stage => {
  const { width, height } = setting;
  const shelves = [0.14, 0.5, 0.86].map((x) =>
    piece(setting, 'bookshelf', { x: width * x, y: height * 0.72, high: height * 0.58 }),
  );
  return stageOf(setting, [...shelves, rug(setting)]);
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
      backdrop('tiles', [cut(lighter(tone(palette.sky), 0.04), ...tiles)]),
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
      setting.shown.has('window')
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
  const [cx, y] = [width * 0.5, height * 0.66];
  return stageOf(setting, [
    backdrop('tiles', [cut(lighter(tone(palette.sky), 0.05), ...tiles)]),
    backdrop('round mirror', [
      cut(tone(palette.near), `o ${cx} ${height * 0.26} 112 112`),
      cut(lighter(tone(palette.sky), 0.1), `o ${cx} ${height * 0.26} 98 98`),
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

/** For things shown by themselves: an arch, and a low stand. */
export const studio = (setting: Setting): Stage => {
  const { width, height, palette, focus } = setting;
  const short = Math.min(width, height);
  const [cx, floor] = [width * focus, height * 0.74];
  const [w, h] = [short * 0.62, height * 0.6];
  const wall = tone(palette.sky);
  const ground = lighter(blend(wall, tone(palette.paper), 0.35), palette.isDark ? 0.02 : -0.03);
  const stand = blend(tone(palette.paper), tone(palette.disc), 0.25);
  const back: CutOut = cut(
    tone(palette.disc),
    `M${cx - w / 2} ${floor} L${cx - w / 2} ${floor - h + w / 2} A${w / 2} ${w / 2} 0 0 1 ${cx + w / 2} ${floor - h + w / 2} L${cx + w / 2} ${floor}Z`,
  );
  return {
    back: [
      backdrop('wall', [sheet(setting, wall)]),
      backdrop('arch', [back]),
      backdrop('floor', [cut(ground, `r -60 ${floor} ${width + 120} ${height}`)]),
      backdrop('stand', [
        cut(
          lighter(stand, -0.09),
          `M${cx - short * 0.3} ${height * 0.82} L${cx - short * 0.3} ${height * 0.865} C${cx - short * 0.3} ${height * 0.925} ${cx + short * 0.3} ${height * 0.925} ${cx + short * 0.3} ${height * 0.865} L${cx + short * 0.3} ${height * 0.82}Z`,
        ),
        cut(stand, `o ${cx} ${height * 0.82} ${short * 0.3} ${height * 0.045}`),
      ]),
    ],
    ...{ front: [], base: height * 0.83, horizon: height * 0.5, hasGround: true },
  };
};

/** Nothing but paper that rises behind what stands on it. */
export const sweep = (setting: Setting): Stage => {
  const { width, height, palette } = setting;
  const paper = blend(tone(palette.sky), tone(palette.paper), 0.25);
  const pool = lighter(paper, palette.isDark ? 0.05 : 0.025);
  return {
    back: [
      { ...backdrop('paper', [sheet(setting, paper)]), isFlat: true },
      {
        ...backdrop('pool', [
          cut(pool, `o ${width / 2} ${height * 0.84} ${width * 0.62} ${height * 0.13}`),
          cut(
            lighter(pool, 0.015),
            `o ${width / 2} ${height * 0.84} ${width * 0.42} ${height * 0.08}`,
          ),
        ]),
        isFlat: true,
      },
    ],
    ...{ front: [], base: height * 0.82, horizon: height * 0.5, hasGround: true },
  };
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
