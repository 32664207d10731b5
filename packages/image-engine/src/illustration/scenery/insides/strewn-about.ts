import { ellipse } from '../../drawings/shapes.ts';
import type { Furnishings } from '../../palette/furnishings.ts';
import type { Contour } from '../../picture/parse-path.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, type Setting, type Standing } from '../stage.ts';
import { floorLine } from './room-pieces.ts';

const stuffs = ['red', 'blue', 'accent', 'linen', 'second', 'cloth'] as const;

/** Clothes, books and papers on the floor of a room that nobody tidied. */
export function strewnOver(
  setting: Setting,
  floor: readonly Standing[],
  random: () => number,
): Group[] {
  const { width, height, furnishings } = setting;
  const base = Math.max(height * 0.84, ...floor.map(({ box }) => box.bottom));
  return Array.from({ length: 16 }, (_, at) => {
    const isFar = at % 3 === 0;
    const low = isFar ? height * (floorLine + 0.06) : Math.min(base + 16, height * 0.9);
    const y = low + random() * (isFar ? height * 0.06 : height * 0.985 - low);
    const x = width * ((at * 0.618 + 0.1 * random()) % 1);
    const near = 0.7 + (0.75 * (y - height * floorLine)) / (height * (1 - floorLine));
    return backdrop('mess', lain(furnishings, { at, x, y, s: 34 * near }));
  });
}

type Lain = { readonly at: number; readonly x: number; readonly y: number; readonly s: number };

function lain(furnishings: Furnishings, { at, x, y, s }: Lain) {
  const fill = furnishings[stuffs[at % stuffs.length]!];
  const flat = (points: readonly number[]): Contour =>
    points.map((value, i) => (i % 2 === 0 ? x + value * s : y + value * s * 0.5));
  const dark = { ...fill, l: fill.l - 0.07 };
  // A shirt, a sock, a sheet of paper, a book.
  if (at % 4 === 0)
    return [
      cut(
        fill,
        flat([
          -0.6, -1, 0.6, -1, 1.4, -0.5, 1, 0.2, 0.6, -0.1, 0.7, 1, -0.7, 1, -0.6, -0.1, -1.1, 0.3,
          -1.4, -0.4,
        ]),
      ),
      cut(dark, ellipse(x, y - s * 0.47, s * 0.26, s * 0.09)),
    ];
  if (at % 4 === 1)
    return [
      cut(furnishings.paper, flat([-0.8, -0.6, 0.5, -0.9, 0.9, 0.5, -0.5, 0.8])),
      cut(dark, flat([-0.4, -0.3, 0.3, -0.46, 0.34, -0.34, -0.36, -0.18])),
    ];
  if (at % 4 === 2)
    return [
      cut(dark, flat([-1, 0, 0.7, -0.6, 1.1, 0.4, -0.6, 1.1])),
      cut(furnishings.paper, flat([-1, -0.1, 0.7, -0.7, 1.06, 0.2, -0.64, 0.86])),
      cut(fill, flat([-1, -0.3, 0.7, -0.9, 1.06, 0, -0.64, 0.64])),
    ];
  return [
    cut(
      fill,
      ellipse(x, y, s * 0.9, s * 0.34, -12),
      ellipse(x + s * 0.5, y - s * 0.22, s * 0.5, s * 0.3, 20),
    ),
    cut(dark, ellipse(x + s * 0.2, y - s * 0.05, s * 0.4, s * 0.12, -12)),
  ];
}
