type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/*
 * Björn Ottosson, “A perceptual color space for image processing” (2020), with the digits of its
 * revision of 25 January 2021: https://bottosson.github.io/posts/oklab/
 *
 * The two upper matrices are his: cone responses fitted so that lightness, chroma and hue are
 * independent, multiplied by the matrix of sRGB's primaries. The two lower ones are their inverses
 * as he prints them. Rows are what comes out, columns what goes in.
 */

/** Linear sRGB → responses of the long, middle and short cones, whose cube roots are taken next. */
export const linearToCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];

/** Cube roots of the cones' responses → lightness, green–red, blue–yellow. */
export const coneRootsToOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Lightness, a and b → cube roots of the cones' responses. */
export const oklabToConeRoots: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];

/** Cones' responses → linear sRGB. */
export const conesToLinear: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
