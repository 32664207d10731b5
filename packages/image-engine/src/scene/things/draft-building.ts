import { type Rgb, scaled } from '../light/rgb.ts';
import type { Site } from './find-site.ts';
import type { Planting } from './plant-foreground.ts';
import { mixed } from './plants.ts';
import { addShape, addStroke } from './strokes.ts';

export type Build = {
  planting: Planting;
  site: Site;
  /** Pixels: half a house's length, a tower's height. */
  size: number;
  tools: ReturnType<Planting['tools']>;
};

export type Corner = readonly [number, number];

/** Writes shapes in building coordinates: x to the lit side, y up, in `size`. */
export function drafter({ planting, site, size, tools }: Build) {
  const { list, plan } = planting;
  const side = tools.lightSide;
  const at = ([x, y]: Corner): [number, number] => [site.x + side * x * size, site.y - y * size];
  const isDark = plan.light.exposure > 1.2 || plan.light.elevation < 5;
  const lamp = scaled([1.25, 0.68, 0.24], 1.1 / plan.light.exposure);
  const tone = (albedo: Rgb, part: number): Rgb => {
    const set = planting.tools(albedo, site.z);
    return mixed(set.shade, set.lit, part);
  };
  return {
    fill(corners: readonly Corner[], albedo: Rgb, part: number) {
      const colour = tone(albedo, part);
      addShape(list, corners.map(at), { colour, lowColour: scaled(colour, 0.86), depth: site.z });
    },
    /** A window: lit in the dark, a dark hole by day. */
    pane([x, y]: Corner, wide: number, tall: number) {
      const corners = [at([x, y]), at([x + wide, y]), at([x + wide, y + tall]), at([x, y + tall])];
      const colour = isDark ? lamp : tone([0.06, 0.065, 0.08], 0.5);
      addShape(list, corners, { colour, depth: site.z });
    },
    line(from: Corner, to: Corner, width: number, albedo: Rgb) {
      const [x, y] = at(from);
      const [toX, toY] = at(to);
      const colour = tone(albedo, 0.5);
      addStroke(list, { x, y, toX, toY, width: width * size + 0.3, colour, depth: site.z });
    },
    roofOf(plain: Rgb): Rgb {
      const isSnowy = plan.description.season === 'winter';
      return isSnowy ? [0.8, 0.84, 0.9] : plain;
    },
    isDark,
    at,
    lamp,
  };
}

export function box(x: number, y: number, wide: number, tall: number): Corner[] {
  return [
    [x, y],
    [x + wide, y],
    [x + wide, y + tall],
    [x, y + tall],
  ];
}

export const stone: Rgb = [0.4, 0.36, 0.3];
