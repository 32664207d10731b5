import { mix } from '../../../maths/interpolation.ts';
import type { Point } from '../strokes/fill-shape.ts';
import { type Random, vary } from '../vary.ts';
import type { Rectangle } from './part.ts';

// A stone bridge of many low arches, in scene units: x from its middle, y over the water. Set by
// eye on drawn lakes.

/** From pier to pier. */
export const bay = 0.58;
const pier = 0.075;
/** Height of the deck; camber lifts its middle, and the arches with it. */
export const deck = {
  height: 0.33,
  end: 0.86,
  camber: 0.24,
  arch: { end: 0.6, camber: 0.16 },
} as const;
/** Walls begin under the water. */
const footing = -0.01;

const vault = {
  /** Steps around an arch. */
  steps: 20,
  /** How much thicker the vault's far edge shows through the arch: beside, and under its crown. */
  beside: 0.02,
  under: 0.022,
} as const;

/** Stones whose colour differs from the wall. */
const stones = {
  size: { wide: 0.052, tall: 0.02 },
  /** Distances from row to row and from stone to stone. */
  rows: { from: 0.02, apart: 0.024, belowTop: 0.015 },
  columns: { from: [0.01, 0.03], apart: 0.062, before: 0.04 },
  /** Clear of the arch: an ellipse this much larger than it. */
  clear: { middle: 0.02, beside: 0.03, above: 0.035, beyond: 1.05 },
  share: 0.75,
} as const;

/** Around an arch. */
const voussoirs = { joints: 13, length: 0.026 } as const;

/** One face of a pier's foot, which is pointed against the current. */
const cutwaterFace = { nose: 0.1, edge: 0.07 } as const;

/** One bay: where it begins, how high its deck stands at both ends, and how high its arch rises. */
export type Span = { left: number; top: number; nextTop: number; rise: number };

/** `reach` is half the bridge's length. */
export function spanAt(left: number, reach: number): Span {
  const { end, camber } = deck.arch;
  return {
    left,
    top: deckAt(left, reach),
    nextTop: deckAt(left + bay, reach),
    rise: deck.height * (end + camber * camberAt(left + bay / 2, reach)),
  };
}

function deckAt(x: number, reach: number): number {
  return deck.height * (deck.end + deck.camber * camberAt(x, reach));
}

/** 1 in the middle, 0 at both ends. */
function camberAt(x: number, reach: number): number {
  return Math.cos((Math.min(1, Math.abs(x / reach)) * Math.PI) / 2);
}

/** The wall of a bay with its arch cut out; or the vault's far edge, seen through the arch. */
export function archedWall({ left, top, nextTop, rise }: Span, part: 'wall' | 'vault'): Point[] {
  const beside = part === 'vault' ? vault.beside : 0;
  const under = part === 'vault' ? vault.under : 0;
  const corners: Point[] = [
    [left, footing],
    [left, top],
    [left + bay, nextTop],
    [left + bay, footing],
  ];
  const from = left + bay - pier / 2;
  const to = left + pier / 2;
  for (let step = 0; step <= vault.steps; step += 1) {
    const angle = Math.PI * (step / vault.steps);
    corners.push([
      (from + to) / 2 + ((from - to) / 2 - beside) * Math.cos(angle),
      mix(footing, rise - under, Math.sin(angle)),
    ]);
  }
  return corners;
}

/** The face to the left (−1) or right (1) of the pier at `x`. */
export function cutwater(x: number, side: number): Point[] {
  const edge = x + (side * pier) / 2;
  return [
    [x, footing],
    [x, cutwaterFace.nose],
    [edge, cutwaterFace.edge],
    [edge, footing],
  ];
}

/** Left, low, wide, tall of each single stone that differs from the wall. */
export function stonesOf({ left, top, nextTop, rise }: Span, random: Random): Rectangle[] {
  const { size, rows, columns, clear, share } = stones;
  const found: Rectangle[] = [];
  const half = (bay - pier) / 2 + clear.beside;
  for (let y = rows.from; y < Math.min(top, nextTop) - rows.belowTop; y += rows.apart) {
    for (let x = vary(random, columns.from); x < bay - columns.before; x += columns.apart) {
      const off = (x + clear.middle - bay / 2) / half;
      const isClear = off * off + (y / (rise + clear.above)) ** 2 > clear.beyond;
      if (isClear && random() < share) found.push([left + x, y, size.wide, size.tall]);
    }
  }
  return found;
}

/** Joints of the stones around an arch, from its inside outwards. */
export function jointsOf({ left, rise }: Span): [Point, Point][] {
  const half = (bay - pier) / 2;
  const middle = left + bay / 2;
  return Array.from({ length: voussoirs.joints }, (_, index) => {
    const angle = (Math.PI * (index + 1)) / (voussoirs.joints + 1);
    const at = (grow: number): Point => [
      middle + (half + grow) * Math.cos(angle),
      (rise + grow) * Math.sin(angle),
    ];
    return [at(0), at(voussoirs.length)];
  });
}
