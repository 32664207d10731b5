import type { Random } from './random.ts';

export const sampleRate = 44_100;

/** Adds sounds to a mono buffer at 44.1 kHz; anything past its end is left out. */
export type Instruments = {
  readonly kick: (at: number, level: number) => void;
  readonly snare: (at: number, level: number) => void;
  readonly hat: (at: number, level: number) => void;
  readonly bass: (at: number, seconds: number, hertz: number, level: number) => void;
  readonly chord: (at: number, seconds: number, roots: readonly number[], level: number) => void;
};

export function makeInstruments(buffer: Float32Array, random: Random): Instruments {
  const noise = Float32Array.from({ length: sampleRate }, () => 2 * random.next() - 1);
  const noiseAt = (index: number) => noise[(index * 7 + 13) % noise.length]!;

  function add(at: number, seconds: number, sound: (t: number, index: number) => number): void {
    const first = Math.max(0, Math.round(at * sampleRate));
    const last = Math.min(buffer.length, first + Math.round(seconds * sampleRate));
    for (let i = first; i < last; i += 1) {
      const index = i - first;
      buffer[i] = buffer[i]! + sound(index / sampleRate, index);
    }
  }

  return {
    kick: (at, level) =>
      add(at, 0.25, (t) => {
        const phase = 2 * Math.PI * (50 * t + (90 / 30) * (1 - Math.exp(-30 * t)));
        return level * 0.8 * Math.sin(phase) * Math.exp(-t * 14) * Math.min(1, t * 800);
      }),
    snare: (at, level) =>
      add(at, 0.2, (t, i) => {
        const body = 0.4 * Math.sin(2 * Math.PI * 190 * t) * Math.exp(-t * 25);
        return level * 0.5 * (body + 0.6 * noiseAt(i) * Math.exp(-t * 22));
      }),
    hat: (at, level) => {
      let before = 0;
      add(at, 0.06, (t, i) => {
        const now = noiseAt(i + 997);
        const high = now - before;
        before = now;
        return level * 0.14 * high * Math.exp(-t * 70);
      });
    },
    bass: (at, seconds, hertz, level) =>
      add(at, seconds, (t) => {
        const envelope =
          Math.min(1, t * 150) * Math.min(1, (seconds - t) * 60) * Math.exp(-t * 2.5);
        let wave = 0;
        for (let k = 1; k <= 5; k += 1) wave += Math.sin(2 * Math.PI * hertz * k * t) / (k * k);
        return level * 0.35 * envelope * wave;
      }),
    chord: (at, seconds, roots, level) =>
      add(at, seconds, (t) => {
        const envelope = Math.min(1, t * 60) * Math.min(1, (seconds - t) * 40) * Math.exp(-t * 1.2);
        let wave = 0;
        for (const root of roots) {
          for (let k = 1; k <= 4; k += 1) wave += Math.sin(2 * Math.PI * root * k * t) / (k * 1.5);
        }
        return (level * 0.12 * envelope * wave) / roots.length;
      }),
  };
}
