import { darker } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import { away, onTrunk, type Skeleton, shapeOf } from './beast-skeleton.ts';
import type { Beast } from './beasts.ts';
import { rainbow } from './body-parts.ts';
import type { Shape } from './drawing.ts';
import { ellipse } from './shapes.ts';
import { tube } from './tube.ts';

/** What its coat is marked with, on the trunk. */
export function trunkMarks(beast: Beast, bones: Skeleton): Shape[] {
  const draw = beast.marks && marks[beast.marks];
  if (!draw) return [];
  const on = (along: number, up: number) => onTrunk(beast, bones, along, up);
  const more = beast.marks === 'tiles' || beast.marks === 'zebra' ? neckMarks(beast, bones) : [];
  return [shapeOf(beast.markColour ?? beast.dark, [...draw(on, beast), ...more])];
}

type On = (along: number, up: number) => readonly [number, number];
type Draw = (on: On, beast: Beast) => readonly Contour[];

const stripe =
  (low: number, thick: number): Draw =>
  (on, { trunk }) =>
    [-0.1, 0.08, 0.26, 0.44, 0.62, 0.8, 0.98].map((along, at) =>
      tube(
        [...on(along, 0.9), thick * trunk[1]],
        [...on(along + 0.015, 0.4), thick * 0.8 * trunk[1]],
        [...on(along - 0.01, low + (at % 2) * 0.25), thick * 0.2 * trunk[1]],
      ),
    );

const marks: Partial<Record<NonNullable<Beast['marks']>, Draw>> = {
  stripes: stripe(-0.1, 0.12),
  zebra: stripe(-0.75, 0.17),
  spots: (on, { trunk }) =>
    spotted.map(([along, up, size]) =>
      ellipse(...on(along, up), trunk[1] * size, trunk[1] * size * 0.82),
    ),
  // A giraffe's: five-sided, close together.
  tiles: (on, { trunk }) =>
    [0.55, 0.06, -0.42].flatMap((up, row) =>
      [-0.2, 0.04, 0.28, 0.52, 0.76, 1].map((along) =>
        tile(on(along + (row % 2) * 0.12, up), trunk[1] * (0.27 - row * 0.02), along * 9 + row),
      ),
    ),
  patches: (on, { trunk }) => [
    ellipse(...on(0.08, 0.3), trunk[1] * 0.5, trunk[1] * 0.44, 12),
    ellipse(...on(0.22, 0.52), trunk[1] * 0.4, trunk[1] * 0.3, 12),
    ellipse(...on(0.72, 0.1), trunk[1] * 0.36, trunk[1] * 0.54, 8),
    ellipse(...on(0.62, -0.3), trunk[1] * 0.3, trunk[1] * 0.26),
    ellipse(...on(-0.18, -0.3), trunk[1] * 0.24, trunk[1] * 0.3),
  ],
  saddle: (on, { trunk }) => [
    tube(
      [...on(-0.1, 0.62), trunk[2] * 0.34],
      [...on(0.4, 0.52), trunk[1] * 0.46],
      [...on(0.9, 0.6), trunk[0] * 0.36],
    ),
  ],
};

