import type { Contour } from '../picture/parse-path.ts';
import { areaOf, type Drawing, type Shape } from './drawing.ts';
import { ellipse } from './shapes.ts';

/** How many drops, and how large as shares of the drawing's size. */
const drops = { count: 46, least: 0.012, more: 0.016 };

/** Drops of water on all that is closed: a bottle out of the ice, a leaf after rain. */
export function wetted(drawing: Drawing): Drawing {
  const { box, shapes } = drawing;
  const body = shapes.reduce((most, one) => (one.area > most.area ? one : most));
  const lines = body.contours.filter((line) => areaOf([line]) > body.area * 0.02);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const size = Math.sqrt(wide * high);
  const [light, shade, gleam]: [Contour[], Contour[], Contour[]] = [[], [], []];
  for (let at = 0; at < drops.count; at += 1) {
    const [u, v] = [(at * 0.7548 + 0.31) % 1, (at * 0.5698 + 0.17) % 1];
    const [x, y] = [box.left + u * wide, box.top + v * high];
    const r = size * (drops.least + (drops.more * ((at * 5) % 7)) / 6);
    const isOn = [-2, 0, 2].every((by) =>
      lines.some((line) => holds(line, x + by * r, y + by * r)),
    );
    if (!isOn) continue;
    shade.push(ellipse(x + r * 0.16, y + r * 0.3, r, r * 1.2));
    light.push(ellipse(x, y, r * 0.92, r * 1.12));
    gleam.push(ellipse(x - r * 0.3, y - r * 0.4, r * 0.3, r * 0.34));
  }
  const shape = (fill: string, contours: readonly Contour[], more: Partial<Shape> = {}): Shape => ({
    ...{ contours, fill, area: areaOf(contours), isFixed: true },
    ...more,
  });
  return {
    box,
    shapes: [
      ...shapes,
      shape('#5f7f96', shade, { matter: 'dew' }),
      shape('#dff1fa', light, { matter: 'dew' }),
      shape('#ffffff', gleam),
    ],
  };
}

/** By the even-odd rule. */
export function holds(line: Contour, x: number, y: number): boolean {
  let isIn = false;
  for (let i = 0, j = line.length - 2; i < line.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [line[i]!, line[i + 1]!, line[j]!, line[j + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}
