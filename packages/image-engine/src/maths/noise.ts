import { makeRandom } from './seeded-random.ts';

/** Smooth random fields, the same for the same seed. Values 0–1 unless said otherwise. */
export type Noise = {
  value(x: number, y: number): number;
  /** `value` and its two slopes, written into `out`. */
  slope(x: number, y: number, out: Slope): void;
  value3(x: number, y: number, z: number): number;
  /** Octaves of `value`, each turned so that no grid shows. */
  fbm(x: number, y: number, octaves: number): number;
  /** fBm damped where it is already steep (Quilez): valleys smooth, ridges rough. About 0–1. */
  eroded(x: number, y: number, octaves: number): number;
  /** Ridged multifractal (Musgrave): sharp crests. About 0–1. */
  ridged(x: number, y: number, octaves: number): number;
  /** One number per integer cell and channel. */
  cell(x: number, y: number, channel: number): number;
};

export type Slope = { value: number; x: number; y: number };

/** Cells along a side of the table of random numbers: the field repeats after as many. */
const tableSide = 256;
const tableMask = tableSide - 1;
const tableShift = Math.log2(tableSide);

/** Where the next slice of `value3` lies in the plane: far enough for no likeness. */
const sliceStep = { x: 37.17, y: 17.31 } as const;
/** Cells between channels of `cell`, primes to each other and to the table's side. */
const channelStep = { x: 57, y: 131 } as const;

const made = new Map<number, Noise>();
/** Of a thread: those of one picture, a quarter of a megabyte each. */
const mostMade = 6;

/** Value noise on a table of random numbers: fast where a picture reads it often. */
export function makeTableNoise(seed: number): Noise {
  const known = made.get(seed);
  if (known) return known;
  const noise = tableNoise(seed);
  if (made.size >= mostMade) made.delete(made.keys().next().value!);
  made.set(seed, noise);
  return noise;
}

function tableNoise(seed: number): Noise {
  const random = makeRandom(seed);
  const table = new Float32Array(tableSide * tableSide);
  for (let i = 0; i < table.length; i += 1) table[i] = random();
  const at = (x: number, y: number) => table[((y & tableMask) << tableShift) | (x & tableMask)]!;

  function value(x: number, y: number): number {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const u = fade(x - ix);
    const v = fade(y - iy);
    const top = ((iy & tableMask) << tableShift) >>> 0;
    const low = (((iy + 1) & tableMask) << tableShift) >>> 0;
    const left = ix & tableMask;
    const right = (ix + 1) & tableMask;
    const a = table[top | left]!;
    const b = table[top | right]!;
    const c = table[low | left]!;
    const d = table[low | right]!;
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  }

  function value3(x: number, y: number, z: number): number {
    const iz = Math.floor(z);
    const w = fade(z - iz);
    const near = value(x + sliceStep.x * iz, y + sliceStep.y * iz);
    const far = value(x + sliceStep.x * (iz + 1), y + sliceStep.y * (iz + 1));
    return near + (far - near) * w;
  }

  return {
    value,
    slope: (x, y, out) => slope(at, x, y, out),
    value3,
    fbm: (x, y, octaves) => fbm(value, x, y, octaves),
    eroded: (x, y, octaves) => eroded(at, x, y, octaves),
    ridged: (x, y, octaves) => ridged(value, x, y, octaves),
    cell: (x, y, channel) => at(x + channelStep.x * channel, y + channelStep.y * channel),
  };
}

type Field = (x: number, y: number) => number;

function slope(at: Field, x: number, y: number, out: Slope): void {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const u = fade(x - ix);
  const v = fade(y - iy);
  const a = at(ix, iy);
  const b = at(ix + 1, iy) - a;
  const c = at(ix, iy + 1) - a;
  const d = at(ix + 1, iy + 1) - a - b - c;
  out.value = a + b * u + c * v + d * u * v;
  out.x = fadeSlope(x - ix) * (b + d * v);
  out.y = fadeSlope(y - iy) * (c + d * u);
}

/**
 * From one octave to the next: twice as fine, turned by the angle of the triangle 3, 4, 5 (a grid
 * never falls on a grid), and moved, so that no octave has its origin where another has.
 */
