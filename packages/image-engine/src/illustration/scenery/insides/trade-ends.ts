import { lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, flatBackdrop } from '../stage.ts';
import { box, type Wall, wood } from './inside-counters.ts';
import { corners, disc, dyed, spread, steel, stroke } from './wall-shapes.ts';

/** A hood with fire below it, between tools. */
function forge(wall: Wall): Group[] {
  const stone = dyed(wall, '#5d544f', 0.2);
  const iron = tone('#3b4048');
  return [
    backdrop('forge', [
      cut(stone, corners(wall, [0.3, 0.42], [0.7, 0.42], [0.6, -0.2], [0.4, -0.2])),
      cut(
        lighter(stone, 0.07),
        box(wall, 0.26, 0.4, 0.48, 0.07),
        box(wall, 0.22, 0.72, 0.56, 0.28),
      ),
      cut(
        lighter(stone, -0.06),
        ...[0.8, 0.9].flatMap((y, row) =>
          spread(5, 0.22 + row * 0.04, 0.76).map((x) => box(wall, x, y, 0.004, 0.09)),
        ),
        box(wall, 0.22, 0.79, 0.56, 0.012),
        box(wall, 0.22, 0.89, 0.56, 0.012),
      ),
      cut(tone('#241a1c'), box(wall, 0.3, 0.47, 0.4, 0.26)),
    ]),
    flatBackdrop('fire', [
      cut(
        tone('#e4571f'),
        ...spread(6, 0.32, 0.68).map((x, at) =>
          corners(wall, [x - 0.05, 0.73], [x + 0.05, 0.73], [x + 0.012, 0.52 + 0.05 * (at % 2)]),
        ),
      ),
      cut(
        tone('#f8a23a'),
        ...spread(5, 0.35, 0.65).map((x, at) =>
          corners(wall, [x - 0.035, 0.73], [x + 0.035, 0.73], [x, 0.58 + 0.04 * (at % 2)]),
        ),
      ),
      cut(tone('#ffe08a'), box(wall, 0.36, 0.7, 0.28, 0.03, 6)),
    ]),
    backdrop('tools', [
      cut(iron, box(wall, 0.02, 0.2, 0.2, 0.02), box(wall, 0.78, 0.2, 0.2, 0.02)),
      cut(
        iron,
        ...[0.05, 0.11, 0.17, 0.81, 0.87, 0.93].flatMap((x, at) => [
          stroke(wall, [x, 0.21], [x, 0.5], 0.012),
          box(wall, x - 0.025, 0.46 + 0.03 * (at % 2), 0.05, 0.07, 2),
        ]),
      ),
    ]),
    flatBackdrop('sparks', [
      cut(
        tone('#ffc35a'),
        ...Array.from({ length: 22 }, (_, at) =>
          disc(
            wall,
            0.32 + ((at * 29) % 37) / 100,
            0.06 + ((at * at * 7 + at * 3) % 43) / 100,
            0.004 + 0.002 * (at % 3),
          ),
        ),
      ),
    ]),
  ];
}

/** Cases of type, and printed sheets on a line. */
function typeCases(wall: Wall): Group[] {
  const timber = wood(wall);
  const sheets = spread(6, 0.04, 0.96);
  return [
    backdrop('type cases', [
      cut(lighter(timber, -0.04), box(wall, 0.03, 0.46, 0.94, 0.5, 4)),
      cut(
        lighter(timber, 0.12),
        ...[0.49, 0.65, 0.81].flatMap((y) =>
          spread(12, 0.04, 0.96).map((x) => box(wall, x - 0.032, y, 0.064, 0.12, 2)),
        ),
      ),
      cut(
        tone('#4b4238'),
        ...[0.52, 0.68, 0.84].flatMap((y, row) =>
          spread(12, 0.04, 0.96).flatMap((x, at) => [
            box(wall, x - 0.022 + 0.006 * ((at + row) % 3), y, 0.02, 0.025),
            box(wall, x, y + 0.04, 0.018, 0.025),
          ]),
        ),
      ),
    ]),
    backdrop('sheets', [
      cut(tone('#6b5a48'), stroke(wall, [-0.02, 0.06], [1.02, 0.06], 0.006)),
      cut(tone('#f6efdd'), ...sheets.map((x) => box(wall, x - 0.055, 0.06, 0.11, 0.3))),
      cut(
        tone('#4a4038'),
        ...sheets.flatMap((x) => [
          box(wall, x - 0.035, 0.1, 0.07, 0.025),
          ...[0.16, 0.2, 0.24, 0.28].map((y) => box(wall, x - 0.04, y, 0.08, 0.01)),
        ]),
      ),
    ]),
  ];
}

const liquids = ['#4f9fd0', '#d95f6f', '#6fb36a', '#e0b03f', '#9a6fc0'];

