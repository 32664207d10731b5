import { mix } from '../../../maths/interpolation.ts';
import { blend, type Rgb, scaled } from '../../light/rgb.ts';
import type { Brush } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { vary } from '../vary.ts';

/** Pixels; `half` is half its width at the foot. */
export type Trunk = {
  x: number;
  y: number;
  topX: number;
  topY: number;
  bend: number;
  half: number;
};

// Set by eye on drawn woods; widths are shares of the trunk's half-width unless a name says pixels.

/** Strips from the shaded side to the lit one. */
const strips = {
  near: 7,
  far: 3,
  /** Half-width from which a trunk counts as near, pixels. */
  nearPixels: 2,
  reach: 0.82,
  /** The foot spreads, the top narrows. */
  foot: 1.25,
  top: 0.3,
  width: 1.3,
  topWidth: 0.4,
  leastPixels: 0.4,
  leastTopPixels: 0.3,
  light: { power: 1.6, most: 0.75, least: 0.08 },
} as const;

const root = {
  reach: 2.1,
  foot: 0.6,
  width: 0.5,
  tipPixels: 0.4,
  litTone: 0.4,
  shadedTone: 0.05,
} as const;

/** Scars in the bark of a trunk wide enough to show them; most are low. */
const scar = {
  leastHalfPixels: 2.5,
  count: 46,
  height: { power: 1.4, most: 0.8 },
  across: 0.8,
  length: [0.1, 0.3],
  width: 0.035,
  pixels: 0.2,
  darkness: 0.5,
  light: 0.4,
  alpha: 0.6,
} as const;

/** `t` 0 is the foot, 1 the top. */
export function alongTrunk({ x, y, topX, topY, bend }: Trunk, t: number): { x: number; y: number } {
  return { x: mix(x, topX, t) + 2 * bend * t * (1 - t), y: mix(y, topY, t) };
}

/** A trunk that is round to the light, with its roots. */
export function drawRoundTrunk(brush: Brush, trunk: Trunk, barkLit: Rgb): void {
  drawStrips(brush, trunk, barkLit);
  for (const side of [-1, 1]) drawRoot(brush, trunk, { barkLit, side });
  if (trunk.half >= scar.leastHalfPixels) drawScars(brush, trunk, barkLit);
}

function drawStrips({ strokes, bark, lightSide, depth }: Brush, trunk: Trunk, barkLit: Rgb): void {
  const { x, y, topX, topY, bend, half } = trunk;
  const count = half > strips.nearPixels ? strips.near : strips.far;
  const { power, most, least } = strips.light;
  for (let strip = 0; strip < count; strip += 1) {
    const u = (strip / (count - 1)) * 2 - 1;
    const off = u * half * strips.reach;
    const light = Math.max(0, u * lightSide) ** power * most + least;
    addStroke(strokes, {
      x: x + off * strips.foot,
      y,
      bendX: (x + topX) / 2 + bend + off,
      bendY: (y + topY) / 2,
      toX: topX + off * strips.top,
      toY: topY,
      width: Math.max(strips.leastPixels, (half * strips.width) / count),
      toWidth: Math.max(strips.leastTopPixels, (half * strips.topWidth) / count),
      colour: blend(bark, barkLit, light),
      depth,
    });
  }
}

function drawRoot(
  { strokes, bark, lightSide, depth }: Brush,
  { x, y, half }: Trunk,
  { barkLit, side }: { barkLit: Rgb; side: number },
): void {
  addStroke(strokes, {
    x: x + side * half * root.foot,
    y: y - half * 2,
    bendX: x + side * half,
    bendY: y,
    toX: x + side * half * root.reach,
    toY: y + half * 0.5,
    width: half * root.width,
    toWidth: root.tipPixels,
    colour: blend(bark, barkLit, side === lightSide ? root.litTone : root.shadedTone),
    depth,
  });
}

function drawScars(brush: Brush, trunk: Trunk, barkLit: Rgb): void {
  const { strokes, random, bark, lightSide, depth } = brush;
  const { half } = trunk;
  const dark = scaled(bark, scar.darkness);
  for (let index = 0; index < scar.count; index += 1) {
    const at = alongTrunk(trunk, random() ** scar.height.power * scar.height.most);
    const u = (random() * 2 - 1) * scar.across;
    const wide = half * vary(random, scar.length);
    const light = Math.max(0, u * lightSide) * scar.light * random();
    const x = at.x + u * half;
    addStroke(strokes, {
      x,
      y: at.y,
      toX: x + wide,
      toY: at.y + wide * 0.5,
      width: half * scar.width + scar.pixels,
      toWidth: scar.pixels,
      colour: blend(dark, barkLit, light),
      alpha: scar.alpha,
      depth,
    });
  }
}