const octaveTurn = { cos: 1.6, sin: 1.2 } as const;
const octaveMoves = {
  fbm: { x: 19.7, y: 7.3 },
  ridged: { x: 3.1, y: 11.9 },
  eroded: { x: 5.7, y: 23.3 },
} as const;

function fbm(value: Field, x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += amplitude * value(x, y);
    total += amplitude;
    amplitude *= 0.5;
    const turned = octaveTurn.cos * x + octaveTurn.sin * y + octaveMoves.fbm.x;
    y = -octaveTurn.sin * x + octaveTurn.cos * y + octaveMoves.fbm.y;
    x = turned;
  }
  return sum / total;
}

/** How much a crest lets the next octave show on it; Musgrave's own gain is 2. */
const ridgeGain = 1.9;

function ridged(value: Field, x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let weight = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    const crest = 1 - Math.abs(2 * value(x, y) - 1);
    const signal = crest * crest * weight;
    weight = Math.min(1, Math.max(0, signal * ridgeGain));
    sum += amplitude * signal;
    amplitude *= 0.5;
    const turned = octaveTurn.cos * x + octaveTurn.sin * y + octaveMoves.ridged.x;
    y = -octaveTurn.sin * x + octaveTurn.cos * y + octaveMoves.ridged.y;
    x = turned;
  }
  return sum;
}

function eroded(at: Field, x: number, y: number, octaves: number): number {
  const here: Slope = { value: 0, x: 0, y: 0 };
  let sum = 0;
  let amplitude = 0.5;
  let slopeX = 0;
  let slopeY = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    slope(at, x, y, here);
    slopeX += here.x;
    slopeY += here.y;
    sum += (amplitude * here.value) / (1 + slopeX * slopeX + slopeY * slopeY);
    amplitude *= 0.5;
    const turned = octaveTurn.cos * x + octaveTurn.sin * y + octaveMoves.eroded.x;
    y = -octaveTurn.sin * x + octaveTurn.cos * y + octaveMoves.eroded.y;
    x = turned;
  }
  return sum;
}

/** Octaves of value noise on the plane, about −1 … 1. */
export type HashedNoise = (x: number, y: number, octaves: number) => number;

/** As in `octaveTurn`, without the scale: here octaves get finer by a division. */
const hashedTurn = { cos: 0.8, sin: 0.6 } as const;
const hashedMove = 17.3;
/** Octaves of 1, ½, ¼ … sum to 2 at most, and hardly ever meet with one sign. */
const hashedRange = 1.6;

/** Value noise without a table: never repeats and costs no memory, for what is read seldom. */
export function makeHashedNoise(seed: number): HashedNoise {
  const smooth = (x: number, y: number) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = fade(x - column);
    const v = fade(y - row);
    const top = hash(column, row, seed) * (1 - u) + hash(column + 1, row, seed) * u;
    const bottom = hash(column, row + 1, seed) * (1 - u) + hash(column + 1, row + 1, seed) * u;
    return top * (1 - v) + bottom * v;
  };
  const { cos, sin } = hashedTurn;
  return (x, y, octaves) => {
    let sum = 0;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum +=
        smooth((cos * x - sin * y) / scale + hashedMove * octave, (sin * x + cos * y) / scale) *
        scale;
      scale /= 2;
    }
    return sum / hashedRange;
  };
}

/** Large odd factors, so that neighbours differ in all bits. */
const hashFactors = {
  x: 374_761_393,
  y: 668_265_263,
  seed: 0x9e3779b1,
  mix: 1_274_126_177,
} as const;

/** A cell's number, −1 … 1. */
function hash(x: number, y: number, seed: number): number {
  let mixed =
    Math.imul(x, hashFactors.x) ^ Math.imul(y, hashFactors.y) ^ Math.imul(seed, hashFactors.seed);
  mixed = Math.imul(mixed ^ (mixed >>> 13), hashFactors.mix);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** 0–1 with neither slope nor bend at its ends (Perlin 2002). */
function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function fadeSlope(t: number): number {
  return 30 * t * t * (t - 1) * (t - 1);
}
