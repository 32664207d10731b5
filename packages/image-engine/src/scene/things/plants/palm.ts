import { mix } from '../../../maths/interpolation.ts';
import { scaled } from '../../light/rgb.ts';
import { type Brush, tone } from '../foreground.ts';
import type { Point } from '../strokes/fill-shape.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { linear, type Random, vary } from '../vary.ts';
import type { Plant } from './plant.ts';

// Palms that lean over a beach, set by eye. Shares of the palm's height, of a frond's or of a
// leaflet's length; angles in radians.

const trunk = {
  width: 0.021,
  topWidth: 0.012,
  /** Bends upright late: `lean` times these, at `bend.up` of the height. */
  bend: { across: 0.06, up: 0.55 },
  topAcross: 0.5,
} as const;

/** Scars of old leaves. */
const ring = {
  count: 34,
  width: 0.02,
  topWidth: 0.012,
  thick: 0.0022,
  leastPixels: 0.4,
  tone: [0.45, 0.3],
} as const;

const frond = {
  count: 21,
  /** −: hangs down at once; +: rises first. */
  rise: { least: -0.35, most: 1.15 },
  length: [0.36, 0.14],
  /** Bends inwards and down, by the square of the way along. */
  inwards: 0.15,
  fall: 0.75,
  rib: { width: 0.004, leastPixels: 0.5, taper: 1.2, tone: 0.35 },
  light: { even: 0.35, bySide: 0.3, byRise: 0.25 },
} as const;

const leaflet = {
  count: 46,
  /** Longest in the frond's middle: half a wave that begins at `from` of π and runs over `over`. */
  length: { most: 0.27, from: 0.1, over: 0.84 },
  uneven: [0.75, 0.4],
  /** From the rib. */
  angle: { atFoot: 0.95, lessAtTip: 0.35, more: 0.2 },
  flatness: 0.8,
  bend: 0.6,
  bendUp: 0.06,
  hang: [0.3, 0.2],
  width: 0.0034,
  leastPixels: 0.5,
  tipPixels: 0.3,
  tone: 0.35,
  tipTone: [0.6, 0.7],
} as const;

/** A palm: a bent trunk and feathered fronds; `lean` −1–1 to the side it leans to. */
export function drawPalm(brush: Brush, palm: Plant, lean: number): void {
  const { strokes, random, bark, depth } = brush;
  const { x, y, tall } = palm;
  const { bend, top } = trunkOf(palm, lean);
  addStroke(strokes, {
    x,
    y,
    bendX: bend[0],
    bendY: bend[1],
    toX: top[0],
    toY: top[1],
    width: tall * trunk.width,
    toWidth: tall * trunk.topWidth,
    colour: bark,
    depth,
  });
  drawRings(brush, palm, lean);
  for (const one of frondsOf(random, tall)) drawFrond(brush, { x: top[0], y: top[1], tall }, one);
}

function trunkOf({ x, y, tall }: Plant, lean: number): { bend: Point; top: Point } {
  return {
    bend: [x + lean * tall * trunk.bend.across, y - tall * trunk.bend.up],
    top: [x + lean * tall * trunk.topAcross, y - tall],
  };
}

function drawRings({ strokes, random, bark, depth }: Brush, palm: Plant, lean: number): void {
  const { x, y, tall } = palm;
  const { bend, top } = trunkOf(palm, lean);
  for (let index = 1; index < ring.count; index += 1) {
    const t = index / ring.count;
    const u = 1 - t;
    const ringX = u * u * x + 2 * u * t * bend[0] + t * t * top[0];
    const ringY = u * u * y + 2 * u * t * bend[1] + t * t * top[1];
    const half = mix(tall * ring.width, tall * ring.topWidth, t);
    const colour = scaled(bark, vary(random, ring.tone));
    const width = Math.max(ring.leastPixels, tall * ring.thick);
    const ends = { x: ringX - half, y: ringY, toX: ringX + half, toY: ringY };
    addStroke(strokes, { ...ends, width, colour, depth });
  }
}

type Frond = { readonly turn: number; readonly rise: number; readonly long: number };

/** Those that point away from the eye lie behind. */
function frondsOf(random: Random, tall: number): Frond[] {
  const fronds = Array.from({ length: frond.count }, () => ({
    turn: random() * Math.PI * 2,
    rise: mix(frond.rise.least, frond.rise.most, random()),
    long: tall * vary(random, frond.length),
  }));
  return fronds.sort((a, b) => Math.sin(b.turn) - Math.sin(a.turn));
}

/** A rib that rises and bends under its weight, with leaflets that hang from both sides. */
function drawFrond(brush: Brush, { x, y, tall }: Plant, { turn, rise, long }: Frond): void {
  const { even, bySide, byRise } = frond.light;
  const { strokes, lightSide, depth } = brush;
  const bright = even + bySide * Math.cos(turn) * lightSide + byRise * Math.max(0, rise);
  const across = Math.cos(turn) * Math.cos(rise) * long;
  const at = (t: number) => ({
    x: x + across * t * (1 - frond.inwards * t),
    y: y - (Math.sin(rise) * t - frond.fall * t * t) * long,
  });
  const { rib } = frond;
  let from = at(0);
  for (let index = 1; index <= leaflet.count; index += 1) {
    const t = index / leaflet.count;
    const to = at(t);
    const width = Math.max(rib.leastPixels, tall * rib.width * (rib.taper - t));
    const colour = tone(brush, rib.tone);
    addStroke(strokes, { ...from, toX: to.x, toY: to.y, colour, width, depth });
    const along = Math.atan2(to.y - from.y, to.x - from.x);
    drawLeaflets(brush, { ...to, tall }, { long, t, along, bright });
    from = to;
  }
}

/** Where on its frond a pair of leaflets grows, and which way the rib runs there. */
type OnFrond = { long: number; t: number; along: number; bright: number };

function drawLeaflets(brush: Brush, { x, y, tall }: Plant, { long, t, along, bright }: OnFrond) {
  const { strokes, random, depth } = brush;
  const { most, from, over } = leaflet.length;
  const bow = Math.sin(Math.PI * linear([from, over], t));
  const size = long * most * bow * vary(random, leaflet.uneven);
  const { atFoot, lessAtTip, more } = leaflet.angle;
  for (const side of [-1, 1]) {
    const angle = along + side * (atFoot - lessAtTip * t + more * random());
    const tipX = x + Math.cos(angle) * size;
    const tipY = y + Math.sin(angle) * size * leaflet.flatness;
    addStroke(strokes, {
      x,
      y,
      bendX: mix(x, tipX, leaflet.bend),
      bendY: mix(y, tipY, leaflet.bend) - size * leaflet.bendUp,
      toX: tipX,
      toY: tipY + size * vary(random, leaflet.hang),
      width: Math.max(leaflet.leastPixels, tall * leaflet.width),
      toWidth: leaflet.tipPixels,
      colour: tone(brush, bright * leaflet.tone),
      toColour: tone(brush, Math.min(1, bright * vary(random, leaflet.tipTone))),
      depth,
    });
  }
}
