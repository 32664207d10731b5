import type { Oklab } from '@armoni/colour/oklab';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { skyOf } from '../outdoors/sky.ts';
import { backdrop, cut, isWet, liesSnow, type Setting, type Stage, snowIn } from '../stage.ts';
import { bougainvilleas, washing, whiteSteps } from './lane-life.ts';
import { cobblesOf, crossing, puddlesOf, settsOf, shineOf } from './paving.ts';
import { type Quarter, quarterOf } from './quarters.ts';
import { groundDrop, type View } from './street-view.ts';
import { walkers } from './walkers.ts';
import { builtOn, lanternsOn, roofOn } from './wall-features.ts';

export const lamplight = '#ffd27a';

/** How near the borders of the houses are: 1 at the picture's edge. */
const borders = [1.2, 0.8, 0.56, 0.4, 0.29, 0.22];

type Place = (side: 1 | -1, near: number, up: number) => string;

/** Houses on both sides that step back in perspective, a street between them, and who walks there. */
export function canyon(
  setting: Setting,
  built: Quarter,
  view: View,
  atEnd: readonly Group[] = [],
): Stage {
  const { width, height } = setting;
  const own = quarterOf(setting, built);
  const quarter = { ...own, high: own.high * view.high };
  const at: Place = (side, near, up) =>
    `${width * (view.x + side * view.wall * near)} ${height * (view.y + (up > 0 ? -up : -up * groundDrop) * near)}`;
  const groups: Group[] = [];
  for (let house = borders.length - 2; house >= 0; house -= 1) {
    for (const side of [-1, 1] as const) {
      groups.push(
        front(setting, quarter, { at, side, near: borders[house]!, far: borders[house + 1]! }),
      );
    }
  }
  groups.push(...nearerFronts(setting, quarter, { at, view }));
  const foot = (share: number, near: number) => ({
    x: width * (view.x + share * view.wall * near),
    y: height * (view.y + groundDrop * near),
    high: height * 0.36 * near,
  });
  return {
    back: [
      ...skyOf(setting, { horizon: 0.5 }),
      ...atEnd,
      ...closing(setting, quarter, view),
      ...groups,
      ...roadway(setting, view),
      ...(quarter.isOfIslands ? [whiteSteps(setting, view)] : []),
      ...walkers(
        setting,
        passers(view).map(([share, near]) => foot(share, near)),
      ),
      // Who asks for a lamp sees that one.
      ...(quarter.isOfIslands
        ? bougainvilleas(setting, view)
        : view.isAlley
          ? washing(setting, view)
          : setting.shown.has('streetlamp') && !setting.pieces?.has('streetlamp')
            ? []
            : lamps(setting, view)),
    ],
    ...{ front: [], base: height * 0.9, horizon: height * 0.5, hasGround: true },
  };
}

/** Houses across the end of a street, as far off as the last beside it. */
function closing(setting: Setting, quarter: Quarter, view: View): Group[] {
  const { width, height, palette } = setting;
  const far = borders.at(-1)!;
  const random = makeRandom(Math.round(view.x * 1e6) ^ closingSeed);
  const air = palette.isDark ? 0.66 : 0.46;
  const toward = tone(palette.isDark ? palette.far : palette.sky);
  const paint = (hex: string) => blend(tone(hex), toward, air);
  const base = height * (view.y + groundDrop * far);
  const isLate = palette.isDark || setting.time === 'dusk' || setting.weather === 'rain';
  const count = view.isAlley ? 2 : 4;
  const wide = (2 * width * view.wall * far * closingWide) / count;
  return Array.from({ length: count }, (_, house) => {
    const left = width * view.x + wide * (house - count / 2);
    const top = height * (view.y - quarter.high * far * (0.5 + 0.4 * random()));
    const wall = paint(quarter.fronts[Math.floor(random() * quarter.fronts.length)]!);
    const panes = [0.25, 0.75].flatMap((x) =>
      [0.14, 0.44].map(
        (y) =>
          `r ${left + wide * (x - 0.1)} ${top + (base - top) * y} ${wide * 0.2} ${(base - top) * 0.17}`,
      ),
    );
    return backdrop('street end', [
      cut(
        liesSnow(setting) ? snowIn(setting) : paint(quarter.roof),
        `p ${left - 2} ${top + 1} ${left + wide / 2} ${top - wide * 0.42} ${left + wide + 2} ${top + 1}`,
      ),
      cut(wall, `r ${left} ${top} ${wide + 1} ${base - top + height * 0.01}`),
      cut(isLate ? tone(lamplight) : lighter(wall, -0.1), ...panes),
    ]);
  });
}

