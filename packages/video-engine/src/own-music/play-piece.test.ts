import { describe, expect, it } from 'vitest';
import { measurePeaks, peaksOfPiece } from './piece-peaks.ts';
import { pieces } from './pieces.ts';
import { type PlayedPiece, playPiece } from './play-piece.ts';
import { samplesPerSecond } from './voices.ts';
import { writeWave } from './write-wave.ts';

/** Root mean square of a stretch, both channels. */
function loudness({ samples }: PlayedPiece, from: number, to: number): number {
  const part = samples.subarray(
    2 * Math.round(from * samplesPerSecond),
    2 * Math.round(to * samplesPerSecond),
  );
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

describe('the studio’s own music', () => {
  it('has a piece for each mood, each with a name of its own', () => {
    expect(new Set(pieces.map(({ mood }) => mood)).size).toBe(6);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  });

  it.each(pieces)(
    '$name is whole: no clipping, no hole, a chorus louder than its beginning',
    (piece) => {
      const played = playPiece(piece);
      const peak = played.samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(peak).toBeLessThan(0.95);
      const [intro, verse, chorus] = played.sections.map(({ startSeconds }) => startSeconds);
      expect(loudness(played, chorus ?? 0, (chorus ?? 0) + 8)).toBeGreaterThan(
        1.15 * loudness(played, intro ?? 0, (verse ?? 0) - 0.1),
      );
      const end = played.beatSeconds.at(-1) ?? 0;
      for (let at = 0; at < end - 2; at += 2)
        expect(loudness(played, at, at + 2)).toBeGreaterThan(0.01);
      // Its last chord has died away: no end is cut off.
      const seconds = played.samples.length / 2 / samplesPerSecond;
      expect(loudness(played, seconds - 0.1, seconds)).toBeLessThan(0.02);
      // As it is drawn before anybody has heard it.
      expect(peaksOfPiece(piece)).toEqual(measurePeaks(played.samples));
    },
  );

  it('plays the same samples each time, and others for another seed', () => {
    const [piece] = pieces;
    if (!piece) throw new Error('no piece');
    const [one, same] = [playPiece(piece), playPiece(piece)];
    expect(Buffer.from(one.samples.buffer).equals(Buffer.from(same.samples.buffer))).toBe(true);
    const other = playPiece({ ...piece, seed: 12_345 });
    expect(Buffer.from(one.samples.buffer).equals(Buffer.from(other.samples.buffer))).toBe(false);
  });

  it('is written as a WAVE file that says its own length', () => {
    const file = writeWave(Float32Array.of(0, 0.5, -2, 1));
    expect([
      file.length,
      file.readUInt32LE(40),
      file.readInt16LE(46),
      file.readInt16LE(48),
    ]).toEqual([...[52, 8, 16_384, -32_767]]);
  });
});
