import type { Mood } from '../model/moods.ts';

/** A piece of music by the studio: everything about it follows from these lines. */
export type Piece = {
  readonly id: string;
  readonly name: string;
  readonly mood: Mood;
  readonly tempoBpm: number;
  /** MIDI number of the tonic, near the middle of a voice. */
  readonly tonic: number;
  readonly mode: 'major' | 'minor';
  readonly seed: number;
};

/** Heard one by one and kept; another seed is another piece. */
export const pieces: readonly Piece[] = [
  piece('petit-matin', 'Petit matin', 'calm', 76, 62, 'major', 11),
  piece('grand-soleil', 'Grand soleil', 'happy', 116, 60, 'major', 4),
  piece('maree-haute', 'Marée haute', 'epic', 96, 62, 'minor', 7),
  piece('ligne-droite', 'Ligne droite', 'electro', 124, 57, 'minor', 3),
  piece('trois-fenetres', 'Trois fenêtres', 'piano', 84, 65, 'major', 21),
  piece('flanerie', 'Flânerie', 'chill', 82, 60, 'minor', 9),
];

export function pieceOf(mood: Mood): Piece {
  return pieces.find((each) => each.mood === mood) ?? (pieces[0] as Piece);
}

export function pieceWithId(id: string): Piece | null {
  return pieces.find((each) => each.id === id) ?? null;
}

function piece(
  ...[id, name, mood, tempoBpm, tonic, mode, seed]: readonly [
    ...[id: string, name: string, mood: Mood, tempoBpm: number],
    ...[tonic: number, mode: Piece['mode'], seed: number],
  ]
): Piece {
  return { id, name, mood, tempoBpm, tonic, mode, seed };
}
