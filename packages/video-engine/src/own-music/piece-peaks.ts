import written from './piece-peaks.json' with { type: 'json' };
import type { Piece } from './pieces.ts';

/** Enough for a wave of a hand's breadth. */
const peaksPerPiece = 56;

/**
 * How loud a piece is along its way, 0–1, for a drawing of it: written down by `write-peaks.ts`, as
 * playing a piece takes seconds.
 */
export function peaksOfPiece({ id }: Pick<Piece, 'id'>): readonly number[] {
  return (written as Readonly<Record<string, readonly number[]>>)[id] ?? [];
}

/** The loudest sample of each of as many equal stretches, in hundredths of the loudest of all. */
export function measurePeaks(samples: Float32Array): readonly number[] {
  const stretch = Math.ceil(samples.length / peaksPerPiece);
  const peaks = Array.from({ length: peaksPerPiece }, (_, index) =>
    samples
      .subarray(index * stretch, (index + 1) * stretch)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  );
  const loudest = Math.max(...peaks);
  return peaks.map((peak) => Math.round((100 * peak) / loudest) / 100);
}
