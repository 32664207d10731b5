import { median } from '../../maths/statistics.ts';
import { type StyleTiles, tintSteps } from '../../style/learned-style.ts';
import { fifths, type TileCandidate, tileSide } from './find-tile-candidates.ts';

const perFifth = 5;
const perPicture = 4;
/** How much purity a tile loses whose energy is e times, or an eth of, the style's usual one. */
const energyPenalty = 0.5;
/** Pixels of one lightness below which their mean colour is chance. */
const fewestOfTint = 40;

/** Five tiles for each fifth of the style's lightness, few from one picture. */
export function chooseTiles(candidates: readonly TileCandidate[]): StyleTiles | null {
  if (candidates.length === 0) return null;
  const chosen = chooseByLightness(candidates);
  return {
    side: tileSide,
    count: chosen.length,
    lightness: joinPixels(chosen),
    tint: measureTint(chosen),
  };
}

function chooseByLightness(candidates: readonly TileCandidate[]): TileCandidate[] {
  const score = scoreFor(candidates);
  const byLightness = [...candidates].sort((one, other) => one.lightness - other.lightness);
  const taken = new Map<number, number>();
  const chosen: TileCandidate[] = [];
  for (let fifth = 0; fifth < fifths; fifth += 1) {
    const from = Math.floor((byLightness.length * fifth) / fifths);
    const to = Math.floor((byLightness.length * (fifth + 1)) / fifths);
    const best = byLightness.slice(from, to).sort((one, other) => score(other) - score(one));
    let count = 0;
    for (const candidate of best) {
      const used = taken.get(candidate.picture) ?? 0;
      if (count >= perFifth || used >= perPicture) continue;
      taken.set(candidate.picture, used + 1);
      chosen.push(candidate);
      count += 1;
    }
  }
  return chosen;
}

function scoreFor(candidates: readonly TileCandidate[]) {
  const usual = median(candidates.map(({ energy }) => energy));
  return ({ purity, energy }: TileCandidate) =>
    purity - energyPenalty * Math.abs(Math.log((energy + 1e-5) / (usual + 1e-5)));
}

function joinPixels(chosen: readonly TileCandidate[]): Uint8Array {
  const joined = new Uint8Array(chosen.length * tileSide ** 2);
  chosen.forEach(({ pixels }, tile) => {
    joined.set(pixels, tile * tileSide ** 2);
  });
  return joined;
}

/** Mean a and b for each step of lightness; empty steps take those of the nearest full one. */
function measureTint(chosen: readonly TileCandidate[]): Float32Array {
  const sums = new Float64Array(tintSteps * 3);
  for (const { tint } of chosen) {
    for (let i = 0; i < sums.length; i += 1) sums[i]! += tint[i]!;
  }
  const filled = Array.from({ length: tintSteps }, (_, step) => step).filter(
    (step) => sums[step * 3 + 2]! > fewestOfTint,
  );
  const tint = new Float32Array(tintSteps * 2);
  for (let step = 0; step < tintSteps; step += 1) {
    const near = filled.reduce(
      (best, one) => (Math.abs(one - step) < Math.abs(best - step) ? one : best),
      filled[0] ?? 0,
    );
    const count = Math.max(1, sums[near * 3 + 2]!);
    tint[step * 2] = sums[near * 3]! / count;
    tint[step * 2 + 1] = sums[near * 3 + 1]! / count;
  }
  return tint;
}
