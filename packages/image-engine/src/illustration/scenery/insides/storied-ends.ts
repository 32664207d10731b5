import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, flatBackdrop } from '../stage.ts';
import { drivenThrough, windingStairs } from './driven-and-climbed.ts';
import { box, type Wall, wood } from './inside-counters.ts';
import { alembics, spellShelves } from './of-magicians.ts';
import { brass, corners, disc, dyed, spread, stroke } from './wall-shapes.ts';

/** A table before a mirror with bulbs all around it, costumes on a rail beside. */
function litMirror(wall: Wall): Group[] {
  const bulbs = [
    ...spread(6, 0.2, 0.66).flatMap((x) => [[x, 0.1] as const, [x, 0.62] as const]),
    ...spread(4, 0.14, 0.6).flatMap((y) => [[0.205, y] as const, [0.655, y] as const]),
  ];
  const glass = dyed(wall, '#dcebef', 0.05);
  const dresses = ['#c8a03e', '#4f7fa8', '#8a5aa0', '#d97a5a', '#3f8f7a'];
  return [
    flatBackdrop('glow of the bulbs', [
      cut(lighter(wall.space.wall, 0.09), disc(wall, 0.43, 0.36, 0.4, 0.34)),
    ]),
    backdrop('lit mirror', [
      cut(wood(wall), box(wall, 0.17, 0.06, 0.52, 0.6, 10)),
      cut(glass, box(wall, 0.24, 0.14, 0.38, 0.44, 5)),
      cut(
        lighter(glass, 0.05),
        corners(wall, [0.3, 0.14], [0.38, 0.14], [0.3, 0.58], [0.24, 0.58], [0.24, 0.4]),
      ),
      cut(tone('#ffd980'), ...bulbs.map(([x, y]) => disc(wall, x, y, 0.024))),
      cut(tone('#fff8dc'), ...bulbs.map(([x, y]) => disc(wall, x, y, 0.015))),
    ]),
    backdrop('dressing table', [
      cut(lighter(wood(wall), 0.06), box(wall, 0.08, 0.7, 0.7, 0.05)),
      cut(
        lighter(wood(wall), -0.04),
        box(wall, 0.1, 0.75, 0.2, 0.25),
        box(wall, 0.56, 0.75, 0.2, 0.25),
      ),
      cut(
        lighter(wood(wall), -0.12),
        box(wall, 0.1, 0.87, 0.2, 0.01),
        box(wall, 0.56, 0.87, 0.2, 0.01),
      ),
      ...['#d9485a', '#f0c0b0', '#7a5aa0', '#e0b24a'].map((hex, at) =>
        cut(
          tone(hex),
          box(wall, 0.15 + 0.045 * at, 0.63 - 0.02 * (at % 2), 0.028, 0.07 + 0.02 * (at % 2), 3),
        ),
      ),
      cut(tone('#f2d9c8'), disc(wall, 0.66, 0.68, 0.035, 0.02)),
      cut(tone('#e88a9a'), disc(wall, 0.66, 0.655, 0.02)),
    ]),
    backdrop('costumes', [
      cut(brass(wall), box(wall, 0.8, 0.16, 0.2, 0.015)),
      ...dresses.map((hex, at) => {
        const x = 0.805 + 0.038 * at;
        return cut(
          dyed(wall, hex, 0.1),
          corners(wall, [x + 0.012, 0.2], [x + 0.03, 0.2], [x + 0.052, 0.66], [x - 0.01, 0.66]),
        );
      }),
    ]),
  ];
}

