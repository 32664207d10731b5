import { type Rgb, scaled } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import type { Site } from '../find-site.ts';
import { type Foreground, tone } from '../foreground.ts';
import { fillShape, type Point } from '../strokes/fill-shape.ts';
import { addStroke } from '../strokes/stroke-list.ts';
import { albedos, type Material, type Part, rectangle, roofing } from './part.ts';

/** Where a building stands; `size` in pixels is what its drawing calls 1. */
export type Build = { readonly foreground: Foreground; readonly site: Site; readonly size: number };

/** At dusk people light their lamps: degrees of the sun's height, or an exposure for little light. */
const dark = { elevation: 5, exposure: 1.2 } as const;
const lamp = { colour: [1.25, 0.68, 0.24], exposed: 1.1 } as const;
/** A wall is a little darker at its foot. */
const lowLevel = 0.86;
/** Bars are thin, yet never so thin that they vanish. */
const bar = { light: 0.5, leastPixels: 0.3 } as const;
const paneLight = 0.5;

/** Draws a building from its drawing, in the order of its parts. */
export function drawParts(
  { foreground, site, size }: Build,
  parts: readonly Part[],
  /** Materials that this building has in a colour of its own. */
  own: Partial<Record<Material, Rgb>> = {},
): void {
  const { plan, strokes, brush } = foreground;
  const depth = site.z;
  const at = placer({ foreground, site, size });
  const isDark = isLampHour(plan);
  const isSnowy = plan.description.season === 'winter';
  const shaded = (material: Material, light: number) => {
    const isUnderSnow = isSnowy && roofing.includes(material);
    const albedo = isUnderSnow ? albedos.snow : (own[material] ?? albedos[material]);
    return tone(brush(albedo, depth), light);
  };
  for (const part of parts) {
    if ('face' in part) {
      const colour = shaded(part.material, part.light);
      const lowColour = scaled(colour, lowLevel);
      fillShape(strokes, part.face.map(at), { colour, lowColour, depth });
    } else if ('pane' in part) {
      // A window: lit in the dark, a dark hole by day.
      const colour = isDark ? lampColour(plan) : shaded('glass', paneLight);
      fillShape(strokes, rectangle(part.pane).map(at), { colour, depth });
    } else {
      const [[x, y], [toX, toY]] = [at(part.bar[0]), at(part.bar[1])];
      const width = part.width * size + bar.leastPixels;
      const colour = shaded(part.material, bar.light);
      addStroke(strokes, { x, y, toX, toY, width, colour, depth });
    }
  }
}

/** From a drawing to the picture: x to the lit side, y up. */
export function placer({ foreground, site, size }: Build): (point: Point) => Point {
  const side = Math.sign(foreground.plan.light.azimuth) || 1;
  return ([x, y]) => [site.x + side * x * size, site.y - y * size];
}

export function isLampHour({ light }: ScenePlan): boolean {
  return light.exposure > dark.exposure || light.elevation < dark.elevation;
}

/** As bright in every exposure. */
export function lampColour({ light }: ScenePlan): Rgb {
  return scaled(lamp.colour, lamp.exposed / light.exposure);
}
