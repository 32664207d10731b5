import { mix, smoothstep } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { lay } from './lay.ts';
import { petals } from './petals.ts';
import type { Ground, Terrain } from './terrain.ts';
import { domeAt } from './tree-cover.ts';

/** Rolling farmland: a patchwork of fields, hedges between them, woods on the hills. */
export function makeFields(plan: ScenePlan, noise: Noise): Terrain {
  const bloom = bloomOf(plan);
  const plain = cropsOf[plan.description.season];
  const crops = bloom ? [bloom, plain[0]!, bloom, bloom] : plain;
  const hedge = hedgeOf[plan.description.season];
  const isSnowy = plan.description.season === 'winter';
  return {
    waterLevel: Number.NEGATIVE_INFINITY,
    ceiling: 2.4,
    far: 36,
    height(x, z, octaves) {
      const ground = rolling(noise, x, z, Math.min(octaves, 5));
      return octaves > 4 ? ground + coverAt(noise, x, z) : ground;
    },
    shade({ x, z, nx, detail }, out) {
      const patch = fieldAt(noise, x, z);
      const crop = bloom && z < 4.5 ? bloom : crops[Math.floor(patch.id * crops.length)]!;
      const tint = noise.fbm(x * 1.8, z * 1.8, 4);
      const fine = noise.fbm(x * 22, z * 22, Math.min(4, Math.max(1, detail - 4)));
      out.r = crop[0];
      out.g = crop[1];
      out.b = crop[2];
      const turn = patch.id * 9;
      const rows = Math.sin((x * Math.cos(turn) + z * Math.sin(turn)) * 46);
      const strong = crop === bloom ? 0.42 : patch.id > 0.35 ? 0.2 : 0.03;
      const seen = strong * smoothstep(7, 1.5, z);
      const level = 0.72 + 0.42 * tint + 0.36 * (fine - 0.5) + seen * rows;
      lay(out, [out.r, out.g, out.b], 1, level);
      const cover = coverAt(noise, x, z);
      if (cover > 0.004) leaves(noise, x, z, { out, hedge, cover, nx });
      if (isSnowy)
        lay(out, [0.82, 0.86, 0.93], cover > 0.004 ? 0.35 : 0.86, 0.92 + 0.2 * (fine - 0.5));
    },
  };
}

type Leaves = { out: Ground; hedge: readonly number[]; cover: number; nx: number };

function leaves(noise: Noise, x: number, z: number, { out, hedge, cover }: Leaves): void {
  const tone = noise.cell(Math.floor(x / 0.16), Math.floor(z / 0.16), 7);
  const clump = noise.fbm(x * 30, z * 30, 3);
  lay(
    out,
    hedge,
    smoothstep(0.004, 0.02, cover),
    0.45 + 0.5 * tone + 3 * cover + 0.7 * (clump - 0.5),
  );
}

function rolling(noise: Noise, x: number, z: number, octaves: number): number {
  const near = smoothstep(0.2, 2.5, z);
  const broad = noise.fbm(x * 0.2 + 3, z * 0.24 + 1, Math.min(3, octaves));
  const fine = noise.fbm(x * 0.7, z * 0.7 + 5, Math.min(3, octaves));
  const far = smoothstep(7, 24, z) * noise.fbm(x * 0.11 + 20, z * 0.11, octaves);
  return near * ((broad - 0.5) * 1.1 + (fine - 0.5) * 0.14) + far * 1.5 - 0.08;
}

/** Height of hedges and trees over the ground. */
function coverAt(noise: Noise, x: number, z: number): number {
  if (z < 1.1) return 0;
  const { edge, id } = fieldAt(noise, x, z);
  const line =
    edge < 0.055 ? domeAt(noise, x, z, 0.12) * 0.075 * (0.4 + noise.value(x * 1.1, z * 1.1)) : 0;
  const wood = noise.fbm(x * 0.45 + 12, z * 0.45 + 30, 3);
  const stand = wood > 0.6 ? domeAt(noise, x + 5, z, 0.16) * 0.17 : 0;
  const lone =
    id > 0.5 && noise.cell(Math.floor(x / 0.9), Math.floor(z / 0.9), 6) > 0.72
      ? loneTree(noise, x, z)
      : 0;
  return Math.max(line, stand, lone);
}