/** A wheel with teeth about a place, by its radius in shares of the wall's width. */
function wheel(
  wall: Wall,
  [x, y, r]: readonly [number, number, number],
  fill: ReturnType<typeof tone>,
): CutOut[] {
  const { w, h } = wall;
  const count = Math.max(10, Math.round(r * 80));
  const on = (turn: number, far: number) =>
    [x + r * far * Math.cos(turn), y + ((r * far * w) / h) * Math.sin(turn)] as const;
  const teeth = spread(count, 0, 2 * Math.PI).map((turn) =>
    stroke(wall, on(turn, 0.85), on(turn, 1.12), (r * 3.2) / count),
  );
  return [
    cut(fill, ...teeth, disc(wall, x, y, r)),
    cut(lighter(fill, 0.07), disc(wall, x, y, r * 0.9)),
    cut(lighter(wall.space.wall, -0.12), disc(wall, x, y, r * 0.74)),
    cut(
      fill,
      ...spread(6, 0, 2 * Math.PI).map((turn) =>
        stroke(wall, on(turn, 0.1), on(turn, 0.8), r * 0.14),
      ),
      disc(wall, x, y, r * 0.24),
    ),
    cut(lighter(fill, -0.14), disc(wall, x, y, r * 0.1)),
  ];
}

/** The dial from behind, with daylight in it, and the wheels that turn its hands. */
function gearWorks(wall: Wall): Group[] {
  const light = lighter(blend(wall.sky, tone('#fff2c8'), 0.6), 0.04);
  const iron = dyed(wall, '#4a3b30', 0.05);
  const ratio = wall.w / wall.h;
  const mark = (turn: number, from: number, to: number) =>
    stroke(
      wall,
      [0.5 + from * Math.cos(turn), 0.3 + from * ratio * Math.sin(turn)],
      [0.5 + to * Math.cos(turn), 0.3 + to * ratio * Math.sin(turn)],
      0.016,
    );
  return [
    backdrop('dial from behind', [
      cut(iron, disc(wall, 0.5, 0.3, 0.34)),
      cut(light, disc(wall, 0.5, 0.3, 0.31)),
      cut(
        iron,
        ...spread(12, 0, 2 * Math.PI).map((turn) => mark(turn + 0.26, 0.24, 0.29)),
        mark(-0.6, 0, 0.2),
        mark(-2.2, 0, 0.15),
        disc(wall, 0.5, 0.3, 0.03),
      ),
    ]),
    backdrop('great wheels', [
      ...wheel(wall, [0.08, 0.66, 0.24], brass(wall)),
      ...wheel(wall, [0.92, 0.5, 0.22], dyed(wall, '#a86a3a', 0.05)),
      ...wheel(wall, [0.36, 0.84, 0.15], dyed(wall, '#9aa0a4', 0.1)),
      ...wheel(wall, [0.7, 0.8, 0.2], brass(wall)),
      ...wheel(wall, [0.04, 0.16, 0.13], dyed(wall, '#a86a3a', 0.05)),
      ...wheel(wall, [0.97, 0.12, 0.12], dyed(wall, '#9aa0a4', 0.1)),
    ]),
  ];
}

/** A counter with a bell before pigeonholes with keys, lamps on both sides. */
function reception(wall: Wall): Group[] {
  const holes = spread(8, 0.28, 0.72).flatMap((x) =>
    spread(4, 0.1, 0.5).map((y) => [x, y] as const),
  );
  const lamp = tone('#ffe6a8');
  return [
    backdrop('pigeonholes', [
      cut(wood(wall), box(wall, 0.26, 0.06, 0.48, 0.48, 4)),
      cut(
        lighter(wood(wall), -0.13),
        ...holes.map(([x, y]) => box(wall, x - 0.023, y - 0.042, 0.046, 0.084)),
      ),
      cut(
        brass(wall),
        ...holes
          .filter((_, at) => at % 3 !== 1)
          .flatMap(([x, y]) => [
            disc(wall, x, y - 0.015, 0.009),
            box(wall, x - 0.004, y - 0.01, 0.008, 0.04),
          ]),
      ),
    ]),
    backdrop('wall lamps', [
      cut(brass(wall), ...[0.13, 0.87].map((x) => box(wall, x - 0.008, 0.3, 0.016, 0.1))),
      cut(
        lamp,
        ...[0.13, 0.87].map((x) =>
          corners(wall, [x - 0.03, 0.2], [x + 0.03, 0.2], [x + 0.055, 0.32], [x - 0.055, 0.32]),
        ),
      ),
    ]),
    backdrop('reception', [
      cut(lighter(wood(wall), 0.09), box(wall, 0.14, 0.64, 0.72, 0.05, 3)),
      cut(lighter(wood(wall), -0.03), box(wall, 0.17, 0.69, 0.66, 0.31)),
      cut(
        lighter(wood(wall), -0.1),
        ...spread(4, 0.18, 0.82).map((x) => box(wall, x - 0.065, 0.74, 0.13, 0.21, 3)),
      ),
      cut(
        brass(wall),
        disc(wall, 0.5, 0.62, 0.032, 0.026),
        box(wall, 0.46, 0.625, 0.08, 0.015),
        disc(wall, 0.5, 0.59, 0.008),
      ),
      cut(tone('#3f7a5a'), corners(wall, [0.7, 0.52], [0.8, 0.52], [0.82, 0.57], [0.68, 0.57])),
      cut(brass(wall), box(wall, 0.745, 0.57, 0.01, 0.07), box(wall, 0.72, 0.63, 0.06, 0.012)),
      cut(tone('#f4ecd8'), corners(wall, [0.27, 0.61], [0.38, 0.61], [0.39, 0.64], [0.26, 0.64])),
    ]),
  ];
}

