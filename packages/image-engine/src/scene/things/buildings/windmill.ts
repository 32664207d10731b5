import type { Point } from '../strokes/fill-shape.ts';
import { type Build, drawParts } from './draw-parts.ts';
import { type Part, rectangle } from './part.ts';

/** Shares of the tower's height; radians. */
const sails = {
  count: 4,
  hub: [0.06, 0.94],
  /** Of the first: a cross that stands straight would look stopped. */
  turn: 0.5,
  /** Cloth from here to there along the spar. */
  from: 0.2,
  to: 0.95,
  wide: 0.2,
  light: 0.6,
  spar: { length: 0.97, width: 0.016 },
  rungs: { from: 0.2, to: 0.96, apart: 0.15, width: 0.005 },
} as const;

/** A round tower in two halves, its cap, a door and a window, then the sails; set by eye. */
const windmill: readonly Part[] = [
  {
    material: 'stone',
    light: 0.3,
    face: [
      [-0.3, -0.06],
      [0, -0.08],
      [0, 0.92],
      [-0.19, 0.92],
    ],
  },
  {
    material: 'stone',
    light: 0.85,
    face: [
      [0, -0.08],
      [0.3, -0.06],
      [0.19, 0.92],
      [0, 0.92],
    ],
  },
  {
    material: 'shingles',
    light: 0.7,
    face: [
      [-0.23, 0.9],
      [0.23, 0.9],
      [0.05, 1.2],
      [-0.05, 1.2],
    ],
  },
  { material: 'millDoor', light: 0.4, face: rectangle([0.02, -0.08, 0.14, 0.3]) },
  { pane: [0.05, 0.5, 0.09, 0.12] },
  ...Array.from({ length: sails.count }, (_, sail) => sailParts(sail)).flat(),
];

export function drawWindmill(build: Build): void {
  drawParts(build, windmill);
}

function sailParts(sail: number): Part[] {
  const { hub, from, to, wide, light, spar, rungs } = sails;
  const angle = sails.turn + (sail * Math.PI) / 2;
  const point = (along: number, off: number): Point => [
    hub[0] + Math.cos(angle) * along - Math.sin(angle) * off,
    hub[1] + Math.sin(angle) * along + Math.cos(angle) * off,
  ];
  const cloth = [point(from, 0), point(to, 0), point(to, wide), point(from, wide)];
  const parts: Part[] = [
    { material: 'canvas', light, face: cloth },
    { material: 'wood', bar: [hub, point(spar.length, 0)], width: spar.width },
  ];
  for (let rung = rungs.from; rung <= rungs.to; rung += rungs.apart) {
    const bar = [point(rung, 0), point(rung, wide)] as const;
    parts.push({ material: 'wood', bar, width: rungs.width });
  }
  return parts;
}