const tile = ([x, y]: readonly [number, number], r: number, turn: number): Contour =>
  [0, 1, 2, 3, 4].flatMap((at) => {
    const angle = turn + (at / 5) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

/** From the shoulder to the head. */
function neckMarks({ neck, marks: kind }: Beast, { head, shoulder }: Skeleton): Contour[] {
  const [dx, dy] = [head[0] - shoulder[0], head[1] - shoulder[1]];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / long, dx / long];
  const steps = kind === 'tiles' ? 6 : 5;
  return Array.from({ length: steps }, (_, at) => {
    const along = 0.3 + (at / steps) * 0.6;
    const wide = neck[3] + (neck[2] - neck[3]) * (1 - along) * 0.6;
    const [x, y] = [shoulder[0] + dx * along, shoulder[1] + dy * along];
    const across = (by: number, r: number) => [x + nx * by * wide, y + ny * by * wide, r] as const;
    return kind === 'tiles'
      ? [
          tile([across(0.36, 0)[0], across(0.36, 0)[1]], wide * 0.46, at * 2),
          tile(
            [across(-0.42, 0)[0] + dx * 0.05, across(-0.42, 0)[1] + dy * 0.05],
            wide * 0.4,
            at * 3,
          ),
        ]
      : [tube(across(-0.86, wide * 0.16), across(0, wide * 0.14), across(0.7, wide * 0.05))];
  }).flat();
}

/** Along the trunk, up from its middle, and how large. */
const spotted: readonly (readonly [number, number, number])[] = [
  ...[
    [-0.12, 0.5, 0.13],
    [0.05, 0.05, 0.12],
    [0.06, 0.72, 0.12],
    [-0.16, -0.1, 0.11],
  ],
  ...[
    [0.24, 0.4, 0.14],
    [0.22, -0.3, 0.11],
    [0.4, 0.74, 0.12],
    [0.42, 0.1, 0.13],
  ],
  ...[
    [0.58, 0.46, 0.14],
    [0.6, -0.24, 0.11],
    [0.76, 0.74, 0.12],
    [0.78, 0.14, 0.13],
  ],
  ...[
    [0.94, 0.5, 0.13],
    [0.96, -0.12, 0.11],
    [1.12, 0.3, 0.12],
  ],
] as unknown as readonly (readonly [number, number, number])[];

/** Along the neck, or about the head. */
export function mane(beast: Beast, bones: Skeleton): Shape[] {
  const { head, shoulder, pitch } = bones;
  const [radius] = beast.head;
  if (beast.mane === 'lion') {
    const [x, y] = [head[0] + radius * 0.55, head[1] + radius * 0.3];
    const tufts = Array.from({ length: 12 }, (_, at) => {
      const turn = (at / 12) * 2 * Math.PI;
      return ellipse(
        x + radius * 1.3 * Math.cos(turn),
        y + radius * 1.45 * Math.sin(turn),
        radius * 0.62,
      );
    });
    return [
      shapeOf(beast.dark, [...tufts, ellipse(x, y, radius * 1.5, radius * 1.65)]),
      shapeOf(darker(beast.dark, 1.0), [ellipse(x, y, radius * 1.2, radius * 1.3)]),
    ];
  }
  if (!beast.mane || beast.mane === 'forelock') return [];
  const wither = away(shoulder, pitch + 90, beast.trunk[0] * 0.82);
  const back: readonly [number, number] = [wither[0] + radius * 0.5, wither[1] + radius * 0.15];
  const poll: readonly [number, number] = [head[0] + radius * 0.55, head[1] - radius * 0.75];
  const wide = beast.mane === 'flowing' ? radius * 0.52 : radius * 0.3;
  const middle: readonly [number, number] = [
    (back[0] + poll[0]) / 2 + radius * 0.5,
    (back[1] + poll[1]) / 2 - radius * 0.1,
  ];
  const colour = beast.markColour && beast.marks === undefined ? beast.markColour : beast.dark;
  if (beast.hasRainbowHair)
    return rainbow.map((hex, nth) => {
      const by = (nth - 2.5) * wide * 0.42;
      return shapeOf(hex, [
        tube(
          [poll[0] + by * 0.5, poll[1] - by * 0.3, wide * 0.34],
          [middle[0] + wide * 0.5 + by, middle[1], wide * 0.42],
          [back[0] + wide * 0.8 + by, back[1] + wide * 0.9, wide * 0.16],
        ),
      ]);
    });
  const drape =
    beast.mane === 'flowing'
      ? [
          tube(
            [...poll, wide * 0.7],
            [middle[0] + wide * 0.4, middle[1], wide * 1.35],
            [back[0] + wide * 0.8, back[1] + wide * 0.7, wide * 0.5],
          ),
        ]
      : [tube([...poll, wide], [...middle, wide], [...back, wide * 0.5])];
  return [shapeOf(colour, drape)];
}

/** Spread above the shoulders; the far one darker. */
export function wings(beast: Beast, { shoulder }: Skeleton, shade: number): Shape[] {
  const [x, y] = [shoulder[0] + 8 + (shade < 1 ? 10 : 0), shoulder[1] - beast.trunk[0] * 0.5];
  const r = beast.trunk[0];
  const feathers = [0, 1, 2, 3, 4].map((at) => {
    const turn = ((38 + at * 17) * Math.PI) / 180;
    const reach = r * (4.1 - at * 0.5);
    return tube(
      [x, y, r * 0.34],
      [x + Math.cos(turn) * reach * 0.55, y - Math.sin(turn) * reach * 0.62, r * 0.36],
      [x + Math.cos(turn) * reach, y - Math.sin(turn) * reach * 0.8, r * 0.14],
    );
  });
  return [shapeOf(darker(beast.wings!, shade), feathers)];
}
