import { listenedSamplesPerSecond as rate, type Span } from '../hear/speech-listener.ts';

/** First three formants in hertz (Peterson & Barney 1952). */
const formants = {
  a: [730, 1090, 2440],
  i: [270, 2290, 3010],
  u: [300, 870, 2240],
  e: [530, 1840, 2480],
  o: [570, 840, 2410],
} as const;
/** In this order the network takes all of it for a voice; in others it doubts single vowels. */
const vowels = [...'aieuaoe'].map((vowel) => formants[vowel as keyof typeof formants]);
const bandwidths = [80, 100, 140] as const;
const gains = [1, 0.5, 0.3] as const;
const syllableSeconds = 0.2;
const loudness = 0.05;
/** A room is never silent. */
const hiss = 0.001;

/**
 * A voice that strings vowels together during the spans, and hiss elsewhere: mono at the
 * listener's rate. It says nothing, and a network that knows voices takes it for one.
 */
export function syntheticSpeech(seconds: number, spans: readonly Span[]): Float32Array {
  const random = makeNoise();
  const samples = Float32Array.from({ length: Math.round(seconds * rate) }, () => random() * hiss);
  for (const { startSeconds, endSeconds } of spans) {
    const count = Math.round((endSeconds - startSeconds) * rate);
    const from = Math.round(startSeconds * rate);
    for (const [i, value] of voice(count, random).entries()) samples[from + i]! += value;
  }
  return samples;
}

function voice(count: number, random: () => number): Float32Array {
  const states = bandwidths.map(() => [0, 0] as [number, number]);
  let phase = 0;
  return new Float32Array(count).map((_, i) => {
    const at = i / rate;
    const vowel = vowels[Math.floor(at / syllableSeconds) % vowels.length]!;
    phase += (120 + 35 * Math.sin(3 * at) + 17 * Math.sin(17 * at)) / rate;
    const isPulse = phase >= 1;
    if (isPulse) phase -= 1;
    const source = Number(isPulse) + random() * 0.01;
    const rise = Math.sqrt(Math.sin((Math.PI * (at % syllableSeconds)) / syllableSeconds));
    const sum = states.reduce((total, state, k) => {
      const radius = Math.exp((-Math.PI * bandwidths[k]!) / rate);
      const turn = 2 * radius * Math.cos((2 * Math.PI * vowel[k]!) / rate);
      const value = source + turn * state[0] - radius * radius * state[1];
      states[k] = [value, state[0]];
      return total + value * gains[k]!;
    }, 0);
    return sum * loudness * (Number.isFinite(rise) ? rise : 0);
  });
}

/** −1..1, the same each time. */
function makeNoise(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return (seed / 0x7fffffff) * 2 - 1;
  };
}
