import { describe, expect, it } from 'vitest';
import { peaksOf } from './peaks.ts';

describe('a waveform', () => {
  it('has the loudest sample of each stretch, the loudest of all being 1', () => {
    const samples = Float32Array.from([0.1, -0.2, 0.4, 0, -0.05, 0.1, 0, 0]);
    const peaks = peaksOf(samples, 4);
    expect(peaks.map((peak) => Math.round(peak * 100) / 100)).toEqual([0.5, 1, 0.25, 0]);
  });

  it('is flat for silence and for less samples than bars', () => {
    expect(peaksOf(new Float32Array(100), 4)).toEqual([0, 0, 0, 0]);
    expect(peaksOf(Float32Array.from([0.5]), 2)).toEqual([0, 1]);
  });
});
