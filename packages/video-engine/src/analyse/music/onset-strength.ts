import { bandCount, framesPerSecond, type MelSpectrogram } from './mel-spectrogram.ts';

export type OnsetStrength = {
  /** All bands, levelled: what tempo and beats are read from. One value a frame. */
  readonly levelled: Float32Array;
  /** Below 2 kHz, not levelled: what tells a beat from an off-beat. */
  readonly low: Float32Array;
  /** The lowest four bands: the kick drum and the bass. */
  readonly kick: Float32Array;
};

/** Below 2 kHz. */
const lowBands = 18;
const kickBands = 4;
/** The kick carries the beat: its bands count twice. */
const kickWeight = 2;
/** On either side: what lasts longer than a note is level, not onset. */
const meanSeconds = 0.4;
/** On either side: an intro this long is heard at its own loudness. */
const loudnessSeconds = 3;
/** Of the whole track's level, added to the one around: silence is not raised to music. */
const overallShare = 0.15;

/**
 * Spectral flux with a maximum filter over three bands (Böck & Widmer 2013): vibrato and
 * glides move energy between bands and must not count as onsets.
 */
export function measureOnsetStrength(spectrogram: MelSpectrogram): OnsetStrength {
  const { frameCount, bands } = spectrogram;
  const full = new Float32Array(frameCount);
  const low = new Float32Array(frameCount);
  const kick = new Float32Array(frameCount);
  for (let frame = 2; frame < frameCount; frame += 1) {
    const now = frame * bandCount;
    const before = (frame - 2) * bandCount;
    for (let band = 0; band < bandCount; band += 1) {
      const left = bands[before + Math.max(0, band - 1)]!;
      const right = bands[before + Math.min(bandCount - 1, band + 1)]!;
      const rise = bands[now + band]! - Math.max(left, bands[before + band]!, right);
      if (rise <= 0) continue;
      full[frame] = full[frame]! + (band < kickBands ? kickWeight * rise : rise);
      if (band < lowBands) low[frame] = low[frame]! + rise;
      if (band < kickBands) kick[frame] = kick[frame]! + rise;
    }
  }
  return { levelled: level(full), low, kick };
}

/** Takes off the moving mean, then divides by the loudness around: a quiet intro counts too. */
function level(flux: Float32Array): Float32Array {
  const mean = movingMean(flux, Math.round(meanSeconds * framesPerSecond));
  const raised = flux.map((value, frame) => Math.max(0, value - mean[frame]!));
  const squares = raised.map((value) => value * value);
  const around = movingMean(squares, Math.round(loudnessSeconds * framesPerSecond));
  const overall = Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / squares.length);
  if (!(overall > 0)) return raised;
  return raised.map((value, frame) => value / (Math.sqrt(around[frame]!) + overallShare * overall));
}

/** Mean over `radius` frames on both sides, fewer at the ends. */
function movingMean(values: Float32Array, radius: number): Float32Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i += 1) sums[i + 1] = sums[i]! + values[i]!;
  return values.map((_, i) => {
    const from = Math.max(0, i - radius);
    const to = Math.min(values.length, i + radius + 1);
    return (sums[to]! - sums[from]!) / (to - from);
  });
}
