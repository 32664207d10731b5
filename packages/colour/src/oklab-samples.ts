import {
  coneRootsToOklab,
  conesToLinear,
  linearToCones,
  oklabToConeRoots,
} from './oklab-matrices.ts';

type Samples = Float32Array | Float64Array;

/** Interleaved linear RGB → interleaved OKLab; `into` may be the same array. */
export function linearToOklab<Kind extends Samples>(rgb: Kind, into = rgb.slice() as Kind): Kind {
  const [[longR, longG, longB], [middleR, middleG, middleB], [shortR, shortG, shortB]] =
    linearToCones;
  const [[lLong, lMiddle, lShort], [aLong, aMiddle, aShort], [bLong, bMiddle, bShort]] =
    coneRootsToOklab;
  for (let i = 0; i + 2 < rgb.length; i += 3) {
    const r = rgb[i]!;
    const g = rgb[i + 1]!;
    const b = rgb[i + 2]!;
    const long = Math.cbrt(longR * r + longG * g + longB * b);
    const middle = Math.cbrt(middleR * r + middleG * g + middleB * b);
    const short = Math.cbrt(shortR * r + shortG * g + shortB * b);
    into[i] = lLong * long + lMiddle * middle + lShort * short;
    into[i + 1] = aLong * long + aMiddle * middle + aShort * short;
    into[i + 2] = bLong * long + bMiddle * middle + bShort * short;
  }
  return into;
}

/** Interleaved OKLab → interleaved linear RGB, not clipped; `into` may be the same array. */
export function oklabToLinear<Kind extends Samples>(lab: Kind, into = lab.slice() as Kind): Kind {
  const [[longL, longA, longB], [middleL, middleA, middleB], [shortL, shortA, shortB]] =
    oklabToConeRoots;
  const [[rLong, rMiddle, rShort], [gLong, gMiddle, gShort], [bLong, bMiddle, bShort]] =
    conesToLinear;
  for (let i = 0; i + 2 < lab.length; i += 3) {
    const l = lab[i]!;
    const a = lab[i + 1]!;
    const b = lab[i + 2]!;
    const long = (longL * l + longA * a + longB * b) ** 3;
    const middle = (middleL * l + middleA * a + middleB * b) ** 3;
    const short = (shortL * l + shortA * a + shortB * b) ** 3;
    into[i] = rLong * long + rMiddle * middle + rShort * short;
    into[i + 1] = gLong * long + gMiddle * middle + gShort * short;
    into[i + 2] = bLong * long + bMiddle * middle + bShort * short;
  }
  return into;
}
