import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MusicAnalysis } from './analysis.ts';
import { extendBeatGrid } from './extend-beat-grid.ts';

function steadyMusic(bpm: number, durationSeconds: number, firstBeat = 0.3): MusicAnalysis {
  const beatSeconds: number[] = [];
  for (let at = firstBeat; at < durationSeconds - 0.8; at += 60 / bpm) beatSeconds.push(at);
  return {
    durationSeconds,
    tempoBpm: bpm,
    beatSeconds,
    downbeatSeconds: beatSeconds.filter((_, index) => index % 4 === 1),
    pulse: 5,
    loudnessLufs: -12,
  };
}

describe('extendBeatGrid', () => {
  it('keeps the beats of music that is long enough', () => {
    const grid = extendBeatGrid(steadyMusic(120, 60), 15);
    expect(grid.loop).toBeNull();
    expect(grid.beatSeconds.at(-1)).toBeLessThan(15);
    expect(grid.beatSeconds).toHaveLength(30);
  });

  it('loops from downbeat to downbeat without a limp in the pulse', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 70, max: 170, noNaN: true }),
        fc.double({ min: 8, max: 40, noNaN: true }),
        fc.double({ min: 41, max: 120, noNaN: true }),
        (bpm, durationSeconds, filmSeconds) => {
          const grid = extendBeatGrid(steadyMusic(bpm, durationSeconds), filmSeconds);
          const period = 60 / bpm;
          const gaps = grid.beatSeconds.slice(1).map((at, i) => at - grid.beatSeconds[i]!);
          expect(Math.min(...gaps)).toBeGreaterThan(period - 0.021);
          expect(Math.max(...gaps)).toBeLessThan(period * 1.02);
          expect(filmSeconds - grid.beatSeconds.at(-1)!).toBeLessThan(period * 1.02);
          const length = grid.loop!.endSeconds - grid.loop!.startSeconds;
          const bars = Math.round(length / (4 * period));
          expect(Math.abs(length - bars * 4 * period)).toBeLessThan(0.021);
          for (const restart of grid.loop!.restartSeconds) {
            expect(grid.downbeatSeconds.some((at) => Math.abs(at - restart) < 1e-6)).toBe(true);
          }
        },
      ),
      { numRuns: 100, seed: 3 },
    );
  });

  it('loops the whole track when it has no beats', () => {
    const music = { ...steadyMusic(120, 10), beatSeconds: [], downbeatSeconds: [] };
    expect(extendBeatGrid(music, 25)).toEqual({
      beatSeconds: [],
      downbeatSeconds: [],
      periodSeconds: 0,
      loop: { startSeconds: 0, endSeconds: 10, restartSeconds: [10, 20] },
    });
  });
});
