import { findDrawing } from '../../drawings/find-drawing.ts';
import { ownDrawing } from '../../drawings/own-drawings.ts';
import { place } from '../../layout/place-drawing.ts';
import { colourDrawing, toldColours } from '../../palette/colour-drawing.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { skyOf } from '../outdoors/sky.ts';
import { lit, piece } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { city } from './city.ts';
import { facades, pavement } from './town.ts';

/** Houses at the water, a bridge between them, a quay before it. */
export const canal = (setting: Setting): Stage => quaySide(setting, facades(setting));

/** Paris at its river: pale fronts, and the tower behind them. */
export function seine(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const drawing = ownDrawing('eiffel-tower')!;
  const fills = colourDrawing(drawing, palette, null).map((fill) =>
    blend(fill, tone(palette.far), palette.isDark ? 0.5 : 0.3),
  );
  const at = { x: width * 0.5, base: height * 0.74, height: height * 0.6 };
  const tower = backdrop('tower', place(drawing, fills, at).cutOuts);
  return quaySide(setting, [tower, ...facades(setting, ['#e6d3b3', '#dcc4a0', '#ead9be'])]);
}

function quaySide(setting: Setting, houses: readonly Group[]): Stage {
  const { width, height, palette, random } = setting;
  const water = blend(tone('#3f93a0'), tone(palette.near), palette.isDark ? 0.7 : 0.25);
  const glints = Array.from({ length: 22 }, (_, index) => {
    const w = 30 + 60 * random();
    return `r ${random() * width - w / 2} ${height * (0.775 + 0.005 * index)} ${w} 4 2`;
  });
  const drawing = ownDrawing('stone-bridge')!;
  const bridge = place(drawing, colourDrawing(drawing, palette, null), {
    ...{ x: width * 0.5, base: height * 0.79, height: width * 0.16 },
  });
  return {
    back: [
      ...skyOf(setting, { horizon: 0.58 }),
      ...houses,
      backdrop('water', [
        cut(water, `r -60 ${height * 0.755} ${width + 120} ${height}`),
        cut(lighter(water, 0.09), ...glints),
      ]),
      backdrop('bridge', bridge.cutOuts),
      quay(setting),
    ],
    ...{ front: [], base: height * 0.92, horizon: height * 0.5, hasGround: true },
  };
}

/** Houses along a quay, boats moored before them, and room on the water. */
export function harbour(setting: Setting): Stage {
  const { height } = setting;
  return {
    back: harbourBack(setting),
    front: [
      backdrop('near water', [
        cut(
          lighter(harbourWater(setting), -0.04),
          below(setting, height * 0.885, { swell: 7, waves: 3 }),
        ),
      ]),
    ],
    ...{ base: height * 0.9, horizon: height * 0.5, hasGround: false },
  };
}

/** The same from its quay: somebody stands there, among ropes and pots, with the boats behind. */
export function quayside(setting: Setting): Stage {
  const { width, height, random, shown } = setting;
  const side = random() < 0.5 ? -1 : 1;
  const x = (share: number) => width * (0.5 + side * share);
  const iron = lit(setting, '#3d434b', 0.03);
  const bollards = [-0.4, 0.3].map((share) =>
    backdrop('bollard', [
      cut(
        iron,
        `r ${x(share) - 17} ${height * 0.8} 34 ${height * 0.062} 6`,
        `r ${x(share) - 29} ${height * 0.792} 58 20 10`,
      ),
    ]),
  );
  const gear = (['crate', 'rope-coil', 'fishing-crate'] as const).filter(
    (id) => !shown.has(id) && findDrawing(id),
  );
  return {
    back: [
      ...harbourBack(setting),
      ...[-0.3, 0.34].map((share) =>
        piece(setting, 'fishing-boat', {
          x: x(share),
          base: height * 0.86,
          high: height * 0.27,
          air: 0.05,
          isFlipped: share < 0,
        }),
      ),
      quayFloor(setting),
      ...bollards,
      ...gear.map((id, at) =>
        piece(setting, id, {
          x: x(at === 0 ? 0.44 : -0.46),
          base: height * (at === 0 ? 0.9 : 0.97),
          high: height * (at === 0 ? 0.11 : 0.07),
        }),
      ),
    ],
    ...{ front: [], base: height * 0.93, horizon: height * 0.5, hasGround: true },
  };
}

