import { smoothstep } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { lay } from './lay.ts';
import type { Terrain } from './terrain.ts';
import { domeAt } from './tree-cover.ts';

/** Open sea with a headland far off; for a beach, sand that runs out under clear water. */
export function makeCoast(plan: ScenePlan, noise: Noise): Terrain {
  const { heavySide, description } = plan;
  const isBeach = description.kind === 'beach';
  const height = (x: number, z: number, octaves: number): number => {
    const off = x * heavySide;
    const shape = noise.eroded(x * 0.5 + 3, z * 0.34 + 7, octaves);
    const edge = 1.5 + 0.13 * z + (noise.value(z * 0.5, 2) - 0.5) * 1.1;
    const reach = smoothstep(isBeach ? 3.2 : 6.5, isBeach ? 6 : 9, z) * (1 - smoothstep(15, 20, z));
    const land = smoothstep(edge, edge + 2.2, off) * reach;
    const cliff = land * (0.18 + 1.05 * shape * smoothstep(0, 1, land));
    if (!isBeach) return -0.6 + 0.68 * smoothstep(0.02, 0.12, land) + cliff * 0.9;
    const line = 0.92 + 0.85 * off + 0.3 * (noise.fbm(x * 0.9 + 2, z * 0.7, 3) - 0.5);
    const slope = Math.max(-0.85, (line - z * (1 - 0.18 * smoothstep(0, 2, off))) * 0.115);
    const dry = slope > 0 ? slope : slope * (0.8 + 0.5 * noise.fbm(x * 0.7, z * 0.7 + 5, 3));
    const bumps =
      slope > 0.02 && octaves > 5
        ? 0.011 * smoothstep(0.02, 0.06, slope) * noise.fbm(x * 5 + z * 2, z * 9, octaves - 3)
        : 0;
    const trees = cliff > 0.16 && octaves > 4 ? domeAt(noise, x, z, 0.14) * 0.1 : 0;
    return Math.max(dry + bumps, cliff * 1.1 - 0.12 + trees);
  };
  return {
    height,
    waterLevel: 0,
    ceiling: 2,
    far: isBeach ? 26 : 24,
    shade({ x, z, height: above, ny, detail }, out) {
      const grain = noise.fbm(x * 30, z * 30, Math.min(4, Math.max(1, detail - 4)));
      const patch = noise.fbm(x * 1.6, z * 1.6, 3);
      const rock = 0.16 + 0.16 * noise.fbm(x * 2, above * 9 + z, 4);
      out.r = rock;
      out.g = rock * 0.92;
      out.b = rock * 0.82;
      if (isBeach && z < 3.4 + Math.max(0, 1 - above * 8) && above < 0.3) {
        const wet = 1 - smoothstep(0.006, 0.03, above);
        lay(
          out,
          [0.54, 0.43, 0.29],
          1,
          (0.9 + 0.22 * (patch - 0.5) + 0.24 * (grain - 0.5)) * (1 - 0.42 * wet),
        );
        return;
      }
      const green = smoothstep(0.55, 0.8, ny) * smoothstep(0.1, 0.2, above);
      lay(out, [0.075, 0.11, 0.032], green, 0.6 + 0.7 * patch);
      const crown = isBeach ? domeAt(noise, x, z, 0.14) : 0;
      const grown = smoothstep(0.1, 0.2, above) * smoothstep(0, 0.2, crown);
      lay(out, [0.04, 0.075, 0.02], grown, 0.45 + 0.7 * crown);
    },
  };
}
