import { mix } from '../../../maths/interpolation.ts';
import { falls } from '../../ground/landforms/falls.ts';
import { type Rgb, scaled } from '../../light/rgb.ts';
import { type Foreground, reflected } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { triangular, vary } from '../vary.ts';

// A fall seen across a lake, set by eye on drawn scenes. Widths in pixels of a 1024-pixel picture.

/** White water: all of the sky's light, a little bluish, and some of the sun's. */
const foam = { albedo: [1, 1, 1], shares: { sun: 0.13, sky: [0.95, 0.98, 1] } } as const;

/** The lip is a little lower than the cliff; scene units. The pool lies below the waterline's row. */
const ends = { lip: 0.03, pool: 1.06 } as const;

const strands = {
  count: 170,
  /** Share that begins at the lip; the others begin within this share of the fall. */
  fromLip: 0.45,
  within: 0.8,
  length: { least: 0.2, more: 0.7 },
  /** It falls free of the rock and widens. */
  spread: { atLip: 0.75, more: 0.6 },
  tone: [0.6, 0.5],
  width: [0.5, 0.7],
  footWidth: [0.6, 1.2],
  alpha: [0.2, 0.4],
} as const;

/** Reach in half-widths of the fall; `flatness` of the cloud, `size` of its drops. */
const spray = { count: 70, reach: 2.6, alpha: 0.022, flatness: 0.5, size: [0.1, 0.22] } as const;

/** The mirror image trembles: short bars across, paler with the distance. */
const mirror = { bars: 46, length: [0.4, 0.9], reach: 0.62, width: 1.1, alpha: 0.2 } as const;

/** The fall in the picture, pixels. */
type Fall = { middle: number; lip: number; pool: number; scale: number; white: Rgb };

/** White water from the lip of the cliff into the lake: strands, spray, and their mirror image. */
export function drawWaterfall(foreground: Foreground): void {
  const { camera, heavySide, width, light } = foreground.plan;
  const scale = camera.focal / falls.z;
  const fall = {
    middle: width / 2 + heavySide * falls.x * scale,
    lip: camera.horizon - (falls.tall - ends.lip - camera.eye) * scale,
    pool: camera.horizon + camera.eye * scale * ends.pool,
    scale,
    white: reflected(light, foam.albedo, foam.shares),
  };
  drawStrands(foreground, fall);
  drawSpray(foreground, fall);
  drawMirror(foreground, fall);
}

function drawStrands({ strokes, random, unit }: Foreground, fall: Fall): void {
  const { middle, lip, pool, scale, white } = fall;
  const { fromLip, within, length, spread } = strands;
  for (let strand = 0; strand < strands.count; strand += 1) {
    const off = triangular(random) * falls.half;
    const start = random() < fromLip ? 0 : random() * within;
    const end = Math.min(1, start + length.least + length.more * random());
    const x = (t: number) => middle + off * scale * (spread.atLip + spread.more * t * t);
    addStroke(strokes, {
      colour: scaled(white, vary(random, strands.tone)),
      x: x(start),
      y: mix(lip, pool, start),
      bendX: x((start + end) / 2),
      bendY: mix(lip, pool, (start + end) / 2),
      toX: x(end),
      toY: mix(lip, pool, end),
      width: unit * vary(random, strands.width),
      toWidth: unit * vary(random, strands.footWidth),
      alpha: vary(random, strands.alpha),
      depth: falls.z,
    });
  }
}

function drawSpray({ strokes, random }: Foreground, { middle, pool, scale, white }: Fall): void {
  const { alpha, flatness } = spray;
  const reach = falls.half * spray.reach;
  for (let drop = 0; drop < spray.count; drop += 1) {
    const x = middle + triangular(random) * reach * scale;
    const y = pool - Math.abs(triangular(random)) * reach * flatness * scale;
    const width = scale * reach * vary(random, spray.size);
    addStroke(strokes, {
      x,
      y,
      toX: x + width,
      toY: y,
      width,
      colour: white,
      alpha,
      depth: falls.z,
    });
  }
}

function drawMirror({ strokes, random, unit }: Foreground, fall: Fall): void {
  const { middle, lip, pool, scale, white } = fall;
  for (let bar = 0; bar < mirror.bars; bar += 1) {
    const t = bar / mirror.bars;
    const x = middle + (random() - 0.5) * falls.half * scale;
    const long = falls.half * scale * vary(random, mirror.length);
    const y = pool + t * (pool - lip) * mirror.reach;
    const ends = { x: x - long, y, toX: x + long, toY: y };
    const alpha = mirror.alpha * (1 - t);
    const width = unit * mirror.width;
    addStroke(strokes, { ...ends, width, colour: white, alpha, depth: falls.z });
  }
}
