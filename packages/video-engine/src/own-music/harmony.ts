import type { Mood } from '../model/moods.ts';
import type { Piece } from './pieces.ts';

const scales = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const;

/** Roots as degrees of the scale from 0, one a bar. */
type Progression = readonly [number, number, number, number];

/** Progressions that whole repertoires rest on; verses wander, choruses come home. */
const progressions: Readonly<Record<Mood, { verse: Progression; chorus: Progression }>> = {
  calm: { verse: [0, 2, 3, 0], chorus: [3, 0, 4, 5] },
  happy: { verse: [0, 3, 0, 4], chorus: [0, 4, 5, 3] },
  epic: { verse: [0, 5, 3, 0], chorus: [0, 5, 2, 6] },
  electro: { verse: [0, 0, 5, 6], chorus: [5, 6, 0, 2] },
  piano: { verse: [0, 5, 3, 4], chorus: [5, 3, 0, 4] },
  chill: { verse: [3, 6, 2, 5], chorus: [0, 3, 6, 2] },
};

/** One bar's harmony as MIDI numbers. */
export type Chord = {
  readonly root: number;
  /** Three or four notes near the middle, each close to one of the chord before. */
  readonly notes: readonly number[];
};

export function degreeNote({ tonic, mode }: Pick<Piece, 'tonic' | 'mode'>, degree: number): number {
  const scale = scales[mode];
  const octave = Math.floor(degree / scale.length);
  return tonic + 12 * octave + (scale[degree - octave * scale.length] as number);
}

/** The chords of so many bars; the last bar of a whole section leads back. */
export function chordsOf(piece: Piece, part: 'verse' | 'chorus', bars: number): readonly Chord[] {
  const progression = progressions[piece.mood][part];
  let before: readonly number[] = [0, 2, 4].map((degree) => degreeNote(piece, degree));
  return Array.from({ length: bars }, (_, bar): Chord => {
    const degree = progression[bar % progression.length] as number;
    const thirds = piece.mood === 'chill' ? [0, 2, 4, 6] : [0, 2, 4];
    const notes = thirds.map((third) =>
      nearest(
        degreeNote(piece, degree + third),
        before[Math.min(third / 2, before.length - 1)] ?? piece.tonic,
      ),
    );
    before = notes;
    return { root: degreeNote(piece, degree), notes: notes.toSorted((a, b) => a - b) };
  });
}

/** The same note in the octave that is the least way off, not too far from the middle. */
function nearest(note: number, from: number): number {
  let moved = note;
  while (moved - from > 6) moved -= 12;
  while (from - moved > 6) moved += 12;
  while (moved < 54) moved += 12;
  while (moved > 74) moved -= 12;
  return moved;
}