const closingSeed = 0x2c19;
/** Of the room between the last walls: behind them they go on. */
const closingWide = 1.15;

/** Of the nearest border: the next one toward the eye. */
const nearer = 1.5;

/** Those beside the eye, which only a wider frame shows; by chance of their own. */
function nearerFronts(
  setting: Setting,
  quarter: Quarter,
  { at, view }: { readonly at: Place; readonly view: View },
): Group[] {
  const { width, beyond } = setting;
  const random = makeRandom(Math.round(width) ^ nearerSeed);
  const houses: Group[] = [];
  for (const [side, more] of [
    [-1, beyond.left],
    [1, beyond.right],
  ] as const) {
    const room = (side < 0 ? view.x : 1 - view.x) + more / width;
    for (let far = borders[0]!; view.wall * far < room; far *= nearer) {
      houses.push(front({ ...setting, random }, quarter, { at, side, near: far * nearer, far }));
    }
  }
  return houses;
}

const nearerSeed = 0x3e1a;

/** Across and near, as shares of the way to the wall and of the nearest. */
const passers = ({ isAlley }: View): readonly (readonly [number, number])[] =>
  isAlley
    ? [
        [-0.3, 0.34],
        [0.2, 0.5],
      ]
    : [
        [-0.77, 0.36],
        [0.78, 0.46],
        [-0.78, 0.6],
      ];

type Lot = {
  readonly at: Place;
  readonly side: 1 | -1;
  readonly near: number;
  readonly far: number;
};

function front(setting: Setting, quarter: Quarter, { at, side, near, far }: Lot): Group {
  const { palette, random } = setting;
  const isLate = palette.isDark || setting.time === 'dusk' || setting.weather === 'rain';
  const hex = quarter.fronts[Math.floor(random() * quarter.fronts.length)]!;
  const air = palette.isDark ? 0.62 : 0.08 + 0.42 * (1 - Math.min(1, near));
  const toward = tone(palette.isDark ? palette.far : palette.sky);
  const wall = lighter(blend(tone(hex), toward, air), side < 0 ? -0.035 : 0.02);
  const roof = blend(tone(quarter.roof), toward, air);
  const top = quarter.high + quarter.more * random();
  /** Evenly along the wall, which is closer together the farther it is. */
  const along = (share: number) => 1 / (1 / near + (1 / far - 1 / near) * share);
  const quad = (from: number, to: number, low: number, high: number) =>
    `p ${at(side, along(from), low)} ${at(side, along(to), low)} ${at(side, along(to), high)} ${at(side, along(from), high)}`;
  const corner = (share: number, up: number) => at(side, along(share), up);
  const paint = (told: string) => blend(tone(told), toward, air);
  const shop = quarter.hasShops ? 0.02 : -1;
  const storey = (top - Math.max(0.02, shop)) / quarter.storeys;
  const panes: Record<'lit' | 'dark', string[]> = { lit: [], dark: [] };
  const rails: string[] = [];
  const columns = quarter.storeys > 8 ? 4 : 3;
  for (let row = 0; row < quarter.storeys; row += 1) {
    const low = 0.03 + storey * (row + 0.24);
    for (let column = 0; column < columns; column += 1) {
      const from = (column + 0.28) / columns;
      const to = (column + 0.72) / columns;
      panes[isLate && random() < 0.5 ? 'lit' : 'dark'].push(
        quad(from, to, low, low + storey * 0.54),
      );
      if (quarter.hasBalconies) rails.push(quad(from - 0.04, to + 0.04, low, low + storey * 0.16));
    }
  }
  const pane = quarter.isOfIslands ? '#2f6fb5' : '#4f6f8a';
  const glass = palette.isDark ? lighter(tone(palette.near), -0.02) : blend(tone(pane), wall, 0.25);
  const awning = [palette.disc, '#c9564a', '#3f8a7c', '#e0a23c'][Math.floor(random() * 4)]!;
  const light = isLate ? tone(lamplight) : glass;
  return backdrop('street wall', [
    ...roofOn(quarter, { quad, corner, top, roof, wall }),
    cut(wall, quad(0, 1, -1, top)),
    ...(quarter.foot
      ? [cut(blend(tone(quarter.foot), toward, air), quad(0, 1, -1, storey * 0.95))]
      : []),
    ...(liesSnow(setting)
      ? [snowOn(quarter, { quad, top, fill: blend(snowIn(setting), toward, air * 0.5) })]
      : []),
    cut(lighter(wall, 0.06), quad(0, 1, top - 0.012, top), quad(0, 1, 0.012, 0.024)),
    ...builtOn(quarter, { quad, corner, top, storey, columns, paint }),
    cut(glass, ...panes.dark, ...(quarter.isOfIslands ? [quad(0.36, 0.62, -0.98, -0.2)] : [])),
    ...(panes.lit.length > 0 ? [cut(tone(lamplight), ...panes.lit)] : []),
    ...(quarter.hasBalconies ? [cut(lighter(roof, -0.1), ...rails)] : []),
    ...(quarter.hasShops
      ? [
          cut(light, quad(0.08, 0.44, -0.9, -0.22), quad(0.56, 0.92, -0.9, -0.22)),
          cut(lighter(wall, -0.16), quad(0.45, 0.55, -0.98, -0.22)),
          cut(blend(tone(awning), toward, air * 0.8), quad(0.03, 0.97, -0.26, 0)),
          cut(
            blend(tone('#f6efe0'), toward, air * 0.8),
            ...[0.1, 0.3, 0.5, 0.7].map((from) => quad(from, from + 0.1, -0.26, 0)),
          ),
        ]
      : []),
    ...(quarter.hasLanterns ? lanternsOn(quad, paint, palette.isDark) : []),
  ]);
}

