import { median } from '../../maths/statistics.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { PaintedMargin } from '../../style/learned-style.ts';

type Colour = readonly [l: number, a: number, b: number];

const ringStep = 2;
const ringCount = 40;
/** OKLab distances: rims of one colour over the set, and a rim that differs from the inside. */
const sameColour = 0.02;
const leastContrast = 0.08;

/** The colours of a picture's rings, 2 px each, from the outside in. */
export function ringsOf({ width, height, l, a, b }: LabPlanes): Colour[] {
  return Array.from({ length: ringCount }, (_, ring) => {
    const inset = ring * ringStep;
    const places: number[] = [];
    for (let x = inset; x < width - inset; x += 2) {
      places.push(inset * width + x, (height - 1 - inset) * width + x);
    }
    for (let y = inset; y < height - inset; y += 2) {
      places.push(y * width + inset, y * width + width - 1 - inset);
    }
    const middle = (plane: Float32Array) => median(places.map((place) => plane[place]!));
    return [middle(l), middle(a), middle(b)];
  });
}

/** A margin is kept when it has one colour over the whole set and differs from the inside. */
export function findMargin(all: readonly Colour[][], side: number): PaintedMargin | null {
  const colour = [0, 1, 2].map((c) =>
    median(all.map((rings) => rings[0]![c]!)),
  ) as unknown as Colour;
  const spread = median(all.map((rings) => distance(rings[0]!, colour)));
  const contrast = median(all.map((rings) => distance(rings.at(-1)!, colour)));
  if (spread > sameColour || contrast < leastContrast) return null;
  const widths = all.map((rings) => {
    const first = rings.findIndex((ring) => distance(ring, colour) > contrast / 2);
    return first < 0 ? ringCount : first;
  });
  const width = (median(widths) * ringStep) / side;
  return width > 0 ? { l: colour[0], a: colour[1], b: colour[2], width } : null;
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
