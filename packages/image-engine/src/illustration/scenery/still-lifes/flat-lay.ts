import type { Oklab } from '@armoni/colour/oklab';
import { findDrawing } from '../../drawings/find-drawing.ts';
import { aspectOf } from '../../layout/cluster.ts';
import { place } from '../../layout/place-drawing.ts';
import { colourDrawing } from '../../palette/colour-drawing.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Box } from '../../picture/fill-contours.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import type { Matter } from '../../vocabulary/matters.ts';
import { centimetresOf } from '../../vocabulary/real-sizes.ts';
import { groundFill } from '../insides/display.ts';
import {
  backdrop,
  cut,
  flatBackdrop,
  type Setting,
  type Stage,
  type Standing,
  sheet,
} from '../stage.ts';
import { isAlike, type Kind, kindOf } from './kinds.ts';
import { isStillSet } from './still-life.ts';
import { leafShadows } from './walls.ts';

type Lain = { readonly matter: Matter | null; readonly own: string | null };

const wooden: Lain = { matter: 'pale-wood', own: '#d9bd94' };

/** What it may lie on where nothing was told. */
const surfaces: readonly Lain[] = [
  { matter: 'linen', own: '#e7decd' },
  { matter: 'marble', own: '#f1eee9' },
  wooden,
  { matter: 'slate', own: '#3d434b' },
  { matter: null, own: null },
];

/** What lies about savoury food, sweet food, what is for the skin, and what is worked with. */
const beside = {
  savoury: 'fork-and-knife herb tomato lemon-slice garlic',
  asian: 'tea-above lime-half herb spring-onions',
  sweet: 'cup-above spoon raspberries mint-sprig blueberries',
  care: 'eucalyptus-sprig petal green-leaf flat-stone',
  desk: 'plant-above cup-above fountain-pen glasses',
} as const;
const groups: Partial<Record<Kind, keyof typeof beside>> = {
  ...{ jewel: 'care', perfume: 'care', soap: 'care', cosmetic: 'care', candle: 'care' },
  ...{ device: 'desk', book: 'desk', watch: 'desk', curio: 'desk', bag: 'desk', tool: 'desk' },
  ...{ cake: 'sweet', pastry: 'sweet', sweet: 'sweet', hotDrink: 'sweet', fruit: 'sweet' },
  ...{ honey: 'sweet', breakfast: 'sweet', bread: 'sweet', asian: 'asian' },
};

/** Laid out and seen from above: cloth, stone or a colour is all of the picture. */
export function flatLay(setting: Setting): Stage {
  const { ground, random, isPlain, wallColour } = setting;
  const kind = kindAmong(setting.shown);
  const isBare = isPlain || wallColour;
  const chosen = surfaces[Math.floor(random() * surfaces.length)]!;
  const isOfWood = setting.shown.has('desk') || setting.shown.has('table');
  const lain = isBare ? surfaces.at(-1)! : isOfWood ? wooden : chosen;
  const fill = ground ? groundFill(ground, setting) : fillOf(setting, lain);
  const matter = ground?.matter ?? lain.matter;
  const shade = matter === null && !isPlain ? [leafShadows(setting, fill)] : [];
  const set = matter?.replace('pale-wood', 'board') ?? 'pastel';
  return {
    ...(isStillSet(set) ? { set } : {}),
    back: [
      backdrop('surface', [{ ...sheet(setting, fill), ...(matter ? { matter } : {}) }]),
      ...shade,
    ],
    ...{ front: [], base: setting.height * 0.9, horizon: 0, hasGround: false },
    ...(kind && !isPlain ? { dress: (things) => laidAbout(setting, { kind, fill }, things) } : {}),
  };
}

function fillOf({ palette }: Setting, { own }: Lain): Oklab {
  const fill = own ? tone(own) : blend(tone(palette.sky), tone(palette.paper), 0.3);
  return own && palette.isDark ? lighter(fill, -0.12) : fill;
}

const kindAmong = (shown: ReadonlySet<string>): Kind | null =>
  [...shown].map(kindOf).find((kind) => kind !== null) ?? null;

