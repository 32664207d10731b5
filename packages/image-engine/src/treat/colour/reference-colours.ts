import { sampleSide } from '../../style/sample-colours.ts';
import type { Reference } from './choose-references.ts';

/** The colours of several pictures, each counting as much as its picture. */
export type ReferenceColours = {
  /** Interleaved OKLab. */
  readonly samples: Float32Array;
  readonly weights: Float32Array;
};

export function joinReferences(references: readonly Reference[]): ReferenceColours {
  const each = sampleSide ** 2;
  const samples = new Float32Array(references.length * each * 3);
  const weights = new Float32Array(references.length * each);
  references.forEach(({ picture, weight }, i) => {
    samples.set(picture.samples, i * each * 3);
    weights.fill(weight, i * each, (i + 1) * each);
  });
  return { samples, weights };
}

export function lightnessOf(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: samples.length / 3 }, (_, i) => samples[i * 3]!);
}

export function meanChroma(samples: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i += 3) sum += Math.hypot(samples[i + 1]!, samples[i + 2]!);
  return sum / (samples.length / 3);
}
