import type { Oklab } from '@armoni/colour/oklab';
import { lighter, tone } from '../../palette/tones.ts';
import type { CutOut } from '../../picture/picture.ts';
import { cut } from '../stage.ts';
import type { Quarter } from './quarters.ts';

/** A stretch of a wall in perspective: shares along it, heights above the eye. */
type Quad = (from: number, to: number, low: number, high: number) => string;
/** A point of it. */
type Corner = (share: number, up: number) => string;

type Top = {
  readonly quad: Quad;
  readonly corner: Corner;
  readonly top: number;
  readonly roof: Oklab;
  readonly wall: Oklab;
};

/** Of a gable: how high it is beside its wall's top. */
const gableHigh = 0.13;

/** What ends a wall: a gable, a mansard or the edge of a roof. */
export function roofOn({ gable, hasMansards }: Quarter, wallTop: Top): CutOut[] {
  const { quad, corner, top, roof, wall } = wallTop;
  if (gable === 'pointed')
    return [
      cut(
        roof,
        `p ${corner(-0.03, top)} ${corner(0.5, top + gableHigh * 1.2)} ${corner(1.03, top)}`,
      ),
      cut(wall, `p ${corner(0.06, top)} ${corner(0.5, top + gableHigh)} ${corner(0.94, top)}`),
    ];
  if (gable === 'stepped')
    return [
      ...[0, 1, 2, 3].map((step) =>
        cut(
          step % 2 ? lighter(wall, 0.015) : wall,
          quad(0.12 * step, 1 - 0.12 * step, top, top + (gableHigh / 3.2) * (step + 1)),
        ),
      ),
      cut(lighter(wall, -0.16), quad(0.44, 0.56, top + 0.02, top + 0.075)),
    ];
  return [
    cut(
      roof,
      hasMansards ? quad(0.03, 0.97, top, top + 0.09) : quad(-0.01, 1.01, top, top + 0.025),
    ),
  ];
}

type Wall = {
  readonly quad: Quad;
  readonly corner: Corner;
  readonly top: number;
  readonly storey: number;
  readonly columns: number;
  /** A colour with the air before it. */
  readonly paint: (hex: string) => Oklab;
};

/** Beams, frames, shutters, boxes and lattices about the windows, which are laid over them. */
export function builtOn(quarter: Quarter, wall: Wall): CutOut[] {
  const { beams, frames, shutters, hasFlowers, hasLattice, storeys } = quarter;
  const { quad, columns, storey, paint } = wall;
  const cells = Array.from({ length: storeys * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      from: (column + 0.28) / columns,
      to: (column + 0.72) / columns,
      low: 0.03 + storey * (row + 0.24),
    };
  });
  const high = storey * 0.54;
  const edge = 0.05 / columns;
  const flap = 0.2 / columns;
  const pick = shutters?.[Math.round(wall.top * 1000) % shutters.length];
  return [
    ...(beams ? [cut(paint(beams), ...beamsOf(wall, storeys))] : []),
    ...(frames
      ? [
          cut(
            paint(frames),
            ...cells.map(({ from, to, low }) =>
              quad(from - edge, to + edge, low - storey * 0.04, low + high + storey * 0.04),
            ),
          ),
        ]
      : []),
    ...(pick
      ? [
          cut(
            paint(pick),
            ...cells.flatMap(({ from, to, low }) => [
              quad(from - flap, from - edge * 0.3, low, low + high),
              quad(to + edge * 0.3, to + flap, low, low + high),
            ]),
          ),
        ]
      : []),
    ...(hasLattice
      ? [
          cut(
            paint('#f1dfb4'),
            ...cells.map(({ from, to, low }) => quad(from - flap, to + flap, low, low + high)),
          ),
          cut(paint('#3f3128'), quad(0, 1, storey * 0.96, storey * 1.02), quad(0, 1, -0.02, 0.02)),
        ]
      : []),
    ...(hasFlowers
      ? [
          cut(
            paint('#4f8a52'),
            ...cells.map(({ from, to, low }) =>
              quad(from - edge, to + edge, low - storey * 0.12, low - storey * 0.02),
            ),
          ),
          cut(
            paint('#d9486a'),
            ...cells.map(({ from, to, low }) => quad(from, to, low - storey * 0.05, low)),
          ),
        ]
      : []),
  ];
}

/** Uprights, rails and braces. */
function beamsOf({ quad, corner, top, storey }: Wall, storeys: number): string[] {
  const thin = 0.014;
  const rails = Array.from({ length: storeys + 1 }, (_, row) => 0.02 + storey * row);
  const posts = [0, 1 / 3, 2 / 3, 1];
  return [
    ...rails.map((low) => quad(0, 1, low - 0.007, low + 0.009)),
    ...posts.map((share) => quad(Math.max(0, share - thin), Math.min(1, share + thin), 0, top)),
    ...rails.slice(0, -1).flatMap((low, row) =>
      [0, 2].map((bay) => {
        const [from, to] =
          (row + bay) % 2 ? [posts[bay]!, posts[bay + 1]!] : [posts[bay + 1]!, posts[bay]!];
        const [foot, head] = [low, low + storey * 0.24];
        return `p ${corner(from, foot)} ${corner(from, foot + 0.014)} ${corner(to, head + 0.014)} ${corner(to, head)}`;
      }),
    ),
  ];
}

/** Round lamps of paper below the eaves of a shop. */
export function lanternsOn(quad: Quad, paint: (hex: string) => Oklab, isDark: boolean): CutOut[] {
  const at = [0.16, 0.5, 0.84];
  const red = isDark ? tone('#f0684a') : paint('#d9483a');
  return [
    cut(red, ...at.map((share) => quad(share - 0.045, share + 0.045, -0.2, -0.03))),
    cut(
      isDark ? tone('#ffd27a') : paint('#f4d9a0'),
      ...at.map((share) => quad(share - 0.045, share + 0.045, -0.135, -0.095)),
    ),
  ];
}

type Front = {
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
};

/** Beams of a wall that is seen from the front. */
export function frontBeams({ left, top, w, h }: Front, floors: number): string[] {
  const thick = Math.max(3, w * 0.028);
  const storey = h / floors;
  const bays = 3;
  const x = (bay: number) => left + (w * bay) / bays;
  return [
    ...Array.from(
      { length: floors + 1 },
      (_, row) => `r ${left} ${top + row * storey - thick / 2} ${w} ${thick}`,
    ),
    ...[0, 1, 2, 3].map((bay) => `r ${Math.min(x(bay), left + w - thick)} ${top} ${thick} ${h}`),
    ...Array.from({ length: floors }, (_, row) => {
      const [head, foot] = [top + row * storey + storey * 0.7, top + (row + 1) * storey];
      return [
        `p ${x(0)} ${foot} ${x(0) + thick} ${foot} ${x(1)} ${head} ${x(1) - thick} ${head}`,
        `p ${x(3)} ${foot} ${x(3) - thick} ${foot} ${x(2)} ${head} ${x(2) + thick} ${head}`,
      ];
    }).flat(),
  ];
}

/** A gable in steps above a wall that is seen from the front. */
export const stepsOf = ({ left, top, w }: Omit<Front, 'h'>): string[] =>
  [0, 1, 2, 3].map((step) => {
    const inset = w * 0.12 * step;
    return `r ${left + inset} ${top - 22 * (step + 1)} ${w - 2 * inset} ${22 * (step + 1)}`;
  });
