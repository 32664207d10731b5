import { mix } from '../../maths/interpolation.ts';
import { falls } from '../ground/shape-ground.ts';
import type { Rgb } from '../light/rgb.ts';
import type { Planting } from './plant-foreground.ts';
import { addStroke } from './strokes.ts';

/** White water from the lip of the cliff into the lake: strands, spray, and their mirror image. */
export function waterfall({ plan, list, random, unit }: Planting): void {
  const { camera, heavySide, width, light } = plan;
  const depth = falls.z;
  const scale = camera.focal / depth;
  const middle = width / 2 + heavySide * falls.x * scale;
  const lip = camera.horizon - (falls.tall - 0.03 - camera.eye) * scale;
  const pool = camera.horizon + camera.eye * scale * 1.06;
  const white: Rgb = [
    light.ambient[0] * 0.95 + light.sun[0] * 0.13,
    light.ambient[1] * 0.98 + light.sun[1] * 0.13,
    light.ambient[2] + light.sun[2] * 0.13,
  ];
  const strands = 170;
  for (let strand = 0; strand < strands; strand += 1) {
    const off = (random() + random() - 1) * falls.half;
    const start = random() < 0.45 ? 0 : random() * 0.8;
    const end = Math.min(1, start + 0.2 + 0.7 * random());
    // It falls free of the rock and widens.
    const x = (t: number) => middle + off * scale * (0.75 + 0.6 * t * t);
    const tone = 0.6 + 0.5 * random();
    const colour: Rgb = [white[0] * tone, white[1] * tone, white[2] * tone];
    addStroke(list, {
      x: x(start),
      y: mix(lip, pool, start),
      bendX: x((start + end) / 2),
      bendY: mix(lip, pool, (start + end) / 2),
      toX: x(end),
      toY: mix(lip, pool, end),
      width: unit * (0.5 + 0.7 * random()),
      toWidth: unit * (0.6 + 1.2 * random()),
      colour,
      alpha: 0.2 + 0.4 * random(),
      depth,
    });
  }
  const spray = (count: number, reach: number, alpha: number, flat: number) => {
    for (let drop = 0; drop < count; drop += 1) {
      const x = middle + (random() + random() - 1) * reach * scale;
      const y = pool - Math.abs(random() + random() - 1) * reach * flat * scale;
      const size = scale * reach * (0.1 + 0.22 * random());
      addStroke(list, { x, y, toX: x + size, toY: y, width: size, colour: white, alpha, depth });
    }
  };
  spray(70, falls.half * 2.6, 0.022, 0.5);
  // The mirror image trembles: short bars across, paler with the distance.
  for (let bar = 0; bar < 46; bar += 1) {
    const t = bar / 46;
    const x = middle + (random() - 0.5) * falls.half * scale;
    const long = falls.half * scale * (0.4 + 0.9 * random());
    const y = pool + t * (pool - lip) * 0.62;
    const bend = { x: x - long, y, toX: x + long, toY: y };
    addStroke(list, { ...bend, width: unit * 1.1, colour: white, alpha: 0.2 * (1 - t), depth });
  }
}