function loneTree(noise: Noise, x: number, z: number): number {
  const cx = Math.floor(x / 0.9);
  const cz = Math.floor(z / 0.9);
  const dx = x - (cx + 0.3 + 0.4 * noise.cell(cx, cz, 1)) * 0.9;
  const dz = z - (cz + 0.3 + 0.4 * noise.cell(cx, cz, 2)) * 0.9;
  const inside = 1 - (dx * dx + dz * dz) / 0.0055;
  return inside <= 0 ? 0 : Math.sqrt(inside) * 0.15;
}

/** Which field, and how far its border is (0 at the border); bent cells of unequal size. */
function fieldAt(noise: Noise, x: number, z: number): { id: number; edge: number } {
  const px = x * 0.62 + (noise.value(x * 0.5, z * 0.5) - 0.5) * 0.9 + 0.3 * z;
  const pz = z * 0.5 + (noise.value(x * 0.5 + 9, z * 0.5 + 4) - 0.5) * 0.8 - 0.12 * x;
  const ix = Math.floor(px);
  const iz = Math.floor(pz);
  let nearest = 9;
  let second = 9;
  let id = 0;
  for (let cz = iz - 1; cz <= iz + 1; cz += 1) {
    for (let cx = ix - 1; cx <= ix + 1; cx += 1) {
      const dx = cx + noise.cell(cx, cz, 1) - px;
      const dz = cz + noise.cell(cx, cz, 2) - pz;
      // Four-cornered distance: fields are ploughed in straight lines.
      const distance =
        Math.max(Math.abs(dx), Math.abs(dz)) + 0.25 * Math.min(Math.abs(dx), Math.abs(dz));
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        id = noise.cell(cx, cz, 4);
      } else if (distance < second) second = distance;
    }
  }
  return { id: mix(0, 0.999, id), edge: second - nearest };
}

/** Where flowers of a colour were asked for most fields are sown with them, row by row. */
function bloomOf({ description: { details, colours } }: ScenePlan): Crop | null {
  const petal = details.includes('flowers') ? petals[colours[0]!]?.[0] : undefined;
  return petal ? [petal[0] * 0.5 + 0.03, petal[1] * 0.5 + 0.06, petal[2] * 0.5 + 0.01] : null;
}

type Crop = readonly [number, number, number];
const cropsOf: Record<ScenePlan['description']['season'], readonly Crop[]> = {
  spring: [
    [0.12, 0.22, 0.045],
    [0.42, 0.36, 0.03],
    [0.09, 0.19, 0.04],
    [0.17, 0.24, 0.06],
    [0.2, 0.14, 0.08],
  ],
  summer: [
    [0.11, 0.17, 0.04],
    [0.46, 0.34, 0.11],
    [0.38, 0.3, 0.09],
    [0.14, 0.2, 0.05],
    [0.5, 0.38, 0.14],
  ],
  autumn: [
    [0.2, 0.15, 0.05],
    [0.3, 0.19, 0.06],
    [0.22, 0.13, 0.07],
    [0.14, 0.16, 0.05],
    [0.36, 0.22, 0.07],
  ],
  winter: [
    [0.3, 0.28, 0.24],
    [0.22, 0.2, 0.16],
    [0.18, 0.19, 0.13],
    [0.26, 0.22, 0.18],
  ],
};
const hedgeOf = {
  spring: [0.05, 0.1, 0.022],
  summer: [0.036, 0.072, 0.02],
  autumn: [0.2, 0.085, 0.02],
  winter: [0.09, 0.075, 0.06],
} as const;
