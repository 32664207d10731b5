import { mean } from '../maths/statistics.ts';
import { colourDistance } from './measure/colour-distance.ts';
import { textureDistance, textureModelOf } from './measure/texture-vector.ts';
import type { StudiedPicture } from './study-pictures.ts';

const folds = 4;
const nearest = 3;
/** Of the sampled colours one in so many is enough to compare distributions. */
const thinning = 4;

/**
 * How well the style describes pictures it has not seen: each quarter of the set is held out in
 * turn and its distance in colour and texture compared with that of the pictures learned from.
 * 0 = as near as the style's own, 1 = twice as far.
 */
export function scoreHeldOut(pictures: readonly StudiedPicture[]): number {
  const ratios: number[] = [];
  for (let fold = 0; fold < Math.min(folds, pictures.length); fold += 1) {
    const held = pictures.filter((_, i) => i % folds === fold);
    const learned = pictures.filter((_, i) => i % folds !== fold);
    if (learned.length < 2 || held.length === 0) continue;
    const model = textureModelOf(learned.map(({ texture }) => texture));
    const texture = (one: StudiedPicture) => textureDistance(one.texture, model);
    const colour = (one: StudiedPicture) => nearestColours(one, learned);
    for (const read of [texture, colour]) {
      ratios.push(mean(held.map(read)) / Math.max(1e-4, mean(learned.map(read))) - 1);
    }
  }
  return Math.round(1000 * Math.max(0, mean(ratios))) / 1000;
}

/** Mean distance to the nearest other pictures of the set. */
function nearestColours(one: StudiedPicture, set: readonly StudiedPicture[]): number {
  const distances = set
    .filter((other) => other !== one)
    .map((other) => colourDistance(thin(one.samples), thin(other.samples)))
    .sort((low, high) => low - high);
  return mean(distances.slice(0, nearest));
}

function thin(samples: Float32Array): Float32Array {
  const thinned = new Float32Array(Math.floor(samples.length / (3 * thinning)) * 3);
  for (let i = 0; i < thinned.length; i += 3)
    thinned.set(samples.subarray(i * thinning, i * thinning + 3), i);
  return thinned;
}
