import type { Noise } from '../../maths/noise.ts';
import { along } from '../../maths/ramp.ts';
import { composedFrame, type ScenePlan } from '../scene-plan.ts';
import { milkyWay } from './milky-way.ts';

type StarPoint = {
  readonly plan: ScenePlan;
  readonly noise: Noise;
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly up: number;
};

/** One star at most in each cell of the picture; sizes for a picture of 1024 by 1024 pixels. */
type Field = {
  /** Pixels. */
  readonly cell: number;
  /** Of the cells that have one; more where the Milky Way is dense. */
  readonly share: number;
  readonly milkyShare: number;
  /** First of four channels of the noise. */
  readonly channel: number;
  readonly brightness: number;
};

/** By eye, beside photographs of clear nights. */
const fine: Field = { cell: 5, share: 0.16, milkyShare: 0.5, channel: 11, brightness: 0.3 };
const bright: Field = { cell: 24, share: 0.3, milkyShare: 0, channel: 17, brightness: 1.3 };
const starlight = 0.35;
const pictureSize = 1024;

/** The air near the horizon takes them; tangents. */
const rising = [0, 0.12] as const;

/** Warm and cool stars in patches of that many pixels: red and blue by how warm, 0–1. */
const tint = { patch: 21, channel: 5, red: 0.8, redder: 0.3, green: 0.92, blue: 1.2, bluer: 0.25 };

/** The Milky Way's light, linear RGB, and its blue in the dense parts. */
const milk = { red: 0.105, green: 0.082, blue: 0.1, bluer: 0.035 } as const;

/** Stars by hashed cells and, in a clear night, the Milky Way with its dust. */
export function addStars(out: [number, number, number], point: StarPoint): void {
  const { plan, noise, across, up } = point;
  const { left, top, width, height } = composedFrame(plan);
  const seen = { noise, column: point.column - left, row: point.row - top };
  const band = milkyWay(plan, noise, across, up);
  const level = plan.light.stars * along(rising, up);
  const unit = Math.sqrt(width * height) / pictureSize;
  const stars =
    sparkle(seen, fine, unit, band.band) * fine.brightness +
    sparkle(seen, bright, unit, band.band) * bright.brightness;
  const light = stars * level * starlight;
  const warmth = noise.cell(
    Math.floor(seen.column / tint.patch),
    Math.floor(seen.row / tint.patch),
    tint.channel,
  );
  const cloud = band.light * level;
  out[0] += light * (tint.red + tint.redder * warmth) + cloud * milk.red;
  out[1] += light * tint.green + cloud * milk.green;
  out[2] +=
    light * (tint.blue - tint.bluer * warmth) + cloud * (milk.blue + milk.bluer * band.cool);
}

type StarCell = Pick<StarPoint, 'noise' | 'column' | 'row'>;

/** Few are bright: the power. Radii in pixels, never under what a pixel can show. */
const star = {
  margin: 0.2,
  room: 0.6,
  fewBright: 4,
  leastRadius: 0.5,
  radius: 0.55,
  moreRadius: 0.9,
  faintest: 0.14,
  brightest: 1.9,
  /** A small picture has fewer pixels for each: they would be a haze. */
  smallPicture: { least: 0.4, more: 0.6 },
} as const;

function sparkle({ noise, column, row }: StarCell, field: Field, unit: number, band: number) {
  const cell = field.cell * unit;
  const { channel } = field;
  const cx = Math.floor(column / cell);
  const cy = Math.floor(row / cell);
  if (noise.cell(cx, cy, channel) > field.share + field.milkyShare * band) return 0;
  const dx = column / cell - cx - star.margin - star.room * noise.cell(cx, cy, channel + 1);
  const dy = row / cell - cy - star.margin - star.room * noise.cell(cx, cy, channel + 2);
  const size = noise.cell(cx, cy, channel + 3) ** star.fewBright;
  const least = Math.max(star.leastRadius, star.radius * unit);
  const radius = (least + star.moreRadius * unit * size) / cell;
  return (
    (star.faintest + star.brightest * size) *
    Math.min(1, star.smallPicture.least + star.smallPicture.more * unit) *
    Math.exp(-(dx * dx + dy * dy) / (radius * radius))
  );
}
