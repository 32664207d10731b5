import type { Oklab } from '@armoni/colour/oklab';
import type { Place } from '../../illustration-description.ts';
import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { hills } from '../outdoors/hills.ts';
import { mountain } from '../outdoors/peaks.ts';
import { skyOf } from '../outdoors/sky.ts';
import { water } from '../outdoors/water-surface.ts';
import { river, sea } from '../outdoors/waters.ts';
import { lit, piece, ridge } from '../set-pieces.ts';
import { backdrop, cut, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { lamplight } from './canyon.ts';
import { facades } from './town.ts';

type Town = {
  readonly roof: readonly string[];
  readonly wall: readonly string[];
  readonly hasMansards: boolean;
};

const zinc: Town = {
  roof: ['#7f8c9b', '#93a0ad', '#6c7988'],
  wall: ['#ecdcc0', '#e6d0ac', '#f1e6d0'],
  hasMansards: true,
};
const tiles: Town = {
  roof: ['#c9714a', '#b85f40', '#d68558'],
  wall: ['#f0dcb8', '#e8b98e', '#f3e6cd', '#e0a68a'],
  hasMansards: false,
};

const isLate = ({ palette, time, weather }: Setting) =>
  palette.isDark || time === 'dusk' || time === 'sunset' || weather === 'rain';

/** Roofs from above the street, row behind row, chimneys on them, the tower in the haze. */
export function roofs(setting: Setting): Stage {
  const { width, height, random } = setting;
  const isRight = random() < 0.5;
  const far = setting.shown.has('sacre-coeur') ? 'sacre-coeur' : 'eiffel-tower';
  const at = width * (isRight ? 0.74 : 0.26);
  return {
    back: [
      ...skyOf(setting, { horizon: 0.5 }),
      backdrop('far roofs', skyline(setting, zinc, 0.53, 0.5)),
      piece(setting, far, {
        x: at,
        base: height * 0.58,
        high: height * (far === 'eiffel-tower' ? 0.44 : 0.24),
        air: 0.3,
      }),
      ...[0.55, 0.62, 0.71].map((y, row) =>
        rowOfRoofs(setting, zinc, { y, size: 0.09 + 0.045 * row, air: 0.3 - 0.11 * row }),
      ),
      nearRoof(setting, isRight),
    ],
    front: [],
    ...{ base: height * 0.885, horizon: height * 0.5, hasGround: true },
  };
}

/** A town of tiles from its hill: a river with bridges through it, spires, hills far off. */
export function townView(setting: Setting): Stage {
  const { width, height, random } = setting;
  const isRight = random() < 0.5;
  const x = (share: number) => width * (isRight ? share : 1 - share);
  const flow = lighter(water(setting, 0.05), 0.02);
  const stone = lit(setting, '#e4d5b8', 0.25);
  return {
    back: [
      ...skyOf(setting, { horizon: 0.4 }),
      backdrop('far hills', [
        ridge(setting, { hex: '#8fa5b5', air: 0.5, at: 0.4, swell: 22, waves: 1.2 }),
        ridge(setting, { hex: '#9fb09a', air: 0.4, at: 0.435, swell: 10, waves: 1.7 }),
      ]),
      backdrop('far roofs', skyline(setting, tiles, 0.46, 0.42)),
      rowOfRoofs(setting, tiles, { y: 0.475, size: 0.05, air: 0.34 }),
      spire(setting, x(0.68), height * 0.53, height * 0.2, 0.22),
      rowOfRoofs(setting, tiles, { y: 0.525, size: 0.065, air: 0.26 }),
      backdrop('river', [
        cut(
          flow,
          `M${x(-0.1)} ${height * 0.57} C${x(0.3)} ${height * 0.55} ${x(0.55)} ${height * 0.56} ${x(1.1)} ${height * 0.6} L${x(1.1)} ${height * 0.66} C${x(0.6)} ${height * 0.62} ${x(0.3)} ${height * 0.62} ${x(-0.1)} ${height * 0.65}Z`,
        ),
        cut(
          stone,
          ...[0.22, 0.56, 0.86].map(
            (s) =>
              `p ${x(s)} ${height * 0.55} ${x(s + 0.035)} ${height * 0.55} ${x(s + 0.065)} ${height * 0.665} ${x(s + 0.015)} ${height * 0.665}`,
          ),
        ),
      ]),
      rowOfRoofs(setting, tiles, { y: 0.65, size: 0.1, air: 0.14 }),
      spire(setting, x(0.26), height * 0.76, height * 0.3, 0.1),
      rowOfRoofs(setting, tiles, { y: 0.74, size: 0.13, air: 0.08 }),
      rowOfRoofs(setting, tiles, { y: 0.84, size: 0.17, air: 0.03 }),
      backdrop('garden', [
        ridge(setting, { hex: '#5f8a4f', air: 0.04, at: 0.93, swell: 16, waves: 3.2 }),
        ridge(setting, { hex: '#77a35c', air: 0.04, at: 0.965, swell: 10, waves: 5.1 }),
      ]),
    ],
    front: [],
    ...{ base: height * 0.96, horizon: height * 0.42, hasGround: true },
  };
}

/** A pale town of blocks near the horizon. */
function skyline(setting: Setting, town: Town, y: number, air: number): CutOut[] {
  const { width, height, random, beyond } = setting;
  const blocks: string[] = [];
  for (let x = -60 - beyond.left; x < width + 60 + beyond.right; x += 34)
    blocks.push(`r ${x} ${height * (y - 0.03 * random())} 36 ${height * 0.2}`);
  return [cut(lit(setting, town.wall[0]!, air), ...blocks)];
}

type Row = { readonly y: number; readonly size: number; readonly air: number };

/** Houses beside each other, of which roofs and top floors are seen. */
function rowOfRoofs(setting: Setting, town: Town, { y, size, air }: Row): Group {
  const { width, height, random, beyond } = setting;
  const cutOuts: CutOut[] = [];
  const unit = height * size;
  let x = -unit * random() - beyond.left - 60;
  while (x < width + beyond.right + 60) {
    const w = unit * (0.9 + 0.7 * random());
    const top = height * y - unit * 0.22 * random();
    cutOuts.push(...houseTop(setting, town, { x, w, top, unit, air }));
    x += w;
  }
  return backdrop('roofs', cutOuts);
}

type Top = {
  readonly x: number;
  readonly w: number;
  readonly top: number;
  readonly unit: number;
  readonly air: number;
};

function houseTop(setting: Setting, town: Town, { x, w, top, unit, air }: Top): CutOut[] {
  const { height, random } = setting;
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  const wall = lit(setting, pick(town.wall), air);
  const cover = lit(setting, pick(town.roof), air);
  const isWhite = liesSnow(setting);
  const eaves = top + unit * 0.3;
  const late = isLate(setting);
  const panes: string[] = [];
  const lights: string[] = [];
  const count = Math.max(2, Math.round((w / unit) * 2.4));
  for (let at = 0; at < count; at += 1)
    for (const row of [0, 1]) {
      const shape = `r ${x + (w * (at + 0.3)) / count} ${eaves + unit * (0.12 + 0.34 * row)} ${(w / count) * 0.36} ${unit * 0.2}`;
      (late && random() < 0.5 ? lights : panes).push(shape);
    }
  const chimney = x + w * (0.15 + 0.6 * random());
  const inset = town.hasMansards ? 0.1 : 0.04;
  const roofShape = town.hasMansards
    ? `p ${x} ${eaves} ${x + w * inset} ${top} ${x + w * (1 - inset)} ${top} ${x + w} ${eaves}`
    : `p ${x - 3} ${eaves} ${x + w * 0.22} ${top} ${x + w * 0.78} ${top} ${x + w + 3} ${eaves}`;
  const dormers = town.hasMansards
    ? Array.from({ length: count }, (_, at) => ({
        dx: x + (w * (at + 0.5)) / count,
        s: unit * 0.13,
      }))
    : [];
  return [
    cut(
      lit(setting, '#d9c3a2', air),
      `r ${chimney} ${top - unit * 0.24} ${unit * 0.3} ${unit * 0.4}`,
    ),
    cut(
      lit(setting, '#c9683f', air),
      ...[0.02, 0.12, 0.22].map(
        (at) => `r ${chimney + unit * at} ${top - unit * 0.34} ${unit * 0.06} ${unit * 0.11}`,
      ),
    ),
    cut(wall, `r ${x} ${eaves - 2} ${w} ${height}`),
    cut(lit(setting, '#6f8496', air), ...panes),
    ...(lights.length > 0 ? [cut(tone(lamplight), ...lights)] : []),
    cut(isWhite ? snowIn(setting) : cover, roofShape),
    cut(
      isWhite ? lighter(snowIn(setting), -0.06) : lighter(cover, -0.05),
      `r ${x - 3} ${eaves - unit * 0.03} ${w + 6} ${unit * 0.05}`,
    ),
    ...(dormers.length > 0 ? windowsIn(setting, dormers, { eaves, air }) : []),
  ];
}

type Dormer = { readonly dx: number; readonly s: number };

function windowsIn(
  setting: Setting,
  dormers: readonly Dormer[],
  { eaves, air }: { readonly eaves: number; readonly air: number },
): CutOut[] {
  return [
    cut(
      lit(setting, '#efe4cd', air),
      ...dormers.map(
        ({ dx, s }) => `r ${dx - s * 0.6} ${eaves - s * 1.7} ${s * 1.2} ${s * 1.5} ${s * 0.5}`,
      ),
    ),
    cut(
      isLate(setting) ? tone(lamplight) : lit(setting, '#5f7486', air),
      ...dormers.map(
        ({ dx, s }) => `r ${dx - s * 0.36} ${eaves - s * 1.45} ${s * 0.72} ${s * 1.2} ${s * 0.3}`,
      ),
    ),
  ];
}

/** The roof on which somebody may sit: its seams, a chimney with its pots, a dormer that is lit. */
function nearRoof(setting: Setting, isRight: boolean): Group {
  const { width, height, beyond } = setting;
  const x = (share: number) => width * (isRight ? 1 - share : share);
  const isWhite = liesSnow(setting);
  const metal: Oklab = isWhite ? snowIn(setting) : lit(setting, '#8494a5', 0.02);
  const [from, to] = [-60 - beyond.left, width + 60 + beyond.right];
  const seams: string[] = [];
  for (let at = from; at < to; at += width * 0.095)
    seams.push(
      `p ${at} ${height * 0.86} ${at + 5} ${height * 0.86} ${at + 5 + (at - width / 2) * 0.2} ${height * 1.1} ${at + (at - width / 2) * 0.2} ${height * 1.1}`,
    );
  const cx = x(0.16);
  const pots = [-52, -18, 16, 50].map(
    (dx) =>
      `p ${cx + dx - 11} ${height * 0.715} ${cx + dx - 8} ${height * 0.665} ${cx + dx + 8} ${height * 0.665} ${cx + dx + 11} ${height * 0.715}`,
  );
  return backdrop('near roof', [
    cut(lit(setting, '#d9b58f', 0.02), `r ${cx - 76} ${height * 0.712} 152 ${height * 0.17}`),
    cut(
      lit(setting, '#c49a74', 0.02),
      `r ${cx + (isRight ? 34 : -76)} ${height * 0.712} 42 ${height * 0.17}`,
      `r ${cx - 84} ${height * 0.71} 168 12`,
    ),
    cut(lit(setting, '#c8633c', 0.02), ...pots),
    cut(metal, `r ${from} ${height * 0.855} ${to - from} ${height * 0.4 + beyond.bottom}`),
    cut(lighter(metal, -0.05), ...seams),
    cut(lighter(metal, 0.05), `r ${from} ${height * 0.852} ${to - from} ${height * 0.014}`),
  ]);
}

function spire(setting: Setting, x: number, base: number, h: number, air: number): Group {
  const stone = lit(setting, '#eadbb9', air);
  return backdrop('church', [
    cut(
      stone,
      `r ${x - h * 0.12} ${base - h * 0.6} ${h * 0.24} ${h * 0.62}`,
      `p ${x - h * 0.12} ${base - h * 0.34} ${x + h * 0.5} ${base - h * 0.34} ${x + h * 0.5} ${base} ${x - h * 0.12} ${base}`,
    ),
    cut(
      lit(setting, '#b7664a', air),
      `p ${x + h * 0.1} ${base - h * 0.34} ${x + h * 0.18} ${base - h * 0.46} ${x + h * 0.46} ${base - h * 0.46} ${x + h * 0.54} ${base - h * 0.34}`,
    ),
    cut(
      lit(setting, '#66788a', air),
      `p ${x - h * 0.14} ${base - h * 0.6} ${x} ${base - h} ${x + h * 0.14} ${base - h * 0.6}`,
    ),
    cut(
      isLate(setting) ? tone(lamplight) : lit(setting, '#5f6f80', air),
      `r ${x - h * 0.04} ${base - h * 0.52} ${h * 0.08} ${h * 0.14} ${h * 0.04}`,
      ...[0.2, 0.32, 0.44].map(
        (at) => `r ${x + h * at - 3} ${base - h * 0.24} ${h * 0.045} ${h * 0.14} 4`,
      ),
    ),
  ]);
}

const views: Partial<Record<Place, (setting: Setting) => Stage>> = {
  ...{ sea, beach: sea, harbour: sea, cliffs: sea, mountain, snow: mountain, hills, river },
  ...{ paris: roofs, roofs, city: roofs, seine: roofs, village: townView, townview: townView },
  ...{ garden: hills, forest: hills, field: hills, perched: townView, fjord: mountain },
};

/** A balcony with its railing, pots of flowers and a shutter; behind it what is seen from there. */
export function balcony(setting: Setting): Stage {
  const { width, height, random, beyond, view = null } = setting;
  const seen = views[view ?? 'townview']?.(setting);
  const behind = seen ?? {
    ...sea(setting),
    back: [...skyOf(setting), ...facades(setting)],
    front: [],
  };
  const isRight = random() < 0.5;
  const x = (share: number) => width * (isRight ? share : 1 - share);
  const iron = lit(setting, '#2f3540', 0.03);
  const floor = lit(setting, '#d9c6a8', 0.03);
  const [from, to] = [-60 - beyond.left, width + 60 + beyond.right];
  const bars: string[] = [];
  const rings: string[] = [];
  for (let at = from; at < to; at += 46) {
    bars.push(`r ${at} ${height * 0.645} 6 ${height * 0.215}`);
    rings.push(
      `M${at + 6} ${height * 0.72} C${at + 40} ${height * 0.72} ${at + 40} ${height * 0.79} ${at + 6} ${height * 0.79} L${at + 6} ${height * 0.784} C${at + 32} ${height * 0.784} ${at + 32} ${height * 0.726} ${at + 6} ${height * 0.726}Z`,
    );
  }
  return {
    back: [
      ...behind.back.filter(({ name }) => name !== 'near roof'),
      ...behind.front.filter(({ name }) => name === 'near waves'),
      backdrop('railing', [
        cut(
          iron,
          ...bars,
          ...rings,
          `r ${from} ${height * 0.632} ${to - from} 15 6`,
          `r ${from} ${height * 0.85} ${to - from} 10`,
        ),
      ]),
      flowerBox(setting, x(0.36), height * 0.655),
      flowerBox(setting, x(0.8), height * 0.655),
      backdrop('floor', [
        cut(floor, `r ${from} ${height * 0.862} ${to - from} ${height * 0.3 + beyond.bottom}`),
        cut(
          lighter(floor, -0.05),
          `r ${from} ${height * 0.862} ${to - from} 9`,
          `r ${from} ${height * 0.925} ${to - from} 4`,
        ),
      ]),
      shutter(setting, isRight),
    ],
    front: [potted(setting, x(0.93), height * 0.985, height * 0.2)],
    ...{ base: height * 0.945, horizon: height * 0.5, hasGround: true },
  };
}

/** Geraniums over the rail. */
function flowerBox(setting: Setting, x: number, y: number): Group {
  const { random } = setting;
  const w = Math.min(setting.width, setting.height) * 0.26;
  const heads = Array.from({ length: 22 }, (_, index) => ({
    shape: `o ${x + w * (random() - 0.5)} ${y - 14 - 34 * random() + 30 * (index % 2)} ${10 + 5 * random()} ${9 + 4 * random()}`,
    kind: index % 3,
  }));
  const of = (kind: number) => heads.filter((one) => one.kind === kind).map(({ shape }) => shape);
  return backdrop('flower box', [
    cut(
      lit(setting, '#a8583c', 0.03),
      `p ${x - w / 2} ${y} ${x + w / 2} ${y} ${x + w * 0.46} ${y + 52} ${x - w * 0.46} ${y + 52}`,
    ),
    cut(
      lit(setting, '#4f8a4a', 0.03),
      `o ${x - w * 0.25} ${y - 8} ${w * 0.28} 30`,
      `o ${x + w * 0.22} ${y - 10} ${w * 0.3} 32`,
      `o ${x - w * 0.42} ${y + 22} 20 30`,
      `o ${x + w * 0.4} ${y + 20} 22 32`,
    ),
    cut(lit(setting, '#d8405a', 0.02), ...of(0)),
    cut(lit(setting, '#f08aa4', 0.02), ...of(1)),
    cut(lit(setting, '#fbf3ee', 0.02), ...of(2)),
  ]);
}

/** The edge of the door through which one came. */
function shutter(setting: Setting, isRight: boolean): Group {
  const { width, height, beyond } = setting;
  const short = Math.min(width, height);
  const w = short * 0.12;
  const left = isRight ? -60 - beyond.left : width - w + 10;
  const wide = isRight ? w + 50 + beyond.left : w + 50 + beyond.right;
  const blue = lit(setting, '#5f93a8', 0.03);
  const slats = Array.from(
    { length: 22 },
    (_, at) => `r ${left + 10} ${height * (0.03 + 0.038 * at)} ${wide - 20} ${height * 0.012}`,
  );
  return backdrop('shutter', [
    cut(blue, `r ${left} ${-60 - beyond.top} ${wide} ${height * 0.93 + 60 + beyond.top}`),
    cut(lighter(blue, -0.06), ...slats),
  ]);
}

function potted(setting: Setting, x: number, base: number, h: number): Group {
  const leaves = [-1.1, -0.6, -0.2, 0.2, 0.6, 1.1].map(
    (lean) =>
      `M${x} ${base - h * 0.34} Q${x + lean * h * 0.3} ${base - h * 0.9} ${x + lean * h * 0.52} ${base - h * (1 - 0.3 * Math.abs(lean))} Q${x + lean * h * 0.12} ${base - h * 0.7} ${x} ${base - h * 0.34}Z`,
  );
  return backdrop('pot', [
    cut(lit(setting, '#5a9652', 0.02), ...leaves),
    cut(
      lit(setting, '#bd6b45', 0.02),
      `p ${x - h * 0.2} ${base - h * 0.4} ${x + h * 0.2} ${base - h * 0.4} ${x + h * 0.15} ${base} ${x - h * 0.15} ${base}`,
      `r ${x - h * 0.23} ${base - h * 0.42} ${h * 0.46} ${h * 0.08} 3`,
    ),
  ]);
}
