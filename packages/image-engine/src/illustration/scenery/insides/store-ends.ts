import { lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut } from '../stage.ts';
import { box, type Wall, wood } from './inside-counters.ts';
import { corners, disc, dyed, spread, stroke } from './wall-shapes.ts';

/** Boxes and bottles in their ranks under a green cross. */
function remedies(wall: Wall): Group[] {
  const rows = [0.34, 0.5, 0.66];
  const packs = rows.flatMap((y, row) =>
    spread(15, 0.03, 0.97).map((x, at) => ({
      x,
      y,
      kind: (at * 2 + row * 3) % 5,
      isBottle: (at + row) % 4 === 0,
    })),
  );
  return [
    backdrop('shelves', [
      cut(tone('#f8fbf8'), box(wall, 0.0, 0.2, 1, 0.62, 3)),
      ...['#8fc8b4', '#e8a08a', '#8fb4d8', '#f0d48a', '#c8a8d8'].map((hex, kind) =>
        cut(
          dyed(wall, hex, 0.04),
          ...packs
            .filter((one) => one.kind === kind)
            .flatMap(({ x, y, isBottle }) =>
              isBottle
                ? [
                    box(wall, x - 0.014, y - 0.06, 0.028, 0.085, 4),
                    box(wall, x - 0.007, y - 0.085, 0.014, 0.03),
                  ]
                : [box(wall, x - 0.024, y - 0.05, 0.048, 0.075, 1)],
            ),
        ),
      ),
      cut(dyed(wall, '#a9c4b8', 0.05), ...rows.map((y) => box(wall, 0, y + 0.025, 1, 0.014))),
    ]),
    backdrop('green cross', [
      cut(tone('#ffffff'), disc(wall, 0.5, 0.06, 0.09)),
      cut(
        tone('#2f9a62'),
        box(wall, 0.475, 0.06 - 0.06 * (wall.w / wall.h), 0.05, 0.12 * (wall.w / wall.h), 2),
        box(wall, 0.44, 0.06 - 0.025 * (wall.w / wall.h), 0.12, 0.05 * (wall.w / wall.h), 2),
      ),
    ]),
  ];
}

/** Jars, sacks and loaves; onions and hams that hang. */
function preserves(wall: Wall): Group[] {
  const rows = [0.28, 0.48, 0.68, 0.88];
  const jars = rows.flatMap((y, row) =>
    spread(9, 0.06, 0.94).map((x, at) => ({ x, y, kind: (at + row * 2) % 5 })),
  );
  const by = (kind: number) => jars.filter((one) => one.kind === kind);
  return [
    backdrop('shelves', [
      cut(lighter(wood(wall), -0.06), box(wall, 0.02, 0.1, 0.96, 0.86)),
      cut(lighter(wood(wall), 0.1), ...rows.map((y) => box(wall, 0.02, y, 0.96, 0.025))),
    ]),
    backdrop('jars', [
      ...['#c8433a', '#e0a23f', '#7f9a4c', '#8a4a6a', '#d8c08a'].map((hex, kind) =>
        cut(
          dyed(wall, hex, 0.06),
          ...by(kind).map(({ x, y }) => box(wall, x - 0.032, y - 0.12, 0.064, 0.12, 7)),
        ),
      ),
      cut(
        tone('#f4ead2'),
        ...jars.flatMap(({ x, y }) => [
          box(wall, x - 0.034, y - 0.135, 0.068, 0.03, 4),
          box(wall, x - 0.022, y - 0.075, 0.044, 0.035, 2),
        ]),
      ),
    ]),
    backdrop('hung food', [
      cut(
        tone('#8a6a48'),
        box(wall, 0.02, -0.06, 0.96, 0.02),
        ...spread(6, 0.1, 0.9).map((x) => stroke(wall, [x, -0.05], [x, 0.02], 0.005)),
      ),
      cut(dyed(wall, '#b5563f', 0.05), ...[0.1, 0.58].map((x) => disc(wall, x, 0.06, 0.035, 0.07))),
      cut(
        dyed(wall, '#e3cfa0', 0.05),
        ...[0.26, 0.42, 0.74, 0.9].flatMap((x) => [
          disc(wall, x - 0.014, 0.04, 0.02),
          disc(wall, x + 0.014, 0.05, 0.02),
          disc(wall, x, 0.085, 0.02),
        ]),
      ),
    ]),
  ];
}

/** A flight of stairs that goes up to a landing with a window. */
function flight(wall: Wall): Group[] {
  const timber = wood(wall);
  const steps = Array.from({ length: 9 }, (_, at) => at);
  return [
    backdrop('window', [
      cut(lighter(timber, 0.1), box(wall, 0.62, -0.02, 0.24, 0.34)),
      cut(wall.sky, box(wall, 0.64, 0.01, 0.095, 0.28), box(wall, 0.745, 0.01, 0.095, 0.28)),
    ]),
    backdrop('flight of stairs', [
      cut(lighter(timber, -0.12), corners(wall, [0.02, 1.04], [1, 0.44], [1.2, 0.44], [1.2, 1.04])),
      ...steps.flatMap((at) => {
        const [x, y, wide] = [0.02 + 0.105 * at, 1.04 - 0.067 * (at + 1), 1.2 - 0.105 * at];
        return [
          cut(lighter(timber, 0.02), box(wall, x, y, wide, 0.067)),
          cut(lighter(timber, 0.12), box(wall, x - 0.008, y - 0.012, wide, 0.02)),
        ];
      }),
      cut(
        tone('#a8433f'),
        ...steps.map((at) =>
          box(wall, 0.02 + 0.105 * at, 1.04 - 0.067 * (at + 1) + 0.01, 0.03, 0.055),
        ),
      ),
    ]),
    backdrop('banister', [
      cut(
        lighter(timber, -0.06),
        ...steps.map((at) => box(wall, 0.05 + 0.105 * at, 0.72 - 0.067 * at, 0.012, 0.26)),
        stroke(wall, [0.0, 0.75], [1.05, 0.1], 0.026),
        box(wall, -0.015, 0.7, 0.045, 0.36, 4),
      ),
      cut(lighter(timber, 0.08), disc(wall, 0.008, 0.69, 0.034)),
    ]),
    backdrop('pictures', [
      cut(
        lighter(timber, -0.05),
        box(wall, 0.1, 0.08, 0.14, 0.2),
        box(wall, 0.32, 0.02, 0.12, 0.17),
      ),
      cut(tone('#8fb8b0'), box(wall, 0.115, 0.1, 0.11, 0.16)),
      cut(tone('#e8b87a'), box(wall, 0.335, 0.04, 0.09, 0.13)),
    ]),
  ];
}

export const storeEnds = { remedies, preserves, flight };
