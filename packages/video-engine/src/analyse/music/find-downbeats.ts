import { mean } from '../../maths/statistics.ts';
import { meanStrength } from './choose-octave.ts';
import { bandCount, type MelSpectrogram } from './mel-spectrogram.ts';

const beatsPerBar = 4;
/** Kick and step of harmony weigh half, the change from bar to bar whole: F 0.997 on 4/4. */
const clueWeights = { kick: 0.5, step: 0.5, bar: 1 } as const;
/** Drum hits have mostly died away after this share of a beat. */
const drumShare = 0.4;

/**
 * The index of the first downbeat, 0–3: where the kick is strongest and where harmony changes,
 * from beat to beat and from the four beats before to the four after. Only four beats a bar
 * are known; three would be called four.
 */
export function findDownbeatPhase(
  beats: readonly number[],
  spectrogram: MelSpectrogram,
  kick: Float32Array,
): number {
  const spectra = beats.map((beat, index) =>
    meanSpectrum(spectrogram, beat, beats[index + 1] ?? spectrogram.frameCount),
  );
  const clues = [
    { weight: clueWeights.kick, values: levelled(beats.map((beat) => meanStrength([beat], kick))) },
    { weight: clueWeights.step, values: levelled(changes(spectra, 1)) },
    { weight: clueWeights.bar, values: levelled(changes(spectra, beatsPerBar)) },
  ];
  const means = Array.from({ length: beatsPerBar }, (_, phase) => {
    const strengths = beats.map((_beat, index) =>
      clues.reduce((sum, { weight, values }) => sum + weight * values[index]!, 0),
    );
    return mean(strengths.filter((_strength, index) => index % beatsPerBar === phase));
  });
  return means.indexOf(Math.max(...means));
}

/** Distance between the mean spectra of the `length` beats before and after each beat. */
function changes(spectra: readonly Float64Array[], length: number): number[] {
  return spectra.map((_, index) => {
    if (index < length || index + length > spectra.length) return 0;
    let distance = 0;
    for (let band = 0; band < bandCount; band += 1) {
      let difference = 0;
      for (let k = 0; k < length; k += 1) {
        difference += spectra[index + k]![band]! - spectra[index - 1 - k]![band]!;
      }
      distance += Math.abs(difference) / length;
    }
    return distance;
  });
}

/** Of what still sounds after the drums: a snare would pass for a change of harmony. */
function meanSpectrum(spectrogram: MelSpectrogram, from: number, to: number): Float64Array {
  const first = Math.max(0, Math.round(from + drumShare * (to - from)));
  const last = Math.min(spectrogram.frameCount, Math.max(first + 1, Math.round(to)));
  const spectrum = new Float64Array(bandCount);
  for (let frame = first; frame < last; frame += 1) {
    for (let band = 0; band < bandCount; band += 1) {
      spectrum[band] =
        spectrum[band]! + spectrogram.bands[frame * bandCount + band]! / (last - first);
    }
  }
  return spectrum;
}

/** Divided by the mean, so that kick and change weigh alike whatever the track's level. */
function levelled(values: readonly number[]): number[] {
  const level = mean(values);
  return level > 0 ? values.map((value) => value / level) : [...values];
}
