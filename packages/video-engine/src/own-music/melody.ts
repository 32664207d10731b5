import type { Chord } from './harmony.ts';
import { degreeNote } from './harmony.ts';
import type { Piece } from './pieces.ts';

export type Note = {
  /** Beats from the section's start. */
  readonly beat: number;
  readonly beats: number;
  readonly midi: number;
  /** 0–1. */
  readonly force: number;
};

/** Two bars each, in beats: what a voice can sing. */
const rhythms = {
  calm: [
    [0, 2, 3, 4, 6.5],
    [0, 1.5, 4, 5, 6],
    [1, 2, 3, 4, 7],
  ],
  lively: [
    [0, 0.5, 1.5, 2.5, 4, 4.5, 5.5],
    [0, 1, 1.5, 2.5, 3.5, 4, 6],
    [0.5, 1, 2, 3, 4, 5, 5.5, 6],
  ],
} as const;

/**
 * Eight bars in the oldest form there is: a motif, the motif again on the next chords, something
 * else, the motif with an ending. Strong beats take notes of the chord, the others go by step.
 */
export function makeMelody(
  piece: Piece,
  chords: readonly Chord[],
  random: () => number,
  lift: number,
): readonly Note[] {
  const pool = ['happy', 'electro', 'epic'].includes(piece.mood) ? rhythms.lively : rhythms.calm;
  const pick = () => pool[Math.floor(random() * pool.length)] as readonly number[];
  const [motif, other] = [pick(), pick()];
  const steps = Array.from({ length: 9 }, () => Math.floor(random() * 3) - 1);
  const notes: Note[] = [];
  let degree = 2 + lift;
  for (let bar = 0; bar < chords.length; bar += 2) {
    const isOther = bar % 8 === 4;
    const isLast = bar + 2 >= chords.length;
    const rhythm = isOther ? other : motif;
    for (const [index, start] of rhythm.entries()) {
      const beat = bar * 4 + start;
      const chord = chords[Math.min(chords.length - 1, Math.floor(beat / 4))] as Chord;
      const isStrong = start % 2 === 0;
      const wanted = degree + (steps[(index + (isOther ? 4 : 0)) % steps.length] as number);
      degree = isStrong ? chordDegree(piece, chord, wanted) : wanted;
      degree = Math.max(lift, Math.min(lift + 9, degree));
      const next = rhythm[index + 1] ?? 8;
      const isEnd = isLast && index === rhythm.length - 1;
      if (isEnd) degree = chordDegree(piece, chord, 7);
      notes.push({
        beat,
        beats: Math.min(isEnd ? 3 : 2, (next - start) * 0.95),
        midi: degreeNote(piece, degree),
        force: (isStrong ? 0.85 : 0.68) + 0.1 * random(),
      });
    }
  }
  return notes;
}

/** The degree nearest to the wished one whose note the chord holds. */
function chordDegree(piece: Piece, { notes }: Chord, wanted: number): number {
  const held = new Set(notes.map((note) => note % 12));
  for (const away of [0, 1, -1, 2, -2, 3, -3]) {
    if (held.has(degreeNote(piece, wanted + away) % 12)) return wanted + away;
  }
  return wanted;
}
