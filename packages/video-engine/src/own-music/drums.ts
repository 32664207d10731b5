import { makeRandom } from '../maths/seeded-random.ts';
import { samplesPerSecond } from './voices.ts';

export type DrumName =
  | 'kick'
  | 'snare'
  | 'clap'
  | 'hat'
  | 'open-hat'
  | 'shaker'
  | 'taiko'
  | 'crash'
  | 'riser';

/** Each stroke once, as samples. */
export function makeDrums(): Readonly<Record<DrumName, Float32Array>> {
  return {
    kick: skin({ seconds: 0.35, from: 130, to: 48, fall: 28, decay: 9 }),
    taiko: skin({ seconds: 1.1, from: 110, to: 62, fall: 16, decay: 4.2, noise: 0.25 }),
    snare: mix(
      skin({ seconds: 0.22, from: 240, to: 180, fall: 30, decay: 22 }),
      noise({ seconds: 0.24, decay: 18, high: 0.55, level: 0.55 }),
    ),
    clap: claps(),
    hat: noise({ seconds: 0.06, decay: 75, high: 0.93, level: 0.5 }),
    'open-hat': noise({ seconds: 0.26, decay: 14, high: 0.93, level: 0.45 }),
    shaker: noise({ seconds: 0.09, decay: 38, high: 0.86, level: 0.4, attack: 0.018 }),
    crash: noise({ seconds: 2.6, decay: 1.7, high: 0.85, level: 0.5 }),
    riser: riser(),
  };
}

type Skin = {
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly fall: number;
  readonly decay: number;
  readonly noise?: number;
};

/** A pitch that falls quickly under a sound that falls slowly. */
function skin({ seconds, from, to, fall, decay, noise: breath = 0.06 }: Skin): Float32Array {
  const random = makeRandom(5);
  let phase = 0;
  return fill(seconds, (t) => {
    phase += (to + (from - to) * Math.exp(-fall * t)) / samplesPerSecond;
    const click = breath * (2 * random() - 1) * Math.exp(-60 * t);
    return (Math.sin(2 * Math.PI * phase) + click) * Math.exp(-decay * t) * Math.min(1, t * 900);
  });
}

type Noise = {
  readonly seconds: number;
  readonly decay: number;
  /** One-pole high-pass, 0–1. */
  readonly high: number;
  readonly level: number;
  readonly attack?: number;
};

function noise({ seconds, decay, high, level, attack = 0.001 }: Noise): Float32Array {
  const random = makeRandom(7);
  let before = 0;
  let passed = 0;
  return fill(seconds, (t) => {
    const now = 2 * random() - 1;
    passed = high * (passed + now - before);
    before = now;
    return level * passed * Math.exp(-decay * t) * Math.min(1, t / attack);
  });
}

/** Several hands, not quite together. */
function claps(): Float32Array {
  const one = noise({ seconds: 0.2, decay: 24, high: 0.6, level: 0.5 });
  const samples = new Float32Array(one.length + Math.round(0.03 * samplesPerSecond));
  for (const late of [0, 0.011, 0.024]) {
    const from = Math.round(late * samplesPerSecond);
    for (const [at, value] of one.entries())
      samples[from + at]! += value * (late < 0.02 ? 0.5 : 0.9);
  }
  return samples;
}

/** Two bars or so of wind that rises into what follows. */
function riser(): Float32Array {
  const random = makeRandom(9);
  const seconds = 3.8;
  let low = 0;
  return fill(seconds, (t) => {
    const share = t / seconds;
    const open = 0.02 + 0.5 * share * share;
    low += open * (2 * random() - 1 - low);
    return low * share * share * 0.8;
  });
}

function mix(a: Float32Array, b: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.max(a.length, b.length) }, (_, at) => {
    return 0.6 * (a[at] ?? 0) + (b[at] ?? 0);
  });
}

function fill(seconds: number, sound: (t: number) => number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * samplesPerSecond));
  for (let at = 0; at < samples.length; at += 1) samples[at] = sound(at / samplesPerSecond);
  return samples;
}