type Roof = {
  readonly quad: (from: number, to: number, low: number, high: number) => string;
  readonly top: number;
  readonly fill: Oklab;
};

/** On the roof, and on the awnings of its shops. */
function snowOn({ hasMansards, hasShops }: Quarter, { quad, top, fill }: Roof): CutOut {
  const roof = hasMansards
    ? quad(0.02, 0.98, top + 0.055, top + 0.1)
    : quad(-0.02, 1.02, top, top + 0.045);
  return cut(fill, roof, ...(hasShops ? [quad(0.02, 0.98, -0.05, 0.035)] : []));
}

/** Pavements, kerbs, a roadway with its dashes, and what shines on it in the rain. */
function roadway(setting: Setting, view: View): Group[] {
  const { width, height, palette, beyond } = setting;
  // Below the frame it goes on toward the eye.
  const nearest = beyond.bottom > 0 ? 1.4 + (2 * beyond.bottom) / height / groundDrop : 1.4;
  const isSnowy = liesSnow(setting);
  const snow = snowIn(setting);
  const covered = (fill: Oklab, share: number) => (isSnowy ? blend(fill, snow, share) : fill);
  const bare = blend(tone('#77757f'), tone(palette.near), palette.isDark ? 0.62 : 0.2);
  const asphalt = covered(bare, 0.72);
  const stone = covered(
    blend(tone('#c9c2ba'), tone(palette.near), palette.isDark ? 0.62 : 0.12),
    0.92,
  );
  const y = (near: number) => height * (view.y + groundDrop * near);
  const x = (share: number, near: number) => width * (view.x + share * near);
  const strip = (left: number, right: number, near: number, far: number) =>
    `p ${x(left, far)} ${y(far)} ${x(right, far)} ${y(far)} ${x(right, near)} ${y(near)} ${x(left, near)} ${y(near)}`;
  const last = borders.at(-1)! * 0.6;
  const dashes = Array.from({ length: 9 }, (_, dash) =>
    strip(-0.008, 0.008, 1 / (0.8 + dash * 0.42), 1 / (0.8 + dash * 0.42 + 0.2)),
  );
  const puddles = puddlesOf(setting, view);
  const cobbles = cobblesOf(setting, view, stone);
  const tracks = [-0.42, -0.16, 0.16, 0.42].map((at) =>
    strip(view.kerb * (at - 0.05), view.kerb * (at + 0.05), nearest, last),
  );
  const shine = shineOf(setting, view);
  return [
    backdrop('footway', [cut(stone, strip(-view.wall, view.wall, nearest, last))]),
    backdrop(
      'roadway',
      view.isAlley
        ? cobbles
        : [
            cut(lighter(stone, 0.06), strip(-view.kerb - 0.012, view.kerb + 0.012, nearest, last)),
            cut(asphalt, strip(-view.kerb, view.kerb, nearest, last)),
            ...(setting.isPaved ? settsOf(asphalt, view.kerb, strip) : []),
            ...(isSnowy
              ? [cut(blend(asphalt, bare, 0.3), ...tracks)]
              : setting.isPaved
                ? []
                : [cut(blend(tone('#f6efe0'), asphalt, palette.isDark ? 0.5 : 0.2), ...dashes)]),
            ...(setting.isCrossed
              ? [
                  cut(
                    blend(tone('#f6f3ea'), asphalt, palette.isDark ? 0.4 : 0.08),
                    ...crossing(view.kerb, strip),
                  ),
                ]
              : []),
            ...(isWet(setting)
              ? [
                  cut(blend(tone(palette.sky), asphalt, 0.35), ...puddles),
                  cut(blend(tone(lamplight), asphalt, 0.45), ...shine),
                ]
              : []),
          ],
    ),
  ];
}

