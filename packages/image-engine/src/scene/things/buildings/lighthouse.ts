import { mix } from '../../../maths/interpolation.ts';
import { type Rgb, scaled } from '../../light/rgb.ts';
import type { Point } from '../strokes/fill-shape.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { type Build, drawParts, isLampHour, lampColour, placer } from './draw-parts.ts';
import { type Part, rectangle } from './part.ts';

/** Shares of the lighthouse's height. */
const tower = {
  halfWidth: { foot: 0.085, top: 0.055 },
  tall: 0.78,
  foot: 0.05,
  bands: 5,
  /** From the shaded side to the lit one; a round tower is brightest before its edge. */
  strips: [0.25, 0.55, 0.95, 0.8],
  /** Strips overlap, so that no gap shows. */
  overlap: 0.002,
} as const;

/** Gallery, lamp room and cap, two windows, and the keeper's house beside it. */
const lamp: Point = [0, 0.845];
const lighthouse: readonly Part[] = [
  ...Array.from({ length: tower.bands }, (_, band) => bandParts(band)).flat(),
  { material: 'iron', light: 0.5, face: rectangle([-0.085, 0.78, 0.17, 0.018]) },
  {
    material: 'iron',
    bar: [
      [-0.085, 0.84],
      [0.085, 0.84],
    ],
    width: 0.003,
  },
  { pane: [-0.042, 0.8, 0.084, 0.09] },
  {
    material: 'redCap',
    light: 0.6,
    face: [
      [-0.06, 0.89],
      [0.06, 0.89],
      [0, 0.97],
    ],
  },
  { pane: [-0.012, 0.3, 0.024, 0.04] },
  { pane: [-0.012, 0.58, 0.024, 0.04] },
  { material: 'cottageWall', light: 0.8, face: rectangle([0.08, -0.05, 0.22, 0.12]) },
  {
    material: 'cottageTiles',
    light: 0.7,
    face: [
      [0.06, 0.07],
      [0.32, 0.07],
      [0.27, 0.14],
      [0.11, 0.14],
    ],
  },
];

/** Two shafts; shares of the picture's width, `width` of the lighthouse's height. By eye. */
const beam = {
  reaches: [-0.75, 0.5],
  raysAside: 4,
  apart: 0.012,
  rise: 0.03,
  width: 0.006,
  farWidth: 0.012,
  farLevel: 0.5,
  alpha: 0.035,
} as const;

/** The lamp itself outshines its beam. */
const glare = { width: 0.03, level: 3 } as const;

/** Tapering, banded, with its gallery and lamp; at night the beam. */
export function drawLighthouse(build: Build): void {
  drawParts(build, lighthouse);
  const { plan } = build.foreground;
  if (isLampHour(plan)) drawBeam(build, lampColour(plan));
}

function bandParts(band: number): Part[] {
  const { tall, foot, bands, strips, overlap } = tower;
  const half = (y: number) => mix(tower.halfWidth.foot, tower.halfWidth.top, y);
  const low = (tall * band) / bands - (band === 0 ? foot : 0);
  const high = (tall * (band + 1)) / bands;
  return strips.map((light, strip) => {
    const left = (strip / strips.length) * 2 - 1;
    const right = ((strip + 1) / strips.length) * 2 - 1;
    return {
      material: band % 2 === 0 ? 'whitewash' : 'redPaint',
      light,
      face: [
        [left * half(low), low],
        [right * half(low) + overlap, low],
        [right * half(high) + overlap, high],
        [left * half(high), high],
      ],
    };
  });
}

/** Two shafts of light that fade out over the water, and the lamp itself. */
function drawBeam(build: Build, colour: Rgb): void {
  const { plan, strokes } = build.foreground;
  const depth = build.site.z;
  const [x, y] = placer(build)(lamp);
  for (const reach of beam.reaches) {
    for (let ray = -beam.raysAside; ray <= beam.raysAside; ray += 1) {
      addStroke(strokes, {
        x,
        y,
        toX: x + plan.width * reach,
        toY: y + (ray * beam.apart - beam.rise) * plan.width,
        width: build.size * beam.width,
        toWidth: plan.width * beam.farWidth,
        colour,
        toColour: scaled(colour, beam.farLevel),
        alpha: beam.alpha,
        depth,
      });
    }
  }
  const glaring = scaled(colour, glare.level);
  const width = build.size * glare.width;
  addStroke(strokes, { x, y, toX: x, toY: y, width, colour: glaring, depth });
}
