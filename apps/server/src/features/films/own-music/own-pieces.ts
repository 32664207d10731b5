import type { CutMusic } from '@armoni/video-engine/model/cut-material';
import { beatsPerBar, chorusBar, formBars } from '@armoni/video-engine/own-music/arrange';
import { type Piece, pieces } from '@armoni/video-engine/own-music/pieces';
import { ownSegment } from '../../../platform/storage/storage-key.ts';
import type { FilmCut } from '../ports.ts';

/** Part of every key and address: raise it when a piece sounds otherwise. */
const version = 1;

const folder = '/api/v1/video/music/';
const extension = `-${version}.m4a`;

/** Where browsers hear a piece: the same music for ever, so the address may be kept. */
export function addressOfPiece({ id }: Pick<Piece, 'id'>): string {
  return `${folder}${id}${extension}`;
}

/** The piece at such an address. */
export function pieceAt(path: string): Piece | null {
  return pieces.find((piece) => addressOfPiece(piece) === path) ?? null;
}

/** Everybody's, and so nobody's: it stands among what the studio stores for itself. */
export function keyOfPiece({ id }: Pick<Piece, 'id'>): string {
  return `${ownSegment}/music/${id}${extension}`;
}

export function secondsOfPiece({ tempoBpm }: Piece): number {
  return (formBars * beatsPerBar * 60) / tempoBpm;
}

/** A piece as a cut may lie on it: what was written needs no ear to be found. */
export function heardOfPiece(piece: Piece): CutMusic {
  const { tempoBpm } = piece;
  const at = (beat: number) => (beat * 60) / tempoBpm;
  const beatSeconds = Array.from({ length: formBars * beatsPerBar }, (_, beat) => at(beat));
  return {
    ...{ tempoBpm, beatSeconds, durationSeconds: secondsOfPiece(piece) },
    downbeatSeconds: beatSeconds.filter((_, beat) => beat % beatsPerBar === 0),
    chorusSeconds: at(chorusBar * beatsPerBar),
  };
}

/** The piece of a film that has one: it was chosen, or the wish asked for music where none was given. */
export function pieceOfCut({ music, material }: Pick<FilmCut, 'music' | 'material'>): Piece | null {
  if (music.from === 'own') return pieces.find(({ id }) => id === music.piece) ?? null;
  // No two have the same tempo, and it is written, not heard.
  const tempoBpm = music.from === 'nowhere' ? material.music?.tempoBpm : undefined;
  return pieces.find((piece) => piece.tempoBpm === tempoBpm) ?? null;
}
