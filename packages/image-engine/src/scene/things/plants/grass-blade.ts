import { type Brush, tone } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { vary } from '../vary.ts';
import type { Plant } from './plant.ts';

/** Shares of the blade's height; set by eye on drawn meadows. */
const blade = {
  bend: 0.7,
  middle: { across: 0.15, up: 0.6 },
  height: [0.8, 0.2],
  width: 0.02,
  leastPixels: 0.5,
  tipPixels: 0.25,
  footTone: 0.12,
  tipTone: [0.3, 0.7],
} as const;

/** A blade of grass that bends in the wind: −0.5–0.5, to the right when it is positive. */
export function drawGrassBlade(brush: Brush, { x, y, tall }: Plant, wind: number): void {
  const { strokes, random, depth } = brush;
  const bend = (random() - 0.5 + wind) * tall * blade.bend;
  const tipTone = vary(random, blade.tipTone);
  addStroke(strokes, {
    x,
    y,
    bendX: x + bend * blade.middle.across,
    bendY: y - tall * blade.middle.up,
    toX: x + bend,
    toY: y - tall * vary(random, blade.height),
    width: Math.max(blade.leastPixels, tall * blade.width),
    toWidth: blade.tipPixels,
    colour: tone(brush, blade.footTone),
    toColour: tone(brush, tipTone),
    depth,
  });
}
