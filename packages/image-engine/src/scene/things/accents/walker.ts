import { type Rgb, scaled } from '../../light/rgb.ts';
import type { Site } from '../find-site.ts';
import { type Brush, type Foreground, tone } from '../foreground.ts';
import { fillShape, type Point } from '../strokes/fill-shape.ts';
import { addStroke, type StrokeList } from '../strokes/stroke-list.ts';
import { vary } from '../vary.ts';

/** Linear RGB albedos. */
const coats: readonly Rgb[] = [
  [0.42, 0.06, 0.045],
  [0.5, 0.38, 0.1],
  [0.08, 0.14, 0.3],
  [0.3, 0.28, 0.25],
];
const trousers: Rgb = [0.05, 0.055, 0.075];
const skin: Rgb = [0.3, 0.19, 0.13];
const hair: Rgb = [0.045, 0.03, 0.02];

/** By night people are little more than shapes. */
const night = { exposure: 2, level: 0.3 } as const;

// A body seen from behind, set by eye: shares of its height, x to the right and y up
// from between the feet. A joint swings sideways by `swing` strides.

type Joint = readonly [x: number, y: number, swing?: number];
type Limb = {
  readonly from: Joint;
  readonly to: Joint;
  /** Half-widths at both ends. */
  readonly widths: readonly [number, number];
};

const stride = [0.05, 0.03] as const;

const thigh = [0.052, 0.038] as const;
const calf = [0.036, 0.024] as const;
/** The leg behind, in shade; the leg before. */
const legs: readonly (Limb & { readonly light: number })[] = [
  { from: [-0.035, 0.5], to: [-0.035, 0.27, -0.5], widths: thigh, light: 0.35 },
  { from: [-0.035, 0.27, -0.5], to: [-0.035, 0.03, -1], widths: calf, light: 0.35 },
  { from: [0.035, 0.5], to: [0.035, 0.27, 0.4], widths: thigh, light: 0.6 },
  { from: [0.035, 0.27, 0.4], to: [0.035, 0.015, 0.6], widths: calf, light: 0.6 },
];

/** The right arm; the left mirrors it, but both swing the same way. */
const arm: readonly Limb[] = [
  { from: [0.092, 0.785], to: [0.122, 0.6], widths: [0.033, 0.028] },
  { from: [0.122, 0.6], to: [0.112, 0.45, 0.4], widths: [0.027, 0.02] },
];

const neck: Limb = { from: [0, 0.83], to: [0, 0.88], widths: [0.03, 0.028] };
const shortHair: Limb = { from: [0, 0.905], to: [0, 0.945], widths: [0.05, 0.046] };
const longHair: Limb = { from: [0, 0.86], to: [0, 0.945], widths: [0.056, 0.046] };

/** From the neck down the right side to the hem. */
const coatSide: readonly Point[] = [
  [0.045, 0.84],
  [0.105, 0.805],
  [0.11, 0.74],
  [0.082, 0.61],
  [0.1, 0.42],
  [0.095, 0.36],
];
const coatOutline: readonly Point[] = [
  ...coatSide,
  ...coatSide.map(([x, y]): Point => [-x, y]).reverse(),
];

const lights = { litSleeve: 0.7, shadedSleeve: 0.25, litCoat: 0.8, shadedCoat: 0.2 } as const;

/** Lengths and widths in heights of the walker. */
const shadow = {
  longest: 2.6,
  /** Degrees: no sun is taken lower. */
  lowestSun: 6,
  /** Ground is foreshortened: what points at the eye looks short. */
  foreshortening: 0.3,
  /** Two layers: the further from the feet, the paler. */
  layers: [0.6, 1],
  width: 0.045,
  farWidth: 0.07,
  alpha: 0.17,
  /** Exposure of an hour too dark for shadows. */
  darkest: 1.2,
} as const;
const black: Rgb = [0, 0, 0];

/** A walker seen from behind; `tall` in pixels. */
export function drawWalker(foreground: Foreground, site: Site, tall: number): void {
  const { plan, strokes, random, brush } = foreground;
  const seen = plan.light.exposure > night.exposure ? night.level : 1;
  const coat = brush(scaled(coats[Math.floor(random() * coats.length)]!, seen), site.z);
  const step = vary(random, stride) * (random() < 0.5 ? -1 : 1);
  const head = random() < 0.5 ? longHair : shortHair;
  const limb = (bone: Limb, colour: Rgb) => drawLimb(strokes, bone, { site, tall, step, colour });
  drawShadow(foreground, site, tall);
  const cloth = brush(trousers, site.z);
  for (const leg of legs) limb(leg, tone(cloth, leg.light));
  for (const side of [-1, 1]) {
    const light = side === coat.lightSide ? lights.litSleeve : lights.shadedSleeve;
    for (const bone of arm) limb(mirrored(bone, side), tone(coat, light));
  }
  drawCoat(coat, site, tall);
  limb(neck, tone(brush(skin, site.z), 0.5));
  limb(head, tone(brush(hair, site.z), 0.5));
}

type Body = { site: Site; tall: number /** In heights. */; step: number; colour: Rgb };

function drawLimb(strokes: StrokeList, { from, to, widths }: Limb, body: Body): void {
  const { site, tall, step, colour } = body;
  const at = ([x, y, swing = 0]: Joint): Point => [
    site.x + (x + swing * step) * tall,
    site.y - y * tall,
  ];
  const [x, y] = at(from);
  const [toX, toY] = at(to);
  const [width, toWidth] = [widths[0] * tall, widths[1] * tall];
  addStroke(strokes, { x, y, toX, toY, width, toWidth, colour, depth: site.z });
}

function mirrored({ from, to, widths }: Limb, side: number): Limb {
  const mirror = ([x, y, swing = 0]: Joint): Joint => [side * x, y, swing];
  return { from: mirror(from), to: mirror(to), widths };
}

/** Round to the light: each row runs from one side's colour into the other's. */
function drawCoat(coat: Brush, { x, y, z }: Site, tall: number): void {
  const faces = [tone(coat, lights.shadedCoat), tone(coat, lights.litCoat)] as const;
  const [colour, rightColour] = coat.lightSide > 0 ? faces : [faces[1], faces[0]];
  const outline = coatOutline.map(([dx, dy]): Point => [x + dx * tall, y - dy * tall]);
  fillShape(coat.strokes, outline, { colour, rightColour, depth: z });
}

/** Along the ground, away from the sun; short under a high one. */
function drawShadow({ plan, strokes }: Foreground, { x, y, z }: Site, tall: number): void {
  const { light } = plan;
  if (light.disc <= 0 || light.exposure > shadow.darkest) return;
  const turn = (light.azimuth * Math.PI) / 180;
  const elevation = (Math.max(shadow.lowestSun, light.elevation) * Math.PI) / 180;
  const long = tall * Math.min(shadow.longest, 1 / Math.tan(elevation));
  const toX = x - Math.sin(turn) * long;
  const toY = y + Math.cos(turn) * long * shadow.foreshortening;
  const widths = { width: tall * shadow.width, toWidth: tall * shadow.farWidth };
  for (const reach of shadow.layers) {
    const end = { toX: x + (toX - x) * reach, toY: y + (toY - y) * reach };
    addStroke(strokes, { x, y, ...end, ...widths, colour: black, alpha: shadow.alpha, depth: z });
  }
}
