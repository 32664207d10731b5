import { darker } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import { type Drawing, drawingOf, type Shape } from './drawing.ts';
import { drawOwlAloft } from './owl-aloft.ts';
import { ellipse } from './shapes.ts';
import { type Knot, tube } from './tube.ts';

/** What a bird looks like in the air; `drawAloft` spreads its wings. */
type Flier = {
  readonly back: string;
  readonly belly: string;
  readonly wing: string;
  /** Of the ends of the wings. */
  readonly tip: string;
  readonly head?: string;
  readonly beak: string;
  /** Of the body's thickness: how far the head is before it, how long the beak is. */
  readonly neck?: number;
  readonly bill?: number;
  readonly hooked?: true;
  /** Trail behind it. */
  readonly legs?: string;
  readonly tail?: number;
  /** Wings broad and round, or long and narrow. */
  readonly span?: number;
  readonly face?: 'owl' | 'duck' | 'comb';
};

const fliers: Readonly<Record<string, Flier>> = {
  bird: { back: '#4f7ea8', belly: '#e8a25c', wing: '#41698f', tip: '#2f4f70', beak: '#e0a33c' },
  blackbird: {
    back: '#34343c',
    belly: '#43434c',
    wing: '#2b2b33',
    tip: '#1f1f26',
    beak: '#efa53a',
  },
  crow: {
    back: '#2f2f38',
    belly: '#3a3a44',
    wing: '#282831',
    tip: '#1c1c23',
    beak: '#3f3f48',
    bill: 0.9,
  },
  gull: {
    back: '#f4f4f2',
    belly: '#ffffff',
    wing: '#b9c2cb',
    tip: '#3b3f48',
    beak: '#eeb13f',
    span: 1.35,
  },
  pigeon: {
    back: '#8f98a6',
    belly: '#a9b1bd',
    wing: '#7b8595',
    tip: '#555e6d',
    head: '#66748a',
    beak: '#5a5560',
  },
  dove: { back: '#f6f4ef', belly: '#ffffff', wing: '#eceae4', tip: '#d8d6d0', beak: '#e5a37f' },
  eagle: {
    back: '#6b4a34',
    belly: '#7d5a40',
    wing: '#5c3f2c',
    tip: '#3f2a1e',
    head: '#f4efe4',
    beak: '#efb53c',
    hooked: true,
    bill: 0.9,
    span: 1.3,
  },
  owl: {
    back: '#8a6444',
    belly: '#e6cfa6',
    wing: '#79553a',
    tip: '#573b28',
    beak: '#e0a33c',
    face: 'owl',
    span: 1.2,
  },
  parrot: {
    back: '#d8434f',
    belly: '#e2606a',
    wing: '#3f7fc4',
    tip: '#f0b43c',
    beak: '#4a4048',
    hooked: true,
    tail: 2.1,
  },
  swan: {
    back: '#f7f5f0',
    belly: '#ffffff',
    wing: '#eceae4',
    tip: '#d9d7d0',
    beak: '#ea8a3a',
    neck: 2.7,
    span: 1.25,
  },
  goose: {
    back: '#9b8d7e',
    belly: '#d9d0c4',
    wing: '#83766a',
    tip: '#5f554c',
    head: '#8a7c6e',
    beak: '#ea8a3a',
    neck: 1.9,
    span: 1.15,
  },
  duck: {
    back: '#9a8a78',
    belly: '#d8cdbb',
    wing: '#857663',
    tip: '#4f6fa8',
    head: '#2f7a52',
    beak: '#efb53c',
    neck: 1.2,
    face: 'duck',
  },
  flamingo: {
    back: '#f08aa8',
    belly: '#f6a9be',
    wing: '#ee7b9d',
    tip: '#3a3038',
    beak: '#3f3540',
    neck: 2.9,
    legs: '#e76f92',
  },
  stork: {
    back: '#f6f4ef',
    belly: '#ffffff',
    wing: '#efede7',
    tip: '#2f2f36',
    beak: '#e0523c',
    bill: 1.9,
    neck: 1.7,
    legs: '#e0523c',
    span: 1.2,
  },
  heron: {
    back: '#8d9aa8',
    belly: '#dfe4e8',
    wing: '#77879a',
    tip: '#3f4a5a',
    beak: '#e9b04a',
    bill: 1.7,
    neck: 1.2,
    legs: '#8a7a5a',
    span: 1.2,
  },
  chicken: {
    back: '#c8793c',
    belly: '#e3a869',
    wing: '#b4682f',
    tip: '#8a4c22',
    beak: '#efb53c',
    face: 'comb',
  },
  rooster: {
    back: '#a8552f',
    belly: '#7a3b28',
    wing: '#8f4428',
    tip: '#3f5f3a',
    beak: '#efb53c',
    face: 'comb',
    tail: 1.5,
  },
  peacock: {
    back: '#2f72a8',
    belly: '#3f8fc0',
    wing: '#3f8a6a',
    tip: '#8a6a3a',
    beak: '#d9d2c4',
    neck: 1.6,
    tail: 3,
  },
};

export const fliesOnWings = (id: string): boolean => id in fliers;

