import { clamp, mix } from '../../../maths/interpolation.ts';
import type { Noise } from '../../../maths/noise.ts';
import type { Frame } from '../../frame.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import type { Block } from './block.ts';
import { type CityLight, lampColour } from './city-light.ts';
import { noWindow, type Window, windowAt } from './windows.ts';

/** What all columns of a town have in common. */
export type CityPainting = {
  readonly plan: ScenePlan;
  readonly frame: Frame;
  readonly noise: Noise;
  readonly light: CityLight;
  /** Row of the quay. */
  readonly base: number;
};

/** Linear RGB albedos of façades: concrete, limestone, glass, brick, plaster, and two of glass. */
const materials: readonly Rgb[] = [
  [0.34, 0.33, 0.32],
  [0.42, 0.38, 0.33],
  [0.2, 0.22, 0.26],
  [0.36, 0.25, 0.2],
  [0.5, 0.48, 0.45],
  [0.16, 0.21, 0.26],
  [0.24, 0.3, 0.34],
];

/** Scene units. */
const distance = { near: 4, far: 16 };
/** Air between the eye and a tower, more of it low down; haze beyond `mostHaze` hides no more. */
const air = { perFar: 0.4, least: 0.03, mostHaze: 8, high: 0.7, low: 0.5, throughLamps: 0.72 };
/** A wall is darker towards its foot. */
const wallTone = { top: 1.08, foot: 0.3 };
const glass = { sky: 0.34, wall: 0.25, litSide: 0.6 };
/** Street lamps shine up the walls. */
const streetGlow = 0.1;
/** Degrees; below, the sun grazes all walls. */
const lowSun = 10;
/** Shares of the sun's light on a face: towards it or away from it. */
const direct = {
  lowSun: { towards: 0.2, away: 0.03 },
  highSun: { towards: 0.62, away: 0.26 },
};
/** Share of the sky that a face sees: the narrow side stands before its neighbour. */
const openSky = { side: 0.55, front: 0.8 };

/** One column of a block, over what is there; `coverX` is the share of the column it covers. */
export function paintTowerColumn(
  painting: CityPainting,
  block: Block,
  { column, coverX }: { readonly column: number; readonly coverX: number },
): void {
  const { plan, frame, noise, light, base } = painting;
  const isSide =
    block.side < 0 ? column < block.left - block.side : column > block.right - block.side;
  const wall = wallColour(painting, block, isSide);
  const depth = mix(distance.near, distance.far, block.far);
  const haze = Math.min(air.mostHaze, plan.light.haze);
  const veil = clamp(1 - Math.exp(-block.far * air.perFar * haze - air.least));
  const tall = base - block.top;
  for (let row = Math.max(0, Math.floor(block.top)); row < base; row += 1) {
    const cover = coverX * Math.min(1, row + 1 - block.top);
    if (cover <= 0) continue;
    const low = clamp((row - block.top) / tall);
    const window = block.hasWindows ? windowAt({ noise, light, block }, column, row) : noWindow;
    const at = row * frame.width + column;
    const murk = clamp(veil * (air.high + air.low * low)) * (window.isLit ? air.throughLamps : 1);
    for (let i = 0; i < 3; i += 1) {
      const face = wall[i]! * (wallTone.top - wallTone.foot * low);
      const pane = paneColour(window, { face, isSide, sky: plan.light.middle[i]! }, i);
      const glow = light.lit * light.lamp * lampColour[i]! * streetGlow * low * low;
      const colour = mix(mix(face, pane, window.share) + glow, light.haze[i]!, murk);
      frame.colour[at * 3 + i] = mix(frame.colour[at * 3 + i]!, colour, cover);
    }
    if (cover > 0.5) frame.depth[at] = depth;
  }
}

type Pane = { readonly face: number; readonly isSide: boolean; readonly sky: number };

function paneColour({ isLit, light }: Window, { face, isSide, sky }: Pane, i: number): number {
  if (isLit) return light[i]! * (isSide ? glass.litSide : 1);
  return sky * glass.sky + face * glass.wall;
}

function wallColour({ plan, light }: CityPainting, block: Block, isSide: boolean): Rgb {
  const { sun, ambient, elevation } = plan.light;
  const material = materials[Math.floor(block.material * materials.length)]!;
  // The face towards the sun's side is lit; against a low sun all faces are in shade.
  const isTowards = isSide === block.side * light.sunward > 0;
  const shares = elevation < lowSun ? direct.lowSun : direct.highSun;
  const lit = isTowards ? shares.towards : shares.away;
  const sky = isSide ? openSky.side : openSky.front;
  return [
    material[0] * (sun[0] * lit + ambient[0] * sky),
    material[1] * (sun[1] * lit + ambient[1] * sky),
    material[2] * (sun[2] * lit + ambient[2] * sky),
  ];
}
