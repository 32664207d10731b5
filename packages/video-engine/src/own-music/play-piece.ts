import { type Arrangement, arrange, beatsPerBar, type Section } from './arrange.ts';
import { makeDrums } from './drums.ts';
import type { Piece } from './pieces.ts';
import { addReverb } from './reverb.ts';
import { styles } from './styles.ts';
import { makeVoices, samplesPerSecond } from './voices.ts';

export type PlayedPiece = {
  /** Interleaved stereo at 48 kHz, −1..1. */
  readonly samples: Float32Array;
  readonly sections: readonly (Pick<Section, 'name'> & { readonly startSeconds: number })[];
  readonly beatSeconds: readonly number[];
};

/** After the last bar: the last chord dies away. */
const tailSeconds = 4;
/** What the loudest samples are before they are rounded off. */
const drive = 1.6;
const rmsTarget = 0.16;

/** Plays a piece of the studio: the same lines give the same samples. */
export function playPiece(piece: Piece): PlayedPiece {
  const arrangement = arrange(piece);
  const beat = 60 / piece.tempoBpm;
  const length = Math.round(
    (arrangement.bars * beatsPerBar * beat + tailSeconds) * samplesPerSecond,
  );
  const mix = { left: new Float32Array(length), right: new Float32Array(length) };
  const { room, pumping } = styles[piece.mood];
  playNotes(arrangement, beat, mix);
  if (pumping > 0) pump(arrangement, beat, pumping, mix);
  playDrums(arrangement, beat, mix);
  addReverb(mix.left, mix.right, room);
  return {
    samples: master(mix.left, mix.right),
    sections: arrangement.sections.map(({ name, startBar }) => ({
      ...{ name, startSeconds: startBar * beatsPerBar * beat },
    })),
    beatSeconds: Array.from({ length: arrangement.bars * beatsPerBar }, (_, index) => index * beat),
  };
}

type Mix = { readonly left: Float32Array; readonly right: Float32Array };

function playNotes({ notes }: Arrangement, beat: number, mix: Mix): void {
  const voices = makeVoices();
  for (const { voice, midi, beat: at, beats, force, level, pan } of notes) {
    const sound = voices[voice](midi, beats * beat);
    add(sound, Math.round(at * beat * samplesPerSecond), force * level, pan, mix);
  }
}

/** In the middle but for what a drummer has at the sides. */
const drumPans: Readonly<Record<string, number>> = { hat: 0.3, 'open-hat': 0.3, shaker: -0.35 };
const drumLevels: Readonly<Record<string, number>> = {
  ...{ kick: 0.62, taiko: 0.7, snare: 0.34, clap: 0.32, hat: 0.13, 'open-hat': 0.14 },
  ...{ shaker: 0.17, crash: 0.2, riser: 0.3 },
};

function playDrums({ strokes }: Arrangement, beat: number, mix: Mix): void {
  const drums = makeDrums();
  for (const { drum, beat: at, level } of strokes) {
    const from = Math.round(at * beat * samplesPerSecond);
    add(drums[drum], from, level * (drumLevels[drum] ?? 0.3), drumPans[drum] ?? 0, mix);
  }
}

function add(sound: Float32Array, first: number, level: number, pan: number, mix: Mix): void {
  const toLeft = level * Math.cos(((pan + 1) * Math.PI) / 4);
  const toRight = level * Math.sin(((pan + 1) * Math.PI) / 4);
  const from = Math.max(0, first);
  const end = Math.min(first + sound.length, mix.left.length);
  for (let at = from; at < end; at += 1) {
    const value = sound[at - first]!;
    mix.left[at] = mix.left[at]! + value * toLeft;
    mix.right[at] = mix.right[at]! + value * toRight;
  }
}

/** Everything gives way to each stroke of the kick drum, and comes back before the next. */
function pump({ strokes }: Arrangement, beat: number, depth: number, { left, right }: Mix): void {
  const length = Math.round(0.28 * samplesPerSecond);
  for (const { drum, beat: at } of strokes) {
    if (drum !== 'kick') continue;
    const from = Math.round(at * beat * samplesPerSecond);
    for (let index = 0; index < length && from + index < left.length; index += 1) {
      const gain = 1 - depth * (1 - index / length) ** 2 * Math.min(1, index / 200);
      left[from + index] = left[from + index]! * gain;
      right[from + index] = right[from + index]! * gain;
    }
  }
}

/** Evenly loud, with round tops instead of clipped ones. */
function master(left: Float32Array, right: Float32Array): Float32Array {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += left[at]! ** 2 + right[at]! ** 2;
  const gain = rmsTarget / Math.max(1e-6, Math.sqrt(sum / (2 * left.length)));
  const samples = new Float32Array(left.length * 2);
  for (let at = 0; at < left.length; at += 1) {
    samples[2 * at] = Math.tanh(left[at]! * gain * drive) / drive;
    samples[2 * at + 1] = Math.tanh(right[at]! * gain * drive) / drive;
  }
  return samples;
}