/** The great lens on its foot, panes to all sides with the sea behind them. */
function lighthouseLens(wall: Wall): Group[] {
  const sea = dyed(wall, wall.space.setting.palette.isDark ? '#22406a' : '#3f86a8', 0.05);
  const frame = wall.space.detail;
  const rings = [-0.27, -0.19, -0.11, 0.11, 0.19, 0.27];
  const glass = dyed(wall, '#d2efe6', 0.05);
  const { isDark } = wall.space.setting.palette;
  return [
    backdrop('panes', [
      cut(wall.sky, box(wall, -0.5, -0.3, 2, 0.86)),
      cut(sea, box(wall, -0.5, 0.56, 2, 0.24)),
      cut(
        lighter(sea, 0.08),
        ...[
          [0.05, 0.62],
          [0.72, 0.66],
          [0.9, 0.6],
          [0.12, 0.72],
        ].map(([x, y]) => box(wall, x!, y!, 0.14, 0.008, 2)),
      ),
      cut(
        frame,
        box(wall, -0.5, 0.78, 2, 0.05),
        ...[-0.2, 0.1, 0.36, 0.64, 0.9, 1.2].map((x) => box(wall, x - 0.012, -0.3, 0.024, 1.1)),
        box(wall, -0.5, 0.02, 2, 0.025),
      ),
    ]),
    {
      ...backdrop('beams of light', [
        cut(
          blend(tone('#fff1b8'), wall.sky, isDark ? 0.45 : 0.55),
          corners(wall, [0.5, 0.36], [-0.5, 0.12], [-0.5, 0.6]),
          corners(wall, [0.5, 0.36], [1.5, 0.12], [1.5, 0.6]),
        ),
      ]),
      isFlat: true,
    },
    backdrop('lens', [
      cut(
        brass(wall),
        box(wall, 0.36, 0.76, 0.28, 0.06, 4),
        box(wall, 0.42, 0.82, 0.16, 0.18),
        box(wall, 0.38, -0.02, 0.24, 0.04, 4),
      ),
      cut(lighter(brass(wall), -0.08), disc(wall, 0.5, 0.38, 0.215, 0.36)),
      cut(glass, disc(wall, 0.5, 0.38, 0.195, 0.335)),
      cut(
        lighter(glass, -0.1),
        ...rings.map((up) =>
          box(
            wall,
            0.5 - 0.19 * Math.sqrt(1 - (up / 0.36) ** 2),
            0.38 + up,
            0.38 * Math.sqrt(1 - (up / 0.36) ** 2),
            0.014,
          ),
        ),
      ),
      cut(lighter(glass, 0.05), disc(wall, 0.43, 0.25, 0.03, 0.07)),
      cut(tone('#ffe9a0'), disc(wall, 0.5, 0.38, 0.085)),
      cut(tone('#fffbe6'), disc(wall, 0.5, 0.38, 0.05)),
    ]),
  ];
}

export const storiedEnds = {
  ...{ litMirror, gearWorks, spellShelves, alembics, reception, lighthouseLens },
  ...{ helix: windingStairs, windscreen: drivenThrough },
};
