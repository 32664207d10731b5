import { makeRandom } from '../maths/seeded-random.ts';
import type { LearnedStyle, StylePicture, StyleTiles } from '../style/learned-style.ts';
import { layoutSide, sampleSide } from '../style/sample-colours.ts';
import { writeStyleFile } from '../style/style-file.ts';
import { makeStyle } from '../style/testing/make-style.ts';
import type { Treatment } from '../style/treatment.ts';

type Manner = Pick<LearnedStyle, 'margin' | 'tiles'> & {
  readonly medians: Partial<LearnedStyle['medians']>;
  /** Of the style's colours, as OKLab's a and b. */
  readonly tint: readonly [a: number, b: number];
};

/**
 * Styles made of formulas alone: what pins a treatment must not change with how styles are
 * learned, and nothing but their shape matters.
 */
const manners: Readonly<Record<Treatment, Manner>> = {
  flat: {
    medians: { flat: 0.8, still: 0.45, edge: 0.02, bands: [0.007, 0.008, 0.009, 0.01, 0.011] },
    tint: [0.05, 0.06],
    margin: null,
    tiles: null,
  },
  paint: {
    medians: { flat: 0.4, still: 0.02, edge: 0.01, bands: [0.006, 0.007, 0.008, 0.012, 0.02] },
    tint: [-0.03, -0.07],
    margin: { l: 0.95, a: 0.002, b: 0.02, width: 0.05 },
    tiles: tilesOf(6, 20),
  },
  photo: {
    medians: { flat: 0.5, defocus: 0.9, bands: [0.009, 0.012, 0.016, 0.02, 0.026] },
    tint: [-0.04, 0.05],
    margin: null,
    tiles: null,
  },
  ink: { medians: {}, tint: [0.005, 0.02], margin: null, tiles: tilesOf(8, 200) },
  pencil: {
    medians: { bands: [0.03, 0.03, 0.03, 0.03, 0.03], paper: 0.4 },
    tint: [0.001, 0.01],
    margin: null,
    tiles: tilesOf(5, 90),
  },
  pixel: {
    medians: { flat: 0.9, still: 0.8, grid: 0.9, cells: 32 },
    tint: [0.06, -0.05],
    margin: null,
    tiles: null,
  },
};

/** The bytes of a style file whose pictures are drawn by this treatment. */
export function pinnedStyle(treatment: Treatment): Uint8Array {
  const { medians, tint, margin, tiles } = manners[treatment];
  const style = makeStyle();
  return writeStyleFile({
    ...style,
    treatment,
    medians: { ...style.medians, ...medians },
    pictures: [1, 2, 3].map((seed) => pictureOf(seed, tint)),
    margin,
    tiles,
  });
}

/** Light above, dark below, in colours that scatter around the style's tint. */
function pictureOf(seed: number, [a, b]: Manner['tint']): StylePicture {
  const random = makeRandom(seed);
  const colours = (side: number) =>
    Float32Array.from({ length: side * side * 3 }, (_, i) => {
      const height = 1 - Math.floor(i / 3 / side) / side;
      if (i % 3 === 0) return 0.2 + 0.6 * height + 0.15 * (random() - 0.5);
      return (i % 3 === 1 ? a : b) + 0.08 * (random() - 0.5);
    });
  return {
    ...{ name: `${seed}.png`, chroma: 0.08, darkest: 0.15, lightest: 0.88, oddness: 0.4 },
    layout: colours(layoutSide),
    samples: colours(sampleSide),
  };
}

/** Slanting strokes, thicker from tile to tile: `depth` of 255 darker than the paper. */
function tilesOf(period: number, depth: number): StyleTiles {
  const side = 80;
  const count = 5;
  const random = makeRandom(period);
  const lightness = Uint8Array.from({ length: count * side * side }, (_, i) => {
    const tile = Math.floor(i / side ** 2);
    const along = ((i % side) + 2 * (Math.floor(i / side) % side)) % period;
    return (along < tile + 1 ? 235 - depth : 235) + Math.floor(16 * random());
  });
  return { side, count, lightness, tint: Float32Array.from({ length: 128 }, () => 0.01) };
}