/** Shelves of glass over a tiled wall, and a chart of elements. */
function flasks(wall: Wall): Group[] {
  const glass = dyed(wall, '#e6f2f4', 0.1);
  const spots = [0.34, 0.6].flatMap((y, row) =>
    spread(7, 0.44, 0.98).map((x, at) => ({
      x,
      y,
      kind: (at * 2 + row) % 5,
      isTall: (at + row) % 3 === 0,
    })),
  );
  const body = ({ x, y, isTall }: (typeof spots)[number], share: number) =>
    isTall
      ? box(wall, x - 0.016, y - 0.16 * share, 0.032, 0.16 * share, 3)
      : corners(
          wall,
          [x - 0.034, y],
          [x + 0.034, y],
          [x + 0.034 - 0.026 * share, y - 0.12 * share],
          [x - 0.034 + 0.026 * share, y - 0.12 * share],
        );
  return [
    backdrop('chart', [
      cut(tone('#f4f1e6'), box(wall, 0.04, 0.08, 0.34, 0.42, 3)),
      ...liquids.map((hex, nth) =>
        cut(
          dyed(wall, hex, 0.3),
          ...spread(7, 0.06, 0.36).flatMap((x, column) =>
            [0.16, 0.23, 0.3, 0.37]
              .filter(
                (_, row) => (column + row) % 5 === nth && !(row === 0 && column > 0 && column < 6),
              )
              .map((y) => box(wall, x - 0.018, y, 0.036, 0.055, 1)),
          ),
        ),
      ),
    ]),
    backdrop('shelves', [
      cut(steel(wall), box(wall, 0.42, 0.34, 0.58, 0.022), box(wall, 0.42, 0.6, 0.58, 0.022)),
    ]),
    backdrop('flasks', [
      cut(
        glass,
        ...spots.flatMap((one) => [
          body(one, 1),
          box(wall, one.x - 0.008, one.y - 0.17, 0.016, 0.08),
        ]),
      ),
      ...liquids.map((hex, kind) =>
        cut(tone(hex), ...spots.filter((one) => one.kind === kind).map((one) => body(one, 0.55))),
      ),
    ]),
  ];
}

/** A great lamp over the middle, a screen with a heart's beat, cupboards of glass. */
function theatreLamp(wall: Wall): Group[] {
  const white = dyed(wall, '#f5f8f8', 0.1);
  const beat: (readonly [number, number])[] = [
    [0.76, 0.3],
    [0.81, 0.3],
    [0.83, 0.22],
    [0.855, 0.38],
    [0.875, 0.3],
    [0.94, 0.3],
  ];
  return [
    backdrop('cupboards', [
      cut(white, box(wall, 0.02, 0.16, 0.24, 0.56, 4)),
      cut(
        dyed(wall, '#b9d7dc', 0.1),
        box(wall, 0.04, 0.19, 0.095, 0.5),
        box(wall, 0.145, 0.19, 0.095, 0.5),
      ),
      cut(lighter(white, -0.1), ...[0.32, 0.46, 0.58].map((y) => box(wall, 0.04, y, 0.2, 0.012))),
      ...['#d98a7a', '#7fb0c4', '#e0cf8a'].map((hex, nth) =>
        cut(
          dyed(wall, hex, 0.2),
          ...[0.32, 0.46, 0.58].map((y) => box(wall, 0.05 + 0.06 * nth, y - 0.06, 0.035, 0.06, 2)),
        ),
      ),
    ]),
    backdrop('screen', [
      cut(tone('#3c464f'), box(wall, 0.72, 0.14, 0.26, 0.32, 5), box(wall, 0.84, 0.46, 0.02, 0.4)),
      cut(tone('#12252c'), box(wall, 0.735, 0.165, 0.23, 0.27)),
      cut(
        tone('#63e08f'),
        ...beat.slice(1).map((point, at) => stroke(wall, beat[at]!, point, 0.006)),
      ),
    ]),
    backdrop('lamp', [
      cut(
        steel(wall),
        stroke(wall, [0.5, -0.4], [0.5, 0.02], 0.016),
        stroke(wall, [0.5, -0.04], [0.36, 0.06], 0.016),
        stroke(wall, [0.5, -0.04], [0.64, 0.06], 0.016),
      ),
      cut(white, disc(wall, 0.36, 0.1, 0.13, 0.05), disc(wall, 0.64, 0.1, 0.13, 0.05)),
      cut(
        tone('#fff6c9'),
        ...[0.29, 0.36, 0.43, 0.57, 0.64, 0.71].map((x) => disc(wall, x, 0.12, 0.025, 0.014)),
      ),
    ]),
  ];
}

export const tradeEnds = { forge, typeCases, flasks, theatreLamp };
