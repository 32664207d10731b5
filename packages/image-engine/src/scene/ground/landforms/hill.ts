import type { ScenePlan } from '../../scene-plan.ts';
import type { Terrain } from '../terrain.ts';

/** Scene units; `x` on the open side. By eye: what stands on it stands at a third. */
export const hill = { x: 1, z: 6, wide: 2.6, tall: 0.95 } as const;

/** A hill to build on, where the picture has none at that place. */
export function withHill(terrain: Terrain, { heavySide }: Pick<ScenePlan, 'heavySide'>): Terrain {
  const rise = (x: number, z: number) => {
    const across = (x + heavySide * hill.x) / hill.wide;
    const away = (z - hill.z) / hill.wide;
    const square = across * across + away * away;
    return square > 1 ? 0 : hill.tall * (1 - square) ** 2;
  };
  return {
    ...terrain,
    ceiling: terrain.ceiling + hill.tall,
    height: (x, z, octaves) => terrain.height(x, z, octaves) + rise(x, z),
  };
}
