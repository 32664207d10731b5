import { describe, expect, it } from 'vitest';
import { beatsPerBar } from '../../own-music/arrange.ts';
import { pieces } from '../../own-music/pieces.ts';
import { playPiece } from '../../own-music/play-piece.ts';
import { samplesPerSecond } from '../../own-music/voices.ts';
import { makeDrumLoop } from './drum-loop.testing.ts';
import { findBeats } from './find-beats.ts';
import { findChorus } from './find-chorus.ts';
import { collectMelSpectrogram, sampleRate } from './mel-spectrogram.ts';

/** As an ear has it: nothing but the samples. */
function chorusIn(mono: Float32Array): number | null {
  const collector = collectMelSpectrogram();
  collector.push(mono);
  const spectrogram = collector.finish();
  return findChorus(spectrogram, findBeats(spectrogram));
}

function toMono(stereo: Float32Array): Float32Array {
  const step = samplesPerSecond / sampleRate;
  return Float32Array.from({ length: Math.floor(stereo.length / 2 / step) }, (_, index) => {
    const at = 2 * Math.floor(index * step);
    return (stereo[at]! + stereo[at + 1]!) / 2;
  });
}

describe('the chorus of music that is given', () => {
  // Other notes and tempos than the studio's own pieces have: where their chorus begins is known.
  it.each(
    pieces.map((piece) => ({ ...piece, seed: piece.seed + 100, tempoBpm: piece.tempoBpm - 4 })),
  )(
    'is heard in a piece like $name, to a bar',
    (piece) => {
      const { samples, sections } = playPiece(piece);
      const at = chorusIn(toMono(samples));
      const starts = sections.filter(({ name }) => name === 'chorus');
      const away = Math.min(...starts.map(({ startSeconds }) => Math.abs(startSeconds - at!)));
      expect(at).not.toBeNull();
      expect(away).toBeLessThan((beatsPerBar * 60) / piece.tempoBpm);
    },
    30_000,
  );

  it('is not made up for a loop too short to have parts', () => {
    expect(chorusIn(makeDrumLoop({ bpm: 120, seconds: 30 }).samples)).toBeNull();
  });
});
