import { readStyleFile, writeStyleFile } from './style-file.ts';
import { type Treatment, type TreatmentWeights, treatments } from './treatment.ts';

/** What a set is nearest to when it is told without doubt, so that there are two hands to choose from. */
const relatives: Readonly<Record<Treatment, Treatment>> = {
  flat: 'paint',
  paint: 'photo',
  photo: 'paint',
  ink: 'pencil',
  pencil: 'ink',
  pixel: 'flat',
};
/** Less than this is no second opinion. */
const leastWeight = 0.02;

/** The treatment that would suit second best. */
export function secondHand(first: Treatment, weights: TreatmentWeights): Treatment {
  const rest = treatments.filter((one) => one !== first);
  const next = rest.reduce((best, one) => (weights[one] > weights[best] ? one : best));
  return weights[next] >= leastWeight ? next : relatives[first];
}

/** The same style drawn in another treatment; null when the file is no style or lacks what it needs. */
export function withHand(file: Uint8Array, treatment: Treatment): Uint8Array | null {
  const style = readStyleFile(file);
  if (!style) return null;
  const needsTiles = treatment === 'ink' || treatment === 'pencil';
  return needsTiles && !style.tiles ? null : writeStyleFile({ ...style, treatment });
}
