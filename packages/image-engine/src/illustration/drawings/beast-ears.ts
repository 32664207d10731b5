import { darker, mixed } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import { flat, type Places } from './beast-places.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import { tube } from './tube.ts';

/** The far one stands a little ahead and is darker. */
export function earOf(beast: Beast, places: Places, isFar: boolean): Shape[] {
  const colour = beast.wool ? beast.dark : (beast.ear ?? beast.coat);
  const fill = isFar ? darker(colour, 0.8) : colour;
  const isPink = beast.foot === 'paw' && beast.ear === undefined;
  const lining =
    beast.ear ??
    (beast.ears === 'round'
      ? mixed(colour, beast.light, 0.6)
      : isPink || beast.ears === 'long'
        ? mixed(beast.light, '#e59a94', 0.5)
        : darker(fill, 0.85));
  if (isFrontOnly(beast.ears)) return [];
  const [outer, inner] = ears[beast.ears](places, isFar ? -0.42 : 0);
  return [
    places.shape(fill, outer),
    ...(inner && !isFar ? [places.shape(lining, inner)] : []),
  ].slice(isFar && /^(floppy|folded)$/.test(beast.ears) ? 1 : 0);
}

type FrontOnly = 'none' | 'tufts' | 'fan' | 'side';
const isFrontOnly = (kind: Beast['ears']): kind is FrontOnly =>
  /^(none|tufts|fan|side)$/.test(kind);

type Ear = (places: Places, by: number) => readonly [outer: Contour, inner?: Contour];

const pointed =
  (high: number): Ear =>
  ({ k }, by) => [
    flat(k(-0.12 + by, -0.7), k(0.2 + by, -high), k(0.52 + by, -high + 0.2), k(0.86 + by, -0.45)),
    flat(k(0.14, -0.82), k(0.32, -high + 0.34), k(0.66, -0.62)),
  ];
const round =
  (r: number): Ear =>
  ({ disc }, by) => [
    disc(0.42 + by * 1.6, -0.78 - r * 0.3, r),
    disc(0.42, -0.78 - r * 0.25, r * 0.58),
  ];

const ears: Readonly<Record<Exclude<Beast['ears'], FrontOnly>, Ear>> = {
  pointed: pointed(1.6),
  large: pointed(1.95),
  round: round(0.4),
  'big-round': round(0.68),
  long: ({ k }, by) => [
    tube(k(0.3 + by, -0.7, 0.24), k(0.62 + by, -1.5, 0.31), k(0.9 + by, -2.35, 0.1)),
    tube(k(0.4, -0.95, 0.1), k(0.63, -1.5, 0.16), k(0.82, -2.05, 0.05)),
  ],
  floppy: ({ k }) => [
    tube(k(0.2, -0.66, 0.26), k(0.72, -0.28, 0.36), k(0.78, 0.5, 0.3), k(0.6, 0.86, 0.16)),
  ],
  folded: ({ k }) => [tube(k(0.2, -0.78, 0.2), k(0.52, -0.72, 0.24), k(0.6, -0.28, 0.08))],
  upright: ({ k }, by) => [
    flat(k(0.05 + by, -0.75), k(0.22 + by, -1.65), k(0.42 + by, -1.5), k(0.62 + by, -0.7)),
  ],
  aside: ({ k }, by) => [
    tube(k(0.35 + by * 0.5, -0.5, 0.2), k(0.95 + by, -0.72, 0.29), k(1.5 + by, -0.62, 0.08)),
  ],
};

export const hornsOf = ({ horns: kind }: Beast, { k, shape }: Places): Shape[] => {
  const horn = kind && horns[kind];
  return horn ? [shape(horn[0], ...horn[1](k))] : [];
};

type Grown = (k: Places['k']) => readonly Contour[];

const horns: Readonly<
  Partial<Record<NonNullable<Beast['horns']>, readonly [fill: string, grown: Grown]>>
> = {
  short: [
    '#efe3c8',
    (k) => [
      tube(k(0.05, -0.8, 0.18), k(-0.2, -1.3, 0.15), k(-0.1, -1.65, 0.04)),
      tube(k(0.45, -0.8, 0.18), k(0.5, -1.35, 0.15), k(0.25, -1.7, 0.04)),
    ],
  ],
  long: [
    '#efe3c8',
    (k) => [
      tube(k(0.1, -0.75, 0.2), k(-0.5, -1.35, 0.16), k(-0.6, -2.0, 0.04)),
      tube(k(0.5, -0.75, 0.2), k(0.75, -1.4, 0.16), k(0.45, -2.05, 0.04)),
    ],
  ],
  spiral: [
    '#cbb189',
    (k) => [
      tube(
        ...[k(0.1, -0.75, 0.26), k(0.75, -1.0, 0.3), k(1.25, -0.45, 0.28), k(1.05, 0.3, 0.24)],
        ...[k(0.4, 0.42, 0.18), k(0.1, 0.02, 0.08)],
      ),
    ],
  ],
  nose: [
    '#e6dcc4',
    (k) => [
      tube(k(-1.5, 0.25, 0.28), k(-1.75, -0.4, 0.2), k(-1.62, -1.15, 0.03)),
      tube(k(-0.85, -0.1, 0.2), k(-0.95, -0.5, 0.12), k(-0.9, -0.8, 0.03)),
    ],
  ],
  knobs: [
    '#8f5a2c',
    (k) => [
      tube(k(0.1, -0.8, 0.1), k(0.12, -1.35, 0.1), k(0.12, -1.5, 0.17)),
      tube(k(0.45, -0.8, 0.1), k(0.55, -1.35, 0.1), k(0.56, -1.5, 0.17)),
    ],
  ],
  curled: [
    '#c9b79a',
    (k) => [
      tube(k(0.1, -0.8, 0.18), k(0.5, -1.75, 0.15), k(1.25, -2.1, 0.05)),
      tube(k(0.4, -0.75, 0.18), k(0.95, -1.5, 0.15), k(1.7, -1.6, 0.05)),
    ],
  ],
  horn: ['#edc257', (k) => [tube(k(-0.3, -0.7, 0.2), k(-0.85, -1.7, 0.12), k(-1.25, -2.5, 0.02))]],
  antlers: [
    '#8a6a48',
    (k) => [
      ...[0, 0.42].flatMap((x) => [
        tube(k(x, -0.8, 0.14), k(x + 0.35, -2.0, 0.13), k(x + 0.1, -3.3, 0.05)),
        tube(k(x + 0.25, -1.5, 0.12), k(x - 0.45, -2.1, 0.05)),
        tube(k(x + 0.34, -2.2, 0.12), k(x + 1.05, -2.9, 0.05)),
        tube(k(x + 0.3, -2.6, 0.1), k(x - 0.4, -3.0, 0.04)),
      ]),
    ],
  ],
  shovels: [
    '#b08d62',
    (k) => [
      tube(k(0.2, -0.8, 0.16), k(0.6, -1.4, 0.22), k(1.5, -1.9, 0.5), k(2.2, -2.2, 0.2)),
      tube(k(0.9, -1.6, 0.16), k(0.7, -2.4, 0.07)),
      tube(k(1.4, -1.9, 0.18), k(1.3, -2.8, 0.07)),
      tube(k(1.9, -2.2, 0.16), k(1.95, -2.95, 0.06)),
      tube(k(0.2, -0.9, 0.14), k(-0.5, -1.6, 0.18), k(-0.8, -2.3, 0.06)),
    ],
  ],
};
