import { makeRandom } from '../../../maths/seeded-random.ts';
import { blend, type Rgb } from '../../light/rgb.ts';
import type { Camera } from '../../scene-plan.ts';
import { type Brush, type Foreground, tone } from '../foreground.ts';
import { fillShape, type Point } from '../strokes/fill-shape.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { linear, type Random, vary } from '../vary.ts';
import { archedWall, bay, cutwater, deck, jointsOf, type Span, spanAt, stonesOf } from './arch.ts';
import { rectangle } from './part.ts';

/** Scene units. */
const depth = 2.5;
/** Linear RGB albedo of weathered limestone. */
const limestone: Rgb = [0.25, 0.215, 0.17];

/** From shade (0) to full light (1), by eye. */
const tones = {
  wall: 0.6,
  vault: 0.12,
  litFoot: 0.75,
  shadedFoot: 0.35,
  /** How far a single stone differs from the wall. */
  stone: [0.08, 0.2],
} as const;

const rail = { above: 0.012, width: 0.011 } as const;
const joint = { pixels: 0.35, alpha: 0.8 } as const;
/** The mirror image is a little shorter, and the water shows through it. */
const mirrored = { up: -0.92, alpha: 0.4 } as const;
const upright = { up: 1, alpha: 1 } as const;

/** Lengths in scene units, widths in pixels of a 1024-pixel picture; more towards the eye. */
const ripple = {
  count: 260,
  length: [0.02, 0.1],
  lengthFar: 0.4,
  /** As deep as the bridge's mirror image. */
  reach: 1.2,
  width: [0.4, 0.5],
  tipPixels: 0.2,
  alpha: [0.14, 0.2],
} as const;

/** An old stone bridge from shore to shore, with its mirror image in the water. */
export function drawBridge(foreground: Foreground): void {
  drawBays(foreground, mirrored);
  drawRipples(foreground);
  drawBays(foreground, upright);
}

/** Pixels per scene unit, and the row of the water's edge. */
function waterline({ focal, horizon, eye }: Camera): { scale: number; water: number } {
  const scale = focal / depth;
  return { scale, water: horizon + eye * scale };
}

/** The bridge once: upright, or as its mirror image. */
type Drawing = {
  readonly foreground: Foreground;
  readonly brush: Brush;
  readonly scale: number;
  readonly at: (point: Point) => Point;
  readonly alpha: number;
};

function drawBays(foreground: Foreground, { up, alpha }: { up: number; alpha: number }): void {
  const { plan, around } = foreground;
  const { scale, water } = waterline(plan.camera);
  const middle = plan.width / 2;
  const at = ([x, y]: Point): Point => [middle + x * scale, water - up * y * scale];
  const drawing = { foreground, brush: foreground.brush(limestone, depth), scale, at, alpha };
  const reach = plan.width / 2 / scale + bay;
  const bays = Math.ceil(reach / bay);
  const [before, after] = [around.left, around.right].map((wide) => Math.ceil(wide / scale / bay));
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => from + at);
  // The same stones in the mirror image; what is drawn beyond the frame comes last and moves none.
  const random = makeRandom(plan.seed);
  for (const index of [
    ...numbers(-bays, bays),
    ...numbers(-bays - before!, -bays),
    ...numbers(bays, bays + after!),
  ]) {
    const span = spanAt((index + 0.5) * bay, reach);
    drawWall(drawing, span, random);
    drawRail(drawing, span);
    drawFoot(drawing, span);
    drawJoints(drawing, span);
  }
}

function fill({ foreground, at, alpha }: Drawing, corners: readonly Point[], colour: Rgb): void {
  fillShape(foreground.strokes, corners.map(at), { colour, depth, alpha });
}

/** The vault's far edge, seen through the arch; then the wall in front of it, and its stones. */
function drawWall(drawing: Drawing, span: Span, random: Random): void {
  const { brush } = drawing;
  const wall = tone(brush, tones.wall);
  const vault = tone(brush, tones.vault);
  fill(drawing, archedWall(span, 'vault'), vault);
  fill(drawing, archedWall(span, 'wall'), wall);
  for (const stone of stonesOf(span, random)) {
    const other = random() < 0.5 ? vault : brush.lit;
    fill(drawing, rectangle(stone), blend(wall, other, vary(random, tones.stone)));
  }
}

function drawRail({ foreground, brush, scale, at, alpha }: Drawing, span: Span): void {
  const [x, y] = at([span.left, span.top + rail.above]);
  const [toX, toY] = at([span.left + bay, span.nextTop + rail.above]);
  const width = scale * rail.width;
  addStroke(foreground.strokes, { x, y, toX, toY, width, colour: brush.lit, depth, alpha });
}

function drawFoot(drawing: Drawing, { left }: Span): void {
  const { brush } = drawing;
  for (const side of [-1, 1]) {
    const light = side === brush.lightSide ? tones.litFoot : tones.shadedFoot;
    fill(drawing, cutwater(left, side), tone(brush, light));
  }
}

function drawJoints({ foreground, brush, at, alpha }: Drawing, span: Span): void {
  const colour = tone(brush, tones.vault);
  for (const [from, to] of jointsOf(span)) {
    const [x, y] = at(from);
    const [toX, toY] = at(to);
    const width = joint.pixels;
    const thin = alpha * joint.alpha;
    addStroke(foreground.strokes, { x, y, toX, toY, width, colour, depth, alpha: thin });
  }
}

/** The mirror image is cut by small waves that show the sky. */
function drawRipples({ plan, strokes, random, unit }: Foreground): void {
  const { width, light } = plan;
  const { scale, water } = waterline(plan.camera);
  for (let wave = 0; wave < ripple.count; wave += 1) {
    const t = random();
    const long = scale * vary(random, ripple.length) * (ripple.lengthFar + t);
    const x = random() * width;
    const y = water + t * deck.height * ripple.reach * scale;
    const widths = { width: unit * linear(ripple.width, t), toWidth: ripple.tipPixels };
    const alpha = linear(ripple.alpha, t);
    addStroke(strokes, {
      x,
      y,
      toX: x + long,
      toY: y,
      ...widths,
      colour: light.middle,
      alpha,
      depth,
    });
  }
}
