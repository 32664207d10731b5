import { makeRandom } from '../../maths/seeded-random.ts';

const directionCount = 24;
const quantileCount = 128;
/** Any will do, as long as it never changes. */
const directionSeed = 20_111;

/**
 * Sliced Wasserstein distance (Rabin 2011) between two clouds of interleaved OKLab colours:
 * the mean over 24 fixed directions of the distance between their sorted projections.
 */
export function colourDistance(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (const direction of directions) {
    const first = sortedProjection(one, direction);
    const second = sortedProjection(other, direction);
    for (let q = 0; q < quantileCount; q += 1) {
      sum += Math.abs(at(first, (q + 0.5) / quantileCount) - at(second, (q + 0.5) / quantileCount));
    }
  }
  return sum / (directionCount * quantileCount);
}

const directions = (() => {
  const random = makeRandom(directionSeed);
  return Array.from({ length: directionCount }, () => {
    const z = 2 * random() - 1;
    const turn = 2 * Math.PI * random();
    const radius = Math.sqrt(1 - z * z);
    return [radius * Math.cos(turn), radius * Math.sin(turn), z] as const;
  });
})();

function sortedProjection(lab: Float32Array, [x, y, z]: readonly [number, number, number]) {
  const projected = new Float32Array(lab.length / 3);
  for (let i = 0; i < projected.length; i += 1) {
    projected[i] = x * lab[i * 3]! + y * lab[i * 3 + 1]! + z * lab[i * 3 + 2]!;
  }
  return projected.sort();
}

function at(sorted: Float32Array, share: number): number {
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (place - low);
}
