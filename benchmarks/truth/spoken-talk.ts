import { spawnSync } from 'node:child_process';
import type { Random } from './random.ts';

/** A talk of which it is known when each word is said. */
export type SpokenTalk = {
  /** Mono at 16 000 Hz, −1..1. */
  readonly samples: Float32Array;
  readonly words: readonly { readonly startSeconds: number; readonly endSeconds: number }[];
};

const vocabulary =
  `la mer monte lentement derrière les rochers nous avons marché toute journée sous un grand ciel
  gris personne ne parlait puis vent tombé village était loin encore quelques lumières pêcheurs
  rentraient avec leurs filets vides demain on repartira vers cascade froide chante entre arbres
  souvenir printemps montagne bateau silence oiseau chemin enfance maison ouverte jardin`.split(
    /\s+/,
  );
/** Samples a second of all that is spoken. */
export const spokenRate = 16_000;
const rate = spokenRate;
/** Words a minute. */
const usualPace = 175;
const said = new Map<string, Float32Array>();

/** Whether this machine has what speaks. */
export function canSpeak(): boolean {
  return spawnSync('espeak-ng', ['--version']).status === 0;
}

/** Each word on its own by espeak-ng, trimmed and put down at a known time. */
export function speakTalk(random: Random, seconds: number): SpokenTalk {
  const samples = Float32Array.from({ length: seconds * rate }, () => random.normal() * 5e-4);
  const words: { startSeconds: number; endSeconds: number }[] = [];
  for (let at = 0.4; ; ) {
    const count = Math.round(random.between(4, 14));
    for (let i = 0; i < count; i += 1) {
      const sound = sayWord(vocabulary[Math.floor(random.next() * vocabulary.length)] as string);
      const end = at + sound.length / rate;
      if (end > seconds - 0.5) return { samples, words };
      sound.forEach((value, index) => {
        samples[Math.round(at * rate) + index]! += value;
      });
      words.push({ startSeconds: at, endSeconds: end });
      at = end + random.between(0.01, 0.05);
    }
    at += random.between(0.25, 1.4);
  }
}

/** A French word alone, trimmed to what is heard. */
export function sayWord(word: string, pace = usualPace): Float32Array {
  const key = `${pace} ${word}`;
  const kept = said.get(key);
  if (kept) return kept;
  const args = ['-v', 'fr', '-s', String(pace), '--stdout', word];
  const { stdout, status } = spawnSync('espeak-ng', args, { maxBuffer: 1 << 24 });
  if (status !== 0) throw new Error('espeak-ng said nothing');
  const from = stdout.readUInt32LE(24);
  const data = stdout.subarray(44);
  const sound = new Float32Array(Math.floor(((data.length / 2) * rate) / from));
  for (let i = 0; i < sound.length; i += 1) {
    const place = Math.min(data.length / 2 - 1, Math.floor((i * from) / rate));
    sound[i] = (data.readInt16LE(2 * place) / 32768) * 0.4;
  }
  const loud = (value: number) => Math.abs(value) > 0.004;
  const trimmed = sound.slice(sound.findIndex(loud), sound.findLastIndex(loud) + 1);
  said.set(key, trimmed);
  return trimmed;
}
