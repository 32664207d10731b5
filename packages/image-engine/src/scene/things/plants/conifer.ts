import { mix } from '../../../maths/interpolation.ts';
import { type Brush, tone } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { vary } from '../vary.ts';
import type { Plant } from './plant.ts';

// Shares of the tree's height, or of a branch's length, unless a name says pixels. Set by eye for trees
// that stand dark before a lake; the least widths keep a far tree from breaking into dots.

const trunk = { lean: 0.04, width: 0.014, leastPixels: 0.7, tipPixels: 0.4 } as const;

const crown = {
  tiers: { least: 12, mostMore: 26, pixelsEach: 13 },
  branchesPerTier: 7,
  from: 0.06,
  height: 0.93,
  girth: [0.15, 0.07],
  /** Below 1 the sides swell outwards. */
  taper: 0.82,
  uneven: [0.72, 0.5],
} as const;

const branch = {
  arch: 0.04,
  droop: 0.2,
  /** Branches that point at the eye hang lower. */
  droopInFront: 0.22,
  droopMore: 0.1,
  width: 0.028,
  leastPixels: 0.5,
  tipPixels: 0.4,
  tone: [0.35, 0.65],
} as const;

const needle = {
  pixelsEach: 2.8,
  least: 2,
  most: 11,
  along: { from: 0.4, more: 0.6 },
  drop: [0.1, 0.13],
  dropAtTrunk: 1.1,
  dropLessAtTip: 0.6,
  dropPixels: 0.6,
  outwards: 0.55,
  width: 0.034,
  leastPixels: 0.55,
  tipPixels: 0.35,
  tone: [0.3, 0.7],
} as const;

/** Lies on a needle: shorter, flatter and a little wider. */
const snowOnNeedle = {
  backPixels: 1.2,
  outwards: 0.4,
  drop: 0.25,
  width: 1.1,
  tipPixels: 0.3,
  alpha: 0.9,
} as const;

/** A conifer with drooping branches and hanging needles. */
export function drawConifer(brush: Brush, { x, y, tall }: Plant): void {
  const { strokes, random, bark, depth } = brush;
  const lean = (random() - 0.5) * trunk.lean * tall;
  addStroke(strokes, {
    x,
    y,
    toX: x + lean,
    toY: y - tall,
    width: Math.max(trunk.leastPixels, tall * trunk.width),
    toWidth: trunk.tipPixels,
    colour: bark,
    depth,
  });
  const { least, mostMore, pixelsEach } = crown.tiers;
  const tiers = Math.round(least + Math.min(mostMore, tall / pixelsEach));
  const girth = vary(random, crown.girth);
  for (let tier = 0; tier < tiers; tier += 1) {
    const t = crown.from + (crown.height * (tier + random() * 0.5)) / tiers;
    const reach = tall * girth * (1 - t) ** crown.taper * vary(random, crown.uneven);
    for (let around = 0; around < crown.branchesPerTier; around += 1) {
      const turn = mix(-1, 1, (around + random()) / crown.branchesPerTier);
      drawBranch(brush, { x: x + lean * t, y: y - tall * t, reach, turn });
    }
  }
}

/** From the trunk at `x`, `y`; `turn` −1 points left, 0 at the eye, 1 right. */
type Branch = { x: number; y: number; reach: number; turn: number };

function drawBranch(brush: Brush, { x, y, reach, turn }: Branch): void {
  const { strokes, random, shade, lightSide, depth } = brush;
  const inFront = branch.droopInFront * (1 - Math.abs(turn));
  const toX = x + turn * reach;
  const toY = y + reach * (branch.droop + inFront + branch.droopMore * random());
  const bright = 0.5 + 0.5 * turn * lightSide;
  const bendY = y - reach * branch.arch;
  addStroke(strokes, {
    x,
    y,
    bendX: (x + toX) / 2,
    bendY,
    toX,
    toY,
    width: Math.max(branch.leastPixels, reach * branch.width),
    toWidth: branch.tipPixels,
    colour: shade,
    toColour: tone(brush, bright * vary(random, branch.tone)),
    depth,
  });
  const wanted = Math.round(reach / needle.pixelsEach);
  const needles = Math.max(needle.least, Math.min(needle.most, wanted));
  for (let index = 0; index < needles; index += 1) {
    const s = (index + needle.along.from + needle.along.more * random()) / needles;
    const foot = { x: mix(x, toX, s), y: mix(mix(y, bendY, s), toY, s) };
    drawNeedle(brush, { ...foot, reach, turn, s, bright });
  }
}

type Needle = Branch & { /** Share of the branch. */ s: number; bright: number };

function drawNeedle(brush: Brush, { x, y, reach, turn, s, bright }: Needle): void {
  const { strokes, random, shade, depth, snow } = brush;
  const shorter = needle.dropAtTrunk - needle.dropLessAtTip * s;
  const drop = reach * vary(random, needle.drop) * shorter + needle.dropPixels;
  const toColour = tone(brush, bright * s * vary(random, needle.tone));
  const width = Math.max(needle.leastPixels, reach * needle.width);
  addStroke(strokes, {
    x,
    y,
    toX: x + turn * drop * needle.outwards,
    toY: y + drop,
    width,
    toWidth: needle.tipPixels,
    colour: shade,
    toColour,
    depth,
  });
  if (!snow || random() >= snow.share) return;
  addStroke(strokes, {
    x: x - turn * snowOnNeedle.backPixels,
    y: y - width,
    toX: x + turn * drop * snowOnNeedle.outwards,
    toY: y + drop * snowOnNeedle.drop,
    width: width * snowOnNeedle.width,
    toWidth: snowOnNeedle.tipPixels,
    colour: snow.colour,
    depth,
    alpha: snowOnNeedle.alpha,
  });
}
