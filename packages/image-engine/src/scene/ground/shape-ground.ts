import { mix, smoothstep } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import type { SceneKind } from '../scene-description.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { lay } from './lay.ts';
import type { Terrain } from './terrain.ts';

/** A hill to build on, where the picture has none at that place. */
export function withHill(terrain: Terrain, { heavySide }: ScenePlan): Terrain {
  const rise = (x: number, z: number) => {
    const across = (x + heavySide * hill.x) / hill.wide;
    const along = (z - hill.z) / hill.wide;
    const square = across * across + along * along;
    return square > 1 ? 0 : hill.tall * (1 - square) ** 2;
  };
  return {
    ...terrain,
    ceiling: terrain.ceiling + hill.tall,
    height: (x, z, octaves) => terrain.height(x, z, octaves) + rise(x, z),
  };
}

/** Scene units; `x` on the open side. */
export const hill = { x: 1, z: 6, wide: 2.6, tall: 0.95 } as const;

/** Where water falls from a cliff at the far shore; `x` on the heavy side, `half` its half-width. */
export const falls = { x: 0.5, z: 4.2, tall: 0.95, half: 0.11 } as const;

/** A cliff for the water to fall from; woods and ranges go on above it. */
export function withFalls(terrain: Terrain, { heavySide }: ScenePlan, noise: Noise): Terrain {
  const cliff = (x: number, z: number) => {
    // Buttresses and ledges: a plain wall would look like a curtain.
    const ledge = noise.ridged(x * 2.6, z * 0.6, 3) * 0.34;
    const wander = (noise.fbm(x * 1.7, 4.2, 3) - 0.5) * 0.6 - ledge;
    const off = x - heavySide * falls.x;
    // Before the fall the wall is even and its lip a little lower.
    const calm = smoothstep(falls.half * 3, falls.half, Math.abs(off));
    const wall = smoothstep(falls.z, falls.z + mix(0.55, 0.16, calm), z + wander * (1 - calm));
    const side = smoothstep(-0.75, 0.1, off * heavySide + wander);
    const brow = falls.tall * (1 + 0.7 * (noise.fbm(x * 1.3 + 8, z, 4) - 0.5) * (1 - calm));
    return wall * side * (brow - 0.05 * calm) * smoothstep(9, 6, z);
  };
  return {
    ...terrain,
    height: (x, z, octaves) => {
      const ground = terrain.height(x, z, octaves);
      return z < falls.z - 0.4 || z > 9 ? ground : Math.max(ground, cliff(x, z));
    },
  };
}

/** A road that winds away from the eye; the ground levels out beside it. */
export function withRoad(terrain: Terrain, plan: ScenePlan, noise: Noise): Terrain {
  const lane = (z: number) => laneAt(plan, z);
  const isPaved = paved.includes(plan.description.kind);
  const half = halfWidth(plan);
  // Behind the first rise it turns off: no road climbs a peak.
  const end = ['mountains', 'snow', 'forest'].includes(plan.description.kind)
    ? 3.7
    : Number.POSITIVE_INFINITY;
  return {
    ...terrain,
    height(x, z, octaves) {
      const off = Math.abs(x - lane(z));
      if (z > end) return terrain.height(x, z, octaves);
      if (off > half * 3.4) return terrain.height(x, z, octaves);
      const level = terrain.height(lane(z), z, 3);
      return mix(level, terrain.height(x, z, octaves), smoothstep(half, half * 3.4, off));
    },
    shade(point, out) {
      terrain.shade(point, out);
      const { x, z } = point;
      if (z > end) return;
      const side = x - lane(z);
      const off = Math.abs(side);
      const frayed = half * (1 + 0.16 * (noise.fbm(x * 9, z * 9, 3) - 0.5));
      const soft = 0.012 + 0.004 * z;
      const cover = smoothstep(frayed + soft, frayed - soft, off);
      if (cover <= 0) return;
      const grain = noise.fbm(x * 34, z * 34, 3);
      if (isPaved) {
        lay(out, [0.085, 0.083, 0.085], cover, 0.8 + 0.4 * grain);
        const isDash = (z * 1.7) % 1 < 0.55;
        const line = smoothstep(0.012 + soft * 0.3, 0.006, off) * (isDash ? 1 : 0);
        const edge = smoothstep(0.012, 0.004, Math.abs(off - half * 0.88));
        lay(out, [0.62, 0.6, 0.5], Math.max(line, edge) * 0.8, 1);
        return;
      }
      const ruts = smoothstep(0.02, 0.05, Math.abs(off - half * 0.5));
      lay(out, [0.36, 0.28, 0.18], cover * (0.75 + 0.25 * (1 - ruts)), 0.75 + 0.5 * grain);
    },
  };
}

/** No grass grows there. */
export function isOnRoad(plan: ScenePlan, x: number, z: number): boolean {
  const { details } = plan.description;
  return details.includes('road') && Math.abs(x - laneAt(plan, z)) < halfWidth(plan);
}

function laneAt({ heavySide, seed }: ScenePlan, z: number): number {
  const away = heavySide * (0.12 - 0.12 * z) * smoothstep(0, 2.5, z);
  return away + Math.sin(z * 0.8 + (seed % 7)) * 0.3 * smoothstep(0.5, 4, z);
}

const paved: readonly SceneKind[] = ['desert', 'mountains'];

function halfWidth({ description }: ScenePlan): number {
  return paved.includes(description.kind) ? 0.17 : 0.12;
}
