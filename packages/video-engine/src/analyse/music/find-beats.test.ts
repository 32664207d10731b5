import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDrumLoop } from './drum-loop.testing.ts';
import { findBeats } from './find-beats.ts';
import { collectMelSpectrogram, sampleRate } from './mel-spectrogram.ts';

function beatsOf(samples: Float32Array) {
  const collector = collectMelSpectrogram();
  collector.push(samples);
  return findBeats(collector.finish());
}

function distanceToNearest(at: number, others: readonly number[]): number {
  return Math.min(...others.map((other) => Math.abs(other - at)));
}

describe('findBeats', () => {
  it('finds tempo and beats of any plain 4/4 between 90 and 130 BPM', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 90, max: 130, noNaN: true }),
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        (bpm, firstBeatSeconds) => {
          const track = makeDrumLoop({ bpm, seconds: 12, firstBeatSeconds });
          const found = beatsOf(track.samples);
          expect(Math.abs(found.tempoBpm / bpm - 1)).toBeLessThan(0.02);
          const missed = track.beatSeconds
            .slice(1, -1)
            .filter((at) => distanceToNearest(at, found.beatSeconds) > 0.03);
          expect(missed).toEqual([]);
        },
      ),
      { numRuns: 12, seed: 5 },
    );
  });

  it('puts the downbeat where the kick is stronger and the chord changes', () => {
    const track = makeDrumLoop({ bpm: 112, seconds: 20 });
    const downbeats = track.beatSeconds.filter((_, index) => index % 4 === 0).slice(1, -1);
    const found = beatsOf(track.samples).downbeatSeconds;
    expect(downbeats.filter((at) => distanceToNearest(at, found) > 0.03)).toEqual([]);
    expect(found.length).toBeLessThanOrEqual(downbeats.length + 2);
  });

  it('trusts a drum loop and not a steady noise', () => {
    expect(beatsOf(makeDrumLoop({ bpm: 120, seconds: 12 }).samples).pulse).toBeGreaterThan(4);
    let state = 1;
    const noise = Float32Array.from({ length: 12 * sampleRate }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32 - 0.5;
    });
    expect(beatsOf(noise).pulse).toBeLessThan(2);
  });

  it('finds nothing in silence or in a second of sound', () => {
    expect(beatsOf(new Float32Array(8 * sampleRate)).pulse).toBe(0);
    expect(beatsOf(makeDrumLoop({ bpm: 120, seconds: 1 }).samples).beatSeconds).toEqual([]);
  });

  it('does not depend on how the samples arrive', () => {
    const { samples } = makeDrumLoop({ bpm: 100, seconds: 6 });
    const collector = collectMelSpectrogram();
    for (let at = 0; at < samples.length; at += 777) collector.push(samples.subarray(at, at + 777));
    expect(findBeats(collector.finish())).toEqual(beatsOf(samples));
  });
});
