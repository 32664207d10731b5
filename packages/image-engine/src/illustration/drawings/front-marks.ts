import type { Contour } from '../picture/parse-path.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';
import type { FrontPlaces } from './front-places.ts';

/** What a coat is marked with on a face that looks at us. */
export function frontMarks(beast: Beast, places: FrontPlaces): Shape[] {
  const colour = beast.markColour ?? beast.dark;
  const own = beast.face && faces[beast.face];
  if (own) return [places.shape(own.isLight ? beast.light : colour, ...own.draw(places))];
  const draw = beast.marks && marks[beast.marks];
  return draw ? [places.shape(colour, ...draw(places))] : [];
}

type Draw = (places: FrontPlaces) => readonly Contour[];

/** Of a face that is unlike the coat. */
const faces: Readonly<
  Partial<Record<NonNullable<Beast['face']>, { readonly isLight?: true; readonly draw: Draw }>>
> = {
  patches: { draw: ({ disc, both }) => both((s) => disc(s * 0.44, -0.06, 0.3, 0.36, s * 28)) },
  band: {
    draw: ({ band, both }) =>
      both((s) => band([s * 0.18, -0.02, 0.2], [s * 0.5, -0.06, 0.3], [s * 0.94, 0.16, 0.14])),
  },
  badger: {
    draw: ({ band, both }) =>
      both((s) => band([s * 0.36, -0.86, 0.2], [s * 0.46, -0.1, 0.24], [s * 0.2, 0.5, 0.12])),
  },
  blaze: {
    isLight: true,
    draw: ({ band, disc }) => [
      band([0, -0.86, 0.08], [0, -0.3, 0.16], [0, 0.2, 0.3]),
      disc(0, 0.46, 0.58, 0.42),
    ],
  },
  mask: {
    isLight: true,
    draw: ({ disc, both, band }) => [
      ...both((s) => disc(s * 0.44, 0.22, 0.5, 0.48)),
      ...both((s) => band([s * 0.42, -0.42, 0.1], [s * 0.4, -0.1, 0.2])),
      disc(0, 0.4, 0.5, 0.42),
    ],
  },
  discs: { isLight: true, draw: ({ disc, both }) => both((s) => disc(s * 0.42, -0.1, 0.44)) },
  hood: {
    isLight: true,
    draw: ({ disc, both }) => [
      ...both((s) => disc(s * 0.38, 0.02, 0.44, 0.5)),
      disc(0, 0.44, 0.56, 0.42),
    ],
  },
  dusk: { draw: ({ disc }) => [disc(0, 0.2, 0.62, 0.6), disc(0, 0.5, 0.5, 0.36)] },
  brows: {
    draw: ({ disc, both }) => both((s) => disc(s * 0.38, -0.42, 0.13, 0.1, s * 18)),
  },
};

const marks: Partial<Record<NonNullable<Beast['marks']>, Draw>> = {
  stripes: ({ band, both }) => [
    band([0, -0.95, 0.08], [0, -0.5, 0.02]),
    ...both((s) => band([s * 0.3, -0.9, 0.075], [s * 0.22, -0.5, 0.02])),
    ...both((s) => band([s * 1.02, 0.0, 0.075], [s * 0.66, 0.08, 0.02])),
    ...both((s) => band([s * 0.98, 0.3, 0.07], [s * 0.64, 0.28, 0.02])),
  ],
  zebra: ({ band, both }) => [
    band([0, -1.0, 0.07], [0, -0.2, 0.06], [0, 0.5, 0.02]),
    ...both((s) => band([s * 0.34, -0.92, 0.08], [s * 0.26, -0.3, 0.05], [s * 0.2, 0.4, 0.02])),
    ...both((s) => band([s * 0.8, 0.1, 0.07], [s * 0.36, 0.34, 0.02])),
    ...both((s) => band([s * 0.66, 0.42, 0.07], [s * 0.3, 0.6, 0.02])),
  ],
  spots: ({ disc, both }) => [
    ...both((s) => disc(s * 0.24, -0.62, 0.1, 0.09)),
    ...both((s) => disc(s * 0.6, -0.52, 0.09, 0.08)),
    ...both((s) => disc(s * 0.82, -0.12, 0.08)),
    ...both((s) => disc(s * 0.78, 0.18, 0.07)),
  ],
  patches: ({ disc }) => [disc(0.46, -0.2, 0.42, 0.5, 12)],
  saddle: ({ disc, both }) => both((s) => disc(s * 0.58, -0.26, 0.42, 0.56, s * 14)),
};
