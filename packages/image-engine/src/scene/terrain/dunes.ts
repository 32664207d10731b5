import { mix, type Noise, smoothstep } from '../noise.ts';
import type { ScenePlan } from '../scene-plan.ts';
import type { Terrain } from './terrain.ts';

/** Sand dunes: long windward slopes, sharp crests, steep lee sides, wind ripples. */
export function makeDunes(plan: ScenePlan, noise: Noise): Terrain {
  const side = plan.heavySide;
  return {
    waterLevel: Number.NEGATIVE_INFINITY,
    ceiling: 2.2,
    far: 40,
    height(x, z, octaves) {
      const bend = (noise.fbm(x * 0.16 + 5, z * 0.13 + 2, 3) - 0.5) * 5;
      const large = crest(noise, x * 0.16 * side + bend * 0.28 + z * 0.1, z * 0.09 + 3) * 0.95;
      const middle = crest(noise, x * 0.34 * side + bend * 0.34 + 9 + z * 0.16, z * 0.17) * 0.34;
      const swell = noise.fbm(x * 0.2, z * 0.2 + 8, 2) * 0.5;
      const fine = octaves > 5 ? middle : middle * 0.4;
      let height = (large + fine + swell) * smoothstep(0.25, 3.6, z) - 0.35;
      if (octaves > 5) {
        const wave = z * 16 + x * 7 * side + noise.fbm(x * 1.6, z * 1.6, 3) * 8;
        const near = smoothstep(6.5, 1.2, z);
        if (near > 0) height += 0.019 * near * ripple(wave);
      }
      return height;
    },
    shade({ x, z, ny, detail }, out) {
      const broad = noise.fbm(x * 0.7, z * 0.7 + 4, 3);
      const grain = noise.fbm(x * 40, z * 40, Math.min(3, Math.max(1, detail - 5)));
      const level = (0.86 + 0.26 * broad + 0.1 * (grain - 0.5)) * mix(0.9, 1, ny);
      out.r = 0.57 * level;
      out.g = 0.365 * level;
      out.b = 0.19 * level;
    },
  };
}

/** Rises slowly, falls steeply: 0–1 along x, different in every row of cells. */
function crest(noise: Noise, x: number, z: number): number {
  const shift = noise.value(3.7, z * 2) * 2;
  const t = x + shift;
  const cell = Math.floor(t);
  const f = t - cell;
  const tall = 0.45 + 0.55 * noise.value(cell * 7.3, z * 3 + cell);
  const windward = f / 0.72;
  const lee = (1 - f) / 0.28;
  // The crest is rounded just enough that no sample falls beside it.
  const round = 0.24;
  const gap = Math.max(0, round - Math.abs(windward - lee)) / round;
  const rise = Math.min(windward, lee) - gap * gap * round * 0.25;
  return rise * rise * (1.7 - 0.7 * rise) * tall;
}

function ripple(phase: number): number {
  const t = phase / (2 * Math.PI);
  const f = t - Math.floor(t);
  return f < 0.68 ? f / 0.68 : (1 - f) / 0.32;
}
