import { mix } from '../../../maths/interpolation.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { Foreground } from '../foreground.ts';
import { drawBroadTree } from '../plants/broad-tree.ts';
import { drawConifer } from '../plants/conifer.ts';
import { drawGrassBlade } from '../plants/grass-blade.ts';
import type { Plant } from '../plants/plant.ts';
import { type Stretch, stretchesOf } from '../stretches.ts';
import { vary } from '../vary.ts';
import { drawTuft } from './undergrowth.ts';

/** Linear RGB albedos. */
const needles: Rgb = [0.05, 0.085, 0.04];
const blossom: Rgb = [0.5, 0.26, 0.3];

// What stands at the picture's edges and holds it together, by eye. Shares of the picture's height
// unless said.

const framePines = {
  /** Scene units. */
  depth: 0.6,
  /** A portrait's trees stand no closer than this many widths to each other. */
  reach: 1.2,
  heavy: {
    count: { least: 5, more: 3 },
    unevenly: 0.7,
    /** Shares of the reach, from beyond the edge inwards. */
    inwards: { over: 0.3, from: 0.02 },
    tall: { outer: 0.62, inner: 0.17 },
    uneven: [0.75, 0.4],
    foot: [1.03, 0.04],
  },
  light: { count: 3, inwards: [0.02, 0.1], tall: [0.14, 0.2], foot: 1.03 },
} as const;

/** Scene units; heights in pixels of a 1024-pixel picture. */
const edgeGrass = {
  count: 700,
  depth: 0.4,
  tall: 46,
  uneven: [0.3, 1],
  /** Of the height that the corners have. */
  inMiddle: 0.25,
  below: 4,
  wind: 0.1,
} as const;

const loneTree = {
  /** Picture widths from the middle. */
  across: [0.3, 0.05],
  /** From the horizon to the lower edge. */
  down: 0.58,
  tall: { ofHeight: 0.44, ofWidth: 0.5 },
  /** Scene units. */
  depth: 0.9,
  leafy: 2.2,
} as const;

/** Dark trees at the sides, tall on the heavy side: they hold the picture together. */
export function drawFramingConifers(foreground: Foreground, size: number): void {
  const { plan, brush } = foreground;
  if (plan.description.without.includes('conifers')) return;
  const trees = [...heavyTrees(foreground, size), ...lightTrees(foreground, size)];
  trees.sort((a, b) => a.tall - b.tall);
  for (const tree of trees) drawConifer(brush(needles, framePines.depth), tree);
}

function heavyTrees({ plan, random }: Foreground, size: number): Plant[] {
  const { width, height, heavySide } = plan;
  const edge = heavySide > 0 ? width : 0;
  const reach = Math.min(width, height * framePines.reach);
  const { count: most, unevenly, inwards, tall, uneven, foot } = framePines.heavy;
  const count = most.least + Math.floor(random() * most.more);
  return Array.from({ length: count }, (_, tree) => {
    const t = (tree + random() * unevenly) / count;
    return {
      x: edge - heavySide * reach * (t * inwards.over - inwards.from),
      tall: height * size * mix(tall.outer, tall.inner, t) * vary(random, uneven),
      y: height * vary(random, foot),
    };
  });
}

function lightTrees({ plan, random }: Foreground, size: number): Plant[] {
  const { width, height, heavySide } = plan;
  const edge = heavySide > 0 ? 0 : width;
  const reach = Math.min(width, height * framePines.reach);
  const { count, inwards, tall, foot } = framePines.light;
  return Array.from({ length: count }, () => ({
    x: edge + heavySide * reach * vary(random, inwards),
    tall: height * size * vary(random, tall),
    y: height * foot,
  }));
}

/** Blades along the lower edge, taller towards the corners. */
export function drawEdgeGrass(foreground: Foreground): void {
  for (const stretch of stretchesOf(foreground)) growEdge(stretch);
}

function growEdge({ from, length, foreground }: Stretch): void {
  const { plan, random, unit, leaf, brush } = foreground;
  const green = brush(leaf, edgeGrass.depth);
  const y = plan.height + edgeGrass.below * unit;
  const count = Math.round(edgeGrass.count * length);
  for (let blade = 0; blade < count; blade += 1) {
    const x = (from + random() * length) * plan.width;
    const corner = Math.min(1, Math.abs(x / plan.width - 0.5) * 2);
    const inCorner = unit * edgeGrass.tall * vary(random, edgeGrass.uneven);
    const tall = inCorner * (edgeGrass.inMiddle + corner ** 2);
    drawGrassBlade(green, { x, y, tall }, edgeGrass.wind);
  }
}

/** A tree by itself on a hill; in blossom in spring, bare in winter. */
export function drawLoneTree(foreground: Foreground): void {
  const { plan, brush, leaf, random } = foreground;
  const { width, height, heavySide, camera, description } = plan;
  const { ofHeight, ofWidth } = loneTree.tall;
  const tree = {
    x: width / 2 + heavySide * width * vary(random, loneTree.across),
    y: mix(camera.horizon, height, loneTree.down),
    tall: Math.min(height * ofHeight, width * ofWidth),
  };
  const albedo = description.season === 'spring' ? blossom : leaf;
  const leafy = description.season === 'winter' ? 0 : loneTree.leafy;
  drawBroadTree(brush(albedo, loneTree.depth), tree, leafy);
  drawTuft(foreground, tree, false);
}
