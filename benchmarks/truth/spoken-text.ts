import type { Random } from './random.ts';
import { sayWord, spokenRate } from './spoken-talk.ts';

/** A text read aloud, of which it is known when each of its words is said. */
export type SpokenText = {
  /** Mono at 16 000 Hz, −1..1. */
  readonly samples: Float32Array;
  readonly words: readonly {
    readonly text: string;
    readonly startSeconds: number;
    readonly endSeconds: number;
  }[];
};

/** Seconds of silence after a word. */
const pauses = {
  stop: [0.3, 1.1],
  comma: [0.05, 0.4],
  /** In the middle of a sentence, after one word of `hesitations`. */
  breath: [0.25, 0.6],
  word: [0.01, 0.04],
} as const;
const hesitations = 18;

/** Each word by espeak-ng at its own pace; who reads pauses at signs, and now and then elsewhere. */
export function speakText(text: string, pace: number, random: Random): SpokenText {
  const words: { text: string; startSeconds: number; endSeconds: number }[] = [];
  const pieces: { at: number; sound: Float32Array }[] = [];
  let at = 0.6;
  for (const word of text.split(/\s+/)) {
    const sound = sayWord(word, pace);
    const end = at + sound.length / spokenRate;
    pieces.push({ at, sound });
    words.push({ text: word, startSeconds: at, endSeconds: end });
    const [from, to] = pauses[pauseAfter(word, random)];
    at = end + random.between(from, to);
  }
  const samples = Float32Array.from({ length: Math.ceil((at + 0.5) * spokenRate) }, () => {
    return random.normal() * 5e-4;
  });
  for (const piece of pieces) {
    const from = Math.round(piece.at * spokenRate);
    piece.sound.forEach((value, index) => {
      samples[from + index]! += value;
    });
  }
  return { samples, words };
}

function pauseAfter(word: string, random: Random): keyof typeof pauses {
  if (/[.!?…]$/.test(word)) return 'stop';
  if (/[,;:]$/.test(word)) return 'comma';
  return random.next() * hesitations < 1 ? 'breath' : 'word';
}
