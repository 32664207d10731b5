import { norm } from '../../../maths/vector.ts';
import type { Rgb } from '../../light/rgb.ts';
import { lampColour } from './city-light.ts';
import { pixelsPerUnit, townAt } from './plan-city.ts';
import type { CityPainting } from './tower-column.ts';

/** Lengths in pixels of a picture of 1024 × 1024, by eye on photographs of embankments. */
const trees = {
  least: 5,
  more: 13,
  width: 16,
  row: 3,
  octaves: 4,
  leaf: { size: 3, octaves: 3, least: 0.03, more: 0.035 },
  /** Linear, on the leaves' lightness. */
  colour: [0.8, 1.15, 0.55] as Rgb,
};
const wall = { height: 3.5, tone: 0.1, colour: [1, 1, 1] as Rgb };
const lamps = { gap: 26, height: 8, radius: 1.3, level: 2.2, fromLit: 0.1 };
const light = { sun: 0.2, haze: 0.07 };
/** Scene units. */
const distance = { water: 3, quay: 3.6 };

/** A wall with trees and lamps at the foot of the towers, and the water in front of it. */
export function paintQuayColumn(painting: CityPainting, column: number): void {
  const { plan, frame, noise, base } = painting;
  const unit = pixelsPerUnit(plan);
  const crown = noise.fbm(
    (column - plan.around.left) / (trees.width * unit),
    trees.row,
    trees.octaves,
  );
  const tall = unit * (trees.least + trees.more * crown);
  const town = townAt(plan, column);
  const top = town > 0 ? Math.floor(base - tall * Math.sqrt(town)) : plan.camera.horizon;
  for (let row = top; row < frame.height; row += 1) {
    const at = row * frame.width + column;
    if (town <= 0 || row >= base) {
      frame.water[at] = distance.water;
      continue;
    }
    paintQuay(painting, { column, row, unit });
    frame.depth[at] = distance.quay;
  }
}

type Place = { readonly column: number; readonly row: number; readonly unit: number };

function paintQuay(painting: CityPainting, { column, row, unit }: Place): void {
  const { plan, frame, noise, light: city, base } = painting;
  const { ambient, sun } = plan.light;
  const lampGap = lamps.gap * unit;
  const [x, y] = [column - plan.around.left, row - plan.around.top];
  const turn = x / lampGap;
  const fromLamp = Math.abs(turn - Math.floor(turn) - 0.5) * lampGap;
  const above = row - base + lamps.height * unit;
  const isBulb = city.lit > lamps.fromLit && norm(fromLamp, above) < lamps.radius * unit;
  const isWall = row > base - wall.height * unit;
  const { leaf } = trees;
  const leaves = () => noise.fbm(x / (leaf.size * unit), y / (leaf.size * unit), leaf.octaves);
  const tone = isWall ? wall.tone : leaf.least + leaf.more * leaves();
  const colour = isWall ? wall.colour : trees.colour;
  const at = (row * frame.width + column) * 3;
  for (let i = 0; i < 3; i += 1) {
    const lit = ambient[i]! + sun[i]! * light.sun;
    frame.colour[at + i] = isBulb
      ? city.lamp * lamps.level * lampColour[i]!
      : tone * colour[i]! * lit + city.haze[i]! * light.haze;
  }
}
