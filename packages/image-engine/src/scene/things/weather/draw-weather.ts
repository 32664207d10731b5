import { blend, luminance, type Rgb, scaled } from '../../light/rgb.ts';
import { beyondFrame, type Foreground } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { linear, vary } from '../vary.ts';
import { drawLightning } from './lightning.ts';

// Set by eye on drawn scenes. Lengths and widths in pixels of a 1024-pixel
// picture; `near` is chance to a power, so that few drops and flakes are close.

const rain = {
  drops: { storm: 2600, rain: 1900 },
  nearPower: 3,
  length: [14, 66],
  /** Picture widths: wind brings drops in from the right. */
  across: 1.1,
  /** Sideways for each pixel down. */
  slant: 0.14,
  width: [0.28, 0.4],
  alpha: [0.13, 0.2],
  ambient: 0.3,
  level: 1.25,
} as const;

const snow = {
  flakes: 2200,
  nearPower: 6,
  size: { least: 0.7, more: 1.3, near: 6 },
  /** Near flakes are out of focus. */
  blurredFrom: 0.25,
  alpha: { sharp: 0.75, blurred: 0.35 },
  sun: 0.2,
  /** A little bluish. */
  tint: [1.05, 1.08, 1.15],
} as const;

/** Scene units: before everything else. */
const depth = 1;

/** Rain and snow between the eye and the scene. */
export function drawWeather(foreground: Foreground): void {
  const { weather } = foreground.plan.description;
  if (weather === 'storm') drawLightning(foreground);
  for (const part of partsOf(foreground)) {
    if (weather === 'rain' || weather === 'storm') drawRain(part, rain.drops[weather]);
    if (weather === 'snow') drawSnow(part);
  }
}

/** Where it falls, pixels from the composed frame's upper left. */
type Part = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly foreground: Foreground;
};

/** The composed frame, and what is drawn around it by chance of its own. */
function partsOf(foreground: Foreground): readonly Part[] {
  const { width, height } = foreground.plan;
  const { left, top, right, bottom } = foreground.around;
  const tall = top + height + bottom;
  const beyond = (side: Parameters<typeof beyondFrame>[1]) => beyondFrame(foreground, side);
  return [
    { x: 0, y: 0, wide: width, tall: height, foreground },
    { x: -left, y: -top, wide: left, tall, foreground: beyond('left') },
    { x: width, y: -top, wide: right, tall, foreground: beyond('right') },
    { x: 0, y: -top, wide: width, tall: top, foreground: beyond('top') },
    { x: 0, y: height, wide: width, tall: bottom, foreground: beyond('bottom') },
  ].filter((part) => part.wide > 0 && part.tall > 0);
}

/** As many as fall on so much of the frame. */
function shareOf({ wide, tall, foreground: { plan } }: Part, count: number): number {
  return Math.round((count * (wide * tall)) / (plan.width * plan.height));
}

function drawRain(part: Part, most: number): void {
  const { plan, strokes, random, unit } = part.foreground;
  const { light } = plan;
  const drops = shareOf(part, most);
  const colour = scaled(blend(light.horizon, light.ambient, rain.ambient), rain.level);
  for (let drop = 0; drop < drops; drop += 1) {
    const near = random() ** rain.nearPower;
    const long = unit * linear(rain.length, near);
    const x = part.x + random() * part.wide * rain.across;
    const y = part.y + random() * (part.tall + long) - long;
    addStroke(strokes, {
      x,
      y,
      toX: x - long * rain.slant,
      toY: y + long,
      width: unit * linear(rain.width, near),
      colour,
      alpha: linear(rain.alpha, near),
      depth,
    });
  }
}

function drawSnow(part: Part): void {
  const { plan, strokes, random, unit } = part.foreground;
  const { light } = plan;
  const flakes = shareOf(part, snow.flakes);
  const level = luminance(light.sun) * snow.sun + luminance(light.ambient);
  const colour: Rgb = scaled(snow.tint, level);
  const { least, more, near: nearMore } = snow.size;
  const { sharp, blurred } = snow.alpha;
  for (let flake = 0; flake < flakes; flake += 1) {
    const near = random() ** snow.nearPower;
    const x = part.x + random() * part.wide;
    const y = part.y + random() * part.tall;
    const size = unit * (vary(random, [least, more]) + nearMore * near);
    addStroke(strokes, {
      x,
      y,
      toX: x + size * (random() - 0.5),
      toY: y + size * 0.5,
      width: size,
      colour,
      alpha: near > snow.blurredFrom ? blurred : sharp,
      depth,
    });
  }
}
