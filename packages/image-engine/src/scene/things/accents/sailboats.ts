import { isHighSun, type Light } from '../../light/light.ts';
import { blend, type Rgb, scaled } from '../../light/rgb.ts';
import { type Foreground, reflected } from '../foreground.ts';
import { fillShape, type Point } from '../strokes/fill-shape.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { vary } from '../vary.ts';

const mostBoats = 12;

/** Scene units, and picture widths from the middle; the first boat stands at the third. */
const places = {
  depth: { beach: 4.5, open: 2.6 },
  across: [0.14, 0.1],
  /** The others around it, further off and nearer. */
  around: 0.7,
  further: [0.75, 1.5],
} as const;

/** Half a boat's length: scene units, and pixels of a 1024-pixel picture one unit away. */
const size = { units: 0.16, pixels: 60 } as const;

/** Against a low sun boats are dark, and the glow comes through their sails. By eye. */
const levels = {
  hull: { low: 0.12, high: 0.3 },
  lowSail: { ambient: 0.2, glow: 0.12 },
  highSail: { sun: 0.26, sky: [0.6, 0.6, 0.6] },
} as const;
const canvas: Rgb = [1, 1, 1];

/** Shapes from the water up: corners in boat coordinates, and how bright they are above and below. */
type Shape = {
  readonly of: 'hull' | 'sail';
  readonly high: number;
  readonly low: number;
  readonly corners: readonly Point[];
};
const boat: readonly Shape[] = [
  {
    of: 'hull',
    high: 1,
    low: 1,
    corners: [
      [-0.36, 0.1],
      [0.42, 0.12],
      [0.3, -0.02],
      [-0.28, -0.02],
    ],
  },
  {
    of: 'sail',
    high: 1,
    low: 0.8,
    corners: [
      [0.03, 1.25],
      [0.36, 0.2],
      [0.03, 0.18],
    ],
  },
  {
    of: 'sail',
    high: 0.85,
    low: 0.62,
    corners: [
      [-0.02, 1.12],
      [-0.3, 0.2],
      [-0.02, 0.18],
    ],
  },
];
const mast = { tall: 1.3, width: 0.012, leastPixels: 0.4 } as const;

/** In the water boats look shorter and pale. */
const mirrored = { up: -0.8, alpha: 0.3 } as const;
const upright = { up: 1, alpha: 1 } as const;

/** Sailing boats, far to near. */
export function drawSailboats(foreground: Foreground, count: number): void {
  const boats = placesOf(foreground, Math.min(mostBoats, count));
  for (const boat of boats) drawSailboat(foreground, boat);
}

/** `across`: share of the picture's width; `depth`: scene units. */
type Place = { across: number; depth: number };

function placesOf({ plan, random }: Foreground, count: number): Place[] {
  const first = plan.description.kind === 'beach' ? places.depth.beach : places.depth.open;
  const boats = Array.from({ length: count }, (_, index) => {
    const third = 0.5 + plan.heavySide * vary(random, places.across);
    const off = index === 0 ? 0 : (random() - 0.5) * places.around;
    const depth = index === 0 ? first : first * vary(random, places.further);
    return { across: third - off, depth };
  });
  return boats.sort((a, b) => b.depth - a.depth);
}

function drawSailboat({ plan, strokes, unit }: Foreground, { across, depth }: Place): void {
  const { focal, horizon, eye } = plan.camera;
  const x = plan.width * across;
  const y = horizon + (focal * eye) / depth;
  const length = Math.max((size.pixels * unit) / depth, (focal * size.units) / depth);
  const colours = coloursOf(plan.light);
  for (const { up, alpha } of [mirrored, upright]) {
    const at = ([dx, dy]: Point): Point => [x + dx * length, y - up * dy * length];
    for (const { of, high, low, corners } of boat) {
      const colour = scaled(colours[of], high);
      const lowColour = scaled(colours[of], low);
      fillShape(strokes, corners.map(at), { colour, lowColour, depth, alpha });
    }
    const [toX, toY] = at([0, mast.tall]);
    const width = Math.max(mast.leastPixels, length * mast.width);
    addStroke(strokes, { x: toX, y, toX, toY, width, colour: colours.hull, depth, alpha });
  }
}

function coloursOf(light: Light): Record<Shape['of'], Rgb> {
  const { ambient, glow } = light;
  const isHigh = isHighSun(light);
  const { hull, lowSail, highSail } = levels;
  return {
    hull: scaled(ambient, isHigh ? hull.high : hull.low),
    sail: isHigh
      ? reflected(light, canvas, highSail)
      : blend(scaled(ambient, lowSail.ambient), glow, lowSail.glow),
  };
}
