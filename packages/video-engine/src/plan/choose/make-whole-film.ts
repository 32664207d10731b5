import { makeRandom, shuffled } from '../../maths/seeded-random.ts';
import type { MontageIntent } from '../../model/intent.ts';
import {
  filmFrames,
  framesPerSecond,
  type Material,
  type Source,
  sourceFrames,
  stillSeconds,
} from '../material/material.ts';
import { type Piece, pieceValue, valueBetween } from '../material/planned-shot.ts';
import { lengthNotes } from '../texts.ts';

/** A film that leaves no clip out. */
export type WholeFilm = {
  readonly pieces: readonly Piece[];
  /** Clips had to be shortened, so their cuts may as well fall on beats. */
  readonly isShortened: boolean;
  readonly notes: readonly string[];
};

const longestFrames = 3600 * framesPerSecond;

/**
 * « Garde tout »: every clip whole, in the order wished for. When a shorter film is asked,
 * each clip gives its best run, long in proportion.
 */
export function makeWholeFilm(intent: MontageIntent, material: Material, seed: number): WholeFilm {
  const pieces = inOrder(
    material.sources.map((source) => wholeClip(source, intent)),
    intent,
    seed,
  );
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const min = Math.max(1, Math.round(intent.duration.minSeconds * framesPerSecond));
  const max = Math.max(min, Math.round(intent.duration.maxSeconds * framesPerSecond));
  const length = Math.min(total, max, longestFrames);
  const seconds = (frames: number) => frames / framesPerSecond;
  if (total < min)
    return {
      pieces,
      isShortened: false,
      notes: [lengthNotes.tooShort(seconds(min), seconds(total))],
    };
  if (length === total) return { pieces, isShortened: false, notes: [] };
  const shares = share(
    pieces.map((piece) => piece.length),
    length,
  );
  return {
    pieces: pieces
      .map((piece, index) => bestRun(piece, shares[index] as number))
      .filter((piece) => piece.length > 0),
    isShortened: true,
    notes: [lengthNotes.notEverything(seconds(total), seconds(length))],
  };
}

function wholeClip(source: Source, intent: MontageIntent): Piece {
  const isStill = source.analysis.kind === 'image';
  const length = isStill
    ? stillSeconds[intent.pace].usual * framesPerSecond
    : filmFrames(source.frameCount, source.speed);
  const bounds = { startFrame: 0, endFrame: source.frameCount };
  return { source, bounds, startFrame: 0, length: Math.max(1, length), role: 'body' };
}

function inOrder(pieces: readonly Piece[], intent: MontageIntent, seed: number): readonly Piece[] {
  if (intent.order === 'shuffled') return shuffled(pieces, makeRandom(seed));
  if (intent.order === 'best') return [...pieces].sort((a, b) => pieceValue(b) - pieceValue(a));
  return pieces;
}

/** Whole frames in proportion, the largest remainders first; the sum is exact. */
function share(lengths: readonly number[], total: number): readonly number[] {
  const sum = lengths.reduce((all, length) => all + length, 0);
  const exact = lengths.map((length) => (length * total) / sum);
  const shares = exact.map(Math.floor);
  const missing = total - shares.reduce((all, each) => all + each, 0);
  const byRemainder = exact
    .map((each, index) => ({ index, remainder: each - Math.floor(each) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing))
    shares[index] = (shares[index] as number) + 1;
  return shares;
}

function bestRun(piece: Piece, length: number): Piece {
  const { source } = piece;
  if (source.analysis.kind === 'image') return { ...piece, length };
  const needed = sourceFrames(length, source.speed);
  let best = { startFrame: 0, value: Number.NEGATIVE_INFINITY };
  for (let at = 0; at + needed <= source.frameCount; at += framesPerSecond / 2) {
    const crosses = source.analysis.shots.some(
      (shot) =>
        shot.startSeconds * framesPerSecond > at &&
        shot.startSeconds * framesPerSecond < at + needed,
    );
    const value = valueBetween(source, at, at + needed) - (crosses ? 1 : 0);
    if (value > best.value) best = { startFrame: at, value };
  }
  return { ...piece, startFrame: best.startFrame, length };
}