/** From the side, to the left, both wings raised, an owl from the front; null for what has no wings of this kind. */
export function drawAloft(id: string): Drawing | null {
  const flier = fliers[id];
  if (!flier) return null;
  if (flier.face === 'owl') return drawOwlAloft(flier);
  const { back, belly, wing, tip, neck = 0.85, tail = 1.1 } = flier;
  const head = flier.head ?? back;
  const [hx, hy] = [-16 - neck * 12, -4 - Math.min(neck, 1.4) * 5];
  const shape = (fill: string, ...contours: readonly Contour[]): Shape => ({
    ...{ contours, fill, area: 200, isMain: fill === back },
  });
  const fixed = (fill: string, ...contours: readonly Contour[]): Shape => ({
    ...{ contours, fill, area: 10, isFixed: true },
  });
  const legs = flier.legs
    ? [
        shape(
          flier.legs,
          tube([18, 6, 2.2], [42, 7, 1.5], [58, 6, 1.3]),
          tube([16, 8, 2.2], [40, 10, 1.5], [56, 10, 1.3]),
        ),
      ]
    : [];
  return drawingOf([
    ...wingOf([4, -6], {
      flier,
      isFar: true,
      shape,
      fill: darker(wing, 0.82),
      end: darker(tip, 0.86),
    }),
    ...legs,
    shape(darker(back, 0.86), ...fan(tail)),
    shape(back, tube([24, 1, 5], [6, 1, 11.5], [-12, -1, 10], [hx * 0.72, hy * 0.8, 6.2])),
    shape(head, tube([-14, -2, 7.4], [hx, hy, 7.6])),
    shape(belly, tube([20, 5, 3], [4, 6.4, 6], [-12, 4, 5], [-19, 0, 2.4])),
    ...beakOf(flier, [hx, hy], shape),
    ...wingOf([-2, -2], { flier, isFar: false, shape, fill: wing, end: tip }),
    ...(flier.face === 'comb'
      ? [
          shape(
            '#d8433b',
            tube([hx - 3, hy - 8, 2.6], [hx + 4, hy - 8, 2.2]),
            ellipse(hx - 5, hy + 8, 2.4, 3.4),
          ),
        ]
      : []),
    fixed('#26212a', ellipse(hx - 2.6, hy - 1.2, 1.7)),
    fixed('#ffffff', ellipse(hx - 3.2, hy - 1.8, 0.6)),
  ]);
}

const fan = (tail: number): Contour[] =>
  [-1, 0, 1].map((side) => tube([18, 1, 4.4], [22 + 14 * tail, 2 + side * 5 + tail, 4.4]));

function beakOf(
  { beak, bill = 0.6, hooked, face }: Flier,
  [x, y]: readonly [number, number],
  shape: (fill: string, ...contours: readonly Contour[]) => Shape,
): Shape[] {
  const from: Knot = [x - 5, y + 1, 3.2];
  if (hooked)
    return [
      shape(beak, tube(from, [x - 6 - bill * 6, y + 1, 2.6], [x - 7 - bill * 7, y + 5, 0.6])),
    ];
  if (face === 'duck') return [shape(beak, tube([x - 5, y + 2, 2.6], [x - 15, y + 3.4, 2.6]))];
  return [shape(beak, tube(from, [x - 7 - bill * 10, y + 2, 0.5]))];
}

type Spread = {
  readonly flier: Flier;
  readonly isFar: boolean;
  readonly shape: (fill: string, ...contours: readonly Contour[]) => Shape;
  readonly fill: string;
  readonly end: string;
};

/** Feathers from the shoulder out and up, the ends in their own colour. */
function wingOf(
  [x, y]: readonly [number, number],
  { flier: { span = 1 }, isFar, shape, fill, end }: Spread,
): Shape[] {
  const lean = isFar ? 112 : 68;
  const feathers = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const angle = ((lean - at * 11.5) * Math.PI) / 180;
    const long = (isFar ? 40 : 50) * span * (1 - at * 0.085);
    const on = (share: number, r: number): Knot => [
      x + at * 2.6 + Math.cos(angle) * long * share,
      y + at * 0.8 - Math.sin(angle) * long * share,
      r,
    ];
    return tube(on(0, 5), on(0.55, 6.2), on(1, 3));
  });
  return [
    shape(end, ...feathers),
    shape(fill, ...feathers.map((_, at) => inner(at, { x, y, lean, span, isFar }))),
  ];
}

function inner(
  at: number,
  { x, y, lean, span, isFar }: { x: number; y: number; lean: number; span: number; isFar: boolean },
): Contour {
  const angle = ((lean - at * 11.5) * Math.PI) / 180;
  const long = (isFar ? 40 : 50) * span * (1 - at * 0.085) * 0.7;
  const [px, py] = [x + at * 2.6, y + at * 0.8];
  return tube(
    [px, py, 5.4],
    [px + Math.cos(angle) * long * 0.6, py - Math.sin(angle) * long * 0.6, 5.8],
    [px + Math.cos(angle) * long, py - Math.sin(angle) * long, 4.4],
  );
}
