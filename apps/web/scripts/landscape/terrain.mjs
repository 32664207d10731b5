import { makeNoise } from './noise.mjs';

export const cells = 1536;
export const metresPerCell = 6;

/** An archipelago: heights in metres over the sea, one per cell, row by row. */
export function makeTerrain(seed, { lift }) {
  const noise = makeNoise(seed);
  const heights = new Float32Array(cells * cells);
  for (let y = 0; y < cells; y += 1) {
    for (let x = 0; x < cells; x += 1) {
      const u = (x / cells) * 7;
      const v = (y / cells) * 7;
      const warp = noise.cloud(u * 1.3 + 40, v * 1.3 + 9, 3) * 0.9;
      const land = noise.cloud(u * 0.62 + warp + 3, v * 0.62 + 17, 3) + lift;
      const relief = noise.eroded(u * 0.9 + warp, v * 0.9 + 5, 11);
      const mass = smooth((land - 0.36) / 0.3);
      const crags = (noise.cloud(u * 9 + 2, v * 9, 6) - 0.48) * 95 * mass * (0.3 + relief);
      const height = (relief * 330 - 62) * mass * (0.35 + mass) - 80 * (1 - mass) + crags;
      heights[y * cells + x] = height > 0 ? height : height * 0.55;
    }
  }
  return { heights, noise };
}

function smooth(t) {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
}
