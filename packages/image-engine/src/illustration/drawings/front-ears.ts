import { darker, mixed } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import type { FrontPlaces } from './front-places.ts';

/** Both ears, and what is lighter within. */
export function frontEars(beast: Beast, places: FrontPlaces): Shape[] {
  if (beast.ears === 'none') return [];
  const colour = beast.wool ? beast.dark : (beast.ear ?? beast.coat);
  const isPink = beast.foot === 'paw' && beast.ear === undefined;
  const lining = isPink ? mixed(beast.light, '#e59a94', 0.55) : darker(colour, 0.8);
  const [outer, inner] = ears[beast.ears];
  return [
    places.shape(colour, ...places.both((side) => outer(places, side))),
    ...(inner ? [places.fixed(lining, ...places.both((side) => inner(places, side)))] : []),
  ];
}

/** They hang over the cheeks, and lie before the head. */
export const hangsBefore = ({ ears: kind }: Beast): boolean =>
  kind === 'floppy' || kind === 'folded';

type Ear = (places: FrontPlaces, side: -1 | 1) => Contour;
type Pair = readonly [outer: Ear, inner?: Ear];

/** Up to a rounded tip: how high it is, and how far out. */
const pointed = (high: number, out: number): Pair => [
  ({ band, flat }, s) =>
    high > 1.7
      ? band(
          [s * 0.58, -0.62, 0.42],
          [s * (out * 0.86), -high * 0.72, 0.34],
          [s * out, -high, 0.05],
        )
      : flat(
          [s * 0.16, -0.84],
          [s * out * 0.93, -high],
          [s * out, -high + 0.02],
          [s * 1.02, -0.22],
        ),
  ({ band, flat }, s) =>
    high > 1.7
      ? band(
          [s * 0.62, -0.72, 0.24],
          [s * (out * 0.84), -high * 0.7, 0.19],
          [s * (out * 0.97), -high + 0.2, 0.04],
        )
      : flat([s * 0.36, -0.82], [s * out * 0.9, -high + 0.24], [s * 0.86, -0.42]),
];

const round = (r: number, x: number, y: number): Pair => [
  ({ disc }, s) => disc(s * x, y, r),
  ({ disc }, s) => disc(s * x, y + 0.04, r * 0.6),
];

const ears: Readonly<Record<Exclude<Beast['ears'], 'none'>, Pair>> = {
  tufts: [
    ({ band }, s) => band([s * 0.5, -0.66, 0.24], [s * 0.74, -1.0, 0.14], [s * 0.86, -1.3, 0.03]),
  ],
  fan: [
    ({ disc }, s) => disc(s * 1.2, -0.12, 0.7, 0.84, s * 14),
    ({ disc }, s) => disc(s * 1.22, -0.08, 0.48, 0.6, s * 14),
  ],
  side: round(0.38, 1.02, -0.06),
  pointed: pointed(1.42, 0.84),
  large: pointed(1.78, 0.92),
  round: round(0.36, 0.76, -0.74),
  'big-round': round(0.62, 0.98, -0.7),
  long: [
    ({ band }, s) => band([s * 0.34, -0.7, 0.24], [s * 0.48, -1.6, 0.29], [s * 0.56, -2.35, 0.12]),
    ({ band }, s) => band([s * 0.38, -0.95, 0.1], [s * 0.49, -1.6, 0.15], [s * 0.55, -2.1, 0.06]),
  ],
  floppy: [
    ({ band }, s) =>
      band(
        [s * 0.66, -0.72, 0.22],
        [s * 1.02, -0.36, 0.31],
        [s * 1.12, 0.3, 0.29],
        [s * 1.0, 0.72, 0.14],
      ),
  ],
  folded: [
    ({ band }, s) => band([s * 0.62, -0.76, 0.2], [s * 0.98, -0.74, 0.22], [s * 1.1, -0.3, 0.06]),
  ],
  upright: [
    ({ band }, s) => band([s * 0.46, -0.8, 0.22], [s * 0.56, -1.25, 0.2], [s * 0.6, -1.62, 0.04]),
    ({ band }, s) => band([s * 0.48, -0.92, 0.09], [s * 0.56, -1.25, 0.1], [s * 0.59, -1.46, 0.03]),
  ],
  aside: [
    ({ band }, s) => band([s * 0.62, -0.6, 0.18], [s * 1.12, -0.74, 0.27], [s * 1.6, -0.58, 0.06]),
    ({ band }, s) => band([s * 0.82, -0.64, 0.08], [s * 1.12, -0.7, 0.14], [s * 1.42, -0.6, 0.04]),
  ],
};

export function frontHorns({ horns: kind }: Beast, places: FrontPlaces): Shape[] {
  const horn = kind && horns[kind];
  return horn ? [places.fixed(horn[0], ...horn[1](places))] : [];
}

type Grown = (places: FrontPlaces) => readonly Contour[];

const horns: Readonly<Partial<Record<NonNullable<Beast['horns']>, readonly [string, Grown]>>> = {
  short: [
    '#efe3c8',
    ({ band, both }) =>
      both((s) => band([s * 0.5, -0.78, 0.17], [s * 0.86, -1.2, 0.14], [s * 0.72, -1.6, 0.03])),
  ],
  long: [
    '#efe3c8',
    ({ band, both }) =>
      both((s) => band([s * 0.44, -0.76, 0.18], [s * 1.1, -1.2, 0.15], [s * 1.3, -2.0, 0.03])),
  ],
  curled: [
    '#c9b79a',
    ({ band, both }) =>
      both((s) => band([s * 0.36, -0.82, 0.18], [s * 0.72, -1.6, 0.15], [s * 1.25, -2.0, 0.04])),
  ],
  horn: ['#edc257', ({ band }) => [band([0, -0.78, 0.2], [0, -1.6, 0.12], [0, -2.4, 0.02])]],
  antlers: [
    '#8a6a48',
    ({ band, both }) => [
      ...both((s) => band([s * 0.36, -0.8, 0.13], [s * 1.0, -1.8, 0.12], [s * 0.8, -2.9, 0.04])),
      ...both((s) => band([s * 0.66, -1.3, 0.1], [s * 0.3, -1.9, 0.04])),
      ...both((s) => band([s * 1.0, -1.9, 0.1], [s * 1.6, -2.4, 0.04])),
    ],
  ],
  shovels: [
    '#b08d62',
    ({ band, both }) => [
      ...both((s) =>
        band(
          [s * 0.4, -0.76, 0.15],
          [s * 1.2, -1.2, 0.3],
          [s * 1.9, -1.7, 0.42],
          [s * 2.3, -2.2, 0.1],
        ),
      ),
      ...both((s) => band([s * 1.2, -1.3, 0.14], [s * 1.1, -2.2, 0.05])),
      ...both((s) => band([s * 1.7, -1.7, 0.14], [s * 1.65, -2.5, 0.05])),
    ],
  ],
};
