import type { Contour } from '../picture/parse-path.ts';
import type { PieceForm } from '../vocabulary/pieces.ts';

/** A piece's outline and what is drawn on it, about 0, 0; one unit from there to its end. */
export type FormOfPiece = { readonly outline: Contour; readonly mark?: Contour };

const around = (count: number, radius: (turn: number, step: number) => number): Contour =>
  Array.from({ length: count }, (_, step) => {
    const turn = (step / count) * 2 * Math.PI;
    const r = radius(turn, step);
    return [r * Math.cos(turn), r * Math.sin(turn)];
  }).flat();

const disc = (x: number, y: number, r: number, count = 10): Contour =>
  around(count, () => r).map((value, at) => value + (at % 2 === 0 ? x : y));

const pointed = (wide: number): Contour => {
  const half = Array.from({ length: 7 }, (_, step) => {
    const along = -1 + (step / 6) * 2;
    return [along, wide * (1 - along * along) * (1 - 0.25 * along)] as const;
  });
  return [
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]) => [x, -y] as const),
  ].flat();
};

export const pieceForms: Readonly<Record<PieceForm, FormOfPiece>> = {
  leaf: { outline: pointed(0.52), mark: [-0.95, -0.035, 0.8, -0.02, 0.8, 0.02, -0.95, 0.035] },
  flower: {
    outline: around(30, (turn) => 0.72 + 0.26 * Math.cos(5 * turn)),
    mark: disc(0, 0, 0.3),
  },
  star: { outline: around(10, (_, step) => (step % 2 === 0 ? 1 : 0.46)) },
  gear: {
    outline: around(32, (_, step) => (step % 4 < 2 ? 0.98 : 0.74)),
    mark: disc(0, 0, 0.32),
  },
  round: { outline: around(16, () => 0.86), mark: disc(-0.3, -0.34, 0.16, 8) },
  feather: { outline: pointed(0.34), mark: [-1, -0.03, 0.9, -0.02, 0.9, 0.02, -1, 0.03] },
  heart: {
    outline: Array.from({ length: 22 }, (_, step) => {
      const t = (step / 22) * 2 * Math.PI;
      const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
      return [(16 * Math.sin(t) ** 3) / 17, -y / 17];
    }).flat(),
  },
  drop: { outline: around(18, (turn) => 0.62 + 0.38 * Math.max(0, Math.cos(turn)) ** 4) },
  tile: {
    outline: [-0.9, -0.6, 0.9, -0.6, 0.9, 0.6, -0.9, 0.6],
    mark: disc(0, 0, 0.24, 8),
  },
  crystal: { outline: around(6, (_, step) => (step % 3 === 0 ? 1 : 0.6)) },
  stick: { outline: [-1.25, -0.16, 1.25, -0.12, 1.25, 0.12, -1.25, 0.16] },
  cloud: { outline: around(28, (turn) => 0.8 + 0.14 * Math.abs(Math.sin(2.5 * turn))) },
  snowflake: {
    outline: around(24, (_, step) => (step % 4 === 0 ? 1 : step % 4 === 2 ? 0.34 : 0.3)),
  },
};
