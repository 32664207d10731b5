import { usualStep } from '../../maths/statistics.ts';
import type { MusicAnalysis } from '../../model/analysis.ts';
import { chooseOctave, meanStrength } from './choose-octave.ts';
import { findDownbeatPhase } from './find-downbeats.ts';
import { framesPerSecond, type MelSpectrogram } from './mel-spectrogram.ts';
import { measureOnsetStrength } from './onset-strength.ts';
import { placeBeats } from './place-beats.ts';
import { trackTempo } from './track-tempo.ts';

export type Beats = Pick<MusicAnalysis, 'tempoBpm' | 'beatSeconds' | 'downbeatSeconds' | 'pulse'>;

export const noBeats: Beats = { tempoBpm: 0, beatSeconds: [], downbeatSeconds: [], pulse: 0 };

/**
 * An onset raises the flux most when it lies just past the middle of the 1024 samples of its
 * frame: measured with clicks and decaying notes, this far after the frame's first sample.
 */
const onsetDelaySeconds = 0.025;

/** Shorter or sparser music has no pulse to cut on. */
const shortestSeconds = 2;
const fewestBeats = 4;
const beatsPerBar = 4;
/** A bare click track has nothing beside its beats: its pulse is this. */
const clearestPulse = 20;

/** Beats, downbeats (4/4) and tempo of a track of at least two seconds. Deterministic. */
export function findBeats(spectrogram: MelSpectrogram): Beats {
  if (spectrogram.frameCount < shortestSeconds * framesPerSecond) return noBeats;
  const onsets = measureOnsetStrength(spectrogram);
  const tracked = placeBeats(onsets.levelled, trackTempo(onsets.levelled));
  const beats = chooseOctave(tracked, onsets.low);
  if (beats.length < fewestBeats) return noBeats;
  const phase = findDownbeatPhase(beats, spectrogram, onsets.kick);
  const beatSeconds = beats.map(toSeconds);
  return {
    tempoBpm: (60 * framesPerSecond) / usualStep(beats),
    beatSeconds,
    downbeatSeconds: beatSeconds.filter((_, index) => index % beatsPerBar === phase),
    pulse: measurePulse(beats, onsets.levelled),
  };
}

function toSeconds(frame: number): number {
  return Math.max(0, frame / framesPerSecond + onsetDelaySeconds);
}

/** Onset strength on the beats against that a quarter beat beside them. */
function measurePulse(beats: readonly number[], strength: Float32Array): number {
  const quarters = beats
    .slice(1)
    .flatMap((beat, index) =>
      [0.25, 0.75].map((share) => beats[index]! * (1 - share) + beat * share),
    );
  const beside = meanStrength(quarters, strength);
  const onBeats = meanStrength(beats, strength);
  if (onBeats <= 0) return 0;
  return Math.min(clearestPulse, onBeats / Math.max(beside, onBeats / clearestPulse));
}
