import { mix } from '../../../maths/interpolation.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { Brush } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { linear, triangular, vary } from '../vary.ts';
import { drawLeafSpray } from './leaf-spray.ts';
import type { Plant } from './plant.ts';
import { alongTrunk, drawRoundTrunk } from './round-trunk.ts';

// Set by eye on drawn woods: shares of the tree's height, or of a branch's length.

const trunk = { lean: 0.13, bend: 0.05, width: 0.017, uneven: [0.7, 0.6] } as const;

const branches = {
  count: 15,
  /** Between these heights. */
  lowest: 0.3,
  highest: 0.98,
  /** Shorter towards the top. */
  length: [0.24, -0.16],
  uneven: [0.6, 0.8],
  rise: [0.05, 0.5],
  arch: 0.12,
  /** Shares of the trunk's half-width, less towards the top. */
  width: 0.3,
  taper: 1.1,
  tipPixels: 0.3,
} as const;

/** Along a branch from `first` on. */
const sprays = { perBranch: 4, first: 0.25, apart: 0.22, reach: 0.34 } as const;

const top = { sprays: 16, from: [0.72, 0.3], across: 0.11, up: 0.02, reach: 0.05 } as const;

/** A tall tree of a wood: a round trunk, branches high up, leaves in flat sprays. */
export function drawWoodlandTree(
  brush: Brush,
  { x, y, tall }: Plant,
  /** Bark in full light, scene light included. */
  barkLit: Rgb,
): void {
  const { random } = brush;
  const stem = {
    x,
    y,
    topX: x + (random() - 0.5) * trunk.lean * tall,
    topY: y - tall,
    bend: (random() - 0.5) * trunk.bend * tall,
    half: tall * trunk.width * vary(random, trunk.uneven),
  };
  drawRoundTrunk(brush, stem, barkLit);
  for (let index = 0; index < branches.count; index += 1) {
    const t = mix(branches.lowest, branches.highest, (index + random()) / branches.count);
    const from = alongTrunk(stem, t);
    const width = stem.half * branches.width * (branches.taper - t);
    const long = tall * linear(branches.length, t) * vary(random, branches.uneven);
    drawBranch(brush, { ...from, width, long, side: index % 2 === 0 ? -1 : 1 });
  }
  for (let spray = 0; spray < top.sprays; spray += 1) {
    const at = alongTrunk(stem, vary(random, top.from));
    const off = triangular(random) * tall * top.across;
    drawLeafSpray(brush, { x: at.x + off, y: at.y - tall * top.up, reach: tall * top.reach });
  }
}

type Branch = { x: number; y: number; width: number; long: number; side: number };

function drawBranch(brush: Brush, { x, y, width, long, side }: Branch): void {
  const { strokes, random, bark, depth } = brush;
  const toX = x + side * long;
  const toY = y - long * vary(random, branches.rise);
  addStroke(strokes, {
    x,
    y,
    bendX: mix(x, toX, 0.5),
    bendY: mix(y, toY, 0.5) - long * branches.arch,
    toX,
    toY,
    width,
    toWidth: branches.tipPixels,
    colour: bark,
    depth,
  });
  for (let spray = 1; spray <= sprays.perBranch; spray += 1) {
    const s = sprays.first + sprays.apart * spray;
    drawLeafSpray(brush, { x: mix(x, toX, s), y: mix(y, toY, s), reach: long * sprays.reach });
  }
}