/** As shares of the sides: the corners, where what lies there is cut a little. */
const corners = [
  { x: 0.1, y: 0.13, tilt: -24 },
  { x: 0.9, y: 0.12, tilt: 28 },
  { x: 0.91, y: 0.88, tilt: -18 },
  { x: 0.09, y: 0.88, tilt: 22 },
] as const;

/** A napkin under what is eaten, and a few things in the corners that are free. */
function laidAbout(
  setting: Setting,
  { kind, fill }: { readonly kind: Kind; readonly fill: Oklab },
  things: readonly Standing[],
): Pick<Stage, 'back' | 'front'> {
  const { width, height, random, shown } = setting;
  const group = groups[kind] ?? 'savoury';
  const [first, ...others] = beside[group]
    .split(' ')
    .filter((id) => ![...shown].some((one) => isAlike(one, id)));
  const turn = Math.floor(random() * others.length);
  const ids = [first, ...others.slice(turn), ...others.slice(0, turn)];
  const short = Math.min(width, height);
  const from = Math.floor(random() * corners.length);
  const boxes = things.map(({ box }) => box);
  const few = [0, 1, 2, 3].flatMap((step) => {
    const { x, y, tilt } = corners[(from + step) % corners.length]!;
    const id = ids[step];
    const isTiny = id !== undefined && (centimetresOf(id) ?? 12) < 5;
    const spot = { cx: x * width, cy: y * height, side: short * (isTiny ? 0.14 : 0.24), tilt };
    return id && boxes.every((box) => isApart(spot, box)) ? [lying(setting, id, spot)] : [];
  });
  const [only] = boxes;
  const napkin =
    group !== 'care' && group !== 'desk' && things.length === 1
      ? [clothUnder(setting, only!, fill)]
      : [];
  return { back: [...napkin, ...few.slice(0, 3)], front: [] };
}

type Spot = {
  readonly cx: number;
  readonly cy: number;
  readonly side: number;
  readonly tilt: number;
};

/** Round as plates are, they may reach into each other's corners. */
function isApart({ cx, cy, side }: Spot, { left, right, top, bottom }: Box): boolean {
  const far = Math.hypot(
    (cx - (left + right) / 2) / ((right - left) / 2 + side * 0.5),
    (cy - (top + bottom) / 2) / ((bottom - top) / 2 + side * 0.5),
  );
  return far > 0.94;
}

function lying(setting: Setting, id: string, { cx, cy, side, tilt }: Spot): Group {
  const drawing = findDrawing(id)!;
  const high = Math.min(side * 1.3, side / Math.sqrt(aspectOf(drawing)));
  const fills = colourDrawing(drawing, setting.palette, null);
  const spot = { x: cx, base: cy + high / 2, height: high, tilt };
  return { ...backdrop(id, place(drawing, fills, spot).cutOuts), lies: true };
}

/** A napkin that lies aslant below a plate. */
function clothUnder(
  { palette, random }: Setting,
  { left, right, top, bottom }: Box,
  ground: Oklab,
): Group {
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const half = Math.max(right - left, bottom - top) * 0.47;
  const turn = (random() < 0.5 ? 1 : -1) * (0.2 + 0.25 * random());
  const fill = blend(tone(palette.disc), ground, ground.l > 0.6 ? 0.35 : 0.2);
  const at = (x: number, y: number) =>
    `${cx + half * (x * Math.cos(turn) - y * Math.sin(turn))} ${cy + half * (x * Math.sin(turn) + y * Math.cos(turn))}`;
  const band = (x: number, wide: number): CutOut =>
    cut(lighter(fill, 0.06), `p ${at(x, -1)} ${at(x + wide, -1)} ${at(x + wide, 1)} ${at(x, 1)}`);
  return {
    ...flatBackdrop('napkin', [
      { ...cut(fill, `p ${at(-1, -1)} ${at(1, -1)} ${at(1, 1)} ${at(-1, 1)}`), matter: 'linen' },
      band(-0.92, 0.04),
      band(-0.84, 0.02),
      band(0.88, 0.04),
      band(0.82, 0.02),
    ]),
    lies: true,
  };
}
