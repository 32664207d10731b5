import type { Margins } from '../../../raster/margins.ts';
import { type Rgb, scaled } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import type { Foreground } from '../foreground.ts';
import { fillShape, type Point } from '../strokes/fill-shape.ts';
import { addStroke } from '../strokes/stroke-list.ts';

/** Scene units. */
const depth = 0.6;
/** Linear RGB, light included: a lamp through canvas, and ground that only the stars light. */
const glow: Rgb = [1.1, 0.52, 0.14];
const nightGround: Rgb = [0.0012, 0.0016, 0.003];

/** On the light side; picture widths from the middle, of its height, of its lesser side. By eye. */
const place = { across: 0.12, down: 0.955, size: 0.075 } as const;

/** x to the right and y up from the tent's foot, in its sizes; levels of the glow, above and below. */
const peak: Point = [-0.1, 0.95];
const sides = [
  { high: 0.55, low: 1, corners: [[-1, 0], peak, [0.15, 0]] },
  { high: 0.2, low: 0.5, corners: [[0.15, 0], peak, [0.95, 0.05]] },
] as const;
const seam = { foot: [-0.42, 0], level: 0.12, width: 0.012, leastPixels: 0.5 } as const;

/** The near shore: two waves of the ground, shares of the picture's height. */
const bank = {
  steps: 24,
  above: 0.012,
  height: 0.006,
  waves: [
    { perStep: 0.7, bySeed: 1, part: 0.5 },
    { perStep: 1.9, bySeed: 2, part: 0.3 },
  ],
  belowPixels: 2,
} as const;

/** A lit tent on the dark shore. */
export function drawTent({ plan, around, strokes }: Foreground): void {
  const { width, height, heavySide } = plan;
  const size = Math.min(width, height) * place.size;
  const x = width / 2 - heavySide * width * place.across;
  const y = height * place.down;
  const at = ([dx, dy]: Point): Point => [x + dx * size, y - dy * size];
  fillShape(strokes, bankOf(plan, around, y), { colour: nightGround, depth });
  for (const { high, low, corners } of sides) {
    const colours = { colour: scaled(glow, high), lowColour: scaled(glow, low) };
    fillShape(strokes, corners.map(at), { ...colours, depth });
  }
  const [footX, footY] = at(seam.foot);
  const [toX, toY] = at(peak);
  const width0 = Math.max(seam.leastPixels, size * seam.width);
  const colour = scaled(glow, seam.level);
  addStroke(strokes, { x: footX, y: footY, toX, toY, width: width0, colour, depth });
}

/** Gently uneven, `y` a little below its edge. */
function bankOf({ width, height, seed }: ScenePlan, around: Margins, y: number): Point[] {
  const low = height + around.bottom + bank.belowPixels;
  const [before, after] = [around.left, around.right].map((wide) =>
    Math.ceil((wide / width) * bank.steps),
  );
  const edge = Array.from({ length: before! + bank.steps + after! + 1 }, (_, at): Point => {
    const step = at - before!;
    const rise = bank.waves.reduce(
      (sum, { perStep, bySeed, part }) => sum + Math.sin(step * perStep + seed * bySeed) * part,
      0,
    );
    return [(width * step) / bank.steps, y - height * bank.above - rise * height * bank.height];
  });
  return [[edge[0]![0], low], ...edge, [edge.at(-1)![0], low]];
}
