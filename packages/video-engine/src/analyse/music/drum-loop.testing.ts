import { sampleRate } from './mel-spectrogram.ts';

export type DrumLoop = {
  readonly bpm: number;
  readonly seconds: number;
  readonly firstBeatSeconds?: number;
};

/** A plain 4/4 for tests: kick on every beat, louder and with a new chord on the first of four. */
export function makeDrumLoop({ bpm, seconds, firstBeatSeconds = 0.25 }: DrumLoop) {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const beatSeconds: number[] = [];
  for (let at = firstBeatSeconds; at < seconds; at += 60 / bpm) beatSeconds.push(at);
  beatSeconds.forEach((at, index) => {
    const isFirst = index % 4 === 0;
    const root = 220 * [1, 0.8, 1.2, 0.9][Math.floor(index / 4) % 4]!;
    const kick = isFirst ? 0.7 : 0.5;
    const start = Math.round(at * sampleRate);
    const end = Math.min(samples.length, start + Math.round((60 / bpm) * sampleRate));
    for (let i = start; i < end; i += 1) {
      const t = (i - start) / sampleRate;
      const drum = kick * Math.sin(2 * Math.PI * 60 * t) * Math.exp(-t * 20);
      samples[i] = drum + 0.1 * Math.sin(2 * Math.PI * root * t);
    }
  });
  return { samples, beatSeconds };
}
