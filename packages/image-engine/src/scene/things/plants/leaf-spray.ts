import { blend, scaled } from '../../light/rgb.ts';
import type { Brush } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { vary } from '../vary.ts';

/** Shares of the spray's reach, or of a leaf's size; set by eye, for leaves against the light. */
const spray = {
  leaves: { least: 9, mostMore: 26, perSize: 1.1 },
  across: 1.5,
  high: 0.5,
  /** Few sprays are bright. */
  brightPower: 1.5,
  /** Light falls through a leaf: brighter than any lit from the front. */
  translucence: 1.45,
  /** Radians: a whole turn, rounded. */
  turn: 6.283,
} as const;

const leaf = {
  pixels: 0.6,
  ofReach: 0.09,
  /** Pixels of a 1024-pixel picture. */
  most: 3.6,
  uneven: [0.6, 0.9],
  across: 2.2,
  fall: [0.2, 0.7],
  width: 0.55,
  tipWidth: 0.18,
  tone: [0.35, 0.65],
} as const;

/** Leaves that lie in a flat layer. Pixels. */
export function drawLeafSpray(
  { strokes, random, lit, shade, depth, unit }: Brush,
  { x, y, reach }: { x: number; y: number; reach: number },
): void {
  const size = Math.min(leaf.pixels + reach * leaf.ofReach, leaf.most * unit);
  const { least, mostMore, perSize } = spray.leaves;
  const count = Math.round(least + Math.min(mostMore, (reach / size) * perSize));
  const bright = random() ** spray.brightPower;
  const glowing = scaled(lit, spray.translucence);
  for (let index = 0; index < count; index += 1) {
    const angle = random() * spray.turn;
    const off = Math.sqrt(random()) * reach;
    const leafX = x + Math.cos(angle) * off * spray.across;
    const leafY = y + Math.sin(angle) * off * spray.high;
    const wide = size * vary(random, leaf.uneven);
    addStroke(strokes, {
      x: leafX,
      y: leafY,
      toX: leafX + wide * (random() - 0.5) * leaf.across,
      toY: leafY + wide * vary(random, leaf.fall),
      width: wide * leaf.width,
      toWidth: wide * leaf.tipWidth,
      colour: blend(shade, glowing, bright * vary(random, leaf.tone)),
      depth,
    });
  }
}
