import { lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, flatBackdrop } from '../stage.ts';
import { box, type Wall } from './inside-counters.ts';
import { disc, dyed, spread, steel, stroke } from './wall-shapes.ts';

const red = '#c8443f';
const cream = tone('#fbf3e2');

/** A hatch and lit menus over a counter of chrome, with stools that turn. */
function dinerCounter(wall: Wall): Group[] {
  return [...menus(wall), ...shelf(wall), ...counter(wall), ...stools(wall)];
}

function menus(wall: Wall): Group[] {
  const boards = [0.05, 0.37, 0.69];
  const lines = boards.flatMap((x) => [0.105, 0.145, 0.185].map((y) => [x, y] as const));
  return [
    backdrop('menus', [
      cut(tone('#3a2a30'), ...boards.map((x) => box(wall, x, 0.03, 0.26, 0.22, 6))),
      cut(tone('#fff2cf'), ...boards.map((x) => box(wall, x + 0.012, 0.045, 0.236, 0.19, 4))),
      cut(tone(red), ...boards.map((x) => box(wall, x + 0.03, 0.06, 0.12, 0.03, 3))),
      cut(
        tone('#8a7563'),
        ...lines.flatMap(([x, y]) => [
          box(wall, x + 0.03, y, 0.13, 0.014, 2),
          box(wall, x + 0.19, y, 0.035, 0.014, 2),
        ]),
      ),
    ]),
    flatBackdrop('neon', [
      cut(tone('#ff8fa0'), box(wall, 0, 0.275, 1, 0.016, 6)),
      cut(tone('#7fe3dc'), box(wall, 0, 0.3, 1, 0.01, 5)),
    ]),
  ];
}

/** What is seen behind the counter: tiles, the kitchen's hatch, pies under glass, coffee. */
function shelf(wall: Wall): Group[] {
  const tiles = spread(18, 0, 1).flatMap((x, at) =>
    [0, 1].map((row) => box(wall, x - 0.028, 0.34 + 0.06 * row + (at % 2) * 0.03, 0.056, 0.03)),
  );
  const chrome = steel(wall);
  const pies = [0.66, 0.77, 0.88];
  return [
    backdrop('tiles', [cut(dyed(wall, '#8fcabd', 0.15), ...tiles)]),
    backdrop('hatch', [
      cut(chrome, box(wall, 0.3, 0.34, 0.3, 0.24, 4)),
      cut(tone('#ffdf9a'), box(wall, 0.315, 0.36, 0.27, 0.2)),
      cut(
        tone('#5f4a40'),
        ...[0.36, 0.45, 0.54].map((x) => stroke(wall, [x, 0.36], [x, 0.41], 0.006)),
      ),
      cut(tone('#8a5a3a'), ...[0.36, 0.45, 0.54].map((x) => disc(wall, x, 0.43, 0.024, 0.02))),
      cut(tone('#f3efe6'), ...[0.35, 0.44, 0.53].map((x) => box(wall, x, 0.525, 0.045, 0.02, 2))),
    ]),
    backdrop('coffee', [
      cut(chrome, box(wall, 0.07, 0.4, 0.16, 0.2, 5)),
      cut(lighter(chrome, -0.2), box(wall, 0.09, 0.47, 0.12, 0.09, 3)),
      cut(tone('#5b3422'), ...[0.12, 0.18].map((x) => disc(wall, x, 0.535, 0.024))),
      cut(tone(red), box(wall, 0.09, 0.42, 0.03, 0.02, 2), box(wall, 0.14, 0.42, 0.03, 0.02, 2)),
    ]),
    backdrop('pies', [
      cut(chrome, ...pies.map((x) => box(wall, x - 0.006, 0.53, 0.012, 0.06))),
      cut(dyed(wall, '#eaf5f4', 0.1), ...pies.map((x) => disc(wall, x, 0.49, 0.048, 0.055))),
      cut(tone('#c98a45'), ...pies.map((x) => box(wall, x - 0.04, 0.495, 0.08, 0.03, 5))),
      cut(tone('#b5303f'), ...pies.map((x) => disc(wall, x, 0.492, 0.03, 0.012))),
      cut(chrome, ...pies.map((x) => box(wall, x - 0.052, 0.525, 0.104, 0.012, 3))),
    ]),
  ];
}

function counter(wall: Wall): Group[] {
  const chrome = steel(wall);
  return [
    backdrop('counter', [
      cut(tone(red), box(wall, 0, 0.62, 1, 0.38)),
      cut(
        lighter(tone(red), -0.08),
        ...spread(16, 0, 1).map((x) => box(wall, x - 0.006, 0.66, 0.012, 0.28)),
      ),
      cut(cream, box(wall, -0.01, 0.585, 1.02, 0.04, 4)),
      cut(chrome, box(wall, -0.01, 0.62, 1.02, 0.03), box(wall, 0, 0.93, 1, 0.07)),
      cut(
        lighter(chrome, 0.12),
        box(wall, -0.01, 0.628, 1.02, 0.007),
        box(wall, 0, 0.945, 1, 0.012),
      ),
    ]),
    backdrop('set', [
      cut(cream, ...[0.3, 0.7].map((x) => box(wall, x - 0.02, 0.55, 0.04, 0.036, 3))),
      cut(tone('#c8342f'), ...[0.46, 0.86].map((x) => box(wall, x, 0.53, 0.02, 0.056, 3))),
      cut(tone('#e8b83f'), ...[0.49, 0.89].map((x) => box(wall, x, 0.53, 0.02, 0.056, 3))),
    ]),
  ];
}

function stools(wall: Wall): Group[] {
  const at = spread(5, 0.04, 0.96);
  const chrome = steel(wall);
  return [
    backdrop('stools', [
      cut(lighter(chrome, -0.05), ...at.map((x) => box(wall, x - 0.009, 0.8, 0.018, 0.25))),
      cut(chrome, ...at.map((x) => disc(wall, x, 1.05, 0.05, 0.016))),
      cut(lighter(tone(red), -0.05), ...at.map((x) => box(wall, x - 0.06, 0.76, 0.12, 0.055, 9))),
      cut(chrome, ...at.map((x) => box(wall, x - 0.06, 0.785, 0.12, 0.014, 3))),
      cut(lighter(tone(red), 0.1), ...at.map((x) => disc(wall, x, 0.76, 0.06, 0.02))),
    ]),
  ];
}

export const dinerEnds = { dinerCounter };