function quayFloor(setting: Setting): Group {
  const { width, height, beyond } = setting;
  const stone = lit(setting, '#b3a58f', 0.04);
  const [from, to] = [-60 - beyond.left, width + 60 + beyond.right];
  const lines = Array.from({ length: 11 }, (_, at) => {
    const far = width * (at / 10);
    const near = width / 2 + (far - width / 2) * 1.5;
    return `p ${far} ${height * 0.85} ${far + 4} ${height * 0.85} ${near + 6} ${height * 1.1} ${near} ${height * 1.1}`;
  });
  return backdrop('quay', [
    cut(stone, `r ${from} ${height * 0.85} ${to - from} ${height * 0.3 + beyond.bottom}`),
    cut(lighter(stone, -0.05), ...lines, `r ${from} ${height * 0.925} ${to - from} 4`),
    cut(lighter(stone, 0.06), `r ${from} ${height * 0.838} ${to - from} ${height * 0.024}`),
  ]);
}

const harbourWater = ({ palette }: Setting) =>
  blend(tone('#3f93ad'), tone(palette.near), palette.isDark ? 0.7 : 0.2);

function harbourBack(setting: Setting): Group[] {
  const { width, height, palette, random, pieces } = setting;
  const water = harbourWater(setting);
  const stone = blend(tone('#b3a58f'), tone(palette.near), palette.isDark ? 0.6 : 0.15);
  const glints = Array.from({ length: 24 }, (_, index) => {
    const w = 30 + 60 * random();
    return `r ${random() * width - w / 2} ${height * (0.7 + 0.011 * index)} ${w} 4 2`;
  });
  const isFishing = pieces?.has('fishing-boat') ?? false;
  const drawing = ownDrawing(isFishing ? 'fishing-boat' : 'big-sailboat')!;
  const paints = isFishing ? (['blue', 'red', 'green', 'yellow'] as const) : null;
  const moored = [0.08, 0.3, 0.72, 0.93].map((x, index) => {
    const high = height * (0.17 + 0.05 * random());
    const at = { x: width * x, base: height * (0.685 + 0.012 * (index % 2)), height: high };
    const { cutOuts } = place(
      drawing,
      colourDrawing(drawing, palette, paints?.[index] ? tone(toldColours[paints[index]]) : null),
      at,
    );
    return backdrop('moored', cutOuts);
  });
  return [
    ...skyOf(setting, { horizon: 0.5 }),
    ...facades(setting),
    backdrop('quay wall', [
      cut(stone, `r -60 ${height * 0.6} ${width + 120} ${height * 0.2}`),
      cut(lighter(stone, 0.05), `r -60 ${height * 0.6} ${width + 120} ${height * 0.016}`),
    ]),
    backdrop('water', [
      cut(water, `r -60 ${height * 0.665} ${width + 120} ${height}`),
      cut(lighter(water, 0.08), ...glints),
    ]),
    ...moored,
  ];
}

function quay({ width, height, palette }: Setting): Group {
  const stone = blend(tone('#b3a58f'), tone(palette.near), palette.isDark ? 0.6 : 0.15);
  const slabs = Array.from(
    { length: 9 },
    (_, index) => `r ${(width / 8) * index} ${height * 0.885} 4 ${height * 0.03}`,
  );
  return backdrop('quay', [
    cut(stone, `r -60 ${height * 0.885} ${width + 120} ${height}`),
    cut(lighter(stone, 0.05), `r -60 ${height * 0.885} ${width + 120} ${height * 0.028}`),
    cut(lighter(stone, -0.05), ...slabs),
  ]);
}

const neons = ['#ff5d8f', '#4fd6e8', '#ffd166', '#8f7bff', '#7df0a8'];

