import { type Rgb, scaled } from '../../light/rgb.ts';
import { type Brush, tone } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { vary } from '../vary.ts';
import type { Plant } from './plant.ts';

/** Colours with scene light included. */
export type Bloom = { readonly petal: Rgb; readonly heart: Rgb };

// Set by eye on drawn meadows. Shares of the flower's height, or of a petal's length.

const stem = {
  sway: 0.35,
  bendUp: 0.6,
  width: 0.016,
  leastPixels: 0.45,
  tipPixels: 0.4,
  tipTone: 0.6,
} as const;

const petals = {
  length: [0.1, 0.06],
  /** How round the flower shows: 1 is seen from above. */
  slant: [0.45, 0.4],
  /** A far flower shows three, a near one six to eight. */
  count: { far: 3, near: 6, nearMore: 3 },
  /** Radians, nearly a whole turn. */
  turn: 6,
  level: [0.72, 0.4],
  width: 0.2,
  tipWidth: 0.32,
  leastPixels: 0.4,
  leastTipPixels: 0.5,
} as const;

const heart = { width: 0.26, leastPixels: 0.5, upPixels: 0.3 } as const;

/** A flower on its stem: petals around a heart, seen at a slant. */
export function drawFlower(brush: Brush, { x, y, tall }: Plant, bloom: Bloom): void {
  const { strokes, random, shade, depth } = brush;
  const headX = x + (random() - 0.5) * tall * stem.sway;
  const headY = y - tall;
  addStroke(strokes, {
    x,
    y,
    bendX: x,
    bendY: y - tall * stem.bendUp,
    toX: headX,
    toY: headY,
    width: Math.max(stem.leastPixels, tall * stem.width),
    toWidth: stem.tipPixels,
    colour: shade,
    toColour: tone(brush, stem.tipTone),
    depth,
  });
  drawHead(brush, { x: headX, y: headY, size: tall * vary(random, petals.length) }, bloom);
}

type Head = { x: number; y: number; size: number };

function drawHead({ strokes, random, depth }: Brush, { x, y, size }: Head, bloom: Bloom): void {
  const slant = vary(random, petals.slant);
  const { far, near, nearMore } = petals.count;
  const count = size < 2 ? far : near + Math.floor(random() * nearMore);
  const turn = random() * petals.turn;
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i * Math.PI * 2) / count;
    addStroke(strokes, {
      x,
      y,
      toX: x + Math.cos(angle) * size,
      toY: y + Math.sin(angle) * size * slant,
      width: Math.max(petals.leastPixels, size * petals.width),
      toWidth: Math.max(petals.leastTipPixels, size * petals.tipWidth),
      colour: scaled(bloom.petal, vary(random, petals.level)),
      depth,
    });
  }
  const width = Math.max(heart.leastPixels, size * heart.width);
  addStroke(strokes, { x, y, toX: x, toY: y - heart.upPixels, width, colour: bloom.heart, depth });
}
