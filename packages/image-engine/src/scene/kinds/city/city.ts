import { clamp, mix } from '../../../maths/interpolation.ts';
import { makeTableNoise, type Noise } from '../../../maths/noise.ts';
import { norm } from '../../../maths/vector.ts';
import { type Band, bandPass } from '../../../work/band-pass.ts';
import type { Frame } from '../../frame.ts';
import { isLow } from '../../light/light.ts';
import { blend, type Rgb, scaled } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { type Block, planCity, townAt } from './plan-city.ts';

/** Paints the towers over the sky, far to near, and marks the water before them. Columns are the band. */
export const cityPass = bandPass(import.meta.url, drawCity);

function drawCity({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  const { blocks, base } = planCity(plan);
  const noise = makeTableNoise(plan.seed ^ 0x70e5);
  const look = lookOf(plan);
  for (const block of blocks) {
    const from = Math.max(band.from, Math.floor(block.left));
    const to = Math.min(band.to, Math.ceil(block.right));
    for (let column = from; column < to; column += 1) {
      const cover = Math.min(1, column + 1 - block.left, block.right - column);
      paintColumn({ plan, frame, noise, look, block, base }, column, cover);
    }
  }
  for (let column = band.from; column < band.to; column += 1)
    quay({ plan, frame, noise, look, base }, column);
}

type Look = {
  /** Share of lit windows. */
  readonly lit: number;
  readonly lamp: number;
  readonly haze: Rgb;
  readonly sunward: number;
};

function lookOf({ description: { time, weather }, light }: ScenePlan): Look {
  const byTime = {
    night: 0.42,
    dusk: 0.4,
    sunset: 0.2,
    dawn: 0.14,
    afternoon: 0.02,
    morning: 0.01,
    noon: 0,
  };
  const dull = weather === 'rain' || weather === 'storm' || weather === 'fog' ? 0.16 : 0;
  return {
    lit: Math.min(0.5, byTime[time] + dull),
    // Windows look as bright as lamps do at that exposure.
    lamp: 1.25 / light.exposure,
    haze: blend(light.horizon, light.middle, isLow(light) && light.haze < 2 ? 0.72 : 0.35),
    sunward: Math.sign(light.azimuth) || 1,
  };
}

type Painting = {
  plan: ScenePlan;
  frame: Frame;
  noise: Noise;
  look: Look;
  block: Block;
  base: number;
};

function paintColumn(painting: Painting, column: number, coverX: number): void {
  const { plan, frame, look, block, base } = painting;
  const isSide =
    block.side < 0 ? column < block.left - block.side : column > block.right - block.side;
  const wall = wallOf(painting, isSide);
  const depth = mix(4, 16, block.far);
  const air = clamp(1 - Math.exp(-block.far * 0.4 * Math.min(8, plan.light.haze) - 0.03));
  const tall = base - block.top;
  for (let row = Math.max(0, Math.floor(block.top)); row < base; row += 1) {
    const cover = coverX * Math.min(1, row + 1 - block.top);
    if (cover <= 0) continue;
    const low = clamp((row - block.top) / tall);
    const window = block.hasWindows ? windowAt(painting, column, row) : noWindow;
    const at = row * frame.width + column;
    const murk = clamp(air * (0.7 + 0.5 * low));
    for (let i = 0; i < 3; i += 1) {
      const face = wall[i]! * (1.08 - 0.3 * low);
      const glass = mix(
        face,
        window.isLit
          ? window.light[i]! * (isSide ? 0.6 : 1)
          : plan.light.middle[i]! * 0.34 + face * 0.25,
        window.share,
      );
      const glow = look.lit * look.lamp * lampLight[i]! * 0.1 * low * low;
      const colour = mix(glass + glow, look.haze[i]!, murk * (window.isLit ? 0.72 : 1));
      frame.colour[at * 3 + i] = mix(frame.colour[at * 3 + i]!, colour, cover);
    }
    if (cover > 0.5) frame.depth[at] = depth;
  }
}

function wallOf({ plan, look, block }: Painting, isSide: boolean): Rgb {
  const { sun, ambient, elevation } = plan.light;
  const material = materials[Math.floor(block.material * materials.length)]!;
  // The face towards the sun's side is lit; against a low sun all faces are in shade.
  const towards = isSide === block.side * look.sunward > 0;
  const direct = elevation < 10 ? (towards ? 0.2 : 0.03) : towards ? 0.62 : 0.26;
  const sky = isSide ? 0.55 : 0.8;
  return [
    material[0] * (sun[0] * direct + ambient[0] * sky),
    material[1] * (sun[1] * direct + ambient[1] * sky),
    material[2] * (sun[2] * direct + ambient[2] * sky),
  ];
}

type Window = { share: number; isLit: boolean; light: Rgb };
const noWindow: Window = { share: 0, isLit: false, light: [0, 0, 0] };
const lampLight: Rgb = [1, 0.62, 0.28];

/** How much of the pixel is window, exactly, so that no window is lost between pixels. */
function windowAt({ noise, look, block }: Painting, column: number, row: number): Window {
  const u = (column - block.originX) / block.cellX;
  const v = (row - block.originY) / block.cellY;
  const cellX = Math.floor(u + 0.5 / block.cellX);
  const cellY = Math.floor(v + 0.5 / block.cellY);
  const isBand = block.material > 0.72;
  const coverU = isBand ? 1 : overlap(u - cellX, 1 / block.cellX, 0.22, 0.8);
  const coverV = overlap(v - cellY, 1 / block.cellY, 0.24, 0.78);
  const share = coverU * coverV;
  if (share <= 0) return noWindow;
  const ix = cellX + block.id;
  const floor = noise.cell(block.id, cellY, 4);
  const chance = look.lit * (0.35 + 1.3 * floor);
  const isLit = noise.cell(ix, cellY, 1) < chance;
  if (!isLit) return { share: share * 0.85, isLit, light: [0, 0, 0] };
  const tone = noise.cell(ix, cellY, 2);
  const level = look.lamp * (0.35 + 0.9 * noise.cell(ix, cellY, 3));
  const warm: Rgb = tone < 0.68 ? lampLight : tone < 0.9 ? [0.95, 0.85, 0.66] : [0.6, 0.82, 1];
  return { share, isLit, light: scaled(warm, level) };
}

function overlap(start: number, size: number, from: number, to: number): number {
  return Math.max(0, Math.min(start + size, to) - Math.max(start, from)) / size;
}

type Quay = Omit<Painting, 'block'>;

/** A wall with trees and lamps at the foot of the towers, and the water in front of it. */
function quay({ plan, frame, noise, look, base }: Quay, column: number): void {
  const unit = Math.sqrt(plan.width * plan.height) / 1024;
  const trees = unit * (5 + 13 * noise.fbm(column / (16 * unit), 3, 4));
  const { ambient, sun } = plan.light;
  const lampGap = 26 * unit;
  const lamp = Math.abs(((column / lampGap) % 1) - 0.5) * lampGap;
  const town = townAt(plan, column);
  const top = town > 0 ? Math.floor(base - trees * Math.sqrt(town)) : plan.camera.horizon;
  for (let row = top; row < frame.height; row += 1) {
    const at = row * frame.width + column;
    if (town <= 0) {
      frame.water[at] = 3;
      continue;
    }
    if (row >= base) {
      frame.water[at] = 3;
      continue;
    }
    const isWall = row > base - 3.5 * unit;
    const tone = isWall ? 0.1 : 0.03 + 0.035 * noise.fbm(column / (3 * unit), row / (3 * unit), 3);
    const bulb = look.lit > 0.1 && norm(lamp, row - base + 8 * unit) < 1.3 * unit;
    for (let i = 0; i < 3; i += 1) {
      const green = isWall ? 1 : [0.8, 1.15, 0.55][i]!;
      const plain = tone * green * (ambient[i]! + sun[i]! * 0.2) + look.haze[i]! * 0.07;
      frame.colour[at * 3 + i] = bulb ? look.lamp * 2.2 * lampLight[i]! : plain;
    }
    frame.depth[at] = 3.6;
  }
}

const materials: readonly Rgb[] = [
  [0.34, 0.33, 0.32],
  [0.42, 0.38, 0.33],
  [0.2, 0.22, 0.26],
  [0.36, 0.25, 0.2],
  [0.5, 0.48, 0.45],
  [0.16, 0.21, 0.26],
  [0.24, 0.3, 0.34],
];
