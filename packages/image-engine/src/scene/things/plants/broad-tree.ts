import { mix } from '../../../maths/interpolation.ts';
import { type Brush, tone } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { vary } from '../vary.ts';
import type { Plant } from './plant.ts';

// Set by eye on drawn scenes. Shares of a limb's length and radians unless a name
// says pixels.

/** The limb that stands in the ground; its length is a share of the tree's height. */
const trunk = { length: 0.3, lean: 0.1, width: 0.11, forks: 4, spread: 1.5 } as const;

const limb = {
  width: 0.065,
  leastPixels: 0.4,
  twigPixels: 0.35,
  /** Width at its end. */
  taper: 0.6,
  bend: 0.2,
  /** Share of limbs that fork in three, not in two. */
  threeForks: 0.4,
  spread: 1.15,
  sway: 0.35,
  shorter: [0.62, 0.2],
  leastLengthPixels: 2,
} as const;

/** How often the limb has forked from the trunk. */
const level = { leavesFrom: 2, twigsFrom: 4, last: 5 } as const;

const leaf = {
  /** Pixels, and the share of the limb's length. */
  size: { pixels: 0.7, ofLimb: 0.11 },
  /** Near leaves are many, not large: pixels of a 1024-pixel picture. */
  most: 4.4,
  count: [7, 6],
  /** Instead of leaves too large. */
  mostTimesMore: 3,
  reach: 0.85,
  flatness: 0.8,
  light: 0.34,
  uneven: [0.55, 0.9],
  across: 2.4,
  /** Most hang. */
  rise: 0.3,
  width: 0.62,
  tipWidth: 0.3,
  tone: [0.4, 0.6],
} as const;

/** A broad-leaved tree: branches that fork, leaves around their ends; `leafy` 0 is bare. */
export function drawBroadTree(brush: Brush, { x, y, tall }: Plant, leafy = 1): void {
  const angle = Math.PI / 2 + (brush.random() - 0.5) * trunk.lean;
  growLimb(brush, { x, y, angle, length: tall * trunk.length, forked: 0 }, leafy);
}

type Limb = { x: number; y: number; angle: number; length: number; forked: number };

function growLimb(brush: Brush, { x, y, angle, length, forked }: Limb, leafy: number): void {
  const { random } = brush;
  const toX = x + Math.cos(angle) * length;
  const toY = y - Math.sin(angle) * length;
  const isTrunk = forked === 0;
  const width = Math.max(limb.leastPixels, length * (isTrunk ? trunk.width : limb.width));
  addStroke(brush.strokes, {
    x,
    y,
    bendX: mix(x, toX, 0.5) + (random() - 0.5) * length * limb.bend,
    bendY: mix(y, toY, 0.5),
    toX,
    toY,
    width,
    toWidth: forked >= level.twigsFrom ? limb.twigPixels : width * limb.taper,
    colour: brush.bark,
    depth: brush.depth,
  });
  if (forked >= level.leavesFrom) drawLeaves(brush, { x: toX, y: toY, length }, leafy);
  if (forked >= level.last || length < limb.leastLengthPixels) return;
  const forks = isTrunk ? trunk.forks : random() < limb.threeForks ? 3 : 2;
  for (let fork = 0; fork < forks; fork += 1) {
    const spread = (fork / (forks - 1) - 0.5) * (isTrunk ? trunk.spread : limb.spread);
    const turned = angle - spread + (random() - 0.5) * limb.sway;
    const shorter = length * vary(random, limb.shorter);
    const next = { x: toX, y: toY, angle: turned, length: shorter, forked: forked + 1 };
    growLimb(brush, next, leafy);
  }
}

function drawLeaves(
  brush: Brush,
  { x, y, length }: Pick<Limb, 'x' | 'y' | 'length'>,
  leafy: number,
) {
  const { strokes, random, lightSide, depth, unit } = brush;
  const wished = leaf.size.pixels + length * leaf.size.ofLimb;
  const largest = Math.min(wished, leaf.most * unit);
  const more = Math.min(leaf.mostTimesMore, wished / largest);
  const count = Math.round(vary(random, leaf.count) * leafy * more);
  for (let index = 0; index < count; index += 1) {
    const angle = random() * Math.PI * 2;
    const off = Math.sqrt(random()) * length * leaf.reach;
    const leafX = x + Math.cos(angle) * off;
    const leafY = y + Math.sin(angle) * off * leaf.flatness;
    const towardsLight = lightSide * Math.cos(angle) - Math.sin(angle);
    const bright = 0.5 + (leaf.light * towardsLight * off) / length;
    const size = largest * vary(random, leaf.uneven);
    addStroke(strokes, {
      x: leafX,
      y: leafY,
      toX: leafX + (random() - 0.5) * size * leaf.across,
      toY: leafY + (random() - leaf.rise) * size,
      width: size * leaf.width,
      toWidth: size * leaf.tipWidth,
      colour: tone(brush, bright * vary(random, leaf.tone)),
      depth,
    });
  }
}
