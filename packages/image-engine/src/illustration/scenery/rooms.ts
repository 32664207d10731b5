import { isFurniture, isOfCounter } from '../layout/habits.ts';
import { blend, lighter, tone } from '../palette/tones.ts';
import type { Group } from '../picture/picture.ts';
import { naturalSize } from '../vocabulary/natural-size.ts';
import { wallOf } from './display.ts';
import {
  curtains,
  floorLine,
  pendantLamp,
  pictureOnWall,
  piece,
  windowPane,
} from './room-pieces.ts';
import { wallAndFloor } from './room-walls.ts';
import { backdrop, cut, type Setting, type Stage } from './stage.ts';
import { pictureWindow } from './window-views.ts';

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
  const { finish = {}, shown, isNamed } = setting;
  if (isNamed) return [rug(setting)];
  const hasWide = finish.windows === 'large' || finish.style === 'modern';
  const chance = setting.random();
  const onWall = hasWide
    ? wideWindow(setting)
    : finish.style === 'bare'
      ? [windowPane(setting, chance < 0.5 ? 0.08 : 0.66)]
      : schemeOf(setting, chance)(setting);
  const isRugged = !setting.isNear && !shown.has('rug') && finish.style !== 'bare';
  return [
    ...onWall,
    ...(finish.style === 'cosy' ? [garland(setting)] : []),
    ...(isRugged ? [rug(setting)] : []),
  ];
}

const plantAt = (setting: Setting, x: number): Group[] =>
  setting.shown.has('tall-plant') || setting.shown.has('potted-plant')
    ? []
    : [
        piece(setting, 'tall-plant', {
          ...{ x: setting.width * x, y: setting.height * 0.79, high: setting.height * 0.34 },
        }),
      ];

/** A window at one side, and a lamp or a picture at the other. */
function besideWindow(setting: Setting): Group[] {
  const isTurned = setting.random() < 0.5;
  const isLit = setting.random() < 0.5;
  return [
    windowPane(setting, isTurned ? 0.66 : 0.08),
    curtains(setting, isTurned ? 0.66 : 0.08),
    ...plantAt(setting, isTurned ? 0.07 : 0.93),
    isLit
      ? pendantLamp(setting, isTurned ? 0.3 : 0.7)
      : pictureOnWall(setting, isTurned ? 0.16 : 0.72),
  ];
}

/** Pictures hung close together, and a lamp beside them. */
function gallery(setting: Setting): Group[] {
  const isTurned = setting.random() < 0.5;
  return [
    ...[0.2, 0.37, 0.54].map((x, at) =>
      pictureOnWall(setting, (isTurned ? 0.13 : 0) + x, 0.12 + 0.03 * (at % 2)),
    ),
    ...plantAt(setting, isTurned ? 0.07 : 0.93),
    ...(setting.shown.has('pendant-lamp') ? [] : [pendantLamp(setting, isTurned ? 0.08 : 0.9)]),
  ];
}

/** A shelf with a few things on it, a round mirror and a plant. */
function shelved(setting: Setting): Group[] {
  const { width, height, palette } = setting;
  const isTurned = setting.random() < 0.5;
  const wood = blend(tone('#9a6b40'), tone(palette.sky), palette.isDark ? 0.45 : 0.15);
  const [left, y] = [width * (isTurned ? 0.54 : 0.1), height * 0.27];
  const [cx, cy] = [width * (isTurned ? 0.26 : 0.74), height * 0.24];
  const books = ['#d96a54', '#e0b04a', '#5f9f8f', '#6f8fbf', '#c58ab0'].map((hex) =>
    blend(tone(hex), tone(palette.sky), palette.isDark ? 0.45 : 0.15),
  );
  return [
    backdrop('shelf', [
      ...books.map((fill, at) =>
        cut(fill, `r ${left + 26 + at * 25} ${y - 66 - (at % 3) * 12} 21 ${66 + (at % 3) * 12} 2`),
      ),
      cut(
        tone(palette.disc),
        `M${left + 206} ${y} C${left + 190} ${y - 30} ${left + 200} ${y - 46} ${left + 214} ${y - 56} L${left + 214} ${y - 70} L${left + 232} ${y - 70} L${left + 232} ${y - 56} C${left + 246} ${y - 46} ${left + 256} ${y - 30} ${left + 240} ${y}Z`,
      ),
      cut(
        wood,
        `r ${left} ${y} ${width * 0.36} 15 4`,
        `r ${left + 30} ${y + 14} 10 30 2`,
        `r ${left + width * 0.36 - 40} ${y + 14} 10 30 2`,
      ),
    ]),
    backdrop('round mirror', [
      cut(wood, `o ${cx} ${cy} 104 104`),
      cut(lighter(tone(palette.sky), 0.09), `o ${cx} ${cy} 91 91`),
      cut(lighter(tone(palette.sky), 0.14), `o ${cx - 26} ${cy - 26} 30 12 -45`),
    ]),
    ...plantAt(setting, isTurned ? 0.07 : 0.93),
  ];
}

/** Two windows with a lamp between them. */
function twoWindows(setting: Setting): Group[] {
  return [
    ...[0.1, 0.69].flatMap((x) => [windowPane(setting, x), curtains(setting, x)]),
    ...(setting.shown.has('pendant-lamp') ? [] : [pendantLamp(setting, 0.5)]),
  ];
}

const schemes = [besideWindow, gallery, shelved, twoWindows] as const;

const hungOnes = 'framed-picture mirror wall-shelf hanging-shelf world-map france-map'.split(' ');

const lampAlone = (setting: Setting): Group[] => [
  ...plantAt(setting, 0.93),
  ...(setting.shown.has('pendant-lamp') ? [] : [pendantLamp(setting, 0.08)]),
];

/** A window that was asked for is there; so is one where weather is to be seen. */
function schemeOf(setting: Setting, chance: number) {
  const isLookedOut = setting.shown.has('window') || setting.weather !== null;
  // What was named for the wall hangs there alone.
  const isHung = hungOnes.some((id) => setting.shown.has(id));
  const all = isHung ? [lampAlone] : isLookedOut ? [besideWindow, twoWindows] : schemes;
  return all[Math.floor(chance * all.length)] ?? besideWindow;
}

function wideWindow(setting: Setting): Group[] {
  const isTurned = setting.random() < 0.5;
  return [...pictureWindow(setting), ...plantAt(setting, isTurned ? 0.07 : 0.93)];
}

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

/** Nothing but paper that rises behind what stands on it, in a lamp's light. */
export const sweep = (setting: Setting): Stage => {
  const { width, height, palette } = setting;
  const paper = blend(tone(palette.sky), tone(palette.paper), 0.25);
  const pool = lighter(paper, palette.isDark ? 0.05 : 0.025);
  return {
    back: [
      wallOf(setting),
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
