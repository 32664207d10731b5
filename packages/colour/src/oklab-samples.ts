import {
  coneRootsToOklab,
  conesToLinear,
  linearToCones,
  oklabToConeRoots,
} from './oklab-matrices.ts';

type Samples = Float32Array | Float64Array;

// Read once: taken apart in each call, they would cost a single colour more than its products.
const [[longR, longG, longB], [middleR, middleG, middleB], [shortR, shortG, shortB]] =
  linearToCones;
const [[lOfLong, lOfMiddle, lOfShort], [aOfLong, aOfMiddle, aOfShort], bOf] = coneRootsToOklab;
const [bOfLong, bOfMiddle, bOfShort] = bOf;
const [[longOfL, longOfA, longOfB], [middleOfL, middleOfA, middleOfB], shortOf] = oklabToConeRoots;
const [shortOfL, shortOfA, shortOfB] = shortOf;
const [[redOfLong, redOfMiddle, redOfShort], greenOf, blueOf] = conesToLinear;
const [greenOfLong, greenOfMiddle, greenOfShort] = greenOf;
const [blueOfLong, blueOfMiddle, blueOfShort] = blueOf;

/** Interleaved linear RGB → interleaved OKLab; `into` may be the same array. */
export function linearToOklab<Kind extends Samples>(rgb: Kind, into = rgb.slice() as Kind): Kind {
  for (let i = 0; i + 2 < rgb.length; i += 3) {
    const r = rgb[i]!;
    const g = rgb[i + 1]!;
    const b = rgb[i + 2]!;
    const long = Math.cbrt(longR * r + longG * g + longB * b);
    const middle = Math.cbrt(middleR * r + middleG * g + middleB * b);
    const short = Math.cbrt(shortR * r + shortG * g + shortB * b);
    into[i] = lOfLong * long + lOfMiddle * middle + lOfShort * short;
    into[i + 1] = aOfLong * long + aOfMiddle * middle + aOfShort * short;
    into[i + 2] = bOfLong * long + bOfMiddle * middle + bOfShort * short;
  }
  return into;
}

/** Interleaved OKLab → interleaved linear RGB, not clipped; `into` may be the same array. */
export function oklabToLinear<Kind extends Samples>(lab: Kind, into = lab.slice() as Kind): Kind {
  for (let i = 0; i + 2 < lab.length; i += 3) {
    const l = lab[i]!;
    const a = lab[i + 1]!;
    const b = lab[i + 2]!;
    const long = cubed(longOfL * l + longOfA * a + longOfB * b);
    const middle = cubed(middleOfL * l + middleOfA * a + middleOfB * b);
    const short = cubed(shortOfL * l + shortOfA * a + shortOfB * b);
    into[i] = redOfLong * long + redOfMiddle * middle + redOfShort * short;
    into[i + 1] = greenOfLong * long + greenOfMiddle * middle + greenOfShort * short;
    into[i + 2] = blueOfLong * long + blueOfMiddle * middle + blueOfShort * short;
  }
  return into;
}

/** Two products instead of the call that a power is. */
function cubed(root: number): number {
  return root * root * root;
}
