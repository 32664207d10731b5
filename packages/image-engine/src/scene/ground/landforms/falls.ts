import { mix } from '../../../maths/interpolation.ts';
import type { Noise } from '../../../maths/noise.ts';
import { fractal } from '../../../maths/pattern.ts';
import { along } from '../../../maths/ramp.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import type { Terrain } from '../terrain.ts';

/** Where water falls from a cliff at the far shore; `x` on the heavy side, `half` its half-width. */
export const falls = { x: 0.5, z: 4.2, tall: 0.95, half: 0.11 } as const;

/** Scene units; by eye. */
const cliff = {
  /** Buttresses and ledges: a plain wall would look like a curtain. */
  ledge: { x: 2.6, z: 0.6, octaves: 3, depth: 0.34 },
  wander: { perX: 1.7, row: 4.2, most: 0.6 },
  /** Before the fall the wall is even and its lip a little lower. */
  calmHalves: 3,
  slope: { usual: 0.55, calm: 0.16 },
  side: [-0.75, 0.1],
  brow: { more: 0.7, pattern: fractal({ scale: [1.3, 1], shift: [8, 0], octaves: 4 }), lip: 0.05 },
  before: 0.4,
  ends: [9, 6],
} as const;

/** A cliff for the water to fall from; woods and ranges go on above it. */
export function withFalls(terrain: Terrain, plan: ScenePlan, noise: Noise): Terrain {
  return {
    ...terrain,
    height: (x, z, octaves) => {
      const ground = terrain.height(x, z, octaves);
      const isBeside = z < falls.z - cliff.before || z > cliff.ends[0];
      return isBeside ? ground : Math.max(ground, cliffAt(plan, noise, x, z));
    },
  };
}

function cliffAt({ heavySide }: ScenePlan, noise: Noise, x: number, z: number): number {
  const { ledge, wander, slope, brow } = cliff;
  const stands = noise.ridged(x * ledge.x, z * ledge.z, ledge.octaves) * ledge.depth;
  const wanders = (noise.fbm(x * wander.perX, wander.row, 3) - 0.5) * wander.most - stands;
  const off = x - heavySide * falls.x;
  const calm = along([falls.half * cliff.calmHalves, falls.half], Math.abs(off));
  const steep = mix(slope.usual, slope.calm, calm);
  const wall = along([falls.z, falls.z + steep], z + wanders * (1 - calm));
  const side = along(cliff.side, off * heavySide + wanders);
  const rough = 1 + brow.more * (brow.pattern(noise, x, z) - 0.5) * (1 - calm);
  return wall * side * (falls.tall * rough - brow.lip * calm) * along(cliff.ends, z);
}