/** A narrow street of signs that shine, towers behind. */
export function neon(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const stage = city(setting);
  const dark = blend(tone(palette.near), tone('#1a1530'), palette.isDark ? 0.5 : 0.25);
  const houses = [-0.04, 0.78].map((x) =>
    backdrop('house', [
      cut(dark, `r ${width * x} ${height * 0.06} ${width * 0.26} ${height * 0.74}`),
    ]),
  );
  const signs = Array.from({ length: 9 }, (_, index) => {
    const isRight = index % 2 === 1;
    const row = Math.floor(index / 2);
    const [w, h] = [54 + 22 * random(), 96 + 70 * random()];
    const x = isRight ? width * 0.78 - w * 0.7 : width * 0.22 - w * 0.3;
    const at = {
      x: x + (isRight ? 1 : -1) * width * 0.12 * random(),
      y: height * (0.1 + 0.145 * row),
    };
    return sign({ ...at, w, h }, tone(neons[index % neons.length]!), random);
  });
  const lanterns = [0.3, 0.4, 0.6, 0.7].flatMap((x) => [
    cut(tone('#e8563f'), `o ${width * x} ${height * 0.13} 20 24`),
    cut(
      tone('#ffd98a'),
      `r ${width * x - 12} ${height * 0.102} 24 5`,
      `r ${width * x - 12} ${height * 0.153} 24 5`,
    ),
  ]);
  const string = cut(tone('#2b2438'), `r ${width * 0.2} ${height * 0.095} ${width * 0.6} 4`);
  const shine = neons.map((hex, index) =>
    cut(
      blend(tone(hex), dark, 0.45),
      ...[0, 1, 2].map(
        (one) =>
          `r ${width * ((index * 0.21 + one * 0.37) % 1)} ${height * (0.8 + 0.055 * one)} ${50 + 20 * index} 6 3`,
      ),
    ),
  );
  return {
    ...stage,
    back: [
      ...stage.back.filter(({ name }) => !/^(street|street lamp|tree)$/.test(name)),
      ...houses,
      backdrop('signs', signs.flat()),
      backdrop('lanterns', [string, ...lanterns]),
      pavement({ ...setting, weather: null }),
      backdrop('shine', shine),
    ],
  };
}

type Board = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A board with strokes that are like letters and say nothing. */
function sign({ x, y, w, h }: Board, glow: CutOut['fill'], random: () => number): CutOut[] {
  const strokes: string[] = [];
  const rows = Math.max(2, Math.floor(h / 40));
  for (let row = 0; row < rows; row += 1) {
    const top = y + (h / rows) * row + 7;
    const high = h / rows - 13;
    strokes.push(
      `r ${x + w * 0.22} ${top + high * 0.1} ${w * 0.56} 5 2`,
      `r ${x + w * (0.25 + 0.35 * random())} ${top} 5 ${high} 2`,
      `r ${x + w * 0.22} ${top + high * (0.5 + 0.35 * random())} ${w * 0.56} 5 2`,
    );
  }
  return [
    cut(glow, `r ${x - 4} ${y - 4} ${w + 8} ${h + 8} 8`),
    cut(tone('#241b36'), `r ${x} ${y} ${w} ${h} 6`),
    cut(glow, ...strokes),
  ];
}

/** Ropes, posts and lamps above. */
export function ring(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const hall = blend(tone(palette.near), tone('#221b2c'), 0.45);
  const floor = blend(tone('#8fb0c4'), tone(palette.sky), 0.35);
  const beams = [0.2, 0.5, 0.8].map(
    (x) =>
      `p ${width * x - 20} 0 ${width * x + 20} 0 ${width * x + 150} ${height * 0.75} ${width * x - 150} ${height * 0.75}`,
  );
  const ropes = ['#d8433b', '#f4efe6', '#3b78c2'].map((hex, index) =>
    cut(tone(hex), `r -20 ${height * (0.46 + 0.085 * index)} ${width + 40} 11 5`),
  );
  return {
    back: [
      backdrop('hall', [sheet(setting, hall)]),
      backdrop('light', [cut(lighter(hall, 0.09), ...beams)]),
      backdrop('crowd', [
        cut(lighter(hall, 0.03), below(setting, height * 0.56, { swell: 9, waves: 9 })),
      ]),
      backdrop('ropes', ropes),
      backdrop('posts', [
        cut(tone('#d8433b'), `r ${width * 0.06} ${height * 0.41} 38 ${height * 0.36} 8`),
        cut(tone('#3b78c2'), `r ${width * 0.94 - 38} ${height * 0.41} 38 ${height * 0.36} 8`),
      ]),
      backdrop('floor', [
        cut(floor, `r -60 ${height * 0.755} ${width + 120} ${height}`),
        cut(
          lighter(floor, 0.05),
          `o ${width / 2} ${height * 0.88} ${width * 0.34} ${height * 0.055}`,
        ),
        cut(
          blend(tone(palette.ink), hall, 0.4),
          `r -60 ${height * 0.955} ${width + 120} ${height * 0.1}`,
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.89, horizon: height * 0.4, hasGround: true },
  };
}
