import { type Instruments, makeInstruments, sampleRate } from './instruments.ts';
import { makeRandom, type Random } from './random.ts';

export const trackKinds = [
  'four',
  'rock',
  'break',
  'half-time',
  'swing',
  'drift',
  'acceleration',
  'breaks',
  'quiet-intro',
  'syncopation',
  'no-drums',
  'bass',
] as const;

export type TrackKind = (typeof trackKinds)[number];

export type Track = {
  readonly kind: TrackKind;
  readonly bpm: number;
  /** Mono at 44.1 kHz. */
  readonly samples: Float32Array;
  readonly beatSeconds: readonly number[];
  readonly downbeatSeconds: readonly number[];
};

/** One synthetic track with known beats; players are up to about ±4 ms off. */
export function makeTrack(kind: TrackKind, seed: number, seconds: number): Track {
  const random = makeRandom(seed * 7919 + trackKinds.indexOf(kind) * 104_729);
  const bpm = random.between(70, 170);
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  const beatSeconds = layBeats(kind, bpm, seconds, random);
  const play = makeInstruments(samples, random);
  beatSeconds.forEach((at, index) => {
    const length = (beatSeconds[index + 1] ?? at + 60 / bpm) - at;
    playBeat({ kind, at, length, index, seconds, play, random });
  });
  const level = kind === 'quiet-intro' ? quietIntro : () => 1;
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = 0.7 * level(i / sampleRate) * samples[i]! + 0.0008 * (2 * random.next() - 1);
  }
  return {
    kind,
    bpm,
    samples,
    beatSeconds,
    downbeatSeconds: beatSeconds.filter((_, index) => index % 4 === 0),
  };
}

function quietIntro(at: number): number {
  return at < 10 ? 0.06 : 1;
}

function layBeats(kind: TrackKind, bpm: number, seconds: number, random: Random): number[] {
  const beats: number[] = [];
  const turn = random.between(0, 6.28);
  for (let at = random.between(0.05, 0.6); at < seconds; ) {
    beats.push(at);
    const faster =
      kind === 'acceleration'
        ? 1 + (0.15 * at) / seconds
        : kind === 'drift'
          ? 1 + 0.05 * Math.sin(turn + (2 * Math.PI * at) / 20)
          : 1;
    at += 60 / (bpm * faster);
  }
  return beats;
}

type Beat = {
  readonly kind: TrackKind;
  readonly at: number;
  readonly length: number;
  readonly index: number;
  readonly seconds: number;
  readonly play: Instruments;
  readonly random: Random;
};

const progression = [220, 174.6, 261.6, 196];

function playBeat(beat: Beat): void {
  const { kind, at, length, index, play, random } = beat;
  const place = index % 4;
  const root = progression[Math.floor(index / 4) % 4]!;
  const when = (share: number) => at + share * length + 0.0016 * random.normal();
  if (place === 0) play.chord(at, length * 4, [root, root * 1.25, root * 1.5], 0.7);
  if (kind === 'no-drums') {
    play.chord(when(0), length * 0.9, [root * [2, 3, 2.5, 3][place]!], 1.3);
    if (random.next() < 0.5) play.chord(when(0.5), length * 0.4, [root * 2.5], 0.7);
    return;
  }
  if (kind === 'bass') {
    play.bass(when(0), length * 0.8, root / 4, 1.4);
    if (random.next() < 0.4) play.bass(when(0.5), length * 0.4, root / 4, 0.8);
    if (place === 0) play.kick(when(0), 0.5);
    return;
  }
  if (kind === 'breaks' && Math.floor(at / 4) % 3 === 2) {
    play.bass(at, length * 0.5, root / 4, 0.25);
    return;
  }
  playDrums(beat, when);
  play.bass(when(0), length * 0.45, root / 4, 0.7);
}

function playDrums({ kind, length, index, play, random }: Beat, when: (share: number) => number) {
  const place = index % 4;
  const offBeat = kind === 'swing' ? 2 / 3 : 0.5;
  play.hat(when(0), 0.8);
  if (kind !== 'half-time' || length > 0.45) play.hat(when(offBeat), 0.6);
  switch (kind) {
    case 'half-time':
      if (place === 0) play.kick(when(0), 1);
      if (place === 1) play.kick(when(0), 0.7);
      if (place === 2) play.snare(when(0), 1);
      if (place === 3) play.kick(when(0), 0.6);
      return;
    case 'break':
      if (place === 0) play.kick(when(0), 1);
      if (place === 1 || place === 3) play.snare(when(0), 1);
      if (place === 2) play.kick(when(0.5), 0.9);
      if (random.next() < 0.4) play.snare(when(0.75), 0.35);
      return;
    case 'syncopation':
      if (place % 2 === 0) play.kick(when(0), 0.9);
      else play.snare(when(0), 0.9);
      if (place === 1 || place === 3) play.kick(when(0.75), 0.8);
      if (place === 2) play.chord(when(0.5), length * 0.3, [440, 550], 1);
      return;
    case 'four':
      play.kick(when(0), 1);
      if (place % 2 === 1) play.snare(when(0), 0.7);
      return;
    default:
      if (place % 2 === 0) play.kick(when(0), 1);
      else play.snare(when(0), 1);
      if (place === 2 && random.next() < 0.5) play.kick(when(offBeat), 0.7);
  }
}
