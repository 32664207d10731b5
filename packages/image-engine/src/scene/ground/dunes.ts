import { mix, smoothstep } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import type { ScenePlan } from '../scene-plan.ts';
import type { Terrain } from './terrain.ts';

/** Sand dunes: long windward slopes, sharp crests, steep lee sides, wind ripples. */
export function makeDunes(plan: ScenePlan, noise: Noise): Terrain {
  const side = plan.heavySide;
  const hero = makeHero(plan);
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
      const plain = (large + fine + swell) * smoothstep(1, 6.5, z) - 0.35;
      const gap = plain - hero(x, z);
      // The dunes run into one another without a seam.
      let height = 0.5 * (plain + hero(x, z) + Math.sqrt(gap * gap + 0.006));
      if (octaves > 5) {
        const wave = z * 16 + x * 7 * side + noise.fbm(x * 1.6, z * 1.6, 3) * 8;
        const near = smoothstep(6.5, 1.2, z);
        if (near > 0) height += 0.024 * near * ripple(wave);
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

/**
 * The dune that leads into the picture: its crest winds from the foreground to the middle, one
 * side in the sun, the other, as steep as sand lies, in its own shade.
 */
function makeHero({ heavySide, seed }: ScenePlan): (x: number, z: number) => number {
  const phase = (seed % 13) * 0.48;
  const bend = 0.34 + 0.03 * (seed % 7);
  return (x, z) => {
    if (z > 9) return -1;
    const crestAt = bend * Math.sin(z * 0.95 + phase) * smoothstep(0.4, 3, z) - 0.1 * z + 0.18;
    const lee = x * heavySide - crestAt;
    const tall = 0.1 + 0.62 * smoothstep(0.3, 4.2, z) * (1 - smoothstep(5.5, 9, z));
    const slope = lee > 0 ? tall - 0.6 * lee : tall * (1 + 0.42 * lee);
    return slope - 0.36;
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
