import { makeRandom } from './seeded-random.ts';

const size = 256;
const mask = size - 1;

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

export function makeNoise(seed: number): Noise {
  const random = makeRandom(seed);
  const table = new Float32Array(size * size);
  for (let i = 0; i < table.length; i += 1) table[i] = random();
  const at = (x: number, y: number) => table[((y & mask) << 8) | (x & mask)]!;

  function value(x: number, y: number): number {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const u = fade(x - ix);
    const v = fade(y - iy);
    const top = ((iy & mask) << 8) >>> 0;
    const low = (((iy + 1) & mask) << 8) >>> 0;
    const left = ix & mask;
    const right = (ix + 1) & mask;
    const a = table[top | left]!;
    const b = table[top | right]!;
    const c = table[low | left]!;
    const d = table[low | right]!;
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  }

  function slope(x: number, y: number, out: Slope): void {
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

  function value3(x: number, y: number, z: number): number {
    const iz = Math.floor(z);
    const w = fade(z - iz);
    const near = value(x + 37.17 * iz, y + 17.31 * iz);
    return near + (value(x + 37.17 * (iz + 1), y + 17.31 * (iz + 1)) - near) * w;
  }

  return {
    value,
    slope,
    value3,
    ...fractals(value, at),
    cell: (x, y, c) => at(x + 57 * c, y + 131 * c),
  };
}

type Lattice = (x: number, y: number) => number;

function fractals(value: Lattice, at: Lattice): Pick<Noise, 'fbm' | 'eroded' | 'ridged'> {
  return {
    fbm(x, y, octaves) {
      let sum = 0;
      let amplitude = 0.5;
      let total = 0;
      for (let octave = 0; octave < octaves; octave += 1) {
        sum += amplitude * value(x, y);
        total += amplitude;
        amplitude *= 0.5;
        const turned = 1.6 * x + 1.2 * y + 19.7;
        y = -1.2 * x + 1.6 * y + 7.3;
        x = turned;
      }
      return sum / total;
    },
    eroded: (x, y, octaves) => eroded(at, x, y, octaves),
    ridged(x, y, octaves) {
      let sum = 0;
      let amplitude = 0.5;
      let weight = 1;
      for (let octave = 0; octave < octaves; octave += 1) {
        const crest = 1 - Math.abs(2 * value(x, y) - 1);
        const signal = crest * crest * weight;
        weight = Math.min(1, Math.max(0, signal * 1.9));
        sum += amplitude * signal;
        amplitude *= 0.5;
        const turned = 1.6 * x + 1.2 * y + 3.1;
        y = -1.2 * x + 1.6 * y + 11.9;
        x = turned;
      }
      return sum;
    },
  };
}

function eroded(at: Lattice, x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let slopeX = 0;
  let slopeY = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const u = fade(fx);
    const v = fade(fy);
    const a = at(ix, iy);
    const b = at(ix + 1, iy) - a;
    const c = at(ix, iy + 1) - a;
    const d = at(ix + 1, iy + 1) - a - b - c;
    slopeX += fadeSlope(fx) * (b + d * v);
    slopeY += fadeSlope(fy) * (c + d * u);
    sum += (amplitude * (a + b * u + c * v + d * u * v)) / (1 + slopeX * slopeX + slopeY * slopeY);
    amplitude *= 0.5;
    const turned = 1.6 * x + 1.2 * y + 5.7;
    y = -1.2 * x + 1.6 * y + 23.3;
    x = turned;
  }
  return sum;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function fadeSlope(t: number): number {
  return 30 * t * t * (t - 1) * (t - 1);
}

/** `Math.hypot` guards against overflow that no picture has, at ten times the price. */
export function norm(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function clamp(x: number, low = 0, high = 1): number {
  return x < low ? low : x > high ? high : x;
}