/** Lamps along both kerbs. */
function lamps(setting: Setting, view: View): Group[] {
  const { width, height, palette } = setting;
  const post = tone(palette.isDark ? palette.ink : '#3a3f4b');
  return [0.34, 0.62].flatMap((near) =>
    [-1, 1].map((side) => {
      const [cx, foot] = [
        width * (view.x + side * (view.kerb + 0.03) * near),
        height * (view.y + groundDrop * near),
      ];
      const h = height * 0.62 * near;
      const r = h * 0.06;
      const fill = blend(post, tone(palette.sky), palette.isDark ? 0 : 0.3 * (1 - near));
      return backdrop('street lamp', [
        cut(fill, `k ${cx} ${foot} ${cx} ${foot - h * 0.84} ${h * 0.035} ${h * 0.02}`),
        cut(
          fill,
          `p ${cx - r} ${foot - h * 0.96} ${cx + r} ${foot - h * 0.96} ${cx} ${foot - h * 1.04}`,
        ),
        cut(
          tone(lamplight),
          `p ${cx - r * 0.9} ${foot - h * 0.96} ${cx + r * 0.9} ${foot - h * 0.96} ${cx + r * 0.6} ${foot - h * 0.83} ${cx - r * 0.6} ${foot - h * 0.83}`,
        ),
        ...(liesSnow(setting)
          ? [cut(snowIn(setting), `o ${cx} ${foot - h * 0.99} ${r * 1.1} ${r * 0.5}`)]
          : []),
      ]);
    }),
  );
}

/** Towers in the haze where an avenue ends; the middle one with steps and a needle. */
export function needles({ width, height, palette }: Setting, view: View): Group {
  const far = (by: number): Oklab => blend(tone(palette.far), tone(palette.sky), by);
  const foot = height * (view.y + 0.13);
  const block = (x: number, w: number, top: number) =>
    `r ${width * (view.x - 0.5 + x - w / 2)} ${height * top} ${width * w} ${foot - height * top}`;
  const shapes: CutOut[] = [
    cut(far(0.55), block(0.41, 0.06, 0.26), block(0.585, 0.07, 0.3), block(0.36, 0.05, 0.36)),
    cut(
      far(0.25),
      block(0.5, 0.1, 0.3),
      block(0.5, 0.074, 0.2),
      block(0.5, 0.048, 0.13),
      block(0.5, 0.018, 0.085),
      block(0.5, 0.006, 0.02),
    ),
    cut(far(0.05), ...[0.47, 0.485, 0.5, 0.515, 0.53].map((x) => block(x - 0.002, 0.004, 0.32))),
  ];
  return backdrop('tower', shapes);
}
