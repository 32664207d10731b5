import { makeRandom } from '../maths/seeded-random.ts';

export const samplesPerSecond = 48_000;

/** A voice plays one note as samples; each sound is made once and kept. */
export type Voice = (midi: number, seconds: number) => Float32Array;

export type VoiceName =
  | 'piano'
  | 'keys'
  | 'pad'
  | 'strings'
  | 'horn'
  | 'pluck'
  | 'mallet'
  | 'flute'
  | 'lead'
  | 'bass'
  | 'synth-bass';

type Partials = {
  /** Multiples of the note's own pitch, and how loud. */
  readonly partials: readonly (readonly [ratio: number, level: number])[];
  readonly attack: number;
  readonly release: number;
  /** Seconds in which the sound falls to a third; higher partials fall faster. Absent: it holds. */
  readonly decay?: number;
  /** Cents between voices that play together. */
  readonly detune?: number;
  readonly vibrato?: number;
};

const harmonics = (count: number, fall: number, odd = 1): Partials['partials'] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return [number, (number % 2 === 0 ? odd : 1) / number ** fall] as const;
  });
/** Strings of a piano are stiff: partials lie a little too high. */
const stiff = (count: number): Partials['partials'] =>
  harmonics(count, 1.35).map(
    ([ratio, level]) => [...[ratio * Math.sqrt(1 + 0.0004 * ratio * ratio), level]] as const,
  ) as Partials['partials'];

const tones: Readonly<Record<Exclude<VoiceName, 'pluck'>, Partials>> = {
  piano: { partials: stiff(9), attack: 0.004, release: 0.25, decay: 1.1, detune: 3 },
  keys: {
    partials: [
      [1, 1],
      [2, 0.18],
      [3, 0.08],
      [14, 0.05],
    ],
    ...{ attack: 0.006, release: 0.2, decay: 1.2, detune: 4 },
  },
  pad: { partials: harmonics(6, 1.6), attack: 0.7, release: 0.9, detune: 9 },
  strings: { partials: harmonics(9, 1.15), attack: 0.09, release: 0.22, detune: 7, vibrato: 5.2 },
  horn: { partials: harmonics(7, 1.05), attack: 0.11, release: 0.25, detune: 4, vibrato: 4.6 },
  mallet: {
    partials: [
      [1, 1],
      [3.93, 0.28],
      [9.2, 0.07],
    ],
    ...{ attack: 0.002, release: 0.15, decay: 0.45 },
  },
  flute: { partials: harmonics(4, 2.1), attack: 0.07, release: 0.18, vibrato: 4.9 },
  lead: { partials: harmonics(11, 1.1, 0.45), attack: 0.008, release: 0.12, detune: 11 },
  bass: { partials: harmonics(5, 1.8), attack: 0.008, release: 0.09, decay: 0.9 },
  'synth-bass': {
    partials: harmonics(9, 1.25),
    attack: 0.004,
    release: 0.05,
    decay: 0.5,
    detune: 5,
  },
};

/** Voices that keep what they have played: the same note is made once. */
export function makeVoices(): Readonly<Record<VoiceName, Voice>> {
  const kept = new Map<string, Float32Array>();
  const keep =
    (name: string, make: Voice): Voice =>
    (midi, seconds) => {
      // Lengths in steps of a twentieth: no ear tells them apart, and most notes are made once.
      const stepped = Math.max(0.1, Math.round(seconds * 20) / 20);
      const key = `${name} ${midi} ${stepped}`;
      const found = kept.get(key) ?? make(midi, stepped);
      kept.set(key, found);
      return found;
    };
  const named = Object.entries(tones).map(
    ([name, tone]) => [name, keep(name, (midi, seconds) => playTone(tone, midi, seconds))] as const,
  );
  return {
    ...(Object.fromEntries(named) as Record<Exclude<VoiceName, 'pluck'>, Voice>),
    pluck: keep('pluck', playString),
  };
}

const hertzOf = (midi: number) => 440 * 2 ** ((midi - 69) / 12);
const nyquist = samplesPerSecond / 2;

function playTone(tone: Partials, midi: number, seconds: number): Float32Array {
  const { attack, release, decay, detune = 0, vibrato } = tone;
  const length = Math.round((seconds + release) * samplesPerSecond);
  const samples = new Float32Array(length);
  const voices = detune > 0 ? [-detune / 2, detune / 2] : [0];
  const total = tone.partials.reduce((sum, [, level]) => sum + level, 0) * voices.length;
  for (const cents of voices) {
    const base = hertzOf(midi) * 2 ** (cents / 1200);
    for (const [index, [ratio, level]] of tone.partials.entries()) {
      const hertz = base * ratio;
      if (hertz > nyquist * 0.8) continue;
      // A turning pointer instead of a sine for each sample.
      const turn = (2 * Math.PI * hertz) / samplesPerSecond;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const start = index * 1.7 + cents;
      let real = Math.cos(start);
      let imaginary = Math.sin(start);
      const pitchDecay = decay && decay * 2 ** ((60 - midi) / 24) * ratio ** -0.6;
      const fall = pitchDecay ? Math.exp(-1 / (pitchDecay * samplesPerSecond)) : 1;
      let size = level / total;
      for (let at = 0; at < length; at += 1) {
        samples[at] = samples[at]! + imaginary * size;
        const next = real * cos - imaginary * sin;
        imaginary = real * sin + imaginary * cos;
        real = next;
        size *= fall;
      }
    }
  }
  return shape(samples, { attack, release, seconds, vibrato });
}

function shape(
  samples: Float32Array,
  {
    attack,
    release,
    seconds,
    vibrato,
  }: { attack: number; release: number; seconds: number; vibrato: number | undefined },
): Float32Array {
  const up = attack * samplesPerSecond;
  const end = seconds * samplesPerSecond;
  const down = release * samplesPerSecond;
  for (let at = 0; at < samples.length; at += 1) {
    const rise = at < up ? at / up : 1;
    const fall = at > end ? Math.max(0, 1 - (at - end) / down) : 1;
    // Of loudness: enough that a held note lives.
    const swell = vibrato
      ? 1 + 0.07 * Math.sin((2 * Math.PI * vibrato * at) / samplesPerSecond)
      : 1;
    samples[at] = samples[at]! * rise * fall * fall * swell;
  }
  return samples;
}

/** Karplus & Strong, "Digital synthesis of plucked-string and drum timbres" (1983). */
function playString(midi: number, seconds: number): Float32Array {
  const period = Math.max(2, Math.round(samplesPerSecond / hertzOf(midi)));
  const random = makeRandom(midi);
  const string = Float32Array.from({ length: period }, () => 2 * random() - 1);
  for (let at = 1; at < period; at += 1) string[at] = 0.5 * (string[at]! + string[at - 1]!);
  const samples = new Float32Array(Math.round((seconds + 0.6) * samplesPerSecond));
  let last = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const place = at % period;
    const now = string[place]!;
    samples[at] = now * 0.5;
    string[place] = 0.996 * 0.5 * (now + last);
    last = now;
  }
  return shape(samples, { attack: 0.001, release: 0.6, seconds, vibrato: undefined });
}
